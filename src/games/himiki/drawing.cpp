#include "games/himiki/drawing.hpp"

#include <string_view>

#include <fmt/format.h>

#include "games/himiki/board_drawing.hpp"
#include "games/himiki/player_name.hpp"

namespace tessera::himiki {

namespace {

std::string_view task_in(Phase phase) {
    switch (phase) {
        case Phase::place:
            return "places a cube";
        case Phase::turn:
            return "tips or pivots";
        case Phase::replay:
            return "may replay, or end";
        case Phase::chaos:
        case Phase::chaos_then_replay:
            return "may play a tile, or keep";
        case Phase::impulse:
            return "must tip on (IM>...)";
        case Phase::teleport:
            return "must slide (TP>...)";
        case Phase::transfer:
            return "must swap (TR>...)";
        case Phase::yokai:
            return "may use the yokai (YM>...)";
    }
    return "";
}

template <class P>
void note_state(Notes& notes, const P& position) {
    const Rules rules = position.rules();
    if (const auto ended = position.outcome()) {
        notes.add(*ended->winner == Side::first ? "White wins" : "Black wins", Ink::strong);
        notes.skip();
    } else {
        const Seat seat = position.seat_to_move();
        const std::string short_name = rules.in_pairs() ? fmt::format(" ({})", name_of(seat, rules)) : "";
        notes.add(player_name(seat, rules) + short_name, Ink::strong);
        notes.add(task_in(position.phase()));
    }
    if (position.is_pivot_banned()) notes.add("No pivot at the start");
    if (position.is_confused()) notes.add("Confused: moves the other");
    notes.skip();
    notes.add(fmt::format("White {} - {} Black", position.score(Side::first), position.score(Side::second)),
              Ink::strong);
    for (const Element element : elements) {
        constexpr std::array<std::string_view, 3> words = {"fire", "water", "wood"};
        const auto holder = position.hold(element);
        if (holder) {
            notes.add(fmt::format("{} holds {}", *holder == Side::first ? "White" : "Black", words[index_of(element)]));
        }
    }
    notes.skip();
}

void note_tiles(Notes& notes, const View* view, const ExpertPosition& position) {
    const Rules rules = position.rules();
    const Chaos& chaos = position.chaos();
    for (const Seat seat : seats_of(rules)) {
        std::string tiles;
        chaos.hand(seat).each([&](Tile tile) { tiles += fmt::format(" {}", name_of(tile)); });
        if (view != nullptr && !view->sees_hand_of(seat)) {
            for (unsigned n = 0; n < view->tiles_held_by(seat); ++n) tiles += " ?";
        }
        notes.add(fmt::format("{}:{}", name_of(seat, rules), tiles.empty() ? " -" : tiles));
    }
    if (const auto seat = chaos.yokai()) notes.add(fmt::format("Yokai before {}", name_of(*seat, rules)));
    if (const auto first = chaos.confused(0)) {
        const auto second = chaos.confused(1);
        notes.add(fmt::format("Confused turns: {}{}", name_of(*first, rules),
                              second ? fmt::format(", {}", name_of(*second, rules)) : ""));
    }
    notes.skip();
}

template <class P>
std::string drawn(const P& position, const View* view, std::optional<Move> last, const DrawStyle& style) {
    const auto content = [&](Cell cell) {
        CellContent found = {.cube = position.at(cell)};
        if constexpr (P::has_tiles) found.terrain = position.chaos().terrain_on(cell);
        return found;
    };
    Paper sheet = board_sheet(content, BlackFaces::shown, last, style);
    Notes notes(sheet);
    note_state(notes, position);
    if constexpr (P::has_tiles) note_tiles(notes, view, position);
    notes.add_legend();
    return sheet.text(style.colours);
}

}  // namespace

std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style) {
    return drawn(position, nullptr, last, style);
}

std::string draw(const ExpertPosition& position, std::optional<Move> last, const DrawStyle& style) {
    return drawn(position, nullptr, last, style);
}

std::string draw(const View& view, std::optional<Move> last, const DrawStyle& style) {
    return drawn(view.shown(), &view, last, style);
}

}  // namespace tessera::himiki
