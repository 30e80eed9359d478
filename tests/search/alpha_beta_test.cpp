#include "search/alpha_beta.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/pijersi/drawn.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/turns.hpp"
#include "tiny/position.hpp"

namespace tessera::search {
namespace {

/// The last report of a search to a depth.
template <GamePosition P>
Report searched(const P& position, int depth, std::uint64_t seed = 0) {
    Report last;
    const Control control{.report = [&](const Report& report) { last = report; }, .seed = seed};
    const Limits limits{.depth = depth};
    static_cast<void>(AlphaBeta<P>(position, limits, control).run());
    return last;
}

/// The value of a position by looking at everything: what alpha-beta must find with less.
template <GamePosition P>
int plain_value(const P& position, int depth, int ply) {
    if (const auto ended = position.outcome()) {
        if (!ended->winner) return 0;
        return *ended->winner == position.side_to_move() ? 1'000'000 - ply : ply - 1'000'000;
    }
    if (depth == 0) return evaluate(position);
    int best = -10'000'000;
    for (const auto& move : position.legal_moves()) {
        P next = position;
        next.play(move);
        const int value = plain_value(next, depth - 1, ply + 1);
        best = std::max(best, next.side_to_move() == position.side_to_move() ? value : -value);
    }
    return best;
}

int as_number(Score score) {
    switch (score.kind) {
        case Score::Kind::centi:
            return score.value;
        case Score::Kind::win:
            return 1'000'000 - score.value;
        case Score::Kind::loss:
            return score.value - 1'000'000;
    }
    return 0;
}

TEST(AlphaBeta, FindsTheValueThatLookingAtEverythingFinds) {
    for (std::uint64_t game = 0; game < 20; ++game) {
        Random random(game);
        tiny::Position position = tiny::Position::initial({.may_step_back = game % 2 == 0});
        for (int ply = 0; ply < 6 && !position.outcome(); ++ply) {
            for (const int depth : {1, 2, 5}) {
                const Report report = searched(position, depth, game);
                // A forced end ends the search early, and then it holds at every greater depth.
                EXPECT_EQ(as_number(report.score), plain_value(position, report.depth, 0)) << to_text(position);
                EXPECT_TRUE(report.depth == depth || report.score.kind != Score::Kind::centi);
            }
            const auto moves = position.legal_moves();
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TEST(AlphaBeta, FindsTheValueInPijersiToo) {
    const pijersi::Position position = pijersi::drawn("c3 R+S, d5 W, e2 P, f4 r, e5 s+p, c6 w");
    EXPECT_EQ(as_number(searched(position, 2).score), plain_value(position, 2, 0));
}

/// The same by distinct turns, as far ahead as the depth allows.
int plain_turn_value(const remparts::Position& position, int depth, int ply) {
    if (const auto ended = position.outcome()) {
        return *ended->winner == position.side_to_move() ? 1'000'000 - ply : ply - 1'000'000;
    }
    if (depth == 0) return evaluate(position);
    int best = -10'000'000;
    for (const remparts::Turn& turn : distinct_turns(position, static_cast<unsigned>(depth))) {
        const auto actions = static_cast<int>(turn.actions.size());
        const int value = plain_turn_value(turn.after, depth - actions, ply + actions);
        best = std::max(best, turn.after.side_to_move() == position.side_to_move() ? value : -value);
    }
    return best;
}

TEST(AlphaBeta, FindsTheValueByDistinctTurnsToo) {
    for (std::uint64_t game = 0; game < 4; ++game) {
        Random random(game);
        auto position = remparts::Position::initial();
        for (int ply = 0; ply < 30 && !position.outcome(); ++ply) {
            if (ply % 7 == 6) {
                const Report report = searched(position, 3, game);
                EXPECT_EQ(as_number(report.score), plain_turn_value(position, report.depth, 0)) << to_text(position);
            }
            const auto moves = position.legal_moves();
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TEST(AlphaBeta, LooksAtOneOrderOfFlipsOnly) {
    // Two flips of 28 in some order, and `end` after each: far fewer than the 819 sequences of one or two actions.
    EXPECT_EQ(searched(remparts::Position::initial(), 2).nodes, 28U + 413U);
}

TEST(AlphaBeta, WinsAtOnceWhereItCan) {
    const pijersi::Position position = pijersi::drawn("f3 R, a1 P, b6 s, d2 p");
    const Report report = searched(position, 3);
    EXPECT_EQ(report.score, (Score{Score::Kind::win, 1}));
    pijersi::Position after = position;
    after.play(*position.parse_move(report.line.at(0)));
    ASSERT_TRUE(after.outcome());
    EXPECT_EQ(after.outcome()->winner, Side::first);
}

TEST(AlphaBeta, IsRepeatableAndTheSeedChoosesAmongEquals) {
    const auto start = pijersi::Position::initial();
    const Report one = searched(start, 2, 1);
    const Report again = searched(start, 2, 1);
    EXPECT_EQ(one.nodes, again.nodes);
    EXPECT_EQ(one.line, again.line);
}

TEST(AlphaBeta, ReportsStrictlyRisingDepths) {
    std::vector<int> depths;
    const Control control{.report = [&](const Report& report) { depths.push_back(report.depth); }};
    const Limits limits{.depth = 3};
    const auto start = pijersi::Position::initial();
    static_cast<void>(AlphaBeta<pijersi::Position>(start, limits, control).run());
    EXPECT_EQ(depths, (std::vector{1, 2, 3}));
}

TEST(AlphaBeta, KeepsToItsNodesAndStopsWhenTold) {
    const auto start = pijersi::Position::initial();
    const Limits nodes{.nodes = 5'000};
    const Control control;
    AlphaBeta<pijersi::Position> limited(start, nodes, control);
    EXPECT_TRUE(limited.run());
    EXPECT_LE(limited.nodes(), 5'000U);

    const std::atomic<bool> stop{true};
    const Control stopped{.stop = &stop};
    const Limits endless;
    EXPECT_TRUE(AlphaBeta<pijersi::Position>(start, endless, stopped).run()) << "a legal answer all the same";
}

TEST(AlphaBeta, HasNothingToSayWhereTheGameIsOver) {
    const Limits limits{.depth = 2};
    const Control control;
    const auto over = pijersi::after(pijersi::drawn("f3 R, b1 p"), "f3-g3");
    EXPECT_FALSE(AlphaBeta<pijersi::Position>(over, limits, control).run());
}

}  // namespace
}  // namespace tessera::search
