// `tessera match` as a person runs it, with our own UGI engine as the external program.

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string ourselves = std::string("ugi,depth=1,option.Threads=1:") + TESSERA_BINARY + " ugi";

TEST(MatchProcess, PlaysAnExternalProgram) {
    for (const char* game : {"pijersi", "himiki-expert-2v2", "remparts"}) {
        const Ran ran = run({"match", ourselves, "random", "--game", game, "--games", "4"});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        EXPECT_THAT(ran.out, StartsWith(std::string(game) + ": 4 games, seed 1\n"));
        EXPECT_THAT(ran.out, HasSubstr("time losses  A 0, B 0; forfeits A 0, B 0\n")) << ran.out;
    }
}

TEST(MatchProcess, SavesGamesThatCanBeReadAgain) {
    const auto path = std::filesystem::temp_directory_path() / "tessera_match_process_test.txt";
    std::filesystem::remove(path);
    for (const char* games : {"2", "4"}) {
        const Ran ran = run({"match", ourselves, "engine:depth=1", "--game", "versus", "--openings", "random:4",
                             "--games", games, "--clock", "60+1", "--max-actions", "20", "--save", path.string()});
        EXPECT_EQ(ran.code, 0) << ran.err;
    }
    const Ran read = run({"record", path.string()});
    EXPECT_EQ(read.code, 0) << read.err;
    std::size_t records = 0;
    for (auto at = read.out.find("[Game "); at != std::string::npos; at = read.out.find("[Game ", at + 1)) ++records;
    EXPECT_EQ(records, 6U) << "games are added to what is there";
    const Ran again = run({"record", "-"}, read.out);
    EXPECT_EQ(again.out, read.out);
    std::filesystem::remove(path);
}

TEST(MatchProcess, RefusesWithOneLine) {
    const auto refusal = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "match");
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_EQ(refusal({"random", "random", "--game", "mindlock"}),
              "tessera: --game: mindlock is a puzzle for one, so that there is no match of two\n");
    EXPECT_THAT(refusal({"nobody", "random", "--game", "versus"}), StartsWith("tessera: player A: there is no player"));
    EXPECT_THAT(refusal({"random", "ugi", "--game", "versus"}), StartsWith("tessera: player B: ugi needs a program"));
    EXPECT_THAT(refusal({"random", "random", "--game", "versus", "--sprt", "elo0=9,elo1=1"}),
                StartsWith("tessera: --sprt: elo0 must be less than elo1"));
    EXPECT_THAT(refusal({"random", "random", "--game", "versus", "--clock", "soon"}), StartsWith("tessera: --clock: "));
    EXPECT_THAT(refusal({"random", "random", "--game", "versus", "--adjudge", "5"}),
                StartsWith("tessera: --adjudge: "));
    EXPECT_THAT(refusal({"random", "random", "--game", "versus", "--save", "/no/such/folder/file"}),
                StartsWith("tessera: --save: "));
    EXPECT_THAT(refusal({"ugi:exit 5", "random", "--game", "versus"}),
                StartsWith("tessera: the program 'exit 5' has ended with code 5 before the first game"));
}

TEST(MatchProcess, ATestStopsTheMatchAndSaysWhatItFound) {
    const Ran ran =
        run({"match", "plain:depth=1", "random", "--game", "himiki", "--games", "1000", "--sprt", "elo0=0,elo1=100"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("elo1=100 accepted, elo0=0 rejected"));
}

}  // namespace
}  // namespace tessera::cli
