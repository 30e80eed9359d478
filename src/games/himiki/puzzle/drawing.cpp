#include "games/himiki/puzzle/drawing.hpp"

#include <fmt/format.h>

#include "games/himiki/board_drawing.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/words.hpp"

namespace tessera::himiki::puzzle {

namespace {

std::string_view task_in(Phase phase) {
    switch (phase) {
        case Phase::turn:
            return "Tip or pivot (costs 1)";
        case Phase::replay:
            return "Free replay, or end";
        case Phase::impulse:
            return "Tip on (IM>...)";
        case Phase::teleport:
            return "Slide (TP>...)";
        case Phase::transfer:
            return "Swap (TR>...)";
        case Phase::yokai:
            return "Use the yokai? (YM>...)";
    }
    return "";
}

void note_state(Notes& notes, const Position& position) {
    if (position.is_solved()) {
        notes.add("Solved", Ink::strong);
    } else if (position.is_lost()) {
        notes.add("No white cube is left", Ink::strong);
    } else {
        notes.add(task_in(position.phase()), Ink::strong);
    }
    notes.skip();
    notes.add(fmt::format("Moves spent: {}", position.spent()));
    notes.add(fmt::format("Black cubes: {}", count(position.board().of(Side::second))));
}

void note_extras(Notes& notes, const Position& position) {
    for (const Element element : elements) {
        if (position.hold(element) == Hold::not_asked) continue;
        notes.add(fmt::format("Hold of {}: {}", word_of(element),
                              position.hold(element) == Hold::taken ? "taken" : "take it"));
    }
    if (!position.events().empty()) {
        notes.add("Tiles to play:");
        position.events().each([&](Tile tile) { notes.add(fmt::format("  {} {}", name_of(tile), word_of(tile))); });
    }
    if (position.is_armed()) notes.add("The yokai waits");
    for (const Cell cell : each(position.chaos().terrain())) {
        const Tile tile = *position.chaos().terrain_on(cell);
        notes.add(fmt::format("{} on {}: {}", name_of(tile), name(cell), word_of(tile)));
    }
}

}  // namespace

std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style) {
    const auto content = [&](Cell cell) {
        return CellContent{.cube = position.at(cell), .terrain = position.chaos().terrain_on(cell)};
    };
    Paper sheet = board_sheet(content, BlackFaces::hidden, last, style);
    Notes notes(sheet);
    note_state(notes, position);
    note_extras(notes, position);
    notes.skip();
    notes.add_legend();
    return sheet.text(style.colours);
}

}  // namespace tessera::himiki::puzzle
