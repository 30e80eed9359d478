// UGI without threads, as in WebAssembly: every command is done when `handle` returns.

#include "protocol/ugi.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::protocol {
namespace {

using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr const char* start = "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- w 0 1";

class UgiTest : public testing::Test {
  protected:
    std::vector<std::string> answer(std::string_view line) {
        written_.clear();
        ugi_.handle(line);
        return written_;
    }

    std::string only(std::string_view line) {
        const auto lines = answer(line);
        EXPECT_EQ(lines.size(), 1U) << line;
        return lines.empty() ? "" : lines.front();
    }

  private:
    std::vector<std::string> written_;
    Ugi ugi_{Host{.write = [this](std::string_view line) { written_.emplace_back(line); },
                  .launch = {},
                  .wait = {},
                  .now = [] { return search::Milliseconds{0}; },
                  .workers = {},
                  .processors = 2},
             "pijersi"};
};

TEST_F(UgiTest, IntroducesItself) {
    const auto lines = answer("ugi");
    EXPECT_THAT(lines.front(), StartsWith("id name Tessera"));
    EXPECT_THAT(lines, testing::Contains(testing::AllOf(StartsWith("option name Game type combo default pijersi var "),
                                                        HasSubstr(" var pijersi"), HasSubstr(" var himiki-2v2 "))));
    EXPECT_THAT(lines, testing::Contains(StartsWith("option name Setup type combo default classic var ")));
    EXPECT_EQ(lines.back(), "ugiok");
    EXPECT_THAT(answer("isready"), ElementsAre("readyok"));
}

TEST_F(UgiTest, NamesTheSeatToActAndShowsItsView) {
    EXPECT_EQ(only("query seat"), "response w");
    static_cast<void>(answer("setoption name Game value himiki-expert-2v2"));
    EXPECT_EQ(only("query seat"), "response wl");
    static_cast<void>(answer("position startpos moves E5@HM"));
    EXPECT_EQ(only("query seat"), "response bl");
    EXPECT_EQ(only("query p1turn"), "response false");
    EXPECT_THAT(only("query view bl"), HasSubstr("wl:?,?,?;bl:CJ,IM,TR;wd:?,?,?;bd:?,?,?"));
    EXPECT_THAT(only("query view nobody"), HasSubstr("error: query wants one of"));
}

TEST_F(UgiTest, KeepsAPositionAndAnswersQueries) {
    EXPECT_EQ(only("query fen"), std::string("response ") + start);
    EXPECT_THAT(answer("position startpos moves a4b5c4 g1f1"), IsEmpty());
    EXPECT_EQ(only("query fen"), "response 1p-r-s-p-r-/psr-s-wwr-s-p-/6/7/3SR2/P-S-R-WW1R-P-/R-P-S-1P-S- w 2 2");
    EXPECT_EQ(only("query p1turn"), "response true");
    EXPECT_EQ(only("query gameover"), "response false");
    EXPECT_EQ(only("query result"), "response none");
    EXPECT_EQ(only("query islegal a1b1"), "response true");
    EXPECT_EQ(only("query islegal a1-b1"), "response true");
    EXPECT_EQ(only("query islegal a1c1"), "response false");
    EXPECT_EQ(only("query islegal nonsense"), "response false");
    EXPECT_THAT(only("query moves"), StartsWith("response a1a2 a1a2"));
}

TEST_F(UgiTest, TakesAPositionString) {
    EXPECT_THAT(answer("position fen 6/2R-4/6/7/6/r-6/6 w 0 1 moves f3g3"), IsEmpty());
    EXPECT_EQ(only("query gameover"), "response true");
    EXPECT_EQ(only("query result"), "response p1win");
    EXPECT_EQ(only("query moves"), "response");
    EXPECT_EQ(only("query islegal b1b2"), "response false");
    EXPECT_THAT(only("go depth 1"), StartsWith("info string error: the game is over"));
    EXPECT_THAT(answer("uginewgame"), IsEmpty());
    EXPECT_EQ(only("query fen"), std::string("response ") + start);
}

TEST_F(UgiTest, PlaysAManualMoveSilently) {
    EXPECT_THAT(answer("go manual a4b5c4"), IsEmpty());
    EXPECT_EQ(only("query p1turn"), "response false");
    EXPECT_THAT(only("go manual a1b1"), HasSubstr("the piece on a1 is the opponent's (rule P7)"));
}

TEST_F(UgiTest, ThinksToADepthWithRisingInfoLines) {
    const auto lines = answer("go depth 2");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_THAT(lines[0], ContainsRegex("^info depth 1 seldepth [0-9]+ score cp "));
    EXPECT_THAT(lines[1], ContainsRegex("^info depth 2 seldepth [0-9]+ score cp "));
    EXPECT_THAT(lines[1], HasSubstr(" pv "));
    EXPECT_THAT(lines[2], StartsWith("bestmove "));
    EXPECT_EQ(only("query islegal " + lines[2].substr(9)), "response true");
}

TEST_F(UgiTest, TellsSeveralLinesWhereAskedTo) {
    answer("setoption name MultiPV value 2");
    const auto lines = answer("go depth 1");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_THAT(lines[0], HasSubstr(" multipv 1 score "));
    EXPECT_THAT(lines[1], HasSubstr(" multipv 2 score "));
    EXPECT_THAT(only("setoption name MultiPV value 0"), HasSubstr("MultiPV is a number from 1 to 500, not '0'"));
}

TEST_F(UgiTest, SaysWinWhereItWins) {
    answer("position fen 6/2R-4/6/7/6/r-6/6 w 0 1");
    const auto lines = answer("go depth 3");
    EXPECT_THAT(lines[0], HasSubstr("score win 1 "));
    EXPECT_THAT(lines.back(), StartsWith("bestmove f3g"));
}

TEST_F(UgiTest, CountsByPerft) {
    EXPECT_EQ(answer("go perft 2").back(), "response 34054");
}

TEST_F(UgiTest, DrawsTheBoard) {
    EXPECT_GT(answer("d").size(), 7U);
}

TEST_F(UgiTest, TakesOptionsWithAndWithoutTheWords) {
    EXPECT_THAT(answer("setoption name Hash value 1"), IsEmpty());
    EXPECT_THAT(answer("setoption Hash 2"), IsEmpty());
    EXPECT_THAT(answer("setoption name hash value 2"), IsEmpty());
    EXPECT_THAT(answer("setoption name Game value pijersi"), IsEmpty());
    EXPECT_THAT(answer("setoption name Setup value half-random"), IsEmpty());
    EXPECT_THAT(answer("setoption name Seed value 5"), IsEmpty());
    const std::string fen = only("query fen");
    EXPECT_NE(fen, std::string("response ") + start);
    EXPECT_THAT(answer("position startpos"), IsEmpty());
    EXPECT_EQ(only("query fen"), fen) << "startpos is the set-up in force";
    EXPECT_THAT(answer("setoption name Setup value classic"), IsEmpty());
    EXPECT_EQ(only("query fen"), std::string("response ") + start);
}

TEST_F(UgiTest, AnswersEveryBadLineByOneLineAndChangesNothing) {
    answer("position startpos moves a4b5c4");
    const std::string before = only("query fen");
    for (const std::string_view line : {"hello",
                                        "position",
                                        "position fen",
                                        "position here",
                                        "position fen nonsense",
                                        "position startpos moves a1a6",
                                        "position startpos moves a4b5c4 a4b5c4",
                                        "position moves a1b1",
                                        "position startpos a1b1",
                                        "go depth",
                                        "go depth x",
                                        "go depth -1",
                                        "go sideways",
                                        "go manual",
                                        "go manual a1a6",
                                        "go infinite",
                                        "go p1inc 5",
                                        "go p1time 500",
                                        "go",
                                        "go movetime 1e3",
                                        "setoption",
                                        "setoption name",
                                        "setoption name Hash",
                                        "setoption name Hash value",
                                        "setoption name Hash value -1",
                                        "setoption name Hash value 99999999999",
                                        "setoption name Nope value 1",
                                        "setoption name Game value chess",
                                        "setoption name Setup value up",
                                        "setoption name Threads value 0",
                                        "query",
                                        "query weather",
                                        "query islegal",
                                        "query fen now",
                                        "\x01\x02",
                                        "position fen 6/7/6/7/6/7/6 w 0 1 moves a1b1"}) {
        EXPECT_THAT(only(line), StartsWith("info string error: ")) << line;
        EXPECT_EQ(only("query fen"), before) << line;
    }
    EXPECT_THAT(answer(""), IsEmpty());
    EXPECT_THAT(answer("  \t "), IsEmpty());
}

}  // namespace
}  // namespace tessera::protocol
