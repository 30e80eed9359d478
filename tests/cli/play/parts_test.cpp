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

TEST(Level, IsADepthOrATime) {
    EXPECT_EQ(parse_level("3"), (Level{.depth = 3}));
    EXPECT_EQ(parse_level("2s"), (Level{.movetime = 2'000}));
    EXPECT_EQ(parse_level("250ms"), (Level{.movetime = 250}));
    for (const auto* text : {"", "0", "s", "-1", "65", "0s", "x", "99999999999s"})
        EXPECT_FALSE(parse_level(text)) << text;
    EXPECT_EQ(to_text(Level{.movetime = 1'500}), "1.5 s");
    EXPECT_EQ(to_text(Level{.depth = 3}), "depth 3");
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

TEST(Table, HasNothingToTakeBackBeforeThePersonActed) {
    Table table(*play::new_session("pijersi"), {Player::engine, Player::person});
    ASSERT_TRUE(table.act("a1b1"));
    EXPECT_EQ(table.undo(), 0);
    ASSERT_TRUE(table.act("g1f1"));
    ASSERT_TRUE(table.act("a2b2"));
    EXPECT_EQ(table.undo(), 2);
    EXPECT_EQ(table.session().played().size(), 1);
}

}  // namespace

}  // namespace tessera::cli::terminal
