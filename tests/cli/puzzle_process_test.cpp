// Puzzles through pipes, as a shell would play them.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

namespace fs = std::filesystem;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

const std::string small_pack = TESSERA_SOURCE_DIR "/tests/data/puzzles/small.json";
const std::string first_puzzle = "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -";

/// What is solved here is kept in a folder that is gone afterwards.
class PuzzleProcessTest : public testing::Test {
  protected:
    PuzzleProcessTest() {
        std::string name = (fs::temp_directory_path() / "tessera-puzzles-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
        ::unsetenv("TESSERA_DATA");
    }
    ~PuzzleProcessTest() override {
        ::unsetenv("TESSERA_DATA");
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    PuzzleProcessTest(const PuzzleProcessTest&) = delete;
    PuzzleProcessTest& operator=(const PuzzleProcessTest&) = delete;

    /// Plays the small pack; gives what was shown.
    static std::string play(const std::string& script, std::vector<std::string> more = {}) {
        std::vector<std::string> arguments = {"play", "mindlock", "--pack", small_pack};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run(arguments, script);
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        return ran.out;
    }

    [[nodiscard]] const fs::path& folder() const { return folder_; }
    [[nodiscard]] fs::path progress_file() const { return folder_ / "tessera" / "puzzles"; }
    [[nodiscard]] std::string progress() const {
        std::ostringstream text;
        text << std::ifstream(progress_file()).rdbuf();
        return text.str();
    }
    void write_progress(const std::string& text) const {
        fs::create_directories(progress_file().parent_path());
        std::ofstream(progress_file(), std::ios::binary) << text;
    }

  private:
    fs::path folder_;
};

TEST_F(PuzzleProcessTest, TheFirstIsSolvedInThree) {
    const std::string out = play("C4>BC3\nc3>bd3\nD3►BD4*\nlist easy\nnext\n");
    EXPECT_THAT(out, HasSubstr("A few puzzles for tests: 9 puzzles, 0 solved.\n"));
    EXPECT_THAT(out, HasSubstr("F01, easy, PAR 3."));
    EXPECT_THAT(out, HasSubstr("F01, 0 of 3> C4>BC3\n"));
    EXPECT_THAT(out, HasSubstr("Played C4>BC3*: it removes the black water on C2.\n"));
    EXPECT_THAT(out, HasSubstr("F01, 2 of 3> "));
    EXPECT_THAT(out, HasSubstr("Solved in 3 moves: that is PAR."));
    EXPECT_THAT(out, HasSubstr("F01, solved> list easy\nEasy (F): 1 of 5 solved\n  F01 (3) *  F02 (2)"));
    EXPECT_THAT(out, HasSubstr("F02, easy, PAR 2."));
    EXPECT_EQ(progress(), "tessera puzzles 1\n3 small F01 " + first_puzzle + "\n");
}

TEST_F(PuzzleProcessTest, MoreThanParIsToldAndImproved) {
    const std::string over = play("C4>PC4\nC4>PC4\nC4>BC3\nC3>BD3\nD3>BD4\nlist easy\n");
    EXPECT_THAT(over, HasSubstr("F01, 4 of 3> D3>BD4\n"));
    EXPECT_THAT(over, HasSubstr("Solved in 5 moves, 2 over PAR: 3 would do.\n"));
    EXPECT_THAT(over, HasSubstr("  F01 (3) +2"));
    const std::string better = play("C4>BC3\nC3>BD3\nD3>BD4\nrestart\nlist easy\n", {"--puzzle", "f01"});
    EXPECT_THAT(better, HasSubstr("F01, easy, PAR 3. Your best: 5."));
    EXPECT_THAT(better, HasSubstr("F01, easy, PAR 3. Your best: 3."));
    EXPECT_THAT(better, HasSubstr("  F01 (3) * "));
    const std::string worse = play("C4>PC4\nC4>PC4\nC4>BC3\nC3>BD3\nD3>BD4\n", {"--puzzle", "F01"});
    EXPECT_THAT(worse, HasSubstr("2 over PAR"));
    EXPECT_THAT(progress(), HasSubstr("3 small F01 ")) << "the best counts";
}

TEST_F(PuzzleProcessTest, HintsTellMoreEachTimeAndBeginAnew) {
    const std::string out = play("hint\nhint\nhint\nhint\nhint\nC4>BC3\nhint\nsolution\n");
    EXPECT_THAT(out,
                HasSubstr("> hint\nHint 1 of 4: Look at the black water on C2: wood beats water.\n"
                          "F01, 0 of 3> hint\nHint 2 of 4: Move the white cube on C4.\n"
                          "F01, 0 of 3> hint\nHint 3 of 4: Tip C4 to C3: it removes the black water on C2 (C4>BC3).\n"
                          "F01, 0 of 3> hint\nHint 4 of 4: The solution: C4>BC3* C3>BD3* D3>BD4*\n"
                          "F01, 0 of 3> hint\nHint 4 of 4: "));
    EXPECT_THAT(out, HasSubstr("F01, 1 of 3> hint\nHint 1 of 4: Look at the black fire on E3"));
    EXPECT_THAT(out, HasSubstr("F01, 1 of 3> solution\nThe solution: C3>BD3* D3>BD4*\n"));
}

TEST_F(PuzzleProcessTest, HintsAreHonestOffTheWay) {
    const std::string out = play("C4>BD4\nhint\nhint\nundo\nundo\nredo\n");
    EXPECT_THAT(out, HasSubstr("F01, 1 of 3> hint\nFrom here it takes at least 4 more: 2 over PAR. `undo` goes back.\n"
                               "F01, 1 of 3> hint\nHint 1 of 4: "));
    EXPECT_THAT(out, HasSubstr("Took one action back."));
    EXPECT_THAT(out, HasSubstr("F01, 0 of 3> undo\nThere is nothing to take back.\nF01, 0 of 3> redo\n"));
    // Nothing of that is told before it is asked for.
    EXPECT_THAT(play("C4>BD4\n"), Not(HasSubstr("over PAR")));
}

TEST_F(PuzzleProcessTest, WhatCannotBeSolvedIsSaid) {
    const Ran gate = run({"play", "mindlock", "--position", "6/6/6/4h.1/1HM4 turn 0 - - - A3=PE -"},
                         "A2>BA3\nhint\nC4>BC3\nundo\nhint\n");
    EXPECT_EQ(gate.code, 0) << gate.err;
    EXPECT_THAT(gate.out, HasSubstr("No white cube is left, so it cannot be solved any more.\n"));
    EXPECT_THAT(gate.out, HasSubstr("puzzle, lost> hint\nNo white cube is left. `undo` goes back.\n"));
    EXPECT_THAT(gate.out, HasSubstr("puzzle, lost> C4>BC3\nThe puzzle is over; `undo` takes back"));
    EXPECT_THAT(gate.out, ContainsRegex("> hint\nHint 1 of 4: "));
    // A hold of four wants four cubes.
    const Ran never = run({"play", "mindlock", "--position", "6/6/6/4h.1/1HM4 turn 0 ?.. - - - -"}, "hint\nproof\n");
    EXPECT_THAT(never.out, HasSubstr("It cannot be solved: that is proven."));
    EXPECT_THAT(never.out, HasSubstr("puzzle, 0 spent> hint\nThis puzzle cannot be solved.\n"));
    EXPECT_THAT(never.out, HasSubstr("That was all that can ever be reached: it cannot be solved.\n"));
}

TEST_F(PuzzleProcessTest, ATypedPuzzleGetsItsParProved) {
    const Ran ran = run({"play", "headlock", "--position", first_puzzle}, "proof\nlist\nC4>BC3\nC3>BD3\nD3>BD4\n");
    EXPECT_THAT(ran.out, HasSubstr("A puzzle of PAR 3."));
    EXPECT_THAT(ran.out, HasSubstr("  Below 3 moves: no solution; counting what must go shows it.\n"
                                   "  Within 3 moves: one solution; "));
    EXPECT_THAT(ran.out, HasSubstr("Solved in 3 moves: that is PAR."));
    EXPECT_FALSE(fs::exists(progress_file())) << "a typed puzzle is of no pack";
}

TEST_F(PuzzleProcessTest, TheProofCountsWhatWasLookedAt) {
    const std::string out = play("proof\nC3>BC2\nproof\n", {"--puzzle", "M03"});
    EXPECT_THAT(out, ContainsRegex("  Below 2 moves: no solution; counting what must go shows it\\.\n"
                                   "  Within 2 moves: no solution; [1-9][0-9]* states looked at\\.\n"
                                   "  Within 3 moves: no solution; [1-9][0-9]* states looked at\\.\n"
                                   "  Within 4 moves: 3 solutions; [1-9][0-9]* states looked at\\.\n"
                                   "So 4 is the least\\.\n"));
    EXPECT_THAT(out, HasSubstr("What the solver looked at from here:\n"));
}

TEST_F(PuzzleProcessTest, WrongWordsAreAnsweredAndChangeNothing) {
    const std::string out =
        play("C4>BC6\nC2>BC3\nfoo\np\npuzzle f1\npuzzle Z9\nlist z\nlist hard\nposition\nmoves c4\n");
    EXPECT_THAT(out, HasSubstr("C6 is no neighbour of C4: a cube tips over one side"));
    EXPECT_THAT(out, HasSubstr("Legal and near: C4>BC3"));
    EXPECT_THAT(out, HasSubstr("The black cube on C2 never acts"));
    EXPECT_THAT(out, HasSubstr("'foo' is neither an action nor a command; `help` lists what there is.\n"));
    EXPECT_THAT(out, HasSubstr("'p' could be proof, previous, puzzle or position.\n"));
    EXPECT_THAT(out, HasSubstr("There is no puzzle 'f1' in this pack; near: F01.\n"));
    EXPECT_THAT(out, HasSubstr("There is no puzzle 'Z9' in this pack; they go from F01 to E01.\n"));
    EXPECT_THAT(out, HasSubstr("'z' is no grade"));
    EXPECT_THAT(out, HasSubstr("This pack has no puzzle of the grade hard.\n"));
    EXPECT_THAT(out, HasSubstr("> position\n" + first_puzzle + "\n"));
    EXPECT_THAT(out, HasSubstr("> moves c4\nC4: C4>BB4 C4>BC3 C4>BC5 C4>BD4 C4>PC4\n"));
}

TEST_F(PuzzleProcessTest, PlayGoesOnWithTheFirstUnsolvedOne) {
    play("C4>BC3\nC3>BD3\nD3>BD4\n");
    EXPECT_THAT(play(""), HasSubstr("9 puzzles, 1 solved.\n"));
    const std::string out = play("previous\nprevious\npuzzle e01\nnext\n");
    EXPECT_THAT(out, HasSubstr("F02, 0 of 2> previous\n"));
    EXPECT_THAT(out, HasSubstr("F01, 0 of 3> previous\nThis is the first puzzle.\n"));
    EXPECT_THAT(out, HasSubstr("E01, 0 of 4> next\nThis is the last puzzle.\n"));
}

TEST_F(PuzzleProcessTest, ADamagedFileLosesOnlyWhatCannotBeRead) {
    const std::string junk = std::string("\x01\x02 nonsense\n\n-7 small F02\n9999999999999999999999 x\n3") + '\0';
    write_progress("tessera puzzles 1\n3 small F01 " + first_puzzle + "\n" + junk);
    const std::string out = play("C5>BC4\nC-MH:C4>BD4\nD4>BD5\n");
    EXPECT_THAT(out, HasSubstr("9 puzzles, 1 solved.\n"));
    EXPECT_THAT(out, ContainsRegex("file of solved puzzles is damaged"));
    EXPECT_TRUE(fs::exists(progress_file().string() + ".damaged"));
    EXPECT_EQ(progress(), "tessera puzzles 1\n3 small F01 " + first_puzzle +
                              "\n2 small F02 6/4h.m./4KH1/6/5HK turn 0 - - MH - -\n");
    EXPECT_THAT(play(""), Not(HasSubstr("damaged")));
}

TEST_F(PuzzleProcessTest, WhatCannotBeKeptIsSaid) {
    // A folder where the file should be.
    fs::create_directories(progress_file() / "in the way");
    const std::string out = play("C4>BC3\nC3>BD3\nD3>BD4\nlist easy\n");
    EXPECT_THAT(out, HasSubstr("What you have solved so far is not known: "));
    EXPECT_THAT(out, HasSubstr("It is not kept on the disk: "));
    EXPECT_THAT(out, HasSubstr("  F01 (3) *")) << "it counts for this session";
}

TEST_F(PuzzleProcessTest, PacksAreFoundByName) {
    fs::create_directories(folder() / "data" / "puzzles");
    fs::copy_file(small_pack, folder() / "data" / "puzzles" / "tiny.json");
    ::setenv("TESSERA_DATA", (folder() / "data").c_str(), 1);
    EXPECT_THAT(run({"play", "mindlock", "--pack", "tiny"}).out, HasSubstr("F01, easy, PAR 3."));
    const Ran missing = run({"play", "mindlock", "--pack", "huge"});
    EXPECT_EQ(missing.code, 2);
    EXPECT_THAT(missing.err, HasSubstr("there is no pack 'huge'; there are: "));
    EXPECT_THAT(missing.err, HasSubstr("tiny"));
}

TEST_F(PuzzleProcessTest, APackIsPlayedByTheRulesOfItsEdition) {
    // Headlock has no events, yet this puzzle needs its mana.
    const Ran ran = run({"play", "headlock", "--pack", small_pack, "--puzzle", "F02"}, "C5>BC4\nC-MH:C4>BD4\nD4>BD5\n");
    EXPECT_THAT(ran.out, HasSubstr("This pack is of Mindlock, so it is played by its rules.\n")) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Solved in 2 moves: that is PAR."));
}

TEST_F(PuzzleProcessTest, WhatCannotBeginIsRefused) {
    const auto refusal = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "play");
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(refusal({"mindlock", "--pack", small_pack, "--puzzle", "Z1"}), HasSubstr("there is no puzzle 'Z1'"));
    EXPECT_THAT(refusal({"mindlock", "--pack", "no/such/file.json"}), HasSubstr("cannot read no/such/file.json"));
    EXPECT_THAT(refusal({"mindlock", "--position", "nonsense"}), HasSubstr("position: "));
    EXPECT_THAT(refusal({"mindlock", "--p2", "engine"}),
                HasSubstr("mindlock is a puzzle for one, so --p2 has no meaning"));
    EXPECT_THAT(refusal({"mindlock", "--position", first_puzzle, "--puzzle", "F01"}), HasSubstr("neither with --pack"));
    EXPECT_THAT(refusal({"pijersi", "--pack", "classic"}), HasSubstr("are for mindlock and headlock"));
}

TEST_F(PuzzleProcessTest, TheMenuLeadsToPuzzlesWithoutAskingWhoPlays) {
    const std::string menu = run({"play"}, "quit\n").out;
    const std::size_t at = menu.find("  Mindlock\n");
    ASSERT_NE(at, std::string::npos) << menu;
    const std::string line = menu.substr(menu.rfind('\n', at - 1) + 1, at - menu.rfind('\n', at - 1) - 1);
    const Ran ran = run({"play", "--pack", small_pack}, line + "\nC4>BC3\n");
    EXPECT_THAT(ran.out, HasSubstr("F01, 0 of 3> C4>BC3\n")) << ran.err;
    EXPECT_THAT(ran.out, Not(HasSubstr("Who plays?")));
}

TEST_F(PuzzleProcessTest, PipesGetNoColours) {
    EXPECT_THAT(play("hint\nC4>BC3\n"), Not(HasSubstr("\x1b")));
    EXPECT_THAT(play("", {"--colour", "always"}), HasSubstr("\x1b["));
}

}  // namespace
}  // namespace tessera::cli
