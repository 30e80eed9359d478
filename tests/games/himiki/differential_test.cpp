// The engine against a second, plain implementation that shares no code with it: the same actions, positions and ends,
// as text, in random games of all modes.

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/himiki/plain_rules.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {
namespace {

constexpr int games_a_mode = 25;
constexpr int longest_game = 600;

std::string id_of(const Rules& rules, Tiles tiles) {
    if (rules.has_muk_yan()) return rules.is_first_edition() ? "mukyan-1" : "mukyan";
    return std::string("himiki") + (tiles == Tiles::with ? "-expert" : "") + (rules.in_pairs() ? "-2v2" : "") +
           (rules.is_first_edition() ? "-1" : "");
}

template <class P>
std::vector<std::string> texts_of_actions(const P& position) {
    std::vector<std::string> texts;
    for (const Move& move : position.legal_moves()) texts.push_back(to_text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Prefers points and tiles now and then, so that games reach the corners of the Expert rules.
std::string chosen(const std::vector<std::string>& actions, Random& random) {
    const auto any = [&] { return actions[random.below(static_cast<std::uint32_t>(actions.size()))]; };
    std::string action = any();
    for (int tries = 0; tries < 3 && (action == "keep" || action == "end" || action.find(">P") != std::string::npos);
         ++tries)
        action = any();
    return action;
}

template <class P>
void compare_games(const P& start, Tiles tiles, std::uint64_t seed) {
    Random random(seed);
    P fast = start;
    auto plain = himiki_plain::Plain::from_text(id_of(start.rules(), tiles), to_text(start));
    for (int ply = 0; ply < longest_game; ++ply) {
        ASSERT_EQ(to_text(fast), plain.text());
        ASSERT_EQ(to_text(fast.outcome()), plain.outcome()) << to_text(fast);
        const auto actions = texts_of_actions(fast);
        ASSERT_EQ(actions, plain.actions()) << to_text(fast);
        if (actions.empty()) return;
        const std::string action = chosen(actions, random);
        const auto move = fast.parse_move(action);
        ASSERT_TRUE(move) << action;
        SCOPED_TRACE(to_text(fast) + " : " + action);
        fast.play(*move);
        plain.play(action);
        // The text is the whole position: a copy made from it goes on in the same way.
        ASSERT_EQ(*P::parse(to_text(fast), fast.rules()), fast);
    }
}

/// A board in the middle of a game with tiles everywhere, most of them where games rarely bring them.
ExpertPosition crowded_start(const Rules& rules, std::uint64_t seed) {
    Random random(seed);
    ExpertPosition position(rules);
    std::vector<Cell> cells;
    for (std::uint8_t i = 0; i < Grid::cells; ++i) cells.push_back(Cell{i});
    random.shuffle(cells);
    for (unsigned i = 0; i < 2 * rules.cubes_of_a_side(); ++i) {
        const Side side = i % 2 == 0 ? Side::first : Side::second;
        position.put(cells.back(), Cube{side, Orientation::numbered(random.below(orientations))});
        cells.pop_back();
    }
    Chaos chaos;
    for (unsigned i = 0; i < tile_count; ++i) {
        const auto tile = static_cast<Tile>(i);
        if (is_terrain(tile) && random.below(3) > 0) {
            chaos.lay(tile, cells.back());
            cells.pop_back();
        } else if (tile == Tile::major_yokai && random.below(2) == 0) {
            chaos.set_yokai(Seat{static_cast<std::uint8_t>(random.below(rules.seats()))});
        } else if (tile == Tile::confusion && random.below(2) == 0) {
            const Seat next{static_cast<std::uint8_t>(random.below(rules.seats()))};
            chaos.set_confused(next, seat_after(next, rules));
        } else {
            const Seat seat{static_cast<std::uint8_t>(random.below(rules.seats()))};
            chaos.set_hand(seat, chaos.hand(seat).with({tile}));
        }
    }
    position.set_chaos(chaos);
    position.set_score(Side::first, random.below(4));
    position.set_score(Side::second, random.below(4));
    const Seat seat{static_cast<std::uint8_t>(random.below(rules.seats()))};
    position.set_turn(seat, Phase::turn, random.below(2) == 0);
    return position;
}

TEST(Differential, CrowdedExpertBoardsAgreeWithThePlainRules) {
    for (const Rules& rules : Rules::all()) {
        for (std::uint64_t seed = 0; seed < games_a_mode; ++seed) {
            compare_games(crowded_start(rules, seed), Tiles::with, seed);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

TEST(Differential, PlainModesAgreeWithThePlainRules) {
    for (const Rules& rules : Position::modes()) {
        for (std::uint64_t seed = 0; seed < games_a_mode; ++seed) {
            compare_games(Position::initial(rules), Tiles::without, seed);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

TEST(Differential, ExpertModesAgreeWithThePlainRules) {
    for (const Rules& rules : Rules::all()) {
        for (std::uint64_t seed = 0; seed < games_a_mode; ++seed) {
            compare_games(ExpertPosition::set_up(rules, 1, seed), Tiles::with, seed);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

}  // namespace
}  // namespace tessera::himiki
