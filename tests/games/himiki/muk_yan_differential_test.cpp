// Muk Yan's script against given cases, and against a second, plain script that shares no code with it: the same
// actions under every roll, in games that it plays.

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "games/himiki/plain_muk_yan.hpp"

namespace tessera::himiki {
namespace {

using Lines = std::vector<std::string>;

/// As `tessera mukyan` prints them (H65).
Lines lines_of(const Position& position, muk_yan::Dice dice) {
    const muk_yan::Choice choice = muk_yan::Fitting(position).under(dice);
    Lines lines;
    for (const Move& move : choice.moves) {
        lines.push_back(fmt::format("{} {}", number_of(choice.aim), to_text(position, move)));
    }
    std::ranges::sort(lines);
    return lines;
}

/// A position, a roll, and what fits it.
struct Case {
    std::string position;
    std::string dice;
    Lines lines;
};

std::vector<Case> cases_in(const std::string& path) {
    std::ifstream file(path);
    std::vector<Case> cases;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("pos ")) {
            cases.push_back({line.substr(4), "", {}});
        } else if (line.starts_with("dice ")) {
            cases.back().dice = line.substr(5);
        } else if (!line.empty()) {
            cases.back().lines.push_back(line);
        }
    }
    return cases;
}

TEST(MukYanCases, FitAsGiven) {
    const auto cases = cases_in(TESSERA_SOURCE_DIR "/tests/data/muk_yan/mukyan.txt");
    ASSERT_GE(cases.size(), 40U);
    for (const Case& one : cases) {
        SCOPED_TRACE(one.position + " " + one.dice);
        const auto position = Position::parse(one.position, Rules::all_solo()[0]);
        ASSERT_TRUE(position) << to_text(position.error());
        const auto dice = muk_yan::parse_dice(one.dice);
        ASSERT_TRUE(dice);
        EXPECT_EQ(lines_of(*position, *dice), one.lines);
        EXPECT_EQ(himiki_plain::muk_yan_lines("mukyan", one.position, one.dice), one.lines) << "the plain script";
    }
}

std::string id_of(const Rules& rules) {
    return rules.is_first_edition() ? "mukyan-1" : "mukyan";
}

template <class List>
const auto& any_of(const List& list, Random& random) {
    return *(list.begin() + random.below(static_cast<std::uint32_t>(list.size())));
}

void expect_same_script(const Position& position) {
    for (const muk_yan::Dice& dice : muk_yan::all_dice) {
        const std::string letters = {letter_of(dice.black), letter_of(dice.white)};
        ASSERT_EQ(lines_of(position, dice),
                  himiki_plain::muk_yan_lines(id_of(position.rules()), to_text(position), letters))
            << to_text(position) << " " << letters;
    }
}

/// Black plays by its script, or now and then anything, so that positions occur that the script avoids.
void compare_game(const Rules& rules, std::uint64_t seed) {
    Random random(seed);
    Position position = Position::initial(rules);
    for (int ply = 0; ply < 120 && !position.outcome(); ++ply) {
        const auto rolls = rolls_of(position);
        if (!rolls.empty() && position.phase() != Phase::place) {
            expect_same_script(position);
            if (testing::Test::HasFatalFailure()) return;
        }
        const bool is_scripted = !rolls.empty() && random.below(3) > 0;
        const auto moves = is_scripted ? scripted_moves(position, any_of(rolls, random)) : position.legal_moves();
        position.play(any_of(moves, random));
    }
}

TEST(MukYanDifferential, GamesAgreeWithThePlainScript) {
    for (const Rules& rules : Rules::all_solo()) {
        for (std::uint64_t seed = 0; seed < 15; ++seed) {
            compare_game(rules, seed);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

/// Boards that play seldom leads to: cubes crowded into a few cells, where blocks, bans and wants of room are common.
TEST(MukYanDifferential, CrowdedBoardsAgreeWithThePlainScript) {
    Random random(1);
    for (int n = 0; n < 200; ++n) {
        Position position(Rules::all_solo()[random.below(2)]);
        std::vector<Cell> cells;
        const auto corner_row = static_cast<int>(random.below(3));
        const auto corner_column = static_cast<int>(random.below(4));
        for (int i = 0; i < 9; ++i) cells.push_back(*Grid::cell_at(corner_row + i / 3, corner_column + i % 3));
        random.shuffle(cells);
        for (unsigned i = 0; i < 6; ++i) {
            const Side side = i % 2 == 0 ? Side::first : Side::second;
            position.put(cells[i], Cube{side, Orientation::numbered(random.below(orientations))});
        }
        for (const Element element : elements) {
            if (random.below(2) == 0) position.set_hold(element, random.below(2) == 0 ? Side::first : Side::second);
        }
        position.set_score(Side::second, random.below(5));
        const bool is_replay = random.below(3) == 0;
        position.set_turn(Seat{1}, is_replay ? Phase::replay : Phase::turn, !is_replay && random.below(2) == 0);
        expect_same_script(position);
        if (testing::Test::HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace tessera::himiki
