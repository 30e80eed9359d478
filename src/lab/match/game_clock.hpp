#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"
#include "core/side.hpp"
#include "search/limits.hpp"

namespace tessera::lab {

/// A real game clock: so much for all actions of a side, and so much more after each of its turns.
struct ClockSettings {
    search::Milliseconds start = 0;
    search::Milliseconds increment = 0;
    friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

/// Reads `SECONDS` or `SECONDS+INCREMENT`, with decimals: `10+0.1`.
[[nodiscard]] Parsed<ClockSettings> parse_clock(std::string_view text);

/// As a record's `TimeControl` has it: `10+0.1`.
[[nodiscard]] std::string to_text(const ClockSettings& settings);

/// The two clocks of a game.
class GameClock {
  public:
    explicit GameClock(const ClockSettings& settings) : settings_(settings), left_{settings.start, settings.start} {}

    [[nodiscard]] search::Milliseconds left(Side side) const { return left_[side]; }
    /// Takes what an action took; says whether there was so much.
    [[nodiscard]] bool spend(Side side, search::Milliseconds time);
    void end_turn(Side side) { left_[side] += settings_.increment; }
    /// Tells the player to move about the clocks.
    void put_into(search::Limits& limits) const;

  private:
    /// For what lies between the player and the clock: pipes, threads that wait their turn.
    static constexpr search::Milliseconds margin = 10;

    ClockSettings settings_;
    BySide<search::Milliseconds> left_;
};

}  // namespace tessera::lab
