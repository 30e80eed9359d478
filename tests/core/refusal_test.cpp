#include "core/refusal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

constexpr auto table = std::to_array<Refusal>({
    {"not_there", "X1", "{0} cannot go to {1}"},
    {"twice", "X2 X3", "{0} and {0}"},
});

TEST(Refusal, FillsTheGapsOfItsSentence) {
    const ParseError error = refused(row_of(table, "not_there"), {"a1", "b2"});
    EXPECT_EQ(to_text(error), "a1 cannot go to b2 (rule X1)");
    EXPECT_EQ(error.fault, Fault::illegal);
    EXPECT_EQ(error.key, "not_there");
    EXPECT_THAT(error.arguments, testing::ElementsAre("a1", "b2"));
}

TEST(Refusal, CitesOneOfSeveralRules) {
    EXPECT_EQ(to_text(refused(row_of(table, "twice"), {"a1"}, "X3")), "a1 and a1 (rule X3)");
}

TEST(Refusal, LeavesAloneWhatIsNoGap) {
    EXPECT_EQ(filled("a {} b {x} {1", {"c"}), "a {} b {x} {1");
    EXPECT_EQ(filled("{0}{1}", {"c"}), "c");
    EXPECT_EQ(filled("{0}", {"{0}"}), "{0}");
}

}  // namespace
}  // namespace tessera
