#include "play/session.hpp"

#include <algorithm>
#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

using testing::HasSubstr;

std::unique_ptr<Session> pijersi() {
    return *new_session("pijersi");
}

TEST(Registry, KnowsItsGamesAndNamesThemWhereOneIsUnknown) {
    for (const Game& game : games()) EXPECT_TRUE(new_session(game.info.id)) << game.info.id;
    const auto unknown = new_session("chess");
    ASSERT_FALSE(unknown);
    EXPECT_THAT(unknown.error().what, HasSubstr("there is no game 'chess'"));
    EXPECT_THAT(unknown.error().what, HasSubstr("pijersi"));
}

TEST(Session, ListsActionsSortedBytewise) {
    const auto actions = pijersi()->actions();
    EXPECT_EQ(actions.size(), 186U);
    EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end()));
}

TEST(Session, ActsInAnyAcceptedFormAndRemembersBoth) {
    const auto session = pijersi();
    ASSERT_TRUE(session->act("a4-b5=c4"));
    ASSERT_TRUE(session->act("g1f1e1"));
    ASSERT_EQ(session->played().size(), 2U);
    EXPECT_EQ(session->played()[0].text, "a4b5c4");
    EXPECT_EQ(session->played()[0].notation, "a4-b5=c4");
    EXPECT_EQ(session->played()[0].side, Side::first);
    EXPECT_EQ(session->played()[1].notation, "g1-f1=e1");
    EXPECT_EQ(session->notation_of("a1b1"), "a1-b1");
}

TEST(Session, ChangesNothingWhereItRefuses) {
    const auto session = pijersi();
    ASSERT_TRUE(session->act("a4-b5=c4"));
    const std::string before = session->position();
    EXPECT_FALSE(session->act("a1a6"));
    EXPECT_FALSE(session->start_from("nonsense"));
    EXPECT_FALSE(session->set_up("upside-down", 1));
    EXPECT_EQ(session->position(), before);
    EXPECT_EQ(session->played().size(), 1U);
}

TEST(Session, UndoGoesBackToTheStart) {
    const auto session = pijersi();
    const std::string start = session->position();
    ASSERT_TRUE(session->act("a4-b5=c4"));
    EXPECT_TRUE(session->undo());
    EXPECT_FALSE(session->undo());
    EXPECT_EQ(session->position(), start);
    EXPECT_TRUE(session->played().empty());
}

TEST(Session, AClonePlaysOnItsOwn) {
    const auto session = pijersi();
    const auto clone = session->clone();
    ASSERT_TRUE(clone->act("a4-b5=c4"));
    EXPECT_NE(session->position(), clone->position());
}

TEST(Session, TellsHowItWasStarted) {
    const auto session = pijersi();
    EXPECT_TRUE(session->start().is_ordinary);
    EXPECT_EQ(session->start().setup, "classic");
    ASSERT_TRUE(session->set_up("half-random", 7));
    EXPECT_FALSE(session->start().is_ordinary);
    EXPECT_EQ(session->start().seed, 7U);
    EXPECT_EQ(session->start().position, session->position());
    ASSERT_TRUE(session->start_from("6/7/6/3WR3/6/7/5p- b 3 12"));
    EXPECT_EQ(session->start().setup, "");
    ASSERT_TRUE(session->start_from("startpos"));
    EXPECT_TRUE(session->start().is_ordinary);
}

TEST(Session, RandomActionsAreLegalAndRepeatable) {
    const auto session = pijersi();
    for (std::uint64_t seed = 0; !session->outcome(); ++seed) {
        const auto action = session->random_action(seed);
        ASSERT_TRUE(action);
        EXPECT_EQ(action, session->random_action(seed));
        ASSERT_TRUE(session->act(*action));
    }
    EXPECT_FALSE(session->random_action(1));
    EXPECT_TRUE(session->actions().empty());
}

TEST(Session, RollsForAScriptAndForNobodyElse) {
    const auto session = *new_session("mukyan");
    ASSERT_TRUE(session->info().script);
    EXPECT_EQ(session->info().script->seat, Seat{1});
    for (std::uint64_t seed = 0; !session->outcome(); ++seed) {
        const auto rolled = session->roll(search::Temper::fair, seed);
        ASSERT_EQ(rolled.has_value(), session->seat_to_move() == Seat{1}) << session->position();
        if (rolled) {
            EXPECT_THAT(rolled->told, HasSubstr("Muk Yan rolls "));
            EXPECT_EQ(session->roll(search::Temper::fair, seed)->action, rolled->action);
        }
        ASSERT_TRUE(session->act(rolled ? rolled->action : *session->random_action(seed)));
    }
    EXPECT_FALSE(session->roll(search::Temper::fair, 1)) << "the game is over";
    EXPECT_FALSE((*new_session("himiki"))->roll(search::Temper::ruthless, 1));
    EXPECT_FALSE(pijersi()->roll(search::Temper::fair, 1));
}

TEST(Session, APuzzleIsProvedWhenAskedToThink) {
    auto session = *new_session("mindlock");
    std::vector<search::Report> reports;
    const search::Control control{.report = [&](const search::Report& report) { reports.push_back(report); }};
    EXPECT_EQ(session->think({}, control), "C4>BC3");
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports[0].depth, 3);
    EXPECT_EQ(reports[0].score, (search::Score{search::Score::Kind::win, 3}));
    EXPECT_EQ(reports[0].line, (std::vector<std::string>{"C4>BC3", "C3>BD3", "D3>BD4"}));
    EXPECT_GT(reports[0].nodes, 0U);
}

TEST(Session, APuzzleTooLargeForTheLimitsIsSearchedInstead) {
    auto session = *new_session("mindlock");
    std::vector<search::Report> reports;
    const search::Control control{.report = [&](const search::Report& report) { reports.push_back(report); }};
    EXPECT_TRUE(session->think({.nodes = 1}, control));
    ASSERT_FALSE(reports.empty());
    EXPECT_NE(reports.back().score.kind, search::Score::Kind::win);

    std::atomic<bool> stop = true;
    ASSERT_TRUE(session->start_from("k.4h./1HM2MK1/m.1h.k.1m./1KH2HM1/h.4k. turn 0 - - - A3=TP,C1=IM -"));
    EXPECT_TRUE(session->think({}, {.stop = &stop})) << "stopped at once, it still has an action to play";
}

TEST(Session, AnUnsolvablePuzzleStillHasAnActionToPlay) {
    auto session = *new_session("mindlock");
    ASSERT_TRUE(session->start_from("MHk.4/k.5/6/6/6 turn 0 - - - - -"));
    EXPECT_TRUE(session->think({.nodes = 1000}, {}));
}

TEST(Session, DrawsTheBoardWithin80ColumnsForEveryGame) {
    for (const Game& game : games()) {
        const auto session = game.start(game.info);
        std::string line;
        for (const char c : session->drawing({}) + "\n") {
            if (c != '\n') {
                line += c;
                continue;
            }
            EXPECT_LE(line.size(), 80U) << line;
            line.clear();
        }
    }
}

}  // namespace
}  // namespace tessera::play
