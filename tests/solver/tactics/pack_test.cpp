// The tactics that come with the project. That all they claim is true is proved by `tessera lab tactics --check`, in
// the test tactic_packs of the release build; here a few of each game are.

#include "solver/tactics/pack.hpp"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/pijersi/position.hpp"
#include "solver/tactics/check.hpp"

namespace tessera::solver::tactics {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

std::string text_of(const std::string& game) {
    std::ifstream file(TESSERA_SOURCE_DIR "/data/puzzles/tactics/" + game + ".json", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TacticPack pack_of(const std::string& game) {
    auto pack = parse_tactics(text_of(game));
    EXPECT_TRUE(pack) << game << ": " << (pack ? "" : pack.error().what);
    return pack.value_or(TacticPack{});
}

/// The pack with its first tactics only.
TacticPack sample_of(const std::string& game, std::size_t number) {
    TacticPack pack = pack_of(game);
    EXPECT_GE(pack.tactics.size(), number);
    pack.tactics.resize(number);
    return pack;
}

class TacticsOfData : public testing::TestWithParam<std::string> {};

TEST_P(TacticsOfData, AreManyAndNamedByTheirGrades) {
    const TacticPack pack = pack_of(GetParam());
    EXPECT_EQ(pack.game, GetParam());
    // Games of REMPARTS are slow to play, and few of its wins are the only one.
    EXPECT_GE(pack.tactics.size(), GetParam() == "remparts" ? 60U : 100U);
    for (const Tactic& tactic : pack.tactics) EXPECT_EQ(tactic.id[0], letter_of(tactic.grade));
}

TEST_P(TacticsOfData, AreWrittenAsTheyAreRead) {
    EXPECT_EQ(to_json(pack_of(GetParam())), text_of(GetParam()));
}

TEST_P(TacticsOfData, AreTrueAsFarAsAFewShow) {
    EXPECT_THAT(faults_of(sample_of(GetParam(), 2)), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Games, TacticsOfData, testing::Values("himiki", "pijersi", "remparts", "versus"),
                         [](const auto& game) { return game.param; });

TEST(TacticCheck, FindsWhatIsNotTrue) {
    const TacticPack right = sample_of("pijersi", 1);
    const auto faults_with = [&](auto spoil) {
        TacticPack pack = right;
        spoil(pack);
        return faults_of(pack);
    };
    const std::string id = right.tactics[0].id;
    EXPECT_THAT(faults_with([](TacticPack& pack) { ++pack.tactics[0].steps; }),
                ElementsAre(id + ": its solution does not have as many turns as it says"));
    EXPECT_THAT(faults_with([](TacticPack& pack) { pack.tactics[0].within = 1; }),
                ElementsAre(id + ": it looks less far than its solution goes"));
    EXPECT_THAT(faults_with([](TacticPack& pack) { ++pack.tactics[0].rating; }),
                ElementsAre(id + ": its features, rating, grade or themes are not what they should be"));
    EXPECT_THAT(faults_with([](TacticPack& pack) { pack.tactics[0].solution.pop_back(); }),
                ElementsAre(id + ": the solution does not end with a win of the side that begins"));
    EXPECT_THAT(faults_with([](TacticPack& pack) { pack.tactics[0].position = "7 w"; }),
                ElementsAre(StartsWith(id + ": the tactic has a bad position: ")));
    EXPECT_THAT(faults_with([](TacticPack& pack) { pack.game = "chess"; }),
                ElementsAre("tactics are of himiki, pijersi, remparts or versus"));
}

TEST(TacticCheck, FindsTwins) {
    TacticPack pack = sample_of("pijersi", 1);
    Tactic image = pack.tactics[0];
    image.id = "F999";
    image.position = to_text(reflected(*pijersi::Position::parse(image.position)));
    pack.tactics.push_back(image);
    const auto faults = faults_of(pack);
    ASSERT_FALSE(faults.empty());
    EXPECT_EQ(faults.back(), "F999: it is " + pack.tactics[0].id + " seen from elsewhere");
}

TEST(TacticPackReader, SaysWhatIsNoPack) {
    const auto fault = [](std::string_view json) {
        const auto pack = parse_tactics(json);
        return pack ? std::string("none") : pack.error().what;
    };
    EXPECT_EQ(fault("{"), "the pack is no JSON");
    EXPECT_EQ(fault("[]"), "the pack is no object");
    EXPECT_EQ(fault(R"({"game": "pijersi", "made_by": "x"})"), "the pack has no 'tactics'");
    EXPECT_EQ(fault(R"({"game": "pijersi", "made_by": "x", "tactics": [{"id": "F1"}]})"),
              "tactic number 1 has no 'grade'");
}

}  // namespace
}  // namespace tessera::solver::tactics
