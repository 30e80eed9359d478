// Position strings: `board actor scores holds phase pivot left`, in Expert also `hands terrain armed`.

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/position_reader.hpp"

namespace tessera::himiki {

namespace {

char letter_of(Side side, Element element) {
    const char letter = letter_of(element);
    return side == Side::first ? letter : to_lower(letter);
}

template <class P>
std::string board_text(const P& position) {
    std::string text;
    for (int row = Grid::rows - 1; row >= 0; --row) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int column = 0; column < Grid::columns; ++column) {
            const auto cube = position.at(*Grid::cell_at(row, column));
            if (!cube) {
                ++gap;
                continue;
            }
            close_gap();
            text += letter_of(cube->side, cube->lies.top());
            text += letter_of(cube->side, cube->lies.face(Axis::x));
        }
        close_gap();
        if (row > 0) text += '/';
    }
    return text;
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
std::string left_text(const P& position) {
    const auto& trails = position.trails();
    if (trails.empty()) return "-";
    std::string text;
    for (const Cell cube : each(trails.cubes())) {
        std::size_t i = 0;
        while (trails.cube(i) != cube) ++i;
        if (!text.empty()) text += ',';
        text += name(cube);
        if constexpr (P::has_tiles) {
            if (P::asks_about_a_cube(position.phase()) && cube == position.active()) text += '!';
        }
        for (const Cell cell : trails.left_by(i)) text += '<' + name(cell);
    }
    return text;
}

std::string tiles_text(TileSet tiles) {
    std::string text;
    tiles.each([&](Tile tile) { text += fmt::format("{}{}", text.empty() ? "" : ",", name_of(tile)); });
    return text.empty() ? "-" : text;
}

std::string terrain_text(const Chaos& chaos) {
    std::string text;
    for (const Cell cell : each(chaos.terrain())) {
        text += fmt::format("{}{}={}", text.empty() ? "" : ",", name(cell), name_of(*chaos.terrain_on(cell)));
    }
    return text.empty() ? "-" : text;
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
    std::string text =
        fmt::format("{} {} {}-{} {} {} {} {}", board_text(position), name_of(position.seat_to_move(), rules),
                    position.score(Side::first), position.score(Side::second), holds_text(position),
                    name_of(position.phase()), position.is_pivot_banned() ? 'x' : '+', left_text(position));
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
    return PositionReader<BasicPosition>(rules).read(text);
}

template std::string to_text(const Position&);
template std::string to_text(const ExpertPosition&);
template Parsed<Position> BasicPosition<Tiles::without>::parse(std::string_view, const Rules&);
template Parsed<ExpertPosition> BasicPosition<Tiles::with>::parse(std::string_view, const Rules&);

}  // namespace tessera::himiki
