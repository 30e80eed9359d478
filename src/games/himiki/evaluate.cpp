#include "games/himiki/evaluate.hpp"

#include "games/himiki/cells.hpp"
#include "games/himiki/features.hpp"

namespace tessera::himiki {

namespace {

constexpr int point_weight = 100;
constexpr int cube_weight = 30;

// clang-format off
/// In hundredths of a point, a feature a line, fitted by `tessera lab tune himiki`: without tiles,
constexpr Features open_weights = {
    0, 86, 186, 293, 400,   // points
    -78,                    // a hold, whose point can be stolen
    2, 15, 27,              // tips that would win one point, two, more
    8,                      // at least one of them
    4,                      // a tip
    6,                      // a tip that would earn a replay
    8,                      // a cube
    0,                      // a tile in hand
    0,                      // a yokai
    9,                      // the right to begin a turn
    21,                     // the right to go on with one
};
/// in games of four (`himiki-2v2`),
constexpr Features pairs_weights = {
    0, 68, 158, 277, 400,
    -28,
    14, 28, 41,
    -7,
    23,
    18,
    -43,
    0,
    0,
    14,
    73,
};
/// and with tiles (`himiki-expert`).
constexpr Features expert_weights = {
    0, 89, 186, 291, 400,
    -67,
    11, 21, 30,
    8,
    -1,
    19,
    96,
    47,
    87,
    14,
    16,
};
// clang-format on

template <class P>
[[nodiscard]] const Features& weights_of(const P& position) {
    if constexpr (P::has_tiles) return expert_weights;
    return position.rules().teams == Teams::pairs ? pairs_weights : open_weights;
}

/// What the tips of one side would bring, were it to act now.
struct Prospects {
    std::array<int, 3> winning = {};
    int tips = 0;
    int replays = 0;
};

template <class P>
[[gnu::always_inline]] inline Prospects prospects_of(const P& position, Side side) {
    Prospects found;
    const CubeBoard& board = position.board();
    const Cells enemies = board.of(opponent(side));
    for (const Cell from : each(board.of(side))) {
        const Orientation lies = board.cube_on(from).lies;
        const Cells others = ~set_of(from);
        for (const Cell to : each(neighbours_of(from) & board.empty())) {
            const Element top = lies.tipped(axis_between(from, to)).top();
            const Cells around = neighbours_of(to) & others;
            const Cells beaten = around & enemies & board.with_top(beaten_by(top));
            const auto points = static_cast<std::size_t>(count(beaten));
            ++found.tips;
            if (points > 0) ++found.winning[points < 3 ? points - 1 : 2];
            const bool fights = beaten != 0 || (around & enemies & board.with_top(winner_over(top))) != 0;
            if (!fights && (around & board.with_top(top)) != 0) ++found.replays;
        }
    }
    return found;
}

/// Calls `count_feature(feature, number)` with what one side has.
template <class P, class Count>
[[gnu::always_inline]] inline void count_for(const P& position, Side side, const Count& count_feature) {
    const unsigned score = position.score(side);
    count_feature(score_features + (score < points_to_win ? score : points_to_win - 1), 1);
    int holds = 0;
    for (const Element element : elements) holds += position.hold(element) == side ? 1 : 0;
    count_feature(hold_feature, holds);
    const Prospects prospects = prospects_of(position, side);
    int threats = 0;
    for (std::size_t i = 0; i < prospects.winning.size(); ++i) {
        count_feature(threat_features + i, prospects.winning[i]);
        threats += prospects.winning[i];
    }
    count_feature(some_threat_feature, threats > 0 ? 1 : 0);
    count_feature(mobility_feature, prospects.tips);
    count_feature(chain_feature, prospects.replays);
    count_feature(cube_feature, static_cast<int>(count(position.of(side))));
    if constexpr (P::has_tiles) {
        const Chaos& chaos = position.chaos();
        for (const Seat seat : seats_of(position.rules())) {
            if (side_of(seat) != side) continue;
            count_feature(tile_feature, static_cast<int>(chaos.hand(seat).size()));
            count_feature(yokai_feature, chaos.yokai() == seat ? 1 : 0);
        }
    }
}

/// What only the side to move has.
template <class P>
[[nodiscard]] std::size_t turn_feature(const P& position) {
    return position.phase() == Phase::turn || position.phase() == Phase::place ? tempo_feature : replay_feature;
}

}  // namespace

template <Tiles kTiles>
Features features(const BasicPosition<kTiles>& position) {
    Features found{};
    const Side side = position.side_to_move();
    count_for(position, side, [&](std::size_t index, int number) { found[index] += number; });
    count_for(position, opponent(side), [&](std::size_t index, int number) { found[index] -= number; });
    found[turn_feature(position)] = 1;
    return found;
}

template <Tiles kTiles>
const Features& feature_weights(const BasicPosition<kTiles>& position) {
    return weights_of(position);
}

template <Tiles kTiles>
std::string feature_name(const BasicPosition<kTiles>&, std::size_t index) {
    if (index < hold_feature) return std::to_string(index) + " points";
    if (index >= threat_features && index < some_threat_feature)
        return "tips that win " + std::to_string(index - threat_features + 1);
    switch (index) {
        case hold_feature:
            return "holds";
        case some_threat_feature:
            return "some tip that wins";
        case mobility_feature:
            return "tips";
        case chain_feature:
            return "tips that earn a replay";
        case cube_feature:
            return "cubes";
        case tile_feature:
            return "tiles in hand";
        case yokai_feature:
            return "a yokai";
        case tempo_feature:
            return "the right to begin a turn";
        default:
            return "the right to go on";
    }
}

template <Tiles kTiles>
int evaluate(const BasicPosition<kTiles>& position) {
    const Side side = position.side_to_move();
    const Features& weights = weights_of(position);
    int worth = weights[turn_feature(position)];
    count_for(position, side, [&](std::size_t index, int number) { worth += weights[index] * number; });
    count_for(position, opponent(side), [&](std::size_t index, int number) { worth -= weights[index] * number; });
    return worth;
}

template <Tiles kTiles>
int material(const BasicPosition<kTiles>& position) {
    const auto counted = [&](Side side) {
        return point_weight * static_cast<int>(position.score(side)) +
               cube_weight * static_cast<int>(count(position.of(side)));
    };
    const Side side = position.side_to_move();
    return counted(side) - counted(opponent(side));
}

template Features features(const Position&);
template Features features(const ExpertPosition&);
template const Features& feature_weights(const Position&);
template const Features& feature_weights(const ExpertPosition&);
template std::string feature_name(const Position&, std::size_t);
template std::string feature_name(const ExpertPosition&, std::size_t);
template int evaluate(const Position&);
template int evaluate(const ExpertPosition&);
template int material(const Position&);
template int material(const ExpertPosition&);

}  // namespace tessera::himiki
