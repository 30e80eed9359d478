#include "games/versus/evaluate.hpp"

#include <algorithm>

#include "games/versus/features.hpp"

namespace tessera::versus {

namespace {

constexpr int point_weight = 100;
constexpr int control_weight = 10;

// clang-format off
/// In hundredths of a point, a feature a line, fitted by `tessera lab tune versus`: on 61 cells,
constexpr Features weights_61 = {
    94, 95, 116, 100, 94, 94, 94,       // a point placed, by free targets
    98, 47, 3, -37, -48,                // a number by how far its pawn is from a free target
    -170, -90, -1, 105, 105,            // a pawn by the same
    -7,                                 // a number that the VERSUS sees
    1,                                  // a number beside the enemy VERSUS
    7,                                  // a cell that the VERSUS can go to
    15,                                 // a pawn that may not be pulled next
    27,                                 // the right to move
};
/// and on 91.
constexpr Features weights_91 = {
    89, 96, 89, 100, 94, 82, 89,
    64, 40, 24, 16, 13,
    -19, -56, -54, -34, -30,
    3,
    -1,
    1,
    9,
    6,
};
// clang-format on

template <Size S>
constexpr const Features& weights = S == Size::cells_61 ? weights_61 : weights_91;

/// A set and the cells beside it.
template <Size S>
[[nodiscard]] typename Board<S>::Set grown(typename Board<S>::Set set) {
    auto larger = set;
    for_each_in(set, [&](unsigned index) { larger |= Board<S>::neighbours[index]; });
    return larger;
}

/// The cells at one step, two, three and four from a free target.
template <Size S>
using Rings = std::array<typename Board<S>::Set, rings - 1>;

template <Size S>
[[nodiscard]] Rings<S> rings_of(const Position<S>& position) {
    Rings<S> found{};
    auto reached = position.free_targets();
    for (auto& ring : found) {
        const auto larger = grown<S>(reached);
        ring = larger & ~reached;
        reached = larger;
    }
    return found;
}

template <Size S>
[[nodiscard]] int numbers_on(const Position<S>& position, typename Board<S>::Set set) {
    int sum = 0;
    for_each_in(set, [&](unsigned index) { sum += static_cast<int>(*position.at(Board<S>::cell(index))->number); });
    return sum;
}

/// Calls `count_feature(feature, number)` with what one side has.
template <Size S, class Count>
[[gnu::always_inline]] inline void count_for(const Position<S>& position, Side side, const Rings<S>& by_distance,
                                             const Count& count_feature) {
    using B = Board<S>;
    count_feature(lead_features + count(position.free_targets()), static_cast<int>(position.score(side)));
    auto loose = position.pawns(side) & ~B::targets;
    for (std::size_t ring = 0; ring < rings; ++ring) {
        const auto here = ring < by_distance.size() ? loose & by_distance[ring] : loose;
        count_feature(number_features + ring, numbers_on(position, here));
        count_feature(pawn_features + ring, static_cast<int>(count(here)));
        loose &= ~here;
    }
    const auto enemies = position.pawns(opponent(side)) & ~B::targets;
    if (const auto own = position.of(side) & position.versus(); own != 0) {
        const Cell cell = B::cell(lowest(own));
        const auto seen = B::sight(cell, position.occupied()) & enemies & ~B::neighbours[cell.index];
        count_feature(seen_feature, numbers_on(position, seen));
    }
    if (const auto other = position.of(opponent(side)) & position.versus(); other != 0) {
        const auto beside = B::neighbours[lowest(other)] & position.pawns(side) & ~B::targets;
        count_feature(sheltered_feature, numbers_on(position, beside));
    }
    count_feature(slide_feature, static_cast<int>(count(position.slides(side))));
    int spared = 0;
    for_each_in(position.pawns(side) & ~B::targets,
                [&](unsigned index) { spared += position.pulls(B::cell(index)) == 2 ? 1 : 0; });
    count_feature(spared_feature, spared);
}

}  // namespace

template <Size S>
Features features(const Position<S>& position) {
    Features found{};
    const Side side = position.side_to_move();
    const auto by_distance = rings_of(position);
    count_for(position, side, by_distance, [&](std::size_t index, int number) { found[index] += number; });
    count_for(position, opponent(side), by_distance, [&](std::size_t index, int number) { found[index] -= number; });
    found[tempo_feature] = 1;
    return found;
}

template <Size S>
const Features& feature_weights(const Position<S>&) {
    return weights<S>;
}

template <Size S>
std::string feature_name(const Position<S>&, std::size_t index) {
    const auto numbered = [](std::string_view before, std::size_t number, std::string_view after) {
        return std::string(before) + std::to_string(number) + std::string(after);
    };
    if (index < number_features) return numbered("points with ", index - lead_features, " targets free");
    if (index < pawn_features) return numbered("numbers ", index - number_features + 1, " steps from a target");
    if (index < seen_feature) return numbered("pawns ", index - pawn_features + 1, " steps from a target");
    switch (index) {
        case seen_feature:
            return "numbers that the VERSUS sees";
        case sheltered_feature:
            return "numbers beside the enemy VERSUS";
        case slide_feature:
            return "cells that the VERSUS can go to";
        case spared_feature:
            return "pawns not to be pulled next";
        default:
            return "the right to move";
    }
}

template <Size S>
int evaluate(const Position<S>& position) {
    const Side side = position.side_to_move();
    int worth = weights<S>[tempo_feature];
    const auto by_distance = rings_of(position);
    count_for(position, side, by_distance, [&](std::size_t index, int number) { worth += weights<S>[index] * number; });
    count_for(position, opponent(side), by_distance,
              [&](std::size_t index, int number) { worth -= weights<S>[index] * number; });
    return worth;
}

template <Size S>
int material(const Position<S>& position) {
    const auto counted = [&](Side side) {
        return point_weight * static_cast<int>(position.score(side)) +
               control_weight * numbers_on(position, position.pawns(side) & ~Board<S>::targets);
    };
    const Side side = position.side_to_move();
    return counted(side) - counted(opponent(side));
}

template Features features(const Position61&);
template Features features(const Position91&);
template const Features& feature_weights(const Position61&);
template const Features& feature_weights(const Position91&);
template std::string feature_name(const Position61&, std::size_t);
template std::string feature_name(const Position91&, std::size_t);
template int evaluate(const Position61&);
template int evaluate(const Position91&);
template int material(const Position61&);
template int material(const Position91&);

}  // namespace tessera::versus
