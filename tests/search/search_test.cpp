// The search against plain ones that look at everything.

#include "search/search.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/versus/evaluate.hpp"
#include "search/alpha_beta.hpp"
#include "search/win_proof.hpp"
#include "tiny/position.hpp"

namespace tessera::search {
namespace {

constexpr Techniques none = {.table = false,
                             .killers = false,
                             .history = false,
                             .aspiration = false,
                             .reductions = false,
                             .null_move = false,
                             .futility = false,
                             .late_pruning = false,
                             .quiescence = false,
                             .extensions = false,
                             .quick_win = false};

template <Evaluates P>
Report searched(const P& position, const Limits& limits, const Techniques& techniques, std::uint64_t seed = 0) {
    Report last;
    const Control control{
        .report = [&](const Report& report) { last = report; }, .seed = seed, .techniques = techniques};
    const Past past;
    static_cast<void>(Search<P>(position, past, limits, control).run());
    return last;
}

template <Evaluates P>
Score plainly_searched(const P& position, int depth) {
    Score score;
    const Control control{.report = [&](const Report& report) { score = report.score; }};
    const Limits limits{.depth = depth};
    static_cast<void>(AlphaBeta<P>(position, limits, control).run());
    return score;
}

/// A position some random actions into a game; the last one that goes on. What is urgent is often done, so that games
/// get somewhere.
template <GamePosition P>
P wandered(P position, int actions, Random& random) {
    for (int i = 0; i < actions; ++i) {
        auto moves = position.legal_moves();
        if constexpr (HasTactics<P>) {
            if (const auto urgent = urgent_moves(position); urgent.size() > 0 && random.below(3) > 0) moves = urgent;
        }
        P next = position;
        next.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        if (next.outcome()) break;
        position = next;
    }
    return position;
}

template <class P>
class SearchOfAGame : public testing::Test {};
using Games = testing::Types<tiny::Position, pijersi::Position, versus::Position61, versus::Position91,
                             himiki::Position, himiki::ExpertPosition>;
TYPED_TEST_SUITE(SearchOfAGame, Games);

template <class P>
P some_start(Random& random) {
    if constexpr (HasSetups<P>) return P::set_up({}, P::setup_names().size() - 1, random.next());
    return P::initial({});
}

TYPED_TEST(SearchOfAGame, WithoutItsTechniquesFindsWhatAPlainSearchFinds) {
    Random random(1);
    for (int game = 0; game < 12; ++game) {
        const auto position = wandered(some_start<TypeParam>(random), game * 4, random);
        for (const int depth : {1, 2, 3}) {
            const Report report = searched(position, {.depth = depth}, none);
            EXPECT_EQ(report.score, plainly_searched(position, report.depth)) << to_text(position) << " at " << depth;
        }
    }
}

TYPED_TEST(SearchOfAGame, FindsTheSameWithTheTableAndOrder) {
    Techniques exact = none;
    exact.table = exact.killers = exact.history = exact.aspiration = true;
    Random random(2);
    for (int game = 0; game < 12; ++game) {
        const auto position = wandered(some_start<TypeParam>(random), game * 4, random);
        const Report report = searched(position, {.depth = 3}, exact);
        // The table may know more than the depth asks for, but never of a position nearer to the root.
        if (report.score.kind != Score::Kind::centi) continue;
        EXPECT_EQ(report.score, plainly_searched(position, report.depth)) << to_text(position);
    }
}

TYPED_TEST(SearchOfAGame, ClaimsOnlyWinsThatHoldAgainstEveryDefence) {
    Random random(3);
    int claims = 0;
    for (int game = 0; game < 400 && claims < 12; ++game) {
        const int actions = 10 + static_cast<int>(random.below(90));
        const auto position = wandered(some_start<TypeParam>(random), actions, random);
        const Report report = searched(position, {.depth = 4}, {});
        // Exhausting more would take too long.
        if (report.score.kind == Score::Kind::centi || report.score.value > 4) continue;
        const bool is_won = report.score.kind == Score::Kind::win;
        const Side winner = is_won ? position.side_to_move() : opponent(position.side_to_move());
        EXPECT_TRUE(forces_win(position, winner, report.score.value)) << to_text(position) << report.score.value;
        EXPECT_EQ(static_cast<int>(report.line.size()), report.score.value) << to_text(position);
        ++claims;
    }
    EXPECT_GT(claims, 0) << "nothing was tested";
}

TYPED_TEST(SearchOfAGame, IsRepeatableNodeForNode) {
    Random random(4);
    const auto position = wandered(some_start<TypeParam>(random), 20, random);
    const Report once = searched(position, {.depth = 4}, {}, 7);
    const Report again = searched(position, {.depth = 4}, {}, 7);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.line, again.line);
}

TYPED_TEST(SearchOfAGame, KeepsToItsNodes) {
    Random random(5);
    const auto position = wandered(some_start<TypeParam>(random), 20, random);
    const Control control;
    const Limits limits{.nodes = 3'000};
    const Past past;
    Search<TypeParam> search(position, past, limits, control);
    EXPECT_TRUE(search.run());
    EXPECT_LE(search.nodes(), 3'000U);
}

TYPED_TEST(SearchOfAGame, TellsSeveralLinesTheBestFirst) {
    Random random(6);
    const auto position = wandered(some_start<TypeParam>(random), 12, random);
    std::vector<Report> last(3);
    const Control control{.report = [&](const Report& report) { last.at(report.rank - 1) = report; }, .lines = 3};
    const Limits limits{.depth = 3};
    const Past past;
    static_cast<void>(Search<TypeParam>(position, past, limits, control).run());
    const auto value = [](const Report& report) {
        if (report.score.kind == Score::Kind::win) return 100'000 - report.score.value;
        return report.score.kind == Score::Kind::loss ? report.score.value - 100'000 : report.score.value;
    };
    ASSERT_GE(position.legal_moves().size(), 3U);
    EXPECT_GE(value(last[0]), value(last[1]));
    EXPECT_GE(value(last[1]), value(last[2]));
    EXPECT_NE(last[0].line.front(), last[1].line.front());
    EXPECT_NE(last[1].line.front(), last[2].line.front());
    EXPECT_NE(last[0].line.front(), last[2].line.front());
}

TEST(SearchOfRemparts, ClaimsOnlyWinsThatHoldAgainstEveryTurn) {
    Random random(8);
    int wins = 0;
    int losses = 0;
    for (int game = 0; game < 200; ++game) {
        const auto position = wandered(remparts::Position::initial(), 20 + static_cast<int>(random.below(60)), random);
        const Report report = searched(position, {.depth = 1, .nodes = 200'000}, {});
        if (report.score.kind == Score::Kind::win && report.score.value <= 3) {
            EXPECT_TRUE(forces_win(position, position.side_to_move(), report.score.value)) << to_text(position);
            ++wins;
        }
        if (report.score.kind == Score::Kind::loss && report.score.value <= 6) {
            for (const auto& turn : distinct_turns(position)) {
                EXPECT_FALSE(quick_win(turn.after).empty()) << to_text(position);
            }
            ++losses;
        }
    }
    EXPECT_GT(wins, 5);
    EXPECT_GT(losses, 0);
}

TEST(Search, HasNothingToSayWhereTheGameIsOver) {
    const auto over = pijersi::Position::parse("s-5/7/6/7/6/7/6 w 20 30");
    ASSERT_TRUE(over);
    ASSERT_TRUE(over->outcome());
    const Past past;
    const Limits limits{.depth = 2};
    const Control control;
    EXPECT_EQ(Search<pijersi::Position>(*over, past, limits, control).run(), std::nullopt);
}

}  // namespace
}  // namespace tessera::search
