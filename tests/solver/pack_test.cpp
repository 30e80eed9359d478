// Packs as files, and the check that finds every false claim.

#include "solver/puzzles/pack.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/puzzles/check.hpp"
#include "solver/puzzles/generator.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// One true puzzle: a cube on its way to two woods.
Puzzle true_puzzle() {
    Puzzle puzzle = *proved_puzzle(*Position::parse("6/6/4k.1/6/1k.2MK1 turn 0 - - - - -", {}), 40'000);
    puzzle.id = "F001";
    return puzzle;
}

Pack pack_of(std::vector<Puzzle> puzzles) {
    return {.name = "small",
            .title = "Small",
            .edition = himiki::Edition::second,
            .made_by = "by hand",
            .note = "For \"tests\".",
            .puzzles = std::move(puzzles)};
}

std::string fault_of(std::string_view json) {
    const auto pack = parse_pack(json);
    EXPECT_FALSE(pack);
    return pack ? "" : pack.error().what;
}

/// The JSON of a true pack with one text in it replaced.
std::string spoiled(std::string_view from, std::string_view to) {
    std::string json = to_json(pack_of({true_puzzle()}));
    const auto at = json.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return json.replace(at, from.size(), to);
}

TEST(Packs, AreReadAsTheyAreWritten) {
    Puzzle noted = true_puzzle();
    noted.note = "A note.";
    noted.is_rebuilt = true;
    const Pack pack = pack_of({noted});
    const auto read = parse_pack(to_json(pack));
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(*read, pack);
    EXPECT_EQ(to_json(*read), to_json(pack));
}

TEST(Packs, APuzzleIsALine) {
    const std::string json = to_json(pack_of({true_puzzle()}));
    EXPECT_THAT(json, HasSubstr("\n{\"id\":\"F001\",\"grade\":\"F\",\"par\":4,"));
}

TEST(Packs, AFaultInTheFormIsNamed) {
    EXPECT_EQ(fault_of("{"), "the pack is no JSON");
    EXPECT_EQ(fault_of("[]"), "the pack is no object");
    EXPECT_EQ(fault_of("{}"), "the pack has no 'name'");
    EXPECT_EQ(fault_of(spoiled("\"edition\": 2", "\"edition\": 3")),
              "the pack has an 'edition' that is neither 1 nor 2");
    EXPECT_EQ(fault_of(spoiled("\"title\"", "\"titel\"")), "the pack has a member 'titel' that packs do not have");
    EXPECT_EQ(fault_of(spoiled("\"par\":4", "\"par\":-4")),
              "puzzle number 1 has a 'par' that is no number from 0 to 1000000");
    EXPECT_EQ(fault_of(spoiled("\"grade\":\"F\"", "\"grade\":\"X\"")),
              "puzzle number 1 has a 'grade' that is none of F, M, D, E");
    EXPECT_EQ(fault_of(spoiled("\"pivots\"", "\"pivot\"")), "the features of puzzle number 1 has no 'pivots'");
    EXPECT_THAT(fault_of(spoiled("6/6/4k.1/6/1k.2MK1", "6/6/4k.1/6/1k.2MM1")),
                HasSubstr("puzzle number 1 (F001) has a bad position: "));
    EXPECT_EQ(fault_of(spoiled("\"features\"", "\"rebuilt\":false,\"features\"")),
              "puzzle number 1 has a 'rebuilt' that is not true; leave it out");
}

TEST(Check, FindsNothingInATruePack) {
    EXPECT_THAT(faults_of(pack_of({true_puzzle()})), ElementsAre());
}

TEST(Check, FindsEveryFalseClaim) {
    Puzzle puzzle = true_puzzle();
    puzzle.par = 5;
    puzzle.solutions.emplace_back("A5>BB5*");
    puzzle.features.traps += 1;
    puzzle.rating = 2000;
    EXPECT_THAT(faults_of(pack_of({puzzle})),
                ElementsAre("F001: PAR is 4, not 5", "F001: it has 1 solutions, which are not the 2 that it names",
                            "F001: its features are not those it names", HasSubstr("F001: its rating is "),
                            "F001: its rating 2000 is graded E, not F"));
}

TEST(Check, FindsTwinsAndIdsUsedTwice) {
    Puzzle twin = *proved_puzzle(*Position::parse("1KM2k.1/6/1k.4/6/6 turn 0 - - - - -", {}), 40'000);
    twin.id = "F001";
    // The same puzzle with rows and columns turned round.
    twin.position = *Position::parse("1MK2k.1/6/1k.4/6/6 turn 0 - - - - -", {});
    const auto faults = faults_of(pack_of({true_puzzle(), twin}));
    EXPECT_THAT(faults, testing::Contains("F001: the id is there twice"));
    EXPECT_THAT(faults, testing::Contains("F001: it is F001 seen another way"));
}

TEST(Check, FindsWhatCannotBeSolvedIsNotUniqueOrNotNeeded) {
    Puzzle unsolvable = true_puzzle();
    unsolvable.position = *Position::parse("MHk.4/k.5/6/6/6 turn 0 - - - - -", {});
    EXPECT_THAT(faults_of(pack_of({unsolvable})), ElementsAre("F001: it cannot be solved"));

    Puzzle ambiguous = true_puzzle();
    ambiguous.position = *Position::parse("6/6/6/3h.MK1/2k.3 turn 0 - - - E4=TP -", {});
    EXPECT_THAT(faults_of(pack_of({ambiguous})), testing::Contains("F001: its solution is not unique"));

    Puzzle crowded = true_puzzle();
    crowded.position = *Position::parse("6/6/4k.1/6/1k.2MK1 turn 0 - - - E1=PE -", {});
    EXPECT_THAT(faults_of(pack_of({crowded})), testing::Contains("F001: the tile PE on E1 is not needed"));
}

TEST(Check, AnEmptyPackIsAFault) {
    EXPECT_THAT(faults_of(pack_of({})), ElementsAre("the pack holds no puzzle"));
}

}  // namespace
}  // namespace tessera::solver::puzzles
