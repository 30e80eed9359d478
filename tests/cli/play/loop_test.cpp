#include <gmock/gmock.h>

#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr auto whole_game = "a5b6d5\nf6f7\nd5f6g6\n";
constexpr auto start = "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- w 0 1";

using LoopTest = ScriptedGame;

TEST_F(LoopTest, PlaysAWholeGameToItsEnd) {
    const std::string shown = play(whole_game);
    EXPECT_THAT(shown, HasSubstr("White, turn 1> a5b6d5\n"));
    EXPECT_THAT(shown, HasSubstr("Black, turn 1> f6f7\n"));
    EXPECT_THAT(shown, HasSubstr("White, turn 2> d5f6g6\n"));
    EXPECT_THAT(shown, HasSubstr("White wins. A rock, paper or scissors stands on the far row. (Rule P9.)\n"));
    EXPECT_THAT(shown, HasSubstr("Game over> "));
    EXPECT_THAT(shown, Not(HasSubstr("--resume")));
}

TEST_F(LoopTest, AfterTheEndOnlyCommandsAreTaken) {
    const std::string shown = play(std::string(whole_game) + "a1b1\nmoves\nhint\ngo\nresign\nundo\n");
    EXPECT_THAT(shown, HasSubstr("The game is over; `undo` takes back, `new` begins another."));
    EXPECT_THAT(shown, HasSubstr("The game is over, so there are no legal actions."));
    EXPECT_THAT(shown, HasSubstr("The game is over already."));
    EXPECT_EQ(session().played().size(), 2);
}

TEST_F(LoopTest, TheRecordsNotationAndGreatLettersAreUnderstood) {
    play("a5-b6=d5\nF6F7\n");
    EXPECT_EQ(session().played().size(), 2);
    EXPECT_EQ(session().played()[0].text, "a5b6d5");
}

TEST_F(LoopTest, UndoAndRedoBetweenPersonsGoOneActionAtATime) {
    play("a1b1\ng1f1\nundo\n");
    EXPECT_EQ(session().played().size(), 1);
    go_on("undo\n");
    EXPECT_EQ(position(), start);
    EXPECT_THAT(go_on("undo\n"), HasSubstr("There is nothing of yours to take back."));
    go_on("redo\nredo\n");
    EXPECT_EQ(session().played().size(), 2);
    EXPECT_THAT(go_on("redo\n"), HasSubstr("There is nothing to play again."));
}

TEST_F(LoopTest, UndoTakesBackTheAnswerToo) {
    const std::string shown = play("a1b1\n", against_random);
    EXPECT_THAT(shown, HasSubstr("Black plays "));
    ASSERT_EQ(session().played().size(), 2);
    const std::string after = position();
    EXPECT_THAT(go_on("undo\n"), HasSubstr("Took 2 actions back."));
    EXPECT_EQ(position(), start);
    EXPECT_THAT(go_on("redo\n"), HasSubstr("Played 2 actions again."));
    EXPECT_EQ(position(), after);
}

TEST_F(LoopTest, AnotherActionForgetsWhatWasTakenBack) {
    play("a1b1\nundo\na2b2\n");
    EXPECT_THAT(go_on("undo\na1b1\nredo\n"), HasSubstr("There is nothing to play again."));
}

TEST_F(LoopTest, AnIllegalActionIsExplainedWithItsRuleAndChangesNothing) {
    const std::string shown = play("a1c1\n");
    EXPECT_THAT(shown, HasSubstr("A cube moves to a neighbouring cell, and c1 is not beside a1 (rule P5).\n"));
    EXPECT_THAT(shown, HasSubstr("Legal and near: a1b1,"));
    EXPECT_EQ(position(), start);
}

TEST_F(LoopTest, AnAmbiguousActionSaysWhatToWrite) {
    EXPECT_THAT(play("b4c4\n"),
                HasSubstr("b4 holds a stack: write b4b4c4 to move its top, b4c4c4 to move all of it.\n"));
    EXPECT_EQ(position(), start);
}

TEST_F(LoopTest, NonsenseIsRefusedInOneLineAndChangesNothing) {
    EXPECT_THAT(play("xyzzy\n"), HasSubstr("'xyzzy' is neither an action nor a command"));
    EXPECT_THAT(go_on("h\n"), HasSubstr("'h' could be help, hint or history."));
    EXPECT_THAT(go_on("a9z9\n"), HasSubstr("(at character "));
    go_on("\n   \n\t\n\x01\xff\n" + std::string(5'000, 'a') + "\n" + std::string(5'000, '1') + "\n'\n`\n");
    go_on(
        "save\nload\nlevel x\nlevel 0\nlevel 99999999999999999999\nplayers x y\nplayers white\nnew nowhere\nnew "
        "classic -1\nmoves zz\n");
    EXPECT_EQ(position(), start);
}

TEST_F(LoopTest, ABeginningOfACommandIsEnough) {
    EXPECT_THAT(play("pos\n"), HasSubstr(std::string("pos\n") + start + "\n"));
    EXPECT_THAT(go_on("?\n"), HasSubstr("write the game to a file"));
}

TEST_F(LoopTest, MovesOfACellAreListed) {
    EXPECT_THAT(play("moves b1\n"), HasSubstr("\nb1: b1a1 "));
    EXPECT_THAT(go_on("moves\n"), HasSubstr("186 legal actions, by how they begin:\n  a1 (12)"));
    EXPECT_THAT(go_on("moves all\n"), HasSubstr("\nb7:"));
}

TEST_F(LoopTest, HistoryPairsTheTurns) {
    EXPECT_THAT(play("a5b6d5\nf6f7\na1b1\nhistory\n"), HasSubstr("      White     Black\n"
                                                                 "   1. a5-b6=d5  f6-f7\n"
                                                                 "   2. a1-b1\n"));
}

TEST_F(LoopTest, AHintIsALegalActionAndChangesNothing) {
    const std::string shown = play("hint\n");
    EXPECT_THAT(shown, HasSubstr("The engine would play "));
    EXPECT_EQ(position(), start);
}

TEST_F(LoopTest, TheEngineAnswers) {
    EXPECT_THAT(play("level 1\na1b1\n", against_engine), HasSubstr("Black plays "));
    EXPECT_EQ(session().played().size(), 2);
    EXPECT_THAT(go_on("go\n"), HasSubstr("White plays "));
    EXPECT_EQ(session().played().size(), 4);
}

TEST_F(LoopTest, TwoAutomaticPlayersFinishByThemselves) {
    play("", {Player::random, Player::random});
    EXPECT_TRUE(session().outcome().has_value());
    go_on("undo\n");
    EXPECT_FALSE(session().outcome().has_value()) << "undo must pause them";
}

TEST_F(LoopTest, PlayersCanChangePlaces) {
    EXPECT_THAT(play("players white random\n"), HasSubstr("White: random\nBlack: person\n"));
    EXPECT_EQ(session().played().size(), 1);
}

TEST_F(LoopTest, ResigningEndsTheGameUntilItIsTakenBack) {
    EXPECT_THAT(play("a1b1\nresign\n"), HasSubstr("Black resigns: White wins."));
    EXPECT_TRUE(context().table.is_over());
    EXPECT_THAT(go_on("undo\n"), HasSubstr("The resignation is withdrawn."));
    EXPECT_FALSE(context().table.is_over());
    EXPECT_EQ(session().played().size(), 1);
}

TEST_F(LoopTest, ANewGameCanHaveAnotherSetUp) {
    EXPECT_THAT(play("a1b1\nnew half-random 7\n"), HasSubstr("A new game, half-random with seed 7."));
    const std::string first = position();
    EXPECT_NE(first, start);
    go_on("new half-random 7\n");
    EXPECT_EQ(position(), first);
    go_on("new\n");
    EXPECT_EQ(position(), start);
}

TEST_F(LoopTest, TheEndOfInputLeavesWithTheGameKept) {
    EXPECT_THAT(play("a1b1"),
                EndsWith("Black, turn 1> \nThe game is kept; `tessera play pijersi --resume` goes on with it.\n"));
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 1);
}

TEST_F(LoopTest, QuitAsksNothing) {
    EXPECT_THAT(play("quit\na1b1\n"), EndsWith("White, turn 1> quit\n"));
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 0);
}

}  // namespace

}  // namespace tessera::cli::terminal
