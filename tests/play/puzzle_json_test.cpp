#include "play/puzzle_json.hpp"

#include <algorithm>

#include <gmock/gmock.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr auto first_puzzle = "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -";

Json proof(const Json& asked) {
    return puzzle_proof(**new_session("mindlock"), asked);
}

Json hint(const char* position, unsigned step) {
    return puzzle_hint(**new_session("mindlock"), {{"game", "mindlock"}, {"position", position}, {"step", step}});
}

TEST(PuzzleProof, HoldsAllThatIsProved) {
    const Json json = proof({{"game", "mindlock"}, {"position", first_puzzle}});
    EXPECT_EQ(json["verdict"], "solved");
    EXPECT_EQ(json["par"], 3);
    EXPECT_EQ(json["solutions"], (Json{{"count", 1}, {"more", false}}));
    EXPECT_EQ(json["unique"], true);
    ASSERT_EQ(json["lines"].size(), 1U);
    EXPECT_EQ(json["lines"][0]["actions"], (Json{"C4>BC3", "C3>BD3", "D3>BD4"}));
    EXPECT_EQ(json["lines"][0]["notation"], (Json{"C4>BC3*", "C3>BD3*", "D3>BD4*"}));
    EXPECT_EQ(json["grade"], "F");
    EXPECT_EQ(json["features"]["black"], 3);
}

TEST(PuzzleProof, RefutesEveryCostBelowPar) {
    const Json json = proof({{"game", "mindlock"}, {"position", first_puzzle}});
    ASSERT_EQ(json["tries"].size(), 4U);
    for (std::size_t cost = 0; cost < 4; ++cost) {
        EXPECT_EQ(json["tries"][cost]["cost"], cost);
        EXPECT_EQ(json["tries"][cost]["refuted"], cost < 3) << cost;
    }
    EXPECT_GT(json["tries"][3]["states"], 0);
}

TEST(PuzzleProof, NamesThePiecesThatAreNotNeeded) {
    const Json json = puzzle_proof(**new_session("headlock"),
                                   {{"game", "headlock"}, {"position", "6/6/4k.1/6/1k.2MK1 turn 0 - - - E1=PE -"}});
    std::vector<std::string> needless;
    for (const Json& piece : json["pieces"]) {
        if (!piece["needed"]) needless.push_back(piece["text"]);
    }
    EXPECT_THAT(needless, ElementsAre("the tile PE on E1"));
    EXPECT_EQ(json["pieces"].back()["saying"], "terrain");
    EXPECT_EQ(json["pieces"].back()["tile"], "PE");
}

TEST(PuzzleProof, CanBeAskedCostByCost) {
    const Json json = proof({{"game", "mindlock"}, {"position", first_puzzle}, {"most_cost", 2}});
    EXPECT_EQ(json["verdict"], "open");
    EXPECT_FALSE(json.contains("par"));
    ASSERT_EQ(json["tries"].size(), 3U);
    for (const Json& attempt : json["tries"]) EXPECT_EQ(attempt["refuted"], true);
}

TEST(PuzzleProof, SaysThatALimitWasReached) {
    const Json json = proof({{"game", "mindlock"}, {"position", first_puzzle}, {"most_states", 1}});
    EXPECT_EQ(json["verdict"], "limit");
    EXPECT_EQ(json["tries"].back()["refuted"], false);
}

TEST(PuzzleProof, SaysThatNothingSolvesIt) {
    // No white cube.
    const Json json = proof({{"game", "mindlock"}, {"position", "6/6/3h.2/6/6 turn 1 - - - - -"}});
    EXPECT_EQ(json["verdict"], "unsolvable");
    EXPECT_FALSE(json.contains("par"));
}

TEST(PuzzleProof, RefusesWhatIsNoPuzzle) {
    EXPECT_THAT(proof({{"game", "pijersi"}, {"position", first_puzzle}})["error"].get<std::string>(),
                HasSubstr("no game of puzzles"));
    EXPECT_TRUE(proof({{"game", "mindlock"}, {"position", "nonsense"}}).contains("error"));
    EXPECT_TRUE(proof(Json::array()).contains("error"));
}

TEST(PuzzleHint, TellsMoreAndMore) {
    const Json idea = hint(first_puzzle, 1);
    EXPECT_EQ(idea["left"], 3);
    EXPECT_EQ(idea["steps"], 4);
    EXPECT_EQ(idea["remark"]["saying"], "look-at");
    EXPECT_EQ(idea["remark"]["cubes"][0], (Json{{"top", "M"}, {"cell", "C2"}}));
    EXPECT_EQ(idea["remark"]["element"], "K") << "wood beats water";
    EXPECT_EQ(idea["text"], "Look at the black water on C2: wood beats water.");
    EXPECT_FALSE(idea.contains("action")) << "too early";

    const Json cube = hint(first_puzzle, 2);
    EXPECT_EQ(cube["remark"]["saying"], "move-cube");
    EXPECT_EQ(cube["remark"]["cells"], (Json{"C4"}));

    const Json action = hint(first_puzzle, 3);
    EXPECT_EQ(action["action"], "C4>BC3");
    EXPECT_EQ(action["remark"]["saying"], "tip");
    EXPECT_EQ(action["remark"]["cells"], (Json{"C4", "C3"}));
    EXPECT_EQ(action["effects"][0]["saying"], "removes");
    EXPECT_EQ(action["example"], false);

    const Json line = hint(first_puzzle, 4);
    EXPECT_EQ(line["line"]["actions"].size(), 3U);
    EXPECT_EQ(line["text"], "The solution: C4>BC3* C3>BD3* D3>BD4*");
}

TEST(PuzzleHint, SaysWhyThereIsNone) {
    EXPECT_EQ(hint("6/6/3h.2/6/6 turn 1 - - - - -", 1)["verdict"], "unsolvable");
    EXPECT_TRUE(hint("6/6/3HM2/6/6 turn 1 - - - - -", 1).contains("error")) << "solved";
    EXPECT_TRUE(hint(first_puzzle, 0).contains("error"));
    EXPECT_TRUE(hint(first_puzzle, 5).contains("error"));
}

}  // namespace
}  // namespace tessera::play
