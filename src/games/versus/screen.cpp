#include "games/versus/screen.hpp"

#include "core/board_picture.hpp"
#include "core/taps.hpp"

namespace tessera::versus {

namespace {

/// More points than a side can ever have: its best numbers at the start on all targets.
template <Size S>
unsigned most_points(Side side) {
    return Position<S>::initial().best_gain(side);
}

/// The points of the pawn on a cell where it was not before the action, if they count (V12).
template <Size S>
void add_points(std::vector<Motion>& beat, const Position<S>& after, Cell cell) {
    const auto piece = after.at(cell);
    if (!Board<S>::has(Board<S>::targets, cell) || piece->number.value_or(0) == 0) return;
    beat.push_back(
        {.kind = "points", .cell = Board<S>::name(cell), .side = piece->side, .value = std::to_string(*piece->number)});
}

}  // namespace

Scene::Piece shown(const Piece& piece, std::string cell) {
    if (piece.is_versus()) return {.cell = std::move(cell), .side = piece.side, .kind = "versus"};
    return {.cell = std::move(cell),
            .side = piece.side,
            .kind = "pawn",
            .faces = {std::to_string(*piece.number), std::to_string(both_numbers - *piece.number)}};
}

template <Size S>
BoardPicture board_picture(const Position<S>&) {
    using Board = versus::Board<S>;
    return picture_of_hexagons<typename Board::Grid>(
        [](Cell cell) -> std::string_view { return Board::has(Board::targets, cell) ? "target" : "plain"; });
}

template <Size S>
Scene scene_of(const Position<S>& position) {
    using Board = versus::Board<S>;
    Scene scene;
    for_each_in(position.occupied(), [&](unsigned index) {
        const Cell cell = Board::cell(index);
        scene.pieces.push_back(shown(*position.at(cell), Board::name(cell)));
        if (const unsigned pulls = position.pulls(cell); pulls > 0)
            scene.marks.push_back({.cell = Board::name(cell), .kind = "pulled", .value = std::to_string(pulls)});
    });
    scene.facts.push_back({.kind = "phase", .value = "turn"});
    for (const Side side : {Side::first, Side::second}) {
        scene.facts.push_back({.kind = "score",
                               .side = side,
                               .value = std::to_string(position.score(side)),
                               .most = most_points<S>(side)});
        scene.facts.push_back({.kind = "could-gain", .side = side, .value = std::to_string(position.best_gain(side))});
    }
    scene.facts.push_back({.kind = "free-targets", .value = std::to_string(count(position.free_targets()))});
    return scene;
}

template <Size S>
std::vector<Gesture> gestures_of(const Position<S>&, Move<S> move) {
    return {{.steps = {cell_tap(Board<S>::name(move.from)), cell_tap(Board<S>::name(move.to))}}};
}

/// What is pulled is what changed sides: it came from the cell beyond, in line with the VERSUS.
template <Size S>
Beats motions_of(const Position<S>& position, Move<S> move) {
    using Board = versus::Board<S>;
    Position<S> after = position;
    after.play(move);
    const Side side = position.side_to_move();
    std::vector<Motion> pulls;
    std::vector<Motion> points;
    add_points(points, after, move.to);
    for_each_in(position.of(opponent(side)) & ~after.of(opponent(side)), [&](unsigned index) {
        const Cell from = Board::cell(index);
        const Cell nearer = Board::step_towards(move.to, from);
        pulls.push_back({.kind = "pull", .cell = Board::name(from), .to = Board::name(nearer)});
        add_points(points, after, nearer);
    });
    Beats beats = {{{.kind = "slide", .cell = Board::name(move.from), .to = Board::name(move.to)}}};
    if (!pulls.empty()) beats.push_back(std::move(pulls));
    if (!points.empty()) beats.push_back(std::move(points));
    return beats;
}

/// A cell alone is the way from it to itself: what is said of that is said of the piece there.
template <Size S>
std::string attempt_of(const Position<S>&, std::span<const std::string> taps) {
    const auto path = tapped_cells(taps, Board<S>::parse_cell);
    if (!path || path->empty() || path->size() > 2) return {};
    return Board<S>::name(path->front()) + Board<S>::name(path->back());
}

template BoardPicture board_picture(const Position61&);
template BoardPicture board_picture(const Position91&);
template Scene scene_of(const Position61&);
template Scene scene_of(const Position91&);
template std::vector<Gesture> gestures_of(const Position61&, Position61::Move);
template std::vector<Gesture> gestures_of(const Position91&, Position91::Move);
template Beats motions_of(const Position61&, Position61::Move);
template Beats motions_of(const Position91&, Position91::Move);
template std::string attempt_of(const Position61&, std::span<const std::string>);
template std::string attempt_of(const Position91&, std::span<const std::string>);

}  // namespace tessera::versus
