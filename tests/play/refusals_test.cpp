// Every refusal has a key and arguments from which a dictionary can say it, and docs/refusals.md lists them all.

#include "games/himiki/puzzle/refusals.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "core/taps.hpp"
#include "core/text.hpp"
#include "games/himiki/refusals.hpp"
#include "games/pijersi/refusals.hpp"
#include "games/remparts/refusals.hpp"
#include "games/versus/refusals.hpp"
#include "play/position_refusals.hpp"
#include "play/random_positions.hpp"
#include "play/registry.hpp"

namespace tessera::play {
namespace {

constexpr std::array<Refusal, 2> of_all_games = {game_over, nothing_there};

struct Table {
    std::string_view title;
    std::string_view games;  ///< how the ids of its games begin, a blank between them
    std::span<const Refusal> rows;
};

/// In the order of the page.
const std::array<Table, 7>& tables() {
    static const std::array<Table, 7> all = {{
        {"All games", "", of_all_games},
        {"HI MI KI", "himiki mukyan", himiki::refusals},
        {"HI MI KI: puzzles", "mindlock headlock", himiki::puzzle::refusals},
        {"PIJERSI", "pijersi", pijersi::refusals},
        {"REMPARTS", "remparts", remparts::refusals},
        {"VERSUS", "versus", versus::refusals},
        {"Positions", "", all_position_refusals()},
    }};
    return all;
}

const Refusal* found(std::span<const Refusal> rows, std::string_view key) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Refusal& refusal) { return refusal.key == key; });
    return row == rows.end() ? nullptr : &*row;
}

const Refusal* row_for(const Session& session, std::string_view key) {
    std::span<const Refusal> rows;
    for (const Table& table : tables()) {
        for (const Field& game : words(table.games)) {
            if (session.info().id.starts_with(game.text)) rows = table.rows;
        }
    }
    const Refusal* row = found(rows, key);
    return row != nullptr ? row : found(of_all_games, key);
}

/// How many gaps a text has; they must be numbered from 0.
std::size_t gaps_of(std::string_view text) {
    std::size_t gaps = 0;
    while (text.find("{" + std::to_string(gaps) + "}") != std::string_view::npos) ++gaps;
    return gaps;
}

void expect_sayable(const Session& session, const ParseError& error) {
    SCOPED_TRACE(std::string(session.info().id) + " " + session.position() + ": " + error.what);
    const Refusal* row = row_for(session, error.key);
    ASSERT_NE(row, nullptr) << error.key;
    EXPECT_EQ(error.arguments.size(), gaps_of(row->english));
    // A seat has another name in a sentence than in a dictionary, and what is wrong with a text alone has no key.
    if (row->key != "sets_up_on" && row->key != nothing_there.key) {
        EXPECT_EQ(error.what, filled(row->english, error.arguments));
    }
    const auto rules = words(row->rules);
    const bool cites_own =
        std::any_of(rules.begin(), rules.end(), [&](const Field& rule) { return rule.text == error.rule; });
    EXPECT_TRUE(rules.empty() || cites_own) << error.rule;
}

std::string table_text(const Table& table) {
    std::string text = "## " + std::string(table.title) + "\n\n| key | rule | English |\n|---|---|---|\n";
    for (const Refusal& row : table.rows) {
        text += "| `" + std::string(row.key) + "` | " + std::string(row.rules) + (row.rules.empty() ? "" : " ") + "| " +
                std::string(row.english) + " |\n";
    }
    return text;
}

TEST(Refusals, AreListedInTheirPage) {
    std::ifstream file(TESSERA_SOURCE_DIR "/docs/refusals.md", std::ios::binary);
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    ASSERT_FALSE(page.empty());
    std::size_t rows = 0;
    for (const Table& table : tables()) {
        EXPECT_NE(page.find(table_text(table)), std::string::npos) << "should be:\n" << table_text(table);
        rows += table.rows.size();
    }
    std::size_t listed = 0;
    for (const Field& line : split(page, '\n')) listed += line.text.starts_with("| `") ? 1 : 0;
    EXPECT_EQ(listed, rows);
}

TEST(Refusals, AKeySaysTheSameInEveryGame) {
    std::map<std::string_view, std::string_view> sentences;
    for (const Table& table : tables()) {
        std::set<std::string_view> keys;
        for (const Refusal& row : table.rows) {
            EXPECT_TRUE(keys.insert(row.key).second) << row.key << " twice in " << table.title;
            EXPECT_EQ(sentences.emplace(row.key, row.english).first->second, row.english) << row.key;
            EXPECT_EQ(row.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos) << row.key;
            const auto opened = std::count(row.english.begin(), row.english.end(), '{');
            EXPECT_TRUE(gaps_of(row.english) > 0 || opened == 0) << row.english;
        }
    }
}

constexpr std::size_t longest_game = 120;

using Taps = std::vector<std::string>;

/// What could be tapped on this screen, with sense or without.
Taps all_taps(const Session& session) {
    Taps taps = {"do:end",  "do:pass", "do:keep", "do:none", "do:pivot", "tile:MH", "tile:CJ",
                 "lies:HM", "lies:m.", "back:L",  "back:M",  "back:S",   "nonsense"};
    for (const auto& spot : session.board().spots) {
        // Cells weigh more than buttons.
        taps.insert(taps.end(), 2, cell_tap(spot.cell));
    }
    return taps;
}

/// The taps of an action that are followed by another or have one changed, or any taps at all.
Taps some_taps(const Taps& all, const std::vector<Gesture>& gestures, Random& random) {
    Taps taps;
    if (!gestures.empty() && random.below(2) == 0) {
        const Gesture& gesture = any_of_list(gestures, random);
        taps = gesture.steps;
        taps.insert(taps.end(), gesture.rest.begin(), gesture.rest.end());
        taps.resize(1 + random.below(static_cast<std::uint32_t>(taps.size())));
        if (random.below(2) == 0) taps.pop_back();
        taps.push_back(any_of_list(all, random));
    } else {
        for (std::uint32_t more = 1 + random.below(4); more > 0; --more) taps.push_back(any_of_list(all, random));
    }
    return taps;
}

TEST(Refusals, OfAnyTapsHaveAKeyOfTheirGame) {
    std::map<std::string_view, int> seen;
    for_each_position(longest_game, [&](const Session& session, Random& random) {
        if (session.board().spots.empty()) return;
        const Taps all = all_taps(session);
        std::vector<Gesture> gestures;
        if (!session.outcome()) {
            for (const auto& [action, ways] : session.gestures())
                gestures.insert(gestures.end(), ways.begin(), ways.end());
        }
        for (int i = 0; i < 8; ++i) {
            const Taps taps = some_taps(all, gestures, random);
            const auto error = session.why_not(taps);
            const bool could_go_on = std::any_of(gestures.begin(), gestures.end(),
                                                 [&](const Gesture& gesture) { return begins_with(gesture, taps); });
            EXPECT_EQ(could_go_on, !error.has_value()) << session.info().id << " " << session.position();
            if (!error) continue;
            expect_sayable(session, *error);
            ++seen[error->key];
        }
    });
    EXPECT_GT(seen["game_over"], 0);
    EXPECT_GT(seen["nothing_there"], 0);
    EXPECT_GT(seen.size(), 20U);
}

TEST(Refusals, OfActionsThatWereLegalElsewhereHaveAKeyToo) {
    std::map<std::string, std::vector<std::string>, std::less<>> actions;
    std::set<std::string_view> seen;
    for_each_position(longest_game, [&](const Session& session, Random& random) {
        auto& known = actions[std::string(session.info().id)];
        for (int i = 0; i < 8 && !known.empty(); ++i) {
            const auto played = session.clone()->act(any_of_list(known, random));
            if (played || played.error().fault == Fault::malformed) continue;
            expect_sayable(session, played.error());
            seen.insert(played.error().key);
        }
        const auto legal = session.actions();
        if (!legal.empty()) known.push_back(any_of_list(legal, random));
    });
    EXPECT_GT(seen.size(), 20U);
}

}  // namespace
}  // namespace tessera::play
