// Games that were played once: each record leads to the same actions, position and end as then.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "play/saved_game.hpp"
#include "play/session.hpp"

namespace tessera::versus {
namespace {

std::string contents_of(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(VersusGoldenGames, ReplayToTheSameEnd) {
    int games = 0;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_SOURCE_DIR "/tests/data/games")) {
        const std::filesystem::path& path = file.path();
        if (!path.filename().string().starts_with("versus") || path.extension() != ".record") continue;
        const auto game = play::parse_saved_game(contents_of(path));
        ASSERT_TRUE(game) << path << ": " << to_text(game.error());
        std::string told;
        for (const play::PlayedAction& action : game->session->played()) told += action.text + "\n";
        told += game->session->position() + "\n" + std::string(to_text(game->session->outcome())) + "\n";
        EXPECT_EQ(told, contents_of(std::filesystem::path(path).replace_extension(".moves"))) << path;
        ++games;
    }
    EXPECT_GE(games, 8);
}

}  // namespace
}  // namespace tessera::versus
