#include "solver/state_table.hpp"

#include <gtest/gtest.h>

namespace tessera::solver {
namespace {

/// A state whose hash says nothing: all collide, as in the worst of cases.
struct Colliding {
    std::uint64_t value = 0;

    [[nodiscard]] static std::uint64_t hash() { return 7; }
    friend bool operator==(const Colliding&, const Colliding&) = default;
};

TEST(StateTable, TellsStatesWithEqualHashesApart) {
    StateTable<Colliding> table;
    for (std::uint64_t n = 0; n < 300; ++n)
        EXPECT_EQ(table.insert({n}), std::pair(static_cast<std::uint32_t>(n), true));
    for (std::uint64_t n = 0; n < 300; ++n) EXPECT_EQ(table.insert({n}).second, false) << n;
    EXPECT_EQ(table.size(), 300U);
    EXPECT_EQ(table.find({299}), 299U);
    EXPECT_EQ(table.find({300}), std::nullopt);
    EXPECT_EQ(table.state(17).value, 17U);
}

struct Plain {
    std::uint64_t value = 0;

    [[nodiscard]] std::uint64_t hash() const { return value; }
    friend bool operator==(const Plain&, const Plain&) = default;
};

TEST(StateTable, KeepsItsNumbersWhileItGrowsAndForgetsThemWhenCleared) {
    StateTable<Plain> table;
    EXPECT_EQ(table.find({5}), std::nullopt);
    for (std::uint64_t n = 0; n < 5'000; ++n) table.insert({3 * n});
    for (std::uint64_t n = 0; n < 5'000; ++n) ASSERT_EQ(table.find({3 * n}), n);
    EXPECT_EQ(table.find({1}), std::nullopt);
    table.clear();
    EXPECT_EQ(table.size(), 0U);
    EXPECT_EQ(table.find({3}), std::nullopt);
    EXPECT_EQ(table.insert({3}), std::pair(0U, true));
}

}  // namespace
}  // namespace tessera::solver
