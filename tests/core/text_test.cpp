#include "core/text.hpp"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Text, SplitKeepsEmptyFieldsAndPlaces) {
    const auto fields = split("a  b", ' ');
    ASSERT_EQ(fields.size(), 3U);
    EXPECT_EQ(fields[1].text, "");
    EXPECT_EQ(fields[2].at, 3U);
    EXPECT_EQ(split("", ' ').size(), 1U);
}

TEST(Text, WordsSkipAllWhiteSpace) {
    const auto found = words(" go\tdepth  3\r\n");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[2].text, "3");
    EXPECT_EQ(found[1].at, 4U);
    EXPECT_TRUE(words(" \t").empty());
}

TEST(Text, NumbersAreDecimalWithoutSignsLeadingZerosOrOverflow) {
    EXPECT_EQ(parse_number("0", 9), 0U);
    EXPECT_EQ(parse_number("18446744073709551615", ~0ULL), ~0ULL);
    EXPECT_FALSE(parse_number("18446744073709551616", ~0ULL));
    for (const std::string_view text : {"", "-1", "+1", "01", "1a", " 1", "10"})
        EXPECT_FALSE(parse_number(text, 9)) << text;
}

TEST(Text, QuotedShowsAnythingSafely) {
    EXPECT_EQ(quoted("a1"), "'a1'");
    EXPECT_EQ(quoted("\n\x1b[31m"), "'??[31m'");
    EXPECT_LT(tessera::quoted(std::string(1000, 'x')).size(), 60U);
}

TEST(ParseError, SaysRuleAndPlaceInOneLine) {
    EXPECT_EQ(to_text(illegal(0, "rock does not take the paper on b2", "P8").error()),
              "rock does not take the paper on b2 (rule P8)");
    EXPECT_EQ(to_text(malformed(4, "no side").error()), "no side (at character 5)");
}

}  // namespace
}  // namespace tessera
