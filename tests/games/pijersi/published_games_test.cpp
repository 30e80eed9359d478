// The games that the game's author and others published, compared turn by turn with an independent replay. They are not
// ours to keep: they are read where they lie, and where they do not the test says so.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/pijersi/author_record.hpp"

namespace tessera::pijersi {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(TESSERA_SHARED_VECTORS_DIR) / "pijersi-games";

std::string content_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << path;
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string_view outcome_word(std::string_view result) {
    if (result == "1-0") return "p1win";
    if (result == "0-1") return "p2win";
    return result == "1/2-1/2" ? "draw" : "ongoing";
}

std::set<std::string> record_files() {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".txt") names.insert(entry.path().filename().string());
    }
    return names;
}

void expect_same_game(const AuthorRecord& record, const nlohmann::json& replay) {
    const auto turns = replay.at("ugi").get<std::vector<std::string>>();
    const auto positions = replay.at("fens").get<std::vector<std::string>>();
    ASSERT_EQ(record.moves.size(), turns.size());
    ASSERT_EQ(positions.size(), turns.size() + 1);

    Position now = record.start;
    EXPECT_EQ(to_text(now), positions[0]);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        EXPECT_EQ(to_text(now, record.moves[i]), turns[i]) << "turn " << i + 1;
        now.play(record.moves[i]);
        ASSERT_EQ(to_text(now), positions[i + 1]) << "turn " << i + 1;
    }
    const auto end = now.outcome();
    EXPECT_EQ(to_text(end), outcome_word(replay.at("result").get<std::string>()));
    if (record.stated) {
        EXPECT_TRUE(end && end->winner == record.stated->winner) << "the record's own words say otherwise";
    }
}

TEST(PublishedGames, replay_turn_by_turn_to_their_stated_end) {
    if (!fs::exists(folder / "replay.json"))
        GTEST_SKIP() << "There are no published games to read in " << folder << ".";

    auto files = record_files();
    for (const auto& replay : nlohmann::json::parse(content_of(folder / "replay.json"))) {
        const auto file = replay.at("file").get<std::string>();
        SCOPED_TRACE(file);
        // One replay is of a file that is not published with the others; it has no turns.
        if (files.erase(file) == 0) {
            EXPECT_TRUE(replay.at("ugi").empty()) << "its record is missing";
            continue;
        }
        const auto record = parse_author_record(content_of(folder / file));
        ASSERT_TRUE(record) << to_text(record.error());
        expect_same_game(*record, replay);
        EXPECT_EQ(parse_author_record(to_author_text(*record)), *record);
    }
    EXPECT_TRUE(files.empty()) << "no replay of " << *files.begin();
}

}  // namespace
}  // namespace tessera::pijersi
