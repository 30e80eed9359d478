#include "games/perft_files.hpp"

namespace tessera {
namespace {

TEST(PerftFiles, CountsUpToTenMillionAgree) {
    EXPECT_GE(check_perft_files(0, 10'000'000, {}), 300U);
}

TEST(PerftFiles, EveryGameHasOne) {
    for (const play::Game& game : play::games()) {
        const std::string file =
            std::string(TESSERA_SOURCE_DIR "/tests/data/perft/") + std::string(game.info.id) + ".perft";
        EXPECT_TRUE(std::filesystem::exists(file)) << file;
    }
}

}  // namespace
}  // namespace tessera
