#pragma once

#include <cstdint>
#include <utility>

namespace tessera {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): turns a counter into well-mixed bits.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

/// A seedable generator with the same stream on every compiler and machine, which `std::` distributions do not promise.
/// xoshiro256** (Blackman, Vigna 2018), seeded by SplitMix64.
class Random {
  public:
    constexpr explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            word = mixed(seed);
            seed += 0x9E3779B97F4A7C15ULL;
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
        const std::uint64_t carried = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= carried;
        state_[3] = rotated(state_[3], 45);
        return result;
    }

    /// A number from 0 to n-1, each as likely as another (Lemire 2019). n must be at least 1.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t threshold = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Puts a random-access sequence into any order, each as likely as another (Fisher-Yates).
    template <class Sequence>
    constexpr void shuffle(Sequence& items) {
        for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    static constexpr std::uint64_t rotated(std::uint64_t x, int places) { return (x << places) | (x >> (64 - places)); }

    std::uint64_t state_[4]{};
};

}  // namespace tessera
