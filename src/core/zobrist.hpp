#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/random.hpp"

namespace tessera {

/// A table of random words made at compile time; a position's key is the XOR of the words of what it holds (Zobrist
/// 1970). Give every table its own seed, or two features of a position could cancel out.
template <std::size_t N>
[[nodiscard]] consteval std::array<std::uint64_t, N> zobrist_words(std::uint64_t seed) {
    std::array<std::uint64_t, N> words{};
    Random random(seed);
    for (auto& word : words) word = random.next();
    return words;
}

/// A key from whole machine words, for positions that are a few bitboards and keep no running key:
/// each word is spread by its own multiplier, the sum is mixed at the end.
template <std::size_t N>
[[nodiscard]] constexpr std::uint64_t key_of_words(const std::array<std::uint64_t, N>& words) {
    constexpr auto multipliers = zobrist_words<N>(0x7E55E2A);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
        const std::uint64_t spread = words[i] * (multipliers[i] | 1);
        sum += spread ^ (spread >> 32);
        sum = (sum << 23) | (sum >> 41);
    }
    return mixed(sum);
}

}  // namespace tessera
