// Distinct turns against looking at every sequence of actions.

#include "games/remparts/turns.hpp"

#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/remparts/drawn.hpp"
#include "games/remparts/plain_rules.hpp"

namespace tessera::remparts {
namespace {

/// How many actions the shortest sequence to each end of the turn has, and how many sequences end it.
struct Ends {
    std::map<std::string, std::size_t> shortest;
    std::size_t sequences = 0;
};

void walk(const Position& position, Side side, std::size_t done, std::size_t most, Ends& ends) {
    if (position.side_to_move() != side || done == most) {
        const auto [found, is_new] = ends.shortest.emplace(to_text(position), done);
        if (!is_new) found->second = std::min(found->second, done);
        ++ends.sequences;
        return;
    }
    for (const Move& move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        walk(next, side, done + 1, most, ends);
    }
}

Ends all_ends(const Position& position, std::size_t most = actions_a_turn) {
    Ends ends;
    if (!position.outcome()) walk(position, position.side_to_move(), 0, most, ends);
    return ends;
}

/// Every end once, by legal actions that lead there, and by none longer than needed.
void expect_distinct_turns(const Position& position) {
    Ends expected = all_ends(position);
    for (const Turn& turn : distinct_turns(position)) {
        Position played = position;
        for (const Move& move : turn.actions) {
            ASSERT_EQ(played.side_to_move(), position.side_to_move()) << to_text(position);
            ASSERT_TRUE(is_legal(played, to_text(played, move))) << to_text(position);
            played.play(move);
        }
        ASSERT_EQ(played, turn.after) << to_text(position);
        const auto found = expected.shortest.find(to_text(turn.after));
        ASSERT_NE(found, expected.shortest.end()) << "twice or never: " << to_text(turn.after);
        EXPECT_EQ(turn.actions.size(), found->second) << to_text(turn.after);
        expected.shortest.erase(found);
    }
    EXPECT_TRUE(expected.shortest.empty())
        << expected.shortest.begin()->first << " is missing in " << to_text(position);
}

TEST(RempartsTurns, AreTheEndsThatAllSequencesReach) {
    Random random(5);
    for (int n = 0; n < 6; ++n) {
        Position position = Position::initial();
        for (int ply = 0; ply < 40 && !position.outcome(); ++ply) {
            if (random.below(10) == 0) expect_distinct_turns(position);
            if (testing::Test::HasFatalFailure()) return;
            const auto moves = position.legal_moves();
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TEST(RempartsTurns, WallsBehindWallsAndTilesOfLowNumbersAreNotForgotten) {
    // From d1 upwards the numbers rise, from d7 downwards they fall: the order of the flips is forced both ways.
    expect_distinct_turns(drawn({.pieces = "d1 K, c3 L", .walls = "d2 d3 d4 c4 c5 b3 a3"}));
    expect_distinct_turns(drawn({.pieces = "d7 K, c5 L", .walls = "d6 d5 d4 c4 c3 b5 a5", .to_move = Side::second}));
}

TEST(RempartsTurns, GoOnWithATurnThatHasBegun) {
    const Position start = Position::initial();
    for (const std::string_view begun : {"+d4", "-d6", "-d6 +d4", "-d6 d7d3", "+a3 -e6"}) {
        expect_distinct_turns(after(start, begun));
    }
}

TEST(RempartsTurns, GoingThereAndBackIsATurnThatOnlyPasses) {
    const Position position = drawn({.pieces = "d1 K, g7 k"});
    std::size_t passes = 0;
    for (const Turn& turn : distinct_turns(position)) {
        if (turn.after.pieces() == position.pieces() && turn.after.walls() == position.walls()) ++passes;
    }
    EXPECT_EQ(passes, 1U);
}

TEST(RempartsTurns, WithFewerActionsLookSoFarAheadAndNoFurther) {
    for (const unsigned most : {1U, 2U}) {
        const Position position = after(Position::initial(), "-d6 d7d3 end -d2 +e4 +e5");
        const Ends expected = all_ends(position, most);
        std::set<std::string> found;
        for (const Turn& turn : distinct_turns(position, most)) {
            EXPECT_LE(turn.actions.size(), most);
            EXPECT_TRUE(expected.shortest.contains(to_text(turn.after))) << to_text(turn.after);
            EXPECT_TRUE(found.insert(to_text(turn.after)).second) << to_text(turn.after);
        }
        // Left out is only what is reached later than the same board with more actions left.
        EXPECT_LE(found.size(), expected.shortest.size());
        EXPECT_GE(found.size() * 10, expected.shortest.size() * 9);
    }
}

TEST(RempartsTurns, OfAnEndedGameAreNone) {
    const Position over = after(drawn({.pieces = "d1 K, d5 k"}), "d1xd5");
    ASSERT_TRUE(over.outcome());
    for (const Turn& turn : distinct_turns(over)) FAIL() << to_text(turn.after);
}

/// The rows of the rules page's table: | name | `position` | sequences | distinct turns |
TEST(RempartsTurns, AreAsManyAsTheRulesPageSays) {
    std::ifstream page(TESSERA_SOURCE_DIR "/docs/rules/remparts.md");
    std::size_t rows = 0;
    for (std::string line; std::getline(page, line);) {
        const auto columns = split(line, '|');
        if (columns.size() != 6) continue;
        const std::string_view quoted_text = trimmed(columns[2].text);
        if (!quoted_text.starts_with('`')) continue;
        const auto position = Position::parse(quoted_text.substr(1, quoted_text.size() - 2));
        ASSERT_TRUE(position) << line;
        ++rows;
        const auto expected_ends = parse_number(trimmed(columns[4].text), 1'000'000);
        std::size_t turns = 0;
        for ([[maybe_unused]] const Turn& turn : distinct_turns(*position)) ++turns;
        const Ends ends = all_ends(*position);
        EXPECT_EQ(parse_number(trimmed(columns[3].text), 100'000'000), ends.sequences) << line;
        EXPECT_EQ(expected_ends, turns) << line;
        EXPECT_EQ(turns, ends.shortest.size()) << line;
    }
    EXPECT_EQ(rows, 4U);
}

TEST(RempartsTurns, OfTheStartAreThoseOfThePlainRulesToo) {
    std::set<std::string> ends;
    const std::size_t sequences = plain::walk_turn(plain::initial(), 'b', ends);
    EXPECT_EQ(sequences, all_ends(Position::initial()).sequences);
    for (const Turn& turn : distinct_turns(Position::initial())) EXPECT_EQ(ends.erase(to_text(turn.after)), 1U);
    EXPECT_TRUE(ends.empty());
}

}  // namespace
}  // namespace tessera::remparts
