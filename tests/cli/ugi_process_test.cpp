// The UGI engine as another program sees it: a process with two pipes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST(UgiProcess, EndOfInputEndsTheProgramEvenWhileItThinks) {
    const Ran ran = run({"ugi"}, "ugi\nisready\nposition startpos\ngo infinite\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("ugiok\nreadyok\n"));
    EXPECT_THAT(ran.out, HasSubstr("bestmove "));
}

TEST(UgiProcess, WorkThatEndsByItselfIsFinishedAtTheEndOfInput) {
    EXPECT_THAT(run({"ugi"}, "go perft 2\n").out, EndsWith("response 34054\n"));
    EXPECT_THAT(run({"ugi"}, "go depth 2").out, HasSubstr("info depth 2 "));
}

TEST(UgiProcess, QuitEndsItAtOnce) {
    const Ran ran = run({"ugi", "pijersi"}, "go infinite\nquit\nquery fen\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("response")));
}

TEST(UgiProcess, PlaysAWholeGameAgainstItself) {
    // A driver would read each bestmove; here the engine's own answers are replayed by a second run.
    std::string moves;
    for (int ply = 0; ply < 60; ++ply) {
        const std::string position = "position startpos" + (moves.empty() ? "" : " moves" + moves) + "\n";
        const Ran ran = run({"ugi"}, position + "query gameover\ngo depth 1\n");
        if (ran.out.find("response true") != std::string::npos) break;
        const auto at = ran.out.find("bestmove ");
        ASSERT_NE(at, std::string::npos) << ran.out;
        moves += " " + ran.out.substr(at + 9, ran.out.find('\n', at) - at - 9);
    }
    const Ran end = run({"ugi"}, "position startpos moves" + moves + "\nquery result\n");
    EXPECT_THAT(end.out, EndsWith("\n"));
    EXPECT_THAT(end.out, HasSubstr("response "));
    EXPECT_THAT(end.out, testing::Not(HasSubstr("error")));
}

TEST(UgiProcess, WindowsLineEndsAndLongLinesAreFine) {
    const Ran ran = run({"ugi"}, "isready\r\nquery p1turn\r\n" + std::string(100'000, 'x') + "\n");
    EXPECT_THAT(ran.out, HasSubstr("readyok\nresponse true\ninfo string error: unknown command"));
}

}  // namespace
}  // namespace tessera::cli
