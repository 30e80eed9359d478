#include <gmock/gmock.h>

#include "cli/play/columns.hpp"
#include "cli/play/nearest.hpp"
#include "cli/play/player.hpp"
#include "cli/play/result.hpp"
#include "cli/play/scripted_game.hpp"
#include "cli/play/steps.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Steps, EndAfterACell) {
    EXPECT_EQ(step_end("a1b12c3", 0), 2);
    EXPECT_EQ(step_end("a1b12c3", 2), 5);
    EXPECT_EQ(step_end("a1b12c3", 4), 5) << "inside a number";
    EXPECT_EQ(step_end("a1b12c3", 7), 7);
    EXPECT_EQ(step_end("pass", 0), 4);
    EXPECT_EQ(first_step("a4-b5"), "a4");
}

TEST(Steps, EndBeforeWhatJoinsANameToACell) {
    EXPECT_EQ(first_step("C-MR@C3"), "C-MR");
    EXPECT_EQ(step_end("C-MR@C3", 3), 4) << "inside the name";
    EXPECT_EQ(step_end("C-MR@C3", 4), 7);
    EXPECT_EQ(first_step("YM>none"), "YM");
    EXPECT_EQ(step_end("YM>none", 2), 7);
    EXPECT_EQ(step_end("B5@HM", 2), 5);
    EXPECT_EQ(step_end("C4>PC4+D5>PD5", 6), 9);
    EXPECT_EQ(first_step("end"), "end");
}

TEST(Nearest, KnowsNamesAndWords) {
    const std::vector<std::string> actions = {"C-MR@C3", "C-MR@D4", "C4>BC3", "end"};
    EXPECT_THAT(nearest("c-mr", actions), ElementsAre("C-MR@C3", "C-MR@D4"));
    EXPECT_THAT(nearest("c4c3", actions), ElementsAre("C4>BC3"));
    EXPECT_THAT(nearest("edn", actions), IsEmpty());
    EXPECT_THAT(nearest("ende", actions), ElementsAre("end"));
}

TEST(Seats, AreMeantByTheirNamesAndTheirSides) {
    const play::GameInfo& four = (*play::new_session("himiki-2v2"))->info();
    EXPECT_THAT(seats_meant(four, "wd"), ElementsAre(Seat{2}));
    EXPECT_THAT(seats_meant(four, "BL"), ElementsAre(Seat{1}));
    for (const auto* word : {"p1", "White", "wh", "w"})
        EXPECT_THAT(seats_meant(four, word), ElementsAre(Seat{0}, Seat{2}));
    for (const auto* word : {"p2", "black", "B"}) EXPECT_THAT(seats_meant(four, word), ElementsAre(Seat{1}, Seat{3}));
    for (const auto* word : {"", "x", "wlx", "whitish"}) EXPECT_THAT(seats_meant(four, word), IsEmpty());
    EXPECT_EQ(seat_name(four, Seat{3}), "Black bd");
    const play::GameInfo& two = (*play::new_session("pijersi"))->info();
    EXPECT_THAT(seats_meant(two, "b"), ElementsAre(Seat{1}));
    EXPECT_EQ(seat_name(two, Seat{1}), "Black");
}

TEST(Lines, HoldAsManySentencesAsFit) {
    const std::string forty(40, 'x');
    EXPECT_EQ(in_lines(std::vector<std::string>{"One.", "Two."}), "One. Two.\n");
    EXPECT_EQ(in_lines(std::vector<std::string>{forty, forty, "z"}), forty + "\n" + forty + " z\n");
    EXPECT_EQ(in_lines(std::vector<std::string>{"\x1b[1m" + forty + "\x1b[0m", std::string(39, 'y')}),
              "\x1b[1m" + forty + "\x1b[0m " + std::string(39, 'y') + "\n");
    EXPECT_EQ(in_lines({}), "");
}

TEST(Nearest, FindsTheSameStartAndSlipsOfTheFinger) {
    const std::vector<std::string> actions = {"a1b1", "a1b2", "c4d4", "c4d5"};
    EXPECT_THAT(nearest("a1b3", actions), ElementsAre("a1b1", "a1b2"));
    EXPECT_THAT(nearest("c4-d", actions), ElementsAre("c4d4", "c4d5"));
    EXPECT_THAT(nearest("v4d4", actions), ElementsAre("c4d4"));
    EXPECT_THAT(nearest("g6", actions), IsEmpty());
    EXPECT_THAT(nearest(std::string(100'000, 'x'), actions), IsEmpty());
}

TEST(Columns, FillTheScreenAndNotMore) {
    const std::vector<std::string> words(20, "seven77");
    EXPECT_EQ(in_columns(std::vector<std::string>{"a", "bb"}, 2), "  a   bb\n");
    std::istringstream lines(in_columns(words, 2) + labelled("a1:", words));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), screen_width) << line;
    EXPECT_EQ(in_columns({}, 2), "");
}

TEST(Level, IsOneOfTenOrADepthOrATime) {
    EXPECT_EQ(parse_level("3"), (Level{.skill = 3}));
    EXPECT_EQ(parse_level("level 10"), (Level{.skill = 10}));
    EXPECT_EQ(parse_level("depth 3"), (Level{.depth = 3}));
    EXPECT_EQ(parse_level("2s"), (Level{.movetime = 2'000}));
    EXPECT_EQ(parse_level("250ms"), (Level{.movetime = 250}));
    for (const auto* text :
         {"", "0", "11", "level", "level 0", "depth 65", "depth", "s", "-1", "0s", "x", "99999999999s"})
        EXPECT_FALSE(parse_level(text)) << text;
    EXPECT_EQ(to_text(Level{.movetime = 1'500}), "1.5 s");
    EXPECT_EQ(to_text(Level{.depth = 3}), "depth 3");
    EXPECT_EQ(to_text(Level{.skill = 4, .movetime = 500}), "level 4, 0.5 s");
}

TEST(Player, IsReadAsRecordsNameIt) {
    EXPECT_EQ(parse_player("engine (depth 3)"), Player::engine);
    EXPECT_EQ(parse_player("person"), Player::person);
    EXPECT_FALSE(parse_player("Ada"));
    EXPECT_FALSE(parse_player("engineer"));
}

TEST(Sentence, LeavesCellsAsTheyAre) {
    EXPECT_EQ(sentence("the game is over"), "The game is over.");
    EXPECT_EQ(sentence("b4 holds a stack"), "b4 holds a stack.");
}

TEST(Table, CountsTurnsByPairs) {
    Table table(*play::new_session("pijersi"), two_persons);
    EXPECT_EQ(table.turn(), 1);
    ASSERT_TRUE(table.act("a1b1"));
    EXPECT_EQ(table.turn(), 1);
    ASSERT_TRUE(table.act("g1f1"));
    EXPECT_EQ(table.turn(), 2);
}

TEST(Table, CountsTurnsByRoundsOfFour) {
    Table table(*play::new_session("himiki-2v2"), Players(4, Player::person));
    std::vector<std::size_t> turns;
    for (const auto* action : {"E5@HM", "B6@HM", "A2@HM", "D1@HM", "D6@HM"}) {
        turns.push_back(table.turn());
        ASSERT_TRUE(table.act(action)) << action;
    }
    EXPECT_THAT(turns, ElementsAre(1, 1, 1, 1, 2));
}

TEST(Table, APointIsTakenBackByItselfAndGivenAgain) {
    Table table(*play::new_session("himiki-2v2"), {Player::person, Player::random, Player::random, Player::random});
    ASSERT_TRUE(table.give_point(Side::second));
    ASSERT_TRUE(table.give_point(Side::first));
    const std::string start = table.session().position();
    EXPECT_EQ(table.undo(), StepCount{.points = 1});
    EXPECT_EQ(table.session().given_points().size(), 1);
    EXPECT_EQ(table.redo(), StepCount{.points = 1});
    EXPECT_EQ(table.session().position(), start);

    ASSERT_TRUE(table.act("E5@HM"));
    ASSERT_TRUE(table.give_point(Side::second));
    ASSERT_TRUE(table.act("B6@HM"));
    const std::string after = table.session().position();
    EXPECT_EQ(table.undo(), (StepCount{.actions = 1, .points = 1})) << "the point was a person's choice";
    EXPECT_EQ(table.undo(), StepCount{.actions = 1});
    EXPECT_EQ(table.session().position(), start);
    EXPECT_EQ(table.redo(), (StepCount{.actions = 2, .points = 1}));
    EXPECT_EQ(table.session().position(), after);
}

TEST(Table, HasNothingToTakeBackBeforeThePersonActed) {
    Table table(*play::new_session("pijersi"), {Player::engine, Player::person});
    ASSERT_TRUE(table.act("a1b1"));
    EXPECT_EQ(table.undo(), StepCount{});
    ASSERT_TRUE(table.act("g1f1"));
    ASSERT_TRUE(table.act("a2b2"));
    EXPECT_EQ(table.undo(), StepCount{.actions = 2});
    EXPECT_EQ(table.session().played().size(), 1);
}

}  // namespace

}  // namespace tessera::cli::terminal
