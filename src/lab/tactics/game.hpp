#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/history.hpp"
#include "core/random.hpp"
#include "search/past.hpp"
#include "search/searched_move.hpp"
#include "search/table.hpp"
#include "solver/tactics/make.hpp"

namespace tessera::lab {

/// How the games of a game are played that tactics are looked for in.
struct Mine {
    solver::tactics::Demands demands = {};
    std::uint64_t watch_nodes = 3'000;  ///< to see a win coming, and of the strongest player
    std::uint32_t random_actions = 8;   ///< at most so many by chance at the beginning
    int most_actions = 240;
};

/// What one game gave.
struct Yield {
    std::optional<solver::tactics::Tactic> tactic = std::nullopt;
    std::array<std::uint64_t, 6> verdicts = {};
};

/// The position as a game of its own: without what it remembers of turns before, where that is only for draws.
template <GamePosition P>
[[nodiscard]] P as_a_start(P position) {
    if constexpr (requires { position.set_counters(Side::first, 0U, 1U); }) {
        position.set_counters(position.side_to_move(), 0, 1);
    }
    return position;
}

/// One game: each side's strength is drawn, and now and then an action is chance's. It ends with the first tactic.
template <search::Evaluates P>
[[nodiscard]] Yield mined_game(const Mine& mine, const typename P::Rules& rules, std::uint64_t seed) {
    constexpr std::uint32_t one_of = 12;  // actions is chance's
    Random random(seed);
    P start = P::initial(rules);
    if constexpr (HasSetups<P>) start = P::set_up(rules, random.below(P::setup_names().size()), random.next());
    History<P> history(start);
    const auto play_any = [&] {
        const auto moves = history.current().legal_moves();
        history.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
    };
    for (auto i = random.below(mine.random_actions + 1); i > 0 && !history.outcome(); --i) play_any();
    BySide<std::uint64_t> nodes;
    for (const Side side : {Side::first, Side::second}) nodes[side] = mine.watch_nodes >> 2 * random.below(3);
    search::Table table(1);
    Yield yield;
    for (int i = 0; i < mine.most_actions && !history.outcome(); ++i) {
        const P& now = history.current();
        search::Score score;
        const search::Control control{.report = [&](const search::Report& report) { score = report.score; },
                                      .seed = random.next(),
                                      .table = &table};
        const auto past = search::past_of(history);
        const search::Limits watch{.nodes = mine.watch_nodes};
        auto move = search::searched_move(now, past, watch, control);
        bool is_turn_start = true;
        if constexpr (CountsRepetition<P>) is_turn_start = now.is_turn_start();
        if (is_turn_start && score.kind == search::Score::Kind::win) {
            auto made = made_tactic(as_a_start(now), mine.demands);
            ++yield.verdicts[static_cast<std::size_t>(made.verdict)];
            if (made.tactic) {
                yield.tactic = std::move(made.tactic);
                return yield;
            }
        }
        if (random.below(one_of) == 0) {
            play_any();
            continue;
        }
        if (const auto own = nodes[now.side_to_move()]; own < mine.watch_nodes) {
            const search::Limits limits{.nodes = own};
            move = search::searched_move(now, past, limits, {.seed = random.next()});
        }
        history.play(*move);
    }
    return yield;
}

}  // namespace tessera::lab
