#include "games/himiki/puzzle/evaluate.hpp"

#include "games/himiki/cells.hpp"

namespace tessera::himiki::puzzle {

namespace {

constexpr int black_cube_weight = -100;
constexpr int asked_hold_weight = -100;
constexpr int white_cube_weight = 40;
constexpr int spent_weight = -20;
constexpr int event_weight = 5;
constexpr int threat_weight = 10;  // a black cube that one tip would remove

}  // namespace

int evaluate(const Position& position) {
    const CubeBoard& board = position.board();
    int worth = black_cube_weight * static_cast<int>(count(board.of(Side::second))) +
                white_cube_weight * static_cast<int>(count(board.of(Side::first))) +
                spent_weight * static_cast<int>(position.spent()) +
                event_weight * static_cast<int>(position.events().size());
    for (const Element element : elements) worth += position.hold(element) == Hold::asked ? asked_hold_weight : 0;
    for (const Cell from : each(board.of(Side::first))) {
        for (const Cell to : each(neighbours_of(from) & board.empty())) {
            const Element top = board.cube_on(from).lies.tipped(axis_between(from, to)).top();
            const Cells beaten = neighbours_of(to) & board.of(Side::second) & board.with_top(beaten_by(top));
            worth += threat_weight * static_cast<int>(count(beaten));
        }
    }
    return worth;
}

int material(const Position& position) {
    return black_cube_weight * static_cast<int>(count(position.board().of(Side::second)));
}

}  // namespace tessera::himiki::puzzle
