// The command lines that other programs rely on.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* start = "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- w 0 1";

TEST(Command, GamesListsIdsOneALine) {
    const std::vector<std::string> ids = {
        "himiki",        "himiki-1",        "himiki-2v2",        "himiki-2v2-1",
        "himiki-expert", "himiki-expert-1", "himiki-expert-2v2", "himiki-expert-2v2-1",
        "mukyan",        "mukyan-1",        "mindlock",          "headlock",
        "versus",        "versus-91",       "pijersi",           "remparts",
    };
    std::string lines;
    for (const std::string& id : ids) lines += id + "\n";
    const Ran ran = run({"games"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, lines);
    EXPECT_EQ(ran.err, "");
}

TEST(Command, PerftPrintsTheCountAloneOnItsLastLine) {
    EXPECT_EQ(run({"perft", "pijersi", "0"}).out, "1\n");
    EXPECT_EQ(run({"perft", "pijersi", "2"}).out, "34054\n");
    EXPECT_EQ(run({"perft", "pijersi", "3", "--position", "startpos"}).out, "6410472\n");
    EXPECT_EQ(run({"perft", "pijersi", "3", "--threads", "1", "--hash", "0"}).out, "6410472\n");
    EXPECT_EQ(run({"perft", "pijersi", "2", "--position", "6/r-6/1W-ww3/1R-5/1RR4/7/5S- b 18 36"}).out, "5367\n");
}

TEST(Command, PerftDividesByFirstAction) {
    const Ran ran = run({"perft", "pijersi", "2", "--divide"});
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 187);
    EXPECT_THAT(ran.out, StartsWith("a1a2 "));
    EXPECT_THAT(ran.out, testing::EndsWith("\n34054\n"));
}

TEST(Command, MovesAreSortedOneALine) {
    const Ran ran = run({"moves", "pijersi", "--position", start, "--moves", "a4b5c4 g1-f1"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, StartsWith("a1a2\n"));
    EXPECT_EQ(run({"moves", "pijersi", "--position", "6/7/6/7/6/7/6 w 0 1"}).out, "");
}

TEST(Command, ApplyPrintsThePositionThenTheOutcome) {
    EXPECT_EQ(run({"apply", "pijersi", "--moves", "a4b5c4"}).out,
              "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/3SR2/P-S-R-WW1R-P-/R-P-S-1P-S- b 1 1\nongoing\n");
    EXPECT_EQ(run({"apply", "pijersi", "--moves", ""}).out, std::string(start) + "\nongoing\n");
    EXPECT_EQ(run({"apply", "pijersi", "--position", "6/2R-4/6/7/6/r-6/6 w 0 1", "--moves", "f3g3"}).out,
              "2R-3/7/6/7/6/r-6/6 b 1 1\np1win\n");
    EXPECT_EQ(run({"apply", "pijersi", "--position", "6/7/6/3s-3/6/2R-4/6 b 19 9", "--moves", "d4d5"}).out,
              "6/7/6/4s-2/6/2R-4/6 w 20 10\ndraw\n");
}

TEST(Command, ActionsThatLookLikeOptionsAreRead) {
    EXPECT_EQ(run({"apply", "remparts", "--moves", "-d6"}).out,
              "smlklms/###1###/7/7/7/#######/SMLKLMS b - - 1 -d6 -\nongoing\n");
    EXPECT_EQ(run({"apply", "remparts", "--moves", "-d6 d7d3 end"}).out,
              "sml1lms/###1###/7/7/3k3/#######/SMLKLMS w - - 0 - -\nongoing\n");
}

TEST(Command, RecordConvertsBetweenForms) {
    const std::string path = TESSERA_SOURCE_DIR "/tests/data/pijersi-author/arrival.txt";
    const Ran ours = run({"record", path});
    EXPECT_EQ(ours.code, 0) << ours.err;
    EXPECT_THAT(ours.out, StartsWith("[Game \"pijersi\"]\n[Result \"1-0\"]"));
    const Ran back = run({"record", "-", "--as", "author"}, ours.out);
    EXPECT_EQ(back.code, 0) << back.err;
    EXPECT_EQ(run({"record", "-"}, back.out).out, ours.out);
    const Ran moves = run({"record", path, "--as", "moves"});
    EXPECT_THAT(moves.out, testing::EndsWith("\np1win\n"));
}

TEST(Command, BadRequestsGetOneLineAndExitWith2) {
    const std::vector<std::vector<std::string>> requests = {
        {},
        {"nonsense"},
        {"moves"},
        {"moves", "chess"},
        {"moves", "pijersi", "--position", "nonsense"},
        {"moves", "pijersi", "--position", ""},
        {"moves", "pijersi", "--position"},
        {"moves", "pijersi", "--moves", "a1a6"},
        {"moves", "pijersi", "more"},
        {"apply", "pijersi"},
        {"apply", "pijersi", "--moves", "a4b5c4 a4b5c4"},
        {"apply", "chess", "--moves", ""},
        {"perft", "pijersi"},
        {"perft", "pijersi", "x"},
        {"perft", "pijersi", "-1"},
        {"perft", "pijersi", "1.5"},
        {"perft", "pijersi", "100"},
        {"perft", "pijersi", "2", "--threads", "0"},
        {"perft", "chess", "1"},
        {"record"},
        {"record", "no-such-file"},
        {"record", TESSERA_SOURCE_DIR "/README.md"},
        {"solve"},
        {"solve", "--position"},
        {"solve", "--position", "nonsense"},
        {"solve", "--position", "6/6/2HM3/6/5h. turn 0 ?.. - - - -", "--edition", "1"},
        {"solve", "--position", "6/6/2HM3/6/5h. turn 0 - - - - -", "--edition", "3"},
        {"solve", "--position", "6/6/2HM3/6/5h. turn 0 - - - - -", "more"},
        {"ugi", "chess"},
        {"play", "chess"},
        {"play", "himiki-2v2", "--seat", "wl"},
        {"play", "himiki-2v2", "--seat", "wl=dog"},
        {"play", "himiki-2v2", "--seat", "xx=engine"},
        {"games", "--sideways"},
    };
    for (const auto& arguments : requests) {
        const Ran ran = run(arguments);
        std::string shown;
        for (const std::string& argument : arguments) shown += argument + " ";
        EXPECT_EQ(ran.code, 2) << shown;
        EXPECT_EQ(ran.out, "") << shown;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << shown << ran.err;
        EXPECT_THAT(ran.err, StartsWith("tessera: ")) << shown;
    }
}

TEST(Command, ErrorsSayWhatAndWhere) {
    EXPECT_EQ(run({"moves", "pijersi", "--moves", "a4b5c4 a1b1"}).err,
              "tessera: move 2 'a1b1': the piece on a1 is the opponent's (rule P7)\n");
    EXPECT_EQ(run({"moves", "pijersi", "--position", "6/7/6/7/6/7/6 x 0 1"}).err,
              "tessera: position: the side to move is 'w' or 'b', not 'x' (at character 15)\n");
}

TEST(Command, HelpAndVersionGoToStandardOutput) {
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_THAT(run({"--help"}).out, HasSubstr("perft"));
    EXPECT_THAT(run({"play", "--help"}).out, HasSubstr("play"));
    EXPECT_THAT(run({"--version"}).out, StartsWith("tessera "));
}

}  // namespace
}  // namespace tessera::cli
