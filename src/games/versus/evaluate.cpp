#include "games/versus/evaluate.hpp"

#include <algorithm>

namespace tessera::versus {

namespace {

// One feature a line; the weights are first guesses, to be tuned from self-play.
constexpr int point_weight = 100;   // on a target, for good
constexpr int control_weight = 10;  // a number controlled but not yet placed
constexpr int near_weight = 6;      // the same, for each step nearer to a free target than the far edge is
constexpr int slide_weight = 1;     // a cell that the VERSUS can go to

/// The cells at most so many steps from a set.
template <Size S>
typename Board<S>::Set grown(typename Board<S>::Set set) {
    auto larger = set;
    for_each_in(set, [&](unsigned index) { larger |= Board<S>::neighbours[index]; });
    return larger;
}

/// Numbers of loose pawns, each weighed by how near a free target is. A ring of cells round the free targets a step.
template <Size S>
int nearness(const Position<S>& position, Side side) {
    constexpr int rings = 4;
    const auto loose = position.pawns(side) & ~Board<S>::targets;
    auto reach = position.free_targets();
    int sum = 0;
    for (int ring = 0; ring < rings && reach != 0; ++ring) {
        reach = grown<S>(reach);
        for_each_in(loose & reach,
                    [&](unsigned index) { sum += static_cast<int>(*position.at(Board<S>::cell(index))->number); });
    }
    return sum;
}

template <Size S>
int counted_worth(const Position<S>& position, Side side) {
    int loose = 0;
    for_each_in(position.pawns(side) & ~Board<S>::targets,
                [&](unsigned index) { loose += static_cast<int>(*position.at(Board<S>::cell(index))->number); });
    return point_weight * static_cast<int>(position.score(side)) + control_weight * loose;
}

template <Size S>
int worth_of(const Position<S>& position, Side side) {
    return counted_worth(position, side) + near_weight * nearness(position, side) +
           slide_weight * static_cast<int>(count(position.slides(side)));
}

}  // namespace

template <Size S>
int evaluate(const Position<S>& position) {
    const Side side = position.side_to_move();
    return worth_of(position, side) - worth_of(position, opponent(side));
}

template <Size S>
int material(const Position<S>& position) {
    const Side side = position.side_to_move();
    return counted_worth(position, side) - counted_worth(position, opponent(side));
}

template int evaluate(const Position61&);
template int evaluate(const Position91&);
template int material(const Position61&);
template int material(const Position91&);

}  // namespace tessera::versus
