#include "games/remparts/screen.hpp"

#include "core/board_picture.hpp"
#include "core/taps.hpp"

namespace tessera::remparts {

namespace {

constexpr std::string_view end_tap = "do:end";

/// Black begins, and from the upper edge (R2, R3).
std::string_view ground_of(Cell cell) {
    if (Grid::row_of(cell) == Grid::rows - 1) return "home-p1";
    return Grid::row_of(cell) == 0 ? "home-p2" : "plain";
}

std::string letter_text(Kind knight) {
    return std::string(1, letter_of(knight));
}

/// What one tapped cell is meant for: a piece goes, a wall is destroyed, on a path one is built.
std::string attempt_on(const Position& position, Cell cell) {
    if (position.at(cell)) return to_text(position, Move{Act::slide, cell, cell});
    const Act act = has(position.walls(), cell.index) ? Act::destroy : Act::build;
    return to_text(position, Move{act, cell, cell});
}

}  // namespace

std::vector<std::string> letters_of(const Captives& lost) {
    std::vector<std::string> letters;
    for (const Kind knight : knights) letters.insert(letters.end(), lost.of(knight), letter_text(knight));
    return letters;
}

BoardPicture board_picture(const Position&) {
    return picture_of_squares<Grid>(ground_of);
}

Scene scene_of(const Position& position) {
    Scene scene;
    for (const Cell cell : cells) {
        if (const auto piece = position.at(cell))
            scene.pieces.push_back({.cell = name(cell), .side = piece->side, .kind = word_of(piece->kind)});
        if (has(position.walls(), cell.index)) scene.marks.push_back({.cell = name(cell), .kind = "wall"});
        if (has(position.turned(), cell.index)) scene.marks.push_back({.cell = name(cell), .kind = "turned"});
    }
    scene.facts.push_back({.kind = "phase", .value = position.is_turn_start() ? "turn" : "continue"});
    scene.facts.push_back({.kind = "used", .value = std::to_string(position.used()), .most = actions_a_turn});
    for (const Side side : {Side::first, Side::second}) {
        if (position.lost(side).is_empty()) continue;
        scene.facts.push_back({.kind = "lost", .side = side, .values = letters_of(position.lost(side))});
    }
    return scene;
}

std::vector<Gesture> gestures_of(const Position&, Move move) {
    if (move.act == Act::end) return {{.steps = {std::string(end_tap)}}};
    if (is_flip(move)) return {{.steps = {cell_tap(name(move.to))}}};
    Gesture gesture{.steps = {cell_tap(name(move.from)), cell_tap(name(move.to))}};
    if (move.act == Act::recover) gesture.steps.push_back("back:" + letter_text(move.knight));
    return {gesture};
}

Beats motions_of(const Position& position, Move move) {
    switch (move.act) {
        case Act::build:
            return {{{.kind = "build", .cell = name(move.to)}}};
        case Act::destroy:
            return {{{.kind = "destroy", .cell = name(move.to)}}};
        case Act::end:
            return {};
        case Act::slide:
        case Act::capture:
        case Act::recover:
            break;
    }
    Beats beats = {{{.kind = "slide", .cell = name(move.from), .to = name(move.to)}}};
    if (is_capture(move)) beats.front().push_back({.kind = "take", .cell = name(move.to)});
    if (move.act == Act::recover) {
        const Cell home = position.start().value_or(move.from);
        beats.push_back(
            {{.kind = "back", .cell = name(home), .side = position.side_to_move(), .value = letter_text(move.knight)}});
    }
    return beats;
}

std::string attempt_of(const Position& position, std::span<const std::string> taps) {
    if (taps.size() == 1 && taps[0] == end_tap) return to_text(position, Move{Act::end});
    const auto path = tapped_cells(taps.first(std::min<std::size_t>(taps.size(), 2)), Grid::parse_cell);
    if (!path || path->empty()) return {};
    const Cell from = path->front();
    // A tile asks for no second tap, nor does a piece of the other side: the first one says what is wrong.
    const auto piece = position.at(from);
    if (path->size() == 1 || !piece || piece->side != position.side_to_move()) return attempt_on(position, from);
    const Cell to = path->back();
    if (taps.size() == 2) {
        const auto target = position.at(to);
        const bool takes_it = target && target->side != piece->side;
        return to_text(position, Move{takes_it ? Act::capture : Act::slide, from, to});
    }
    const auto letter = tapped(taps[2], "back");
    const auto knight = letter && letter->size() == 1 ? parse_knight(letter->front()) : std::nullopt;
    if (!knight || taps.size() > 3) return {};
    return to_text(position, Move{Act::recover, from, to, *knight});
}

}  // namespace tessera::remparts
