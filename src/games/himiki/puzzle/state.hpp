#pragma once

#include <array>
#include <cstdint>

#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// All that bears on how a puzzle can be solved from here, exactly, in 32 bytes: cubes, tiles left, holds asked for,
/// phase, and the sets of cells that cubes may not go back to. Moves spent and the order in which cells were left do
/// not matter. Where a terrain tile lies is not kept: tiles never move, so the start knows it.
struct State {
    std::array<std::uint64_t, 4> words = {};

    [[nodiscard]] std::uint64_t hash() const;
    /// Written out: the compiler would call a function of the library for the whole array.
    friend constexpr bool operator==(const State& a, const State& b) {
        return ((a.words[0] ^ b.words[0]) | (a.words[1] ^ b.words[1]) | (a.words[2] ^ b.words[2]) |
                (a.words[3] ^ b.words[3])) == 0;
    }
};

[[nodiscard]] State state_of(const Position& position);
/// The position of a state of the puzzle that began with `start`. It has spent nothing.
[[nodiscard]] Position restored(const State& state, const Position& start);

/// Whether any free action is possible or may become so before the next paid one.
[[nodiscard]] constexpr bool has_free_actions(const Position& position) {
    return position.phase() != Phase::turn || !position.events().empty();
}

/// Paid actions that are needed at the least, without looking ahead; nothing if the puzzle cannot be solved any more.
[[nodiscard]] std::optional<unsigned> least_cost_left(const Position& position);

}  // namespace tessera::himiki::puzzle
