#include <string_view>

#include <gtest/gtest.h>

#include "record/clock_time.hpp"
#include "record/limits.hpp"
#include "record/party.hpp"
#include "record/result.hpp"
#include "record/setup.hpp"
#include "record/tags.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

TEST(RecordTime, IsShortAndExact) {
    EXPECT_EQ(to_text(ClockTime{}), "0:00");
    EXPECT_EQ(to_text(ClockTime{5020}), "0:05.02");
    EXPECT_EQ(to_text(ClockTime{3'599'999}), "59:59.999");
    EXPECT_EQ(to_text(ClockTime{3'600'000}), "1:00:00");
    EXPECT_EQ(to_text(limits::time), "9999:59:59.999");
    EXPECT_EQ(parse_time("9999:59:59.999"), limits::time);
}

TEST(RecordTime, OtherWaysToWriteItAreRead) {
    EXPECT_EQ(parse_time("2.5"), ClockTime{2500});
    EXPECT_EQ(parse_time("90:00"), ClockTime{5'400'000});
    EXPECT_EQ(parse_time("00:01:05.100"), ClockTime{65'100});
}

TEST(RecordTime, WhatIsNoTimeIsRefused) {
    for (const std::string_view text : {"", ":", "1:", ":01", "1:60", "1:1", "1:001", "1:1:00", "0:0:0:0", "1.", ".5",
                                        "1.0001", "-1", "+1", "1 ", "10000:00:00", "123456789", "1.5:00"}) {
        EXPECT_EQ(parse_time(text), std::nullopt) << text;
    }
}

TEST(RecordParty, IsASideOrASeatOfIt) {
    EXPECT_EQ(to_text(Party{Side::second}), "P2");
    EXPECT_EQ(parse_party("P1b"), (Party{Side::first, Partner::b}));
    for (const std::string_view text : {"", "P", "P3", "p1", "P1c", "P1ab"}) EXPECT_EQ(parse_party(text), std::nullopt);
}

TEST(RecordResult, FollowsFromAnOutcome) {
    static constexpr Reason reason{"arrival", "P9", "A piece reached the far row."};
    EXPECT_EQ(result_of(std::nullopt), Result::unfinished);
    EXPECT_EQ(result_of(Outcome{std::nullopt, &reason}), Result::draw);
    EXPECT_EQ(result_of(Outcome{Side::first, &reason}), Result::first_wins);
    EXPECT_EQ(result_of(Outcome{Side::second, &reason}), Result::second_wins);
}

TEST(RecordResult, HasFourTexts) {
    for (const Result result : results) EXPECT_EQ(parse_result(to_text(result)), result);
    for (const std::string_view text : {"", "1-1", "1/2", "**"}) EXPECT_EQ(parse_result(text), std::nullopt);
}

TEST(RecordSetup, IsANameWithOrWithoutASeed) {
    EXPECT_EQ(to_text(record::Setup{"full-random", 0}), "full-random 0");
    EXPECT_EQ(parse_setup("full-random 0"), (record::Setup{"full-random", 0}));
    for (const std::string_view text :
         {"", " 1", "a ", "a 1 2", "a  1", "a -1", "a 01", "A 1", "a 18446744073709551616"}) {
        EXPECT_EQ(parse_setup(text), std::nullopt) << text;
    }
}

TEST(RecordTags, KeepTheirOrderWhenAValueChanges) {
    Tags tags;
    tags.set("A", "1");
    tags.set("B", "2");
    tags.set("A", "3");
    EXPECT_EQ(tags.begin()->value, "3");
    tags.remove("A");
    EXPECT_EQ(tags.size(), 1U);
    EXPECT_EQ(tags.find("A"), std::nullopt);
    EXPECT_EQ(tags.find("B"), "2");
}

TEST(RecordUtf8, TheFirstBadByteIsFound) {
    EXPECT_EQ(first_non_utf8("a é ► 𝄞"), std::string_view("a é ► 𝄞").size());
    EXPECT_EQ(first_non_utf8("\xF4\x8F\xBF\xBF\xEF\xBF\xBF\xED\x9F\xBF"), 10U);
    for (const std::string_view text :
         {"ab\x80", "ab\xC1\x80", "ab\xE0\x9F\x80", "ab\xED\xA0\x80", "ab\xF0\x8F\x80\x80", "ab\xF4\x90\x80\x80",
          "ab\xFF", "ab\xE2\x96", "ab\xE2\x96z", "ab\xF0\x9D\x84z"}) {
        EXPECT_EQ(first_non_utf8(text), 2U);
    }
    EXPECT_EQ(count_characters("a é ► 𝄞"), 7U);
}

}  // namespace
}  // namespace tessera::record
