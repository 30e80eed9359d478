// Games that were played once and kept (tests/data/games): each record leads to the same actions, position and end as
// then, and is written again as it was. Every game of the registry has at least one.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include <gtest/gtest.h>

#include "play/registry.hpp"
#include "play/saved_game.hpp"

namespace tessera::play {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// As `tessera record FILE --as moves` prints a game: its actions, its last position, its outcome, a line each.
std::string replayed(const Session& session) {
    std::string lines;
    for (const PlayedAction& played : session.played()) lines += played.text + '\n';
    return lines + session.position() + '\n' + std::string(to_text(session.outcome())) + '\n';
}

TEST(GoldenGames, ReplayToTheirEndsAndAreWrittenAsTheyWere) {
    std::map<std::string_view, int> seen;
    for (const auto& file : fs::directory_iterator(TESSERA_SOURCE_DIR "/tests/data/games")) {
        if (file.path().extension() != ".record") continue;
        const auto game = parse_saved_game(text_of(file.path()));
        ASSERT_TRUE(game) << file.path() << ": " << to_text(game.error());
        fs::path end = file.path();
        EXPECT_EQ(replayed(*game->session), text_of(end.replace_extension(".moves"))) << file.path();
        EXPECT_EQ(to_record_text(*game->session, game->info).value_or(""), text_of(file.path()));
        ++seen[game->session->info().id];
    }
    for (const Game& game : games()) EXPECT_GE(seen[game.info.id], 1) << game.info.id;
}

}  // namespace
}  // namespace tessera::play
