#include "games/pijersi/screen.hpp"

#include "core/board_picture.hpp"
#include "core/taps.hpp"

namespace tessera::pijersi {

namespace {

std::string_view ground_of(Cell dense) {
    if (Grid::row_of(dense) == 0) return "home-p1";
    return Grid::row_of(dense) == Grid::rows - 1 ? "home-p2" : "plain";
}

/// A piece goes from one cell to another and takes what stands there.
std::vector<Motion> half(const Position& board, Cell from, Cell to, std::string_view what) {
    std::vector<Motion> beat = {{.kind = "slide", .cell = name(from), .to = name(to), .value = std::string(what)}};
    const auto there = board.at(to);
    if (there && there->side != board.side_to_move()) beat.push_back({.kind = "take", .cell = name(to)});
    return beat;
}

}  // namespace

BoardPicture board_picture(const Position&) {
    return picture_of_hexagons<Grid>(ground_of);
}

std::vector<Scene::Piece> shown(const Piece& piece, const std::string& cell) {
    std::vector<Scene::Piece> cubes;
    if (piece.under) cubes.push_back({.cell = cell, .side = piece.side, .kind = word_of(*piece.under)});
    cubes.push_back({.cell = cell, .side = piece.side, .kind = word_of(piece.top), .level = piece.under ? 1U : 0U});
    return cubes;
}

Scene scene_of(const Position& position) {
    Scene scene;
    for (const Cell cell : cells) {
        const auto piece = position.at(cell);
        if (!piece) continue;
        for (Scene::Piece& cube : shown(*piece, name(cell))) scene.pieces.push_back(std::move(cube));
    }
    scene.facts.push_back({.kind = "phase", .value = "turn"});
    scene.facts.push_back({.kind = "quiet", .value = std::to_string(position.quiet()), .most = quiet_turns_to_draw});
    return scene;
}

/// A tap on a stack takes all of it, a second tap its upper cube alone.
std::vector<Gesture> gestures_of(const Position& position, Move move) {
    const auto piece = position.at(move.from);
    const bool is_upper_alone =
        piece && piece->is_stack() && (move.form == Form::cube || move.form == Form::cube_then_stack);
    Gesture gesture{.steps = {cell_tap(name(move.from))}};
    if (is_upper_alone) gesture.steps.push_back(cell_tap(name(move.from)));
    gesture.steps.push_back(cell_tap(name(move.via)));
    if (move.via != move.to || move.form == Form::cube_then_stack || move.form == Form::stack_then_cube) {
        gesture.steps.push_back(cell_tap(name(move.to)));
    }
    return {gesture};
}

Beats motions_of(const Position& position, Move move) {
    const bool starts_as_stack = move.form == Form::stack || move.form == Form::stack_then_cube;
    Beats beats = {half(position, move.from, move.via, starts_as_stack ? "all" : "top")};
    if (move.form == Form::cube_then_stack) beats.push_back(half(position, move.via, move.to, "all"));
    if (move.form == Form::stack_then_cube) beats.push_back(half(position, move.via, move.to, "top"));
    return beats;
}

/// In the author's notation, which says of every step whether a cube or a stack goes. A cell alone is the way from it
/// to itself: what is said of that is said of the piece there.
std::string attempt_of(const Position& position, std::span<const std::string> taps) {
    const auto path = tapped_cells(taps, parse_cell);
    if (!path || path->empty()) return {};
    const auto piece = position.at(path->front());
    const bool is_stack = piece && piece->is_stack();
    // The second tap on a stack takes its upper cube.
    const bool is_upper_alone = is_stack && path->size() > 1 && (*path)[1] == path->front();
    const auto way = std::span(*path).subspan(is_upper_alone ? 1 : 0);
    if (way.size() > 3) return {};
    const bool starts_as_stack = is_stack && !is_upper_alone;
    std::string text = name(way[0]) + (starts_as_stack ? '=' : '-') + name(way[way.size() > 1 ? 1 : 0]);
    if (way.size() == 3) text += (starts_as_stack ? '-' : '=') + name(way[2]);
    return text;
}

}  // namespace tessera::pijersi
