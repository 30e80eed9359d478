#include "play/bench.hpp"

#include <fstream>
#include <map>

#include <gtest/gtest.h>

namespace tessera::play {
namespace {

TEST(Bench, SignaturesAreThoseOfTheFile) {
    std::ifstream file(TESSERA_SOURCE_DIR "/bench/signature.txt");
    std::map<std::string, std::uint64_t, std::less<>> expected;
    std::string id;
    for (std::uint64_t nodes = 0; file >> id >> nodes;) expected[id] = nodes;
    for (const Game& game : games()) {
        EXPECT_EQ(expected[std::string(game.info.id)], bench_nodes(game))
            << game.info.id
            << ": if rules or search were changed on purpose, write the new count into bench/signature.txt";
    }
    EXPECT_EQ(expected.size(), games().size());
}

}  // namespace
}  // namespace tessera::play
