#include "core/zobrist.hpp"

#include <set>

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Zobrist, WordsAreDistinctAndDependOnTheSeed) {
    constexpr auto words = zobrist_words<256>(1);
    constexpr auto others = zobrist_words<256>(2);
    std::set<std::uint64_t> all(words.begin(), words.end());
    all.insert(others.begin(), others.end());
    EXPECT_EQ(all.size(), 512U);
}

TEST(Zobrist, KeysOfWordsChangeWithEveryBit) {
    std::set<std::uint64_t> keys;
    for (std::size_t word = 0; word < 3; ++word) {
        for (int i = 0; i < 64; ++i) {
            std::array<std::uint64_t, 3> words{};
            words[word] = std::uint64_t{1} << i;
            keys.insert(key_of_words(words));
        }
    }
    EXPECT_EQ(keys.size(), 192U);
}

}  // namespace
}  // namespace tessera
