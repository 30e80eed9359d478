#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/history.hpp"
#include "core/linear.hpp"
#include "core/random.hpp"
#include "lab/tune/fit.hpp"
#include "search/past.hpp"
#include "search/searched_move.hpp"
#include "search/table.hpp"

namespace tessera::lab {

/// How the games are played that weights are fitted to.
struct SelfPlay {
    std::uint64_t nodes = 2'000;  ///< a move
    int random_actions = 6;       ///< at most so many by chance at the beginning
    int most_actions = 400;
    std::uint64_t seed = 1;
};

/// One game against oneself: its quiet positions, each with how the game ended for the side to move there. In quiet
/// ones the search sees no forced end and its move is not urgent, so that the evaluation alone has to know.
template <HasFeatures P>
    requires search::Evaluates<P>
[[nodiscard]] Samples self_played(const SelfPlay& settings, const typename P::Rules& rules, std::uint64_t game) {
    Random random(mixed(settings.seed) ^ game);
    P start = P::initial(rules);
    if constexpr (HasSetups<P>) start = P::set_up(rules, random.below(P::setup_names().size()), random.next());
    History<P> history(start);
    for (auto i = random.below(static_cast<std::uint32_t>(settings.random_actions) + 1); i > 0; --i) {
        const auto moves = history.current().legal_moves();
        if (moves.size() == 0) break;
        history.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    std::vector<P> quiet;
    search::Table table(1);
    for (int i = 0; i < settings.most_actions && !history.outcome(); ++i) {
        const P& now = history.current();
        search::Score score;
        const search::Control control{.report = [&](const search::Report& report) { score = report.score; },
                                      .seed = random.next(),
                                      .table = &table};
        const search::Limits limits{.nodes = settings.nodes};
        const auto past = search::past_of(history);
        const auto move = search::searched_move(now, past, limits, control);
        bool is_quiet = score.kind == search::Score::Kind::centi;
        if constexpr (HasTactics<P>) is_quiet = is_quiet && urgency(now, *move) == 0;
        // Who searches whole turns evaluates only between them.
        if constexpr (HasDistinctTurns<P>) is_quiet = is_quiet && now.is_turn_start();
        if (is_quiet) quiet.push_back(now);
        history.play(*move);
    }
    Samples samples{.width = features(start).size()};
    const auto ended = history.outcome();
    if (!ended) return samples;
    for (const P& position : quiet) {
        for (const int number : features(position)) {
            samples.features.push_back(static_cast<std::int8_t>(std::clamp(number, -127, 127)));
        }
        samples.results.push_back(!ended->winner ? 0.5F : *ended->winner == position.side_to_move() ? 1.0F : 0.0F);
    }
    return samples;
}

}  // namespace tessera::lab
