// Position strings: `board actor scores holds phase pivot left`, in Expert also `hands terrain armed`.

#include <fmt/format.h>

#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/position_reader.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki {

namespace {

template <class P>
std::string board_text(const P& position) {
    return rows_text<Grid>([&](Cell cell) -> std::string {
        const auto cube = position.at(cell);
        if (!cube) return {};
        return {letter_of(cube->side, cube->lies.top()), letter_of(cube->side, cube->lies.face(Axis::x))};
    });
}

template <class P>
std::string holds_text(const P& position) {
    std::string text;
    for (const Element element : elements) {
        const auto holder = position.hold(element);
        text += !holder ? '-' : *holder == Side::first ? 'w' : 'b';
    }
    return text;
}

template <class P>
std::optional<Cell> marked_cube(const P& position) {
    if constexpr (P::has_tiles) {
        if (P::asks_about_a_cube(position.phase())) return position.active();
    }
    return std::nullopt;
}

std::string armed_text(const Chaos& chaos, const Rules& rules) {
    std::string text;
    if (const auto seat = chaos.yokai()) text += fmt::format("y:{}", name_of(*seat, rules));
    if (const auto first = chaos.confused(0)) {
        text += fmt::format("{}c:{}", text.empty() ? "" : ";", name_of(*first, rules));
        if (const auto second = chaos.confused(1)) text += fmt::format(",{}", name_of(*second, rules));
    }
    return text.empty() ? "-" : text;
}

}  // namespace

template <Tiles kTiles>
std::string to_text(const BasicPosition<kTiles>& position) {
    const Rules rules = position.rules();
    std::string text = fmt::format(
        "{} {} {}-{} {} {} {} {}", board_text(position), name_of(position.seat_to_move(), rules),
        position.score(Side::first), position.score(Side::second), holds_text(position), name_of(position.phase()),
        position.is_pivot_banned() ? 'x' : '+', left_text(position.trails(), marked_cube(position)));
    if constexpr (BasicPosition<kTiles>::has_tiles) {
        const Chaos& chaos = position.chaos();
        for (const Seat seat : seats_of(rules)) {
            text +=
                fmt::format("{}{}:{}", seat.index == 0 ? ' ' : ';', name_of(seat, rules), tiles_text(chaos.hand(seat)));
        }
        text += fmt::format(" {} {}", terrain_text(chaos), armed_text(chaos, rules));
    }
    return text;
}

template <Tiles kTiles>
Parsed<BasicPosition<kTiles>> BasicPosition<kTiles>::parse(std::string_view text, const Rules& rules) {
    Faults faults;
    const BasicPosition position = read(text, rules, faults);
    return parsed(position, faults);
}

template <Tiles kTiles>
BasicPosition<kTiles> BasicPosition<kTiles>::read(std::string_view text, const Rules& rules, Faults& faults) {
    return PositionReader<BasicPosition>(rules, faults).read(text);
}

template std::string to_text(const Position&);
template std::string to_text(const ExpertPosition&);
template Position BasicPosition<Tiles::without>::read(std::string_view, const Rules&, Faults&);
template ExpertPosition BasicPosition<Tiles::with>::read(std::string_view, const Rules&, Faults&);
template Parsed<Position> BasicPosition<Tiles::without>::parse(std::string_view, const Rules&);
template Parsed<ExpertPosition> BasicPosition<Tiles::with>::parse(std::string_view, const Rules&);

}  // namespace tessera::himiki
