// The packs that come with the project. That all they claim is true is proved by `tessera puzzles check`, in the test
// puzzle_packs of the release build.

#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "solver/puzzles/pack.hpp"

namespace tessera::solver::puzzles {
namespace {

Pack pack_named(const std::string& name) {
    std::ifstream file(TESSERA_SOURCE_DIR "/data/puzzles/" + name + ".json", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    auto pack = parse_pack(text.str());
    EXPECT_TRUE(pack) << name << ": " << (pack ? "" : pack.error().what);
    return pack.value_or(Pack{});
}

std::map<Grade, unsigned> puzzles_by_grade(const Pack& pack) {
    std::map<Grade, unsigned> counts;
    for (const Puzzle& puzzle : pack.puzzles) ++counts[puzzle.grade];
    return counts;
}

TEST(PacksOfData, MindlockHasAHundredOfEachGrade) {
    const Pack pack = pack_named("mindlock");
    EXPECT_EQ(pack.edition, himiki::Edition::second);
    for (const Grade grade : grades) EXPECT_GE(puzzles_by_grade(pack)[grade], 100U) << name_of(grade);
}

TEST(PacksOfData, MindlockHasEveryKindOfPuzzleInEveryGrade) {
    const Pack pack = pack_named("mindlock");
    for (const Grade grade : grades) {
        Features most = {};
        for (const Puzzle& puzzle : pack.puzzles) {
            if (puzzle.grade != grade) continue;
            most.white = std::max(most.white, puzzle.features.white);
            most.terrain = std::max(most.terrain, puzzle.features.terrain);
            most.events = std::max(most.events, puzzle.features.events);
            most.holds = std::max(most.holds, puzzle.features.holds);
            most.replays = std::max(most.replays, puzzle.features.replays);
        }
        EXPECT_GE(most.white, 2U) << name_of(grade);
        EXPECT_GE(most.terrain, 1U) << name_of(grade);
        EXPECT_GE(most.events, 1U) << name_of(grade);
        EXPECT_GE(most.replays, 1U) << name_of(grade);
    }
}

TEST(PacksOfData, HeadlockHasAHundredWithoutEventsAndHolds) {
    const Pack pack = pack_named("headlock");
    EXPECT_EQ(pack.edition, himiki::Edition::first);
    EXPECT_GE(pack.puzzles.size(), 100U);
    for (const Puzzle& puzzle : pack.puzzles)
        EXPECT_EQ(puzzle.features.events + puzzle.features.holds, 0U) << puzzle.id;
}

TEST(PacksOfData, ClassicHasTheRulebooksNumbersGradesAndPars) {
    const Pack pack = pack_named("classic");
    std::vector<std::pair<std::string, unsigned>> pars;
    for (const Puzzle& puzzle : pack.puzzles) {
        pars.emplace_back(puzzle.id, puzzle.par);
        EXPECT_EQ(puzzle.id[0], letter_of(puzzle.grade));
        EXPECT_FALSE(puzzle.note.empty()) << "it says whose it is";
    }
    EXPECT_EQ(pars,
              (std::vector<std::pair<std::string, unsigned>>{
                  {"F01", 3}, {"F02", 3}, {"F03", 4}, {"F04", 3}, {"F05", 5}, {"M01", 3}, {"D01", 4}, {"E01", 7}}));
}

TEST(PacksOfData, TheSolutionOfF01IsTheRulebooks) {
    const Pack pack = pack_named("classic");
    ASSERT_FALSE(pack.puzzles.empty());
    EXPECT_EQ(pack.puzzles.front().solutions, std::vector<std::string>{"C4>BC3* C3>BD3* D3>BD4*"});
}

}  // namespace
}  // namespace tessera::solver::puzzles
