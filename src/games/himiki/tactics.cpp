#include "games/himiki/tactics.hpp"

#include <bit>

#include "games/himiki/cells.hpp"

namespace tessera::himiki {

namespace {

constexpr int point_worth = 100;
constexpr int win_worth = 20'000;

}  // namespace

template <Tiles kTiles>
int urgency(const BasicPosition<kTiles>& position, Move move) {
    if (!move.is_tip()) return 0;
    const CubeBoard& board = position.board();
    const Cube cube = board.cube_on(move.from());
    const Element top = cube.lies.tipped(axis_between(move.from(), move.to())).top();
    const Cells around = neighbours_of(move.to()) & ~set_of(move.from());
    const Cells enemies = around & board.of(opponent(cube.side));
    auto points = static_cast<int>(std::popcount(enemies & board.with_top(beaten_by(top))));
    // H19
    const Side side = position.side_to_move();
    int swing = points;
    const Cells same = (board.with_top(top) & ~set_of(move.from())) | set_of(move.to());
    if (static_cast<unsigned>(std::popcount(same)) == position.rules().tops_of_a_hold() && position.hold(top) != side) {
        ++points;
        swing += position.hold(top) ? 2 : 1;
    }
    if (points == 0) return 0;
    if (position.score(side) + static_cast<unsigned>(points) >= points_to_win) return win_worth;
    return point_worth * swing;
}

template <Tiles kTiles>
typename BasicPosition<kTiles>::MoveList urgent_moves(const BasicPosition<kTiles>& position) {
    typename BasicPosition<kTiles>::MoveList moves;
    for (const Move& move : position.legal_moves()) {
        if (urgency(position, move) > 0) moves.push_back(move);
    }
    return moves;
}

template <Tiles kTiles>
std::optional<BasicPosition<kTiles>> passed(const BasicPosition<kTiles>& position) {
    if (position.phase() != Phase::turn) return std::nullopt;
    if constexpr (BasicPosition<kTiles>::has_tiles) {
        if (position.chaos().confused(0) || position.chaos().confused(1)) return std::nullopt;
    }
    BasicPosition<kTiles> other = position;
    other.set_turn(seat_after(position.seat_to_move(), position.rules()), Phase::turn, false);
    return other;
}

template int urgency(const Position&, Move);
template int urgency(const ExpertPosition&, Move);
template Position::MoveList urgent_moves(const Position&);
template ExpertPosition::MoveList urgent_moves(const ExpertPosition&);
template std::optional<Position> passed(const Position&);
template std::optional<ExpertPosition> passed(const ExpertPosition&);

}  // namespace tessera::himiki
