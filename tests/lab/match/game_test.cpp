// One game of a match: how it ends, and what its record says.

#include "lab/match/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/match/game_record.hpp"
#include "play/registry.hpp"
#include "play/saved_game.hpp"
#include "record/reader.hpp"

namespace tessera::lab {
namespace {

using End = PlayedGame::End;
using testing::HasSubstr;

/// Answers what it is told to, or by chance.
class Puppet final : public Player {
  public:
    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] std::expected<void, PlayerFault> new_game() override { return {}; }
    [[nodiscard]] std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) override {
        told = task.limits;
        if (fault) return std::unexpected(*fault);
        if (!always.empty()) return Answer{always, score};
        return Answer{*session.random_action(task.seed), score};
    }

    std::string always = {};
    std::optional<search::Score> score = std::nullopt;
    std::optional<PlayerFault> fault = std::nullopt;
    search::Limits told = {};

  private:
    std::string name_ = "Puppet";
};

struct Duel {
    Puppet first = {};
    Puppet second = {};
    GameTerms terms = {};
    std::atomic<bool> stop = false;

    PlayedGame play(std::string_view game = "pijersi") {
        auto played = play_game(*play::new_session(game), {{&first}, {&second}}, terms, 5, stop);
        EXPECT_TRUE(played && *played);
        return std::move(**played);
    }
};

TEST(MatchGame, EndsByTheRules) {
    Duel duel;
    const PlayedGame game = duel.play();
    EXPECT_EQ(game.end, End::board);
    ASSERT_TRUE(game.session->outcome());
    EXPECT_EQ(game.winner, game.session->outcome()->winner);
    EXPECT_EQ(game.reason, game.session->outcome()->reason->word);
    EXPECT_EQ(game.actions(), game.session->played().size());
}

TEST(MatchGame, TheSameSeedGivesTheSameGame) {
    Duel duel;
    EXPECT_EQ(duel.play("versus").session->position(), duel.play("versus").session->position());
}

TEST(MatchGame, IsADrawWhereItGoesOnTooLong) {
    Duel duel{.terms = {.most_actions = 3}};
    const PlayedGame game = duel.play();
    EXPECT_EQ(game.end, End::action_limit);
    EXPECT_EQ(game.winner, std::nullopt);
    EXPECT_EQ(game.actions(), 3U);
}

TEST(MatchGame, AnIllegalActionLosesAndIsNamed) {
    Duel duel;
    duel.second.always = "a1a2";
    const PlayedGame game = duel.play();
    EXPECT_EQ(game.end, End::illegal);
    EXPECT_EQ(game.winner, Side::first);
    EXPECT_THAT(game.told, HasSubstr("Puppet answered 'a1a2': "));
    EXPECT_TRUE(is_forfeit(game.end));
}

TEST(MatchGame, IsGivenToASideOnceAllAgree) {
    using Kind = search::Score::Kind;
    Duel duel{.terms = {.adjudication = Adjudication{.lead = 300, .answers = 4}}};
    duel.first.score = search::Score{Kind::centi, -400};
    duel.second.score = search::Score{Kind::win, 7};
    const PlayedGame game = duel.play();
    EXPECT_EQ(game.end, End::adjudged);
    EXPECT_EQ(game.winner, Side::second);
    EXPECT_EQ(game.actions(), 4U);
    duel.second.score = search::Score{Kind::centi, 299};
    EXPECT_EQ(duel.play().end, End::board) << "one of the two is not so sure";
    duel.second.score = std::nullopt;
    EXPECT_EQ(duel.play().end, End::board) << "one of the two does not say";
}

TEST(MatchGame, ThatIsStoppedCountsForNothing) {
    Duel duel;
    duel.stop = true;
    const auto played = play_game(*play::new_session("pijersi"), {{&duel.first}, {&duel.second}}, {}, 5, duel.stop);
    ASSERT_TRUE(played);
    EXPECT_FALSE(*played);
}

TEST(MatchGame, BothSidesHaveAClock) {
    Duel duel{.terms = {.clock = ClockSettings{60'000, 500}}};
    const PlayedGame game = duel.play();
    EXPECT_EQ(duel.second.told.increment, (BySide<search::Milliseconds>{500, 500}));
    ASSERT_TRUE(duel.second.told.clock.first && duel.second.told.clock.second);
    EXPECT_GE(*duel.second.told.clock.first, 60'000) << "each action brings more than it takes here";
    ASSERT_TRUE(game.times.front().left);
    EXPECT_LE(*game.times.front().left, 60'500);
}

TEST(MatchGame, ClocksAreReadAndWritten) {
    EXPECT_EQ(*parse_clock("10+0.1"), (ClockSettings{10'000, 100}));
    EXPECT_EQ(*parse_clock("0.5"), (ClockSettings{500, 0}));
    EXPECT_EQ(to_text(ClockSettings{10'000, 100}), "10+0.1");
    for (const char* bad : {"", "0", "x", "1+", "+1", "-1", "1+-1", "1+2+3", "1e9", "90000", "inf"}) {
        EXPECT_FALSE(parse_clock(bad)) << bad;
    }
}

TEST(MatchGame, AClockLetsPassWhatItHas) {
    GameClock clock({1'000, 50});
    EXPECT_TRUE(clock.spend(Side::first, 990));
    clock.end_turn(Side::first);
    EXPECT_EQ(clock.left(Side::first), 60);
    EXPECT_TRUE(clock.spend(Side::first, 65)) << "a little is forgiven";
    EXPECT_EQ(clock.left(Side::first), 0);
    EXPECT_FALSE(clock.spend(Side::first, 100));
    EXPECT_EQ(clock.left(Side::second), 1'000);
}

record::Record record_of(const PlayedGame& game, const RecordInfo& info) {
    const auto text = to_record_text(game, info);
    EXPECT_TRUE(text);
    EXPECT_TRUE(play::parse_saved_game(*text)) << *text;
    return *record::read(*text);
}

TEST(MatchGame, ItsRecordSaysWhatIsKnown) {
    Duel duel{.terms = {.clock = ClockSettings{60'000, 500}}};
    const record::Record record = record_of(duel.play("himiki-2v2"), {.round = "3.2",
                                                                      .opening = "start",
                                                                      .date = "2026-03-01",
                                                                      .players = {"Ada", "Ben"},
                                                                      .clock = duel.terms.clock});
    EXPECT_EQ(record.tags.find("Round"), "3.2");
    EXPECT_EQ(record.tags.find("Opening"), "start");
    EXPECT_EQ(record.tags.find("TimeControl"), "60+0.5");
    EXPECT_EQ(record.tags.find("P1"), "Ada");
    EXPECT_EQ(record.tags.find("P1b"), "Ada");
    EXPECT_EQ(record.tags.find("P2a"), "Ben");
    EXPECT_NE(record.result, record::Result::unfinished);
    EXPECT_TRUE(record.entries.front().left);
}

TEST(MatchGame, ItsRecordTellsWhatTheBoardDoesNot) {
    Duel duel;
    duel.first.fault = PlayerFault{PlayerFault::Kind::silent, "does not answer"};
    const record::Record lost = record_of(duel.play(), {});
    EXPECT_EQ(lost.result, record::Result::second_wins);
    EXPECT_EQ(lost.reason, "no_answer");
    EXPECT_EQ(to_text(std::get<record::Act>(lost.entries.back().step)), "(no_answer P1)");
    EXPECT_THAT(lost.entries.back().comments, testing::ElementsAre("Puppet does not answer"));
    EXPECT_FALSE(lost.entries.front().spent) << "without a clock nobody asks for times";
    Duel long_one{.terms = {.most_actions = 2}};
    const record::Record drawn = record_of(long_one.play(), {});
    EXPECT_EQ(drawn.result, record::Result::draw);
    EXPECT_EQ(drawn.reason, "action_limit");
}

}  // namespace
}  // namespace tessera::lab
