#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "record/reader.hpp"
#include "record/writer.hpp"

namespace tessera::record {
namespace {

/// The blocks of `docs/record-format.md` that are marked as records.
std::vector<std::string> documented_records() {
    std::ifstream file(TESSERA_SOURCE_DIR "/docs/record-format.md", std::ios::binary);
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string fence = "```record\n";
    std::vector<std::string> blocks;
    for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
        at += fence.size();
        blocks.push_back(page.substr(at, page.find("```", at) - at));
    }
    return blocks;
}

TEST(RecordDocument, EveryRecordInTheDocumentIsCanonical) {
    const auto blocks = documented_records();
    ASSERT_EQ(blocks.size(), 2U);
    for (const std::string& block : blocks) {
        const auto record = read(block);
        ASSERT_TRUE(record) << to_text(record.error());
        EXPECT_EQ(write(*record), block);
    }
}

TEST(RecordDocument, TheWorkedExampleSaysWhatTheDocumentSays) {
    const auto record = read(documented_records().at(0));
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(record->game, "pijersi");
    EXPECT_EQ(record->tags.find("P2"), "Benoît");
    EXPECT_EQ(actions_of(*record),
              (std::vector<std::string_view>{"a4-b5=c4", "g3-f3=d4", "a2-b3=d4!", "g4-f5=d4!", "c4=d4!"}));
    EXPECT_EQ(std::get<Act>(record->entries.back().step), (Act{"resignation", Party{Side::second}}));
    EXPECT_EQ(record->result, Result::first_wins);
    EXPECT_EQ(record->reason, "resignation");
}

}  // namespace
}  // namespace tessera::record
