#include "cli/play/completion.hpp"

#include <gmock/gmock.h>

#include "cli/play/save_file.hpp"
#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

class CompletionTest : public testing::Test {
  protected:
    [[nodiscard]] std::vector<std::string> words(std::string_view line) const {
        return complete(line, *session_).words;
    }

    std::unique_ptr<play::Session> session_ = *play::new_session("pijersi");
};

TEST_F(CompletionTest, ACellIsCompletedFirst) {
    EXPECT_THAT(words("a"), ElementsAre("a1", "a2", "a3", "a4", "a5", "a6"));
    EXPECT_THAT(words(""), Contains("b4"));
    EXPECT_THAT(words(""), Contains("undo"));
    EXPECT_THAT(words("g"), ElementsAre("go")) << "Black's cells are not to move from";
}

TEST_F(CompletionTest, ThenTheCellsToGoTo) {
    EXPECT_THAT(words("b4"), ElementsAre("b4b4", "b4c3", "b4c4", "b4d3", "b4d5"));
    EXPECT_THAT(words("b4b4"), ElementsAre("b4b4c3", "b4b4c4"));
    EXPECT_THAT(words("b4b4c3"), IsEmpty());
}

TEST_F(CompletionTest, WhatIsSureIsCommonToAll) {
    EXPECT_EQ(complete("b4b4", *session_).common(), "b4b4c");
    EXPECT_EQ(complete("un", *session_).common(), "undo");
    EXPECT_EQ(complete("zz", *session_).common(), "");
    EXPECT_EQ(complete("moves b4", *session_).typed, 2);
}

TEST_F(CompletionTest, CommandsAndWhatFollowsThem) {
    EXPECT_THAT(words("h"), ElementsAre("help", "hint", "history"));
    EXPECT_THAT(words("moves b4b"), ElementsAre("b4b4"));
    EXPECT_THAT(words("new "), ElementsAre("classic", "full-random", "half-random"));
    EXPECT_THAT(words("players "), ElementsAre("Black", "White"));
    EXPECT_THAT(words("players White e"), ElementsAre("engine"));
    EXPECT_THAT(words("quit "), IsEmpty());
    EXPECT_THAT(words("nothing "), IsEmpty());
}

TEST_F(CompletionTest, FilesAreCompletedFolderByFolder) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "games");
    write_file(folder.path() / "games" / "one.record", "");
    const std::string begin = folder.path().string() + "/";
    EXPECT_THAT(words("load " + begin + "g"), ElementsAre(begin + "games/"));
    EXPECT_THAT(words("load " + begin + "games/"), ElementsAre(begin + "games/one.record"));
    EXPECT_THAT(words("load " + begin + "none/"), IsEmpty());
}

TEST_F(CompletionTest, AFinishedGameHasOnlyCommands) {
    for (const auto* action : {"a5b6d5", "f6f7", "d5f6g6"}) ASSERT_TRUE(session_->act(action));
    EXPECT_THAT(words("a"), IsEmpty());
    EXPECT_THAT(words(""), Contains("quit"));
}

}  // namespace

}  // namespace tessera::cli::terminal
