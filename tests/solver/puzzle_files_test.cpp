// PAR and solution counts that other people's programs found (tests/data/puzzles), and those that the rulebooks tell.

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "core/text.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {
namespace {

using himiki::Edition;
using himiki::puzzle::Rules;

Position at(std::string_view text, const Rules& rules = {}) {
    const auto position = Position::parse(text, rules);
    EXPECT_TRUE(position) << text << ": " << to_text(position.error());
    return *position;
}

/// Reads blocks of `pos`, `par`, `solutions` and solves each; says how many there were.
unsigned check_file(std::string_view name, const Rules& rules) {
    std::ifstream file(std::string(TESSERA_SOURCE_DIR "/tests/data/puzzles/") + std::string(name));
    std::string pos;
    unsigned par = 0;
    unsigned checked = 0;
    for (std::string line; std::getline(file, line);) {
        const std::size_t space = line.find(' ');
        if (space == std::string::npos) continue;
        const std::string word = line.substr(0, space);
        const std::string rest = line.substr(space + 1);
        if (word == "pos") pos = rest;
        if (word == "par") par = static_cast<unsigned>(std::stoul(rest));
        if (word != "solutions") continue;
        const auto solution = solve(at(pos, rules), 0);
        EXPECT_EQ(solution.verdict, Verdict::solved) << pos;
        EXPECT_EQ(solution.par, par) << pos;
        EXPECT_EQ(solution.count, std::stoul(rest)) << pos;
        ++checked;
    }
    return checked;
}

TEST(PuzzleFiles, MindlockCasesAgree) {
    EXPECT_EQ(check_file("mindlock.txt", {Edition::second}), 20U);
}

TEST(PuzzleFiles, HeadlockCasesAgree) {
    EXPECT_EQ(check_file("headlock.txt", {Edition::first}), 20U);
}

TEST(PuzzleFiles, Z01PuzzleF01TakesThreeMovesByOneLine) {
    for (const Rules& rules : Rules::all()) {
        const Position start = Position::initial(rules);
        const auto solution = solve(start, most_solutions);
        EXPECT_EQ(solution.par, 3U);
        EXPECT_EQ(solution.count, 1U);
        ASSERT_EQ(solution.lines.size(), 1U);
        EXPECT_EQ(to_text(start, solution.lines[0]), "C4>BC3 C3>BD3 D3>BD4");
        EXPECT_EQ(record_text(start, solution.lines[0]), "C4>BC3* C3>BD3* D3>BD4*");
    }
}

}  // namespace
}  // namespace tessera::solver::puzzles
