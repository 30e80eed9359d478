// External programs, good and bad: small scripts of the shell stand in for them.

#include "lab/match/ugi_player.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/match/match.hpp"
#include "lab/workers.hpp"
#include "play/registry.hpp"

namespace tessera::lab {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr search::Milliseconds short_patience = 150;
constexpr search::Milliseconds long_patience = 20'000;  // never waited for where all goes well

/// What a program does on each word; `*` is all other lines.
struct Script {
    std::string on_ugi = "echo ugiok";
    std::string on_ready = "echo readyok";
    std::string on_option = ":";
    std::string on_go = "echo bestmove zz";

    [[nodiscard]] std::string program() const {
        return "while read -r line; do case $line in ugi) " + on_ugi + ";; isready) " + on_ready + ";; setoption*) " +
               on_option + ";; go*) " + on_go + ";; quit) exit 0;; esac; done";
    }
};

MatchSettings match_against_chance(const std::string& player, search::Milliseconds patience) {
    return {.game = "pijersi",
            .players = {*parse_player(player), *parse_player("random")},
            .games = 4,
            .patience = patience};
}

/// A match of such a program against chance.
std::expected<MatchResult, std::string> play(const Script& script, search::Milliseconds patience = long_patience) {
    return play_match(match_against_chance("ugi,name=Prog:" + script.program(), patience), lab::workers(2), {});
}

TEST(UgiPlayer, AnIllegalAnswerForfeitsTheGame) {
    const auto result = play({.on_go = "echo info depth 1 score cp 3; echo bestmove zz"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits, (std::array<std::uint64_t, 2>{4, 0}));
    EXPECT_EQ(result->tally.lost, 4U);
    EXPECT_THAT(result->tally.faults, Each(HasSubstr("Prog answered 'zz': ")));
    EXPECT_EQ(result->tally.ends, (std::map<std::string, std::uint64_t>{{"illegal_action", 4}}));
    EXPECT_FALSE(result->broken);
}

TEST(UgiPlayer, AnAnswerWithoutAnActionForfeitsTheGame) {
    const auto result = play({.on_go = "echo bestmove"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits[0], 4U);
}

TEST(UgiPlayer, AProgramThatDiesForfeitsEachGameAndIsStartedAgain) {
    const auto result = play({.on_go = "exit 3"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits[0], 4U);
    EXPECT_THAT(result->tally.faults, Each("Prog has ended with code 3"));
    EXPECT_EQ(result->tally.ends.count("program_ended"), 1U);
}

TEST(UgiPlayer, AProgramThatIsKilledIsNamedSo) {
    const auto result = play({.on_go = "kill -9 $$"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_THAT(result->tally.faults, Each("Prog was ended by signal 9"));
}

TEST(UgiPlayer, WritingToADeadProgramRaisesNoSignal) {
    const auto result = play({.on_ready = "echo readyok; exit 4"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits[0], 4U);
    EXPECT_THAT(result->tally.faults, Each("Prog has ended with code 4"));
}

TEST(UgiPlayer, ASilentProgramForfeitsTheGame) {
    const auto result = play({.on_go = ":"}, short_patience);
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits[0], 4U);
    EXPECT_THAT(result->tally.faults, Each("Prog does not answer"));
}

TEST(UgiPlayer, ASilentProgramLosesOnTimeWhereThereIsAClock) {
    MatchSettings settings = match_against_chance("ugi:" + Script{.on_go = ":"}.program(), short_patience);
    settings.terms.clock = ClockSettings{.start = 30};
    settings.games = 2;
    const auto result = play_match(settings, lab::workers(1), {});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.time_losses, (std::array<std::uint64_t, 2>{2, 0}));
    EXPECT_EQ(result->tally.forfeits[0], 0U);
    EXPECT_EQ(result->tally.ends, (std::map<std::string, std::uint64_t>{{"time", 2}}));
}

TEST(UgiPlayer, AProgramThatNeverBeginsEndsTheMatch) {
    const auto missing = play_match(match_against_chance("ugi:exit 7", long_patience), lab::workers(1), {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "the program 'exit 7' has ended with code 7 before the first game");
    const auto silent = play_match(match_against_chance("ugi:cat", short_patience), lab::workers(1), {});
    ASSERT_FALSE(silent);
    EXPECT_EQ(silent.error(), "the program 'cat' does not answer before the first game");
    const auto closed = play({.on_ugi = "exec >&- <&-; exit 1"});
    ASSERT_FALSE(closed);
    EXPECT_THAT(closed.error(), HasSubstr("has ended with code 1"));
}

TEST(UgiPlayer, AnEndlessLineIsNoAnswer) {
    const auto result = play(
        {.on_go = "while echo -n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; do :; done"}, short_patience);
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.forfeits[0], 4U);
}

TEST(UgiPlayer, TheGameIsSetOnlyWhereTheProgramKnowsThatOption) {
    const auto plain = play({.on_option = "exit 9"});
    ASSERT_TRUE(plain) << plain.error();
    EXPECT_EQ(plain->tally.ends.count("illegal_action"), 1U) << "a program of one game was told which";
    const auto told = play({.on_ugi = "echo option name game type string; echo ugiok",
                            .on_option = "test \"$line\" = 'setoption name Game value pijersi' && exit 9"});
    ASSERT_FALSE(told);
    EXPECT_THAT(told.error(), HasSubstr("has ended with code 9"));
}

TEST(UgiPlayer, OptionsThatTheProgramDoesNotHaveAreRefused) {
    const std::string program = Script{}.program();
    const auto result =
        play_match(match_against_chance("ugi,option.Wisdom=3:" + program, long_patience), lab::workers(1), {});
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error(), HasSubstr("has no option 'Wisdom'"));
}

TEST(UgiPlayer, LinesMayEndAsOnWindows) {
    const auto result = play({.on_ugi = "printf 'ugiok\\r\\n'", .on_ready = "printf 'readyok\\r\\n'"});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->tally.ends.count("illegal_action"), 1U);
}

TEST(UgiPlayer, SaysTheWholeGame) {
    auto session = *play::new_session("pijersi");
    EXPECT_EQ(position_line(*session), "position startpos");
    ASSERT_TRUE(session->act("a4-b5=c4"));
    ASSERT_TRUE(session->act("g1-f1"));
    EXPECT_EQ(position_line(*session), "position startpos moves a4b5c4 g1f1");
    ASSERT_TRUE(session->start_from("6/2R-4/6/7/6/r-6/6 w 0 1"));
    EXPECT_EQ(position_line(*session), "position fen 6/2R-4/6/7/6/r-6/6 w 0 1");
}

TEST(UgiPlayer, SaysItsLimits) {
    EXPECT_EQ(go_line({}), "go");
    EXPECT_EQ(go_line({.depth = 3, .nodes = 9, .movetime = 100}), "go depth 3 nodes 9 movetime 100");
    EXPECT_EQ(go_line({.clock = {1'000, 2'000}, .increment = {10, 20}}),
              "go p1time 1000 p2time 2000 p1inc 10 p2inc 20");
}

TEST(UgiPlayer, TakesTheActionAndTheScore) {
    const Script script{.on_go =
                            "echo hello; echo info string score; echo info depth 2 score cp -12 pv x; echo info "
                            "score win -4; echo bestmove a1a2 ponder b1b2"};
    const PlayerSpec spec = *parse_player("ugi:" + script.program());
    auto player = make_player(spec, {.game = "pijersi", .patience = long_patience});
    ASSERT_TRUE(player) << player.error().what;
    ASSERT_TRUE((*player)->new_game());
    const auto answer = (*player)->choose(**play::new_session("pijersi"), {.limits = {.depth = 1}});
    ASSERT_TRUE(answer) << answer.error().what;
    EXPECT_EQ(answer->action, "a1a2");
    EXPECT_EQ(answer->score, (search::Score{search::Score::Kind::loss, 4}));
}

TEST(UgiPlayer, IsToldToStopSoonWhenTheMatchIs) {
    const PlayerSpec spec = *parse_player("ugi:" + Script{.on_go = ":"}.program());
    auto player = make_player(spec, {.game = "pijersi", .patience = long_patience});
    ASSERT_TRUE(player) << player.error().what;
    const std::atomic<bool> stop = true;
    const auto answer = (*player)->choose(**play::new_session("pijersi"), {.limits = {.depth = 1}, .stop = &stop});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, PlayerFault::Kind::stopped);
}

}  // namespace
}  // namespace tessera::lab
