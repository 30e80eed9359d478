// Whole games made by our own players, kept with the position and the outcome that they came to (tests/data/games).

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "play/saved_game.hpp"
#include "play/session.hpp"

namespace tessera::remparts {
namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// As `tessera record FILE --as moves` prints a game: its actions, its last position, its outcome, a line each.
std::string replayed(const play::Session& session) {
    std::string lines;
    for (const play::PlayedAction& played : session.played()) lines += played.text + '\n';
    return lines + session.position() + '\n' + std::string(to_text(session.outcome())) + '\n';
}

TEST(RempartsGoldenGames, ReplayToTheirEnds) {
    std::size_t games = 0;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_SOURCE_DIR "/tests/data/games")) {
        const std::filesystem::path& path = file.path();
        if (!path.filename().string().starts_with("remparts-") || path.extension() != ".record") continue;
        const auto game = play::parse_saved_game(text_of(path));
        ASSERT_TRUE(game) << path << ": " << to_text(game.error());
        auto end = path;
        EXPECT_EQ(replayed(*game->session), text_of(end.replace_extension(".moves"))) << path;
        const auto again = play::to_record_text(*game->session, game->info);
        EXPECT_EQ(again.value_or(""), text_of(path)) << path;
        ++games;
    }
    EXPECT_EQ(games, 6U);
}

}  // namespace
}  // namespace tessera::remparts
