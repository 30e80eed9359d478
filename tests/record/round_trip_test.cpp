#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/text.hpp"
#include "record/random_record.hpp"
#include "record/reader.hpp"
#include "record/utf8.hpp"
#include "record/writer.hpp"

namespace tessera::record {
namespace {

constexpr int rounds = 2000;

TEST(RecordRoundTrip, WhatIsWrittenReadsAsTheSameRecord) {
    Random random(1);
    for (int round = 0; round < rounds; ++round) {
        const Record record = random_record(random);
        const auto text = write(record);
        ASSERT_TRUE(text) << text.error();
        const auto again = read(*text);
        ASSERT_TRUE(again) << to_text(again.error()) << "\n" << *text;
        ASSERT_EQ(*again, record) << *text;
        ASSERT_EQ(write(*again), text);
    }
}

TEST(RecordRoundTrip, LineEndsOfAnotherSystemChangeNothing) {
    Random random(2);
    for (int round = 0; round < rounds / 10; ++round) {
        const Record record = random_record(random);
        const std::string written = write(record).value();
        std::string text = "\xEF\xBB\xBF";
        for (const char c : written) text += c == '\n' ? "\r\n" : std::string(1, c);
        const auto again = read(text);
        ASSERT_TRUE(again) << to_text(again.error()) << "\n" << text;
        ASSERT_EQ(*again, record) << text;
    }
}

TEST(RecordRoundTrip, ACollectionKeepsEveryRecordInOrder) {
    Random random(3);
    for (int round = 0; round < rounds / 20; ++round) {
        std::vector<Record> records(random.below(6));
        for (Record& record : records) record = random_record(random);
        const auto text = write_all(records);
        ASSERT_TRUE(text) << text.error();
        const auto again = read_all(*text);
        ASSERT_TRUE(again) << to_text(again.error()) << "\n" << *text;
        ASSERT_EQ(*again, records) << *text;
    }
}

TEST(RecordRoundTrip, OnlySingleWordsAreWiderThanALine) {
    Random random(4);
    for (int round = 0; round < rounds / 10; ++round) {
        const std::string text = write(random_record(random)).value();
        const std::string_view course = std::string_view(text).substr(text.find("\n\n") + 2);
        for (const Field& line : split(course, '\n')) {
            if (line.text.contains(' ')) {
                ASSERT_LE(count_characters(line.text), 80) << line.text;
            }
            ASSERT_TRUE(line.text.empty() || line.text.back() != ' ') << line.text;
        }
    }
}

TEST(RecordRoundTrip, AChangedByteGivesAnErrorOrAnotherSoundRecord) {
    Random random(5);
    for (int round = 0; round < rounds; ++round) {
        std::string text = write(random_record(random)).value();
        for (int change = 0; change < 3; ++change) {
            text[random.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(random.below(256));
        }
        const auto read_once = read(text);
        if (!read_once) {
            ASSERT_TRUE(read_once.error().what.starts_with("line ")) << read_once.error().what;
            ASSERT_LE(read_once.error().at, text.size());
            ASSERT_FALSE(read_once.error().what.contains('\n'));
            continue;
        }
        const auto canonical = write(*read_once);
        ASSERT_TRUE(canonical) << canonical.error() << "\n" << text;
        ASSERT_EQ(read(*canonical), read_once);
    }
}

}  // namespace
}  // namespace tessera::record
