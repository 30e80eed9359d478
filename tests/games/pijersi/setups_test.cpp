#include <set>

#include <gtest/gtest.h>

#include "games/pijersi/drawn.hpp"

namespace tessera::pijersi {
namespace {

Position set_up(std::size_t which, std::uint64_t seed) {
    return Position::set_up({}, which, seed);
}

/// The cells that hold something, and how many cubes.
std::string shape(const Position& position) {
    std::string text;
    for (const Cell cell : cells) {
        const auto piece = position.at(cell);
        if (piece) text += name(cell) + (piece->side == Side::first ? "W" : "B") + (piece->is_stack() ? "2 " : "1 ");
    }
    return text;
}

TEST(PijersiSetups, P3TheFirstIsClassicWhateverTheSeed) {
    EXPECT_EQ(Position::setup_names()[0], "classic");
    EXPECT_EQ(set_up(0, 99), Position::initial());
}

TEST(PijersiSetups, P3RandomSetupsUseTheSameCellsAndAllCubes) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const std::size_t which : {1U, 2U}) {
            const Position position = set_up(which, seed);
            EXPECT_EQ(shape(position), shape(Position::initial()));
            ASSERT_TRUE(Position::parse(to_text(position))) << to_text(position);
            for (const Side side : {Side::first, Side::second}) {
                for (const Role role : roles) {
                    EXPECT_EQ(count(position.of(side) & position.with_role(role)) +
                                  count(position.of(side) & position.with_role_under(role)),
                              cubes_of(role));
                }
            }
        }
    }
}

TEST(PijersiSetups, P3HalfRandomGivesBlackTheSameByHalfATurn) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Position image = swapped(set_up(1, seed));
        image.set_counters(Side::first, 0, 1);
        EXPECT_EQ(image, set_up(1, seed));
    }
}

TEST(PijersiSetups, P3SeedsRepeatAndDiffer) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        EXPECT_EQ(set_up(2, seed), set_up(2, seed));
        seen.insert(to_text(set_up(2, seed)));
        seen.insert(to_text(set_up(1, seed)));
    }
    EXPECT_EQ(seen.size(), 100U);
}

}  // namespace
}  // namespace tessera::pijersi
