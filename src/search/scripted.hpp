#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/alpha_beta.hpp"
#include "search/temper.hpp"

namespace tessera::search {

/// How far a ruthless script looks beyond its move: enough to see an answer, quick enough for a thousand games.
inline constexpr int ruthless_depth = 2;

/// What is rolled before a script acts. It must be the script's turn.
template <HasScript P>
[[nodiscard]] typename P::Roll any_roll(const P& position, Random& random) {
    const auto rolls = rolls_of(position);
    return rolls[random.below(static_cast<std::uint32_t>(rolls.size()))];
}

/// How well a side stands after a move of its own, in the units of `evaluate`, by looking so far ahead.
template <Evaluates P>
[[nodiscard]] int value_for(Side side, const P& after, int depth) {
    constexpr int won = std::numeric_limits<int>::max() / 2;
    if (const auto ended = after.outcome()) return !ended->winner ? 0 : *ended->winner == side ? won : -won;
    Score score;
    const Limits limits{.depth = depth};
    const Control control{.report = [&](const Report& report) { score = report.score; }};
    static_cast<void>(AlphaBeta<P>(after, limits, control).run());
    int value = score.value;
    if (score.kind == Score::Kind::win) value = won - score.value;
    if (score.kind == Score::Kind::loss) value = score.value - won;
    return after.side_to_move() == side ? value : -value;
}

/// The move that a script takes under a roll. Of moves that a ruthless one likes equally, chance takes one.
template <HasScript P>
    requires Evaluates<P>
[[nodiscard]] typename P::Move scripted_move(const P& position, const typename P::Roll& roll, Temper temper,
                                             Random& random) {
    const auto allowed = scripted_moves(position, roll);
    std::vector<typename P::Move> best;
    int best_value = std::numeric_limits<int>::min();
    for (const auto& move : allowed) {
        int value = 0;
        if (temper == Temper::ruthless && allowed.size() > 1) {
            P after = position;
            after.play(move);
            value = value_for(position.side_to_move(), after, ruthless_depth);
        }
        if (value > best_value) best.clear();
        if (value >= best_value) best.push_back(move);
        best_value = std::max(best_value, value);
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace tessera::search
