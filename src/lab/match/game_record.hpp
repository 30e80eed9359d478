#pragma once

#include <expected>
#include <string>

#include "lab/match/game.hpp"

namespace tessera::lab {

/// What a record says of a game besides its course.
struct RecordInfo {
    std::string round = {};  ///< the pair and the game of it: `12.2`
    std::string opening = {};
    std::string date = {};
    BySide<std::string> players = {};
    std::optional<ClockSettings> clock = std::nullopt;
};

/// The game as a record (docs/record-format.md) with the time of each action where there
/// is a clock; refused with a sentence where a name
/// cannot stand in one.
[[nodiscard]] std::expected<std::string, std::string> to_record_text(const PlayedGame& game, const RecordInfo& info);

}  // namespace tessera::lab
