// Whole matches: the same on any number of threads, counted right, stopped when they should be.

#include "lab/match/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/match/match_report.hpp"
#include "lab/workers.hpp"
#include "play/saved_game.hpp"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

MatchSettings match_of(std::string_view a, std::string_view b, std::string_view game, std::size_t games) {
    return {.game = std::string(game), .players = {*parse_player(a), *parse_player(b)}, .games = games};
}

struct Played {
    MatchResult result = {};
    std::vector<std::string> records = {};
};

Played play(const MatchSettings& settings, unsigned threads) {
    Played played;
    const MatchHooks hooks{.on_record = [&](std::string_view record) { played.records.emplace_back(record); }};
    auto result = play_match(settings, lab::workers(threads), hooks);
    EXPECT_TRUE(result) << result.error();
    if (result) played.result = *std::move(result);
    return played;
}

TEST(Match, IsTheSameOnAnyNumberOfThreads) {
    const MatchSettings settings = match_of("engine:nodes=150", "plain:depth=1", "himiki", 12);
    const Played one = play(settings, 1);
    const Played three = play(settings, 3);
    EXPECT_EQ(one.result.tally.games(), 12U);
    EXPECT_EQ(one.result.tally, three.result.tally);
    EXPECT_EQ(one.records, three.records);
    MatchSettings other = settings;
    other.seed = 2;
    EXPECT_NE(play(other, 2).records, one.records);
}

TEST(Match, ATestEndsAtTheSamePairOnAnyNumberOfThreads) {
    MatchSettings settings = match_of("engine:depth=1", "random", "himiki", 400);
    settings.sprt = SprtSettings{.elo0 = 0, .elo1 = 200};
    const Played one = play(settings, 1);
    EXPECT_EQ(one.result.verdict, Verdict::elo1);
    EXPECT_LT(one.result.tally.games(), 100U);
    EXPECT_EQ(one.records.size(), one.result.tally.games());
    const Played four = play(settings, 4);
    EXPECT_EQ(four.result.verdict, Verdict::elo1);
    EXPECT_EQ(four.result.tally, one.result.tally);
    EXPECT_EQ(four.records, one.records);
}

TEST(Match, BothGamesOfAPairHaveOneOpeningAndSidesAreSwapped) {
    const Played played = play(match_of("random:name=Ada", "random:name=Ben", "pijersi", 4), 1);
    ASSERT_EQ(played.records.size(), 4U);
    EXPECT_THAT(played.records[0], HasSubstr("[P1 \"Ada\"]\n[P2 \"Ben\"]\n[Round \"1.1\"]"));
    EXPECT_THAT(played.records[1], HasSubstr("[P1 \"Ben\"]\n[P2 \"Ada\"]\n[Round \"1.2\"]"));
    const auto beginning = [](const std::string& record) {
        const auto game = *play::parse_saved_game(record);
        std::string actions;
        for (std::size_t i = 0; i < 4; ++i) actions += game.session->played()[i].text + " ";
        return actions;
    };
    EXPECT_EQ(beginning(played.records[0]), beginning(played.records[1]));
    EXPECT_NE(beginning(played.records[0]), beginning(played.records[2]));
}

TEST(Match, TalliesAddUp) {
    const Tally tally = play(match_of("plain:depth=1", "random", "himiki-expert-2v2", 6), 2).result.tally;
    EXPECT_EQ(tally.games(), 6U);
    EXPECT_EQ(tally.pairs.pairs(), 3U);
    EXPECT_EQ(tally.wins_by_side.first + tally.wins_by_side.second, tally.won + tally.lost);
    std::uint64_t ends = 0;
    for (const auto& [word, times] : tally.ends) ends += times;
    EXPECT_EQ(ends, 6U);
    EXPECT_GE(tally.score(), 0.8) << "who looks at all beats who does not";
    EXPECT_EQ(tally.forfeits, (std::array<std::uint64_t, 2>{0, 0}));
}

TEST(Match, PairsAreCountedByTheirPoints) {
    const auto game = [](std::optional<Side> winner) {
        return GameSummary{.winner = winner, .reason = "because", .actions = 10};
    };
    Tally tally;
    tally.add({game(Side::first), game(Side::second)});   // A won as first and as second
    tally.add({game(Side::first), game(Side::first)});    // one each
    tally.add({game(std::nullopt), game(std::nullopt)});  // two draws
    tally.add({game(std::nullopt), game(Side::second)});  // a draw and a win
    tally.add({game(Side::second), game(std::nullopt)});  // a loss and a draw
    tally.add({game(Side::second), game(Side::first)});   // two losses
    EXPECT_EQ(tally.pairs, (PairCounts{{1, 1, 2, 1, 1}}));
    EXPECT_EQ(tally.won, 4U);
    EXPECT_EQ(tally.drawn, 4U);
    EXPECT_EQ(tally.lost, 4U);
    EXPECT_EQ(tally.wins_by_side, (BySide<std::uint64_t>{4, 4}));
    EXPECT_EQ(tally.score(), 0.5);
    EXPECT_EQ(tally.actions, 120U);
}

TEST(Match, ComesBackSoonWhenItIsStopped) {
    const MatchSettings settings = match_of("random", "random", "himiki", 100'000);
    std::atomic<bool> stop = false;
    const MatchHooks hooks{.on_pair = [&](const Tally&) { stop = true; }, .stop = &stop};
    const auto result = play_match(settings, lab::workers(2), hooks);
    ASSERT_TRUE(result);
    EXPECT_GE(result->tally.games(), 2U);
    EXPECT_LT(result->tally.games(), 1'000U);
    EXPECT_EQ(result->verdict, Verdict::undecided);
}

TEST(Match, IsOnlyForGamesOfTwo) {
    EXPECT_THAT(unsuitable("mukyan").value_or(""), HasSubstr("a script plays Muk Yan"));
    EXPECT_THAT(unsuitable("mindlock").value_or(""), HasSubstr("a puzzle for one"));
    EXPECT_THAT(unsuitable("headlock").value_or(""), HasSubstr("a puzzle for one"));
    EXPECT_THAT(unsuitable("chess").value_or(""), HasSubstr("there is no game 'chess'"));
    EXPECT_EQ(unsuitable("himiki-2v2"), std::nullopt);
    EXPECT_FALSE(play_match(match_of("random", "random", "mukyan-1", 2), lab::workers(1), {}));
}

TEST(Match, TheReportSaysWhatCame) {
    MatchSettings settings = match_of("engine:depth=1", "random", "pijersi", 4);
    settings.sprt = SprtSettings{.elo0 = 0, .elo1 = 5};
    const MatchResult result{
        .tally =
            {
                .won = 3,
                .drawn = 0,
                .lost = 1,
                .pairs = {{0, 0, 1, 0, 1}},
                .wins_by_side = {3, 1},
                .actions = 50,
                .ends = {{"arrival", 3}, {"time", 1}},
            },
    };
    const std::string report = report_of(settings, result);
    EXPECT_THAT(report, HasSubstr("pijersi: 4 games, seed 1\nA: engine:depth=1\nB: random\n"));
    EXPECT_THAT(report, HasSubstr("3 won, 0 drawn, 1 lost: 75.0 %\n"));
    EXPECT_THAT(report, HasSubstr("+190.8, 95 % from "));
    EXPECT_THAT(report, HasSubstr("LL 0, LD 0, WL+DD 1, WD 0, WW 1\n"));
    EXPECT_THAT(report, HasSubstr("first (White) 3, second (Black) 1\n"));
    EXPECT_THAT(report, HasSubstr("12.5 actions on average\n"));
    EXPECT_THAT(report, HasSubstr("arrival 3, time 1\n"));
    EXPECT_THAT(report, HasSubstr("(-2.94 to 2.94): nothing decided between elo0=0 and elo1=5\n"));
    EXPECT_THAT(score_line(settings, result.tally), HasSubstr("4 of 4 games: 3-0-1, 75.0 %, Elo +190.8 ("));
}

}  // namespace
}  // namespace tessera::lab
