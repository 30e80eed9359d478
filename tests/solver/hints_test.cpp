// Hints are read off proofs, so each must hold, and who follows them solves every puzzle at PAR.

#include "solver/puzzles/hints.hpp"

#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "core/text.hpp"
#include "solver/puzzles/pack.hpp"

namespace tessera::solver::puzzles {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Pack small_pack() {
    std::ostringstream text;
    text << std::ifstream(TESSERA_SOURCE_DIR "/tests/data/puzzles/small.json").rdbuf();
    auto pack = parse_pack(text.str());
    EXPECT_TRUE(pack) << to_text(pack.error());
    return pack ? *pack : Pack{};
}

Position position_of(std::string_view text) {
    return *Position::parse(text, himiki::puzzle::Rules{});
}

constexpr std::string_view first_puzzle = "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -";

TEST(Hints, TellMoreAndMore) {
    const auto hints = hints_for(position_of(first_puzzle));
    ASSERT_TRUE(hints);
    EXPECT_EQ(hints->left, 3U);
    EXPECT_EQ(hints->action, "C4>BC3");
    EXPECT_THAT(hints->steps,
                ElementsAre("Look at the black water on C2: wood beats water.", "Move the white cube on C4.",
                            "Tip C4 to C3: it removes the black water on C2 (C4>BC3).",
                            "The solution: C4>BC3* C3>BD3* D3>BD4*"));
}

TEST(Hints, LeadToPar) {
    const Pack pack = small_pack();
    ASSERT_FALSE(pack.puzzles.empty());
    for (const Puzzle& puzzle : pack.puzzles) {
        Position position = puzzle.position;
        while (const auto hints = hints_for(position)) {
            EXPECT_EQ(position.spent() + hints->left, puzzle.par) << puzzle.id;
            ASSERT_EQ(hints->steps.size(), 4U);
            EXPECT_THAT(hints->steps[2], HasSubstr("(" + hints->action + ")")) << puzzle.id;
            position.play(*position.parse_move(hints->action));
        }
        EXPECT_TRUE(position.is_solved()) << puzzle.id << ": " << to_text(position);
        EXPECT_EQ(position.spent(), puzzle.par) << puzzle.id;
    }
}

/// The first actions of what a pack says are all solutions.
std::set<std::string> first_actions(const Puzzle& puzzle) {
    std::set<std::string> firsts;
    for (const std::string& solution : puzzle.solutions) {
        firsts.insert(to_text(puzzle.position, *puzzle.position.parse_move(words(solution).front().text)));
    }
    return firsts;
}

TEST(Hints, SpeakOfExamplesOnlyWhereThereAreSeveral) {
    std::size_t examples = 0;
    for (const Puzzle& puzzle : small_pack().puzzles) {
        const auto hints = hints_for(puzzle.position);
        ASSERT_TRUE(hints) << puzzle.id;
        const auto firsts = first_actions(puzzle);
        EXPECT_TRUE(firsts.contains(hints->action)) << puzzle.id;
        EXPECT_EQ(hints->steps[2].starts_with("For example, "), firsts.size() > 1) << puzzle.id;
        EXPECT_EQ(hints->steps[3].starts_with("The solution: "), puzzle.solutions.size() == 1) << puzzle.id;
        if (firsts.size() > 1) ++examples;
    }
    EXPECT_GT(examples, 0U) << "the pack should have a puzzle that begins in two ways";
}

TEST(Hints, NameEveryFirstActionOfASolution) {
    for (const Puzzle& puzzle : small_pack().puzzles) {
        std::set<std::string> firsts;
        // Whether or not the solutions are written out.
        for (const Move& move : solve(puzzle.position, 1).firsts) firsts.insert(to_text(puzzle.position, move));
        EXPECT_EQ(firsts, first_actions(puzzle)) << puzzle.id;
    }
}

TEST(Hints, MentionWhatEverySolutionUses) {
    const auto idea = [](std::string_view position) { return hints_for(position_of(position))->steps[0]; };
    EXPECT_EQ(idea("5h./6/3HM2/MH1m.k.2/6 turn 0 - - - D1=MR -"), "The mirror on D1 is part of the way.");
    EXPECT_EQ(idea("6/4h.m./4KH1/6/5HK turn 0 - - MH - -"), "The mana of fire is part of the way.");
    EXPECT_EQ(idea("1h.2h.1/2KH2KH/6/m.MKh.3/6 turn 0 - - - D5=VX -"),
              "A free replay is part of the way: look for equal tops.");
    // One of three solutions goes over the teleport, so it is no hint.
    EXPECT_EQ(idea("3k.2/6/2KM3/1h.4/6 turn 0 - - - C1=TP -"), "Look at the black fire on B2: water beats fire.");
}

TEST(Hints, KnowThatTwoGoAtOnce) {
    const auto hints = hints_for(position_of("6/1k.4/3HM2/1k.4/6 turn 0 - - - - -"));
    ASSERT_TRUE(hints);
    EXPECT_EQ(hints->steps[0], "Two black cubes can be removed at once.");
}

TEST(Hints, AreNoneWhereNothingIsLeftToDo) {
    EXPECT_FALSE(hints_for(position_of("6/6/3HM2/6/6 turn 1 - - - - -"))) << "solved";
    EXPECT_FALSE(hints_for(position_of("6/6/3h.2/6/6 turn 1 - - - - -"))) << "lost";
}

}  // namespace
}  // namespace tessera::solver::puzzles
