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

class HimikiCompletionTest : public CompletionTest {
  protected:
    void start(std::string_view id, std::string_view position) {
        session_ = *play::new_session(id);
        ASSERT_TRUE(session_->start_from(position));
    }
};

TEST_F(HimikiCompletionTest, SmallLettersBecomeTheGamesOwn) {
    start("himiki", "startpos");
    EXPECT_EQ(complete("b5", *session_).common(), "B5@");
    EXPECT_EQ(complete("b5@h", *session_).common(), "B5@H");
    EXPECT_THAT(words("b5@h"), ElementsAre("B5@HK", "B5@HM"));
    EXPECT_THAT(words("b"), ElementsAre("B5", "board"));
    EXPECT_EQ(complete("b", *session_).common(), "") << "which letter is not sure";
}

TEST_F(HimikiCompletionTest, TipsAndPivotsGoCellByCell) {
    start("himiki", "6/6/2HM3/2kh3/4MK1 w 0-0 --- turn + -");
    EXPECT_THAT(words("c3"), ElementsAre("C3>BC2", "C3>BC4", "C3>BD3", "C3>PC3"));
    EXPECT_THAT(words("a5>p"), ElementsAre("A5>PA5"));
    EXPECT_THAT(words("A5>PA5"), ElementsAre("A5>PA5+C3>PC3")) << "nothing else can follow A5>PA5+C3";
}

TEST_F(HimikiCompletionTest, ReplaysAndTilesGoPartByPart) {
    start("himiki-expert", "6/6/2HM3/2kh3/4MK1 w 2-0 --- chaos + C3!<C4 w:CJ,MH,MR;b:IM,TR,YM - -");
    EXPECT_THAT(words("c-"), ElementsAre("C-CJ:B3", "C-MH:C3", "C-MR"));
    EXPECT_THAT(words("c-cj:b3"), Contains("C-CJ:B3@HK"));
    EXPECT_THAT(words("c-mr"), Contains("C-MR@A1"));
    EXPECT_THAT(words("k"), ElementsAre("keep"));
    EXPECT_THAT(complete("c-", *session_, Offer::commands).words, IsEmpty());
    EXPECT_THAT(complete("moves c-", *session_, Offer::commands).words, IsEmpty());
}

TEST_F(HimikiCompletionTest, SidesAndSeats) {
    start("himiki-2v2", "startpos");
    EXPECT_THAT(words("players w"), ElementsAre("White", "wd", "wl"));
    EXPECT_THAT(words("players wl p"), ElementsAre("person"));
    EXPECT_THAT(words("spoke "), ElementsAre("Black", "White"));
}

}  // namespace

}  // namespace tessera::cli::terminal
