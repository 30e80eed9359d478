#include <algorithm>

#include <gmock/gmock.h>

#include "cli/failure.hpp"
#include "cli/play/opening.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

using FilesTest = ScriptedGame;

TEST_F(FilesTest, ASavedGameLoadsToTheSamePositionWithItsPast) {
    EXPECT_THAT(play("a5b6d5\nf6f7\nsave " + file("game.record").string() + "\n"), HasSubstr("Saved to "));
    const std::string saved = position();
    EXPECT_THAT(play("load " + file("game.record").string() + "\n"), HasSubstr("PIJERSI, 2 actions played."));
    EXPECT_EQ(position(), saved);
    go_on("undo\n");
    EXPECT_EQ(session().played().size(), 1);
}

TEST_F(FilesTest, ASetUpAndAResignationAreSavedToo) {
    play("new half-random 11\nresign\nsave " + file("game.record").string() + "\n");
    const std::string saved = position();
    EXPECT_THAT(play("load " + file("game.record").string() + "\n"), HasSubstr("White resigns: Black wins."));
    EXPECT_EQ(position(), saved);
}

TEST_F(FilesTest, AnotherFileIsNotReplacedUnasked) {
    write_file(file("precious"), "mine");
    const std::string save = "save " + file("precious").string();
    EXPECT_THAT(play(save + "\n"), HasSubstr("exists already"));
    EXPECT_EQ(read_file(file("precious")), "mine");
    EXPECT_THAT(go_on(save + " overwrite\na1b1\nsave\n"), HasSubstr("Saved to "));
    EXPECT_THAT(read_file(file("precious")), HasSubstr("[Game \"pijersi\"]"));
}

TEST_F(FilesTest, WhatCannotBeReadOrWrittenIsSaidInOneSentence) {
    EXPECT_THAT(play("load " + file("nothing").string() + "\n"), HasSubstr("Cannot read "));
    EXPECT_THAT(go_on("load " + file("").string() + "\n"), HasSubstr("Cannot read "));
    EXPECT_THAT(go_on("save " + file("no/such/folder").string() + "\n"), HasSubstr("Cannot write "));
    write_file(file("garbage"), std::string("\0\xff[Game", 7));
    EXPECT_THAT(go_on("load " + file("garbage").string() + "\n"), HasSubstr("The file: "));
    EXPECT_TRUE(session().played().empty());
}

TEST_F(FilesTest, WritingLeavesNothingElseBehind) {
    fs::create_directory(file("folder"));
    write_file(file("folder/one"), "1");
    write_file(file("folder/one"), "2");
    EXPECT_EQ(read_file(file("folder/one")), "2");
    EXPECT_THROW(write_file(file("folder/no/one"), "3"), Failure);
    EXPECT_EQ(files_in(file("folder")), 1);
}

TEST_F(FilesTest, EveryActionIsKeptAtOnce) {
    play("a5b6d5\nf6f7\n");
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 1);
    const std::string left = position();
    EXPECT_THAT(play("resume\n"), HasSubstr("PIJERSI, 2 actions played."));
    EXPECT_EQ(position(), left);
    // The resumed game goes on in its own file.
    go_on("d5f6g6\n");
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 0);
    EXPECT_EQ(files_in(state_folder() / "finished"), 1);
    go_on("undo\n");
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 1);
    EXPECT_EQ(files_in(state_folder() / "finished"), 0);
}

TEST_F(FilesTest, ANewGameLeavesTheUnfinishedOneToBeResumed) {
    play("a1b1\nnew\na2b2\n");
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 2);
    go_on("resume\n");
    EXPECT_EQ(session().played().front().text, "a1b1");
}

TEST_F(FilesTest, AGameInWhichNothingHappenedIsNotKept) {
    play("a1b1\nundo\n");
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 0);
    EXPECT_THAT(go_on("resume\n"), HasSubstr("There is no other unfinished game."));
}

TEST_F(FilesTest, AStateFolderThatCannotBeMadeIsSaidAndPlayGoesOn) {
    write_file(state_folder(), "a file where the folder should be");
    EXPECT_THAT(play("a1b1\n"), HasSubstr("This game is not kept on the disk: cannot make "));
    EXPECT_EQ(session().played().size(), 1);
}

/// Opens a table as the command line would.
std::optional<Table> opened(PlayOptions options, const fs::path& state, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    StreamReader reader(in, out, StreamReader::Echo::yes);
    Screen screen(out, {}, Screen::Kind::pipe);
    Autosave autosave(state);
    if (needs_menu(options) && !choose_from_menu(options, reader, screen, autosave)) return std::nullopt;
    return open_table(options, autosave, 1);
}

TEST_F(FilesTest, ResumeBringsBackTheLatestGameAndWhoPlaysIt) {
    play("a1b1\n", against_random);
    const auto table = opened({.resume = true}, state_folder());
    ASSERT_TRUE(table);
    EXPECT_EQ(table->session().position(), position());
    EXPECT_EQ(table->players(), against_random);
    EXPECT_THROW((void)opened({.resume = true}, file("elsewhere")), Failure);
}

TEST_F(FilesTest, TheMenuAsksForAGameAndThePlayers) {
    const auto table = opened({}, state_folder(), "999\nx\n1\n2\n");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->session().info().id, play::games().front().info.id);
    EXPECT_EQ(table->players(), (Players{Player::engine, Player::person}));
    EXPECT_FALSE(opened({}, state_folder(), ""));
    EXPECT_FALSE(opened({}, state_folder(), "1\nquit\n"));
}

TEST_F(FilesTest, TheMenuKnowsSeats) {
    constexpr auto person = Player::person;
    constexpr auto engine = Player::engine;
    const std::vector<Players> choices = {
        {person, engine, engine, engine}, {engine, person, engine, engine}, {engine, engine, person, engine},
        {engine, engine, engine, person}, {person, engine, person, engine}, {person, person, person, person},
        {engine, engine, engine, engine},
    };
    const auto games = play::games();
    const auto is_in_pairs = [](const play::Game& game) { return game.info.id == "himiki-2v2"; };
    const auto number = std::ranges::find_if(games, is_in_pairs) - games.begin() + 1;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto table = opened({}, state_folder(), std::to_string(number) + "\n" + std::to_string(i + 1) + "\n");
        ASSERT_TRUE(table) << i;
        EXPECT_EQ(table->players(), choices[i]) << i;
    }
}

TEST_F(FilesTest, TheMenuOffersTheUnfinishedGameFirst) {
    play("a1b1\n");
    const auto table = opened({}, state_folder(), "\n");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->session().played().size(), 1);
}

TEST_F(FilesTest, WhatIsAskedForInVainFails) {
    EXPECT_THROW((void)opened({.id = "chess"}, state_folder()), Failure);
    EXPECT_THROW((void)opened({.id = "pijersi", .setup = "nowhere"}, state_folder()), Failure);
    EXPECT_THROW((void)opened({.id = "pijersi", .position = "what"}, state_folder()), Failure);
    EXPECT_THROW((void)opened({.load = file("nothing").string()}, state_folder()), Failure);
}

}  // namespace

}  // namespace tessera::cli::terminal
