#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "core/side.hpp"

namespace tessera::search {

/// What a search has learned about steps, whatever the game: which ones refuted others, by themselves and as answers to
/// the step before. Steps are told apart by a hash, so two of them may share a place; that costs a little order and no
/// truth.
class Ordering {
  public:
    Ordering() : answers_(answer_places) {}

    /// A number for a step, which is one action or several.
    template <class Move>
    [[nodiscard]] static std::uint32_t place_of(std::span<const Move> actions) {
        static_assert(std::has_unique_object_representations_v<Move> && sizeof(Move) <= 8);
        std::uint64_t sum = 0;
        for (const Move& move : actions) {
            std::uint64_t word = 0;
            std::memcpy(&word, &move, sizeof(Move));
            sum = (sum + word) * 0x9E3779B97F4A7C15ULL;
            sum ^= sum >> 29;
        }
        return static_cast<std::uint32_t>(sum >> 16);
    }

    /// How often a step has refuted, and how often as an answer to the one before; more than 0 is more often than not.
    [[nodiscard]] int value(Side side, std::uint32_t step) const { return history_[index_of(side)][step % places]; }
    [[nodiscard]] int answer_value(std::uint32_t before, std::uint32_t step) const {
        return answers_[answer_place(before, step)];
    }

    /// A step has refuted the one before it; others were tried in vain.
    void reward(Side side, std::uint32_t before, std::uint32_t step, int depth) {
        adjust(history_[index_of(side)][step % places], gain(depth));
        adjust(answers_[answer_place(before, step)], gain(depth));
    }
    void punish(Side side, std::uint32_t before, std::uint32_t step, int depth) {
        adjust(history_[index_of(side)][step % places], -gain(depth));
        adjust(answers_[answer_place(before, step)], -gain(depth));
    }

    static constexpr int most_value = 16'384;

  private:
    static constexpr std::size_t places = 16'384;
    static constexpr std::size_t answer_places = std::size_t{1} << 18;

    static int gain(int depth) { return std::min(depth * depth * 16 + 32, 1'600); }

    /// The nearer a number is to its end, the less it still grows, so that old news are forgotten.
    static void adjust(std::int16_t& number, int by) {
        number = static_cast<std::int16_t>(number + by - number * (by < 0 ? -by : by) / most_value);
    }
    static std::size_t answer_place(std::uint32_t before, std::uint32_t step) {
        return (before * 0x9E3779B1U + step) % answer_places;
    }

    std::array<std::array<std::int16_t, places>, 2> history_{};
    std::vector<std::int16_t> answers_;
};

}  // namespace tessera::search
