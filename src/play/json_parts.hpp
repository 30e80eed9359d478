#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "play/session.hpp"

namespace tessera::play {

// What the JSON forms of a session share.

using Json = nlohmann::ordered_json;

[[nodiscard]] constexpr std::string_view party(Side side) {
    return side == Side::first ? "p1" : "p2";
}

/// In games that name their seats the seat, else the party.
[[nodiscard]] std::string_view seat_word(const Session& session, Seat seat);

[[nodiscard]] Json outcome_json(const std::optional<Outcome>& outcome);
[[nodiscard]] Json start_json(const Start& start);
/// The last action and what it did; `null` at the start.
[[nodiscard]] Json last_json(const Session& session);

/// Text may hold any bytes only if it came from outside; none of ours does, but a screen must never get broken JSON.
[[nodiscard]] std::string dumped(const Json& json);

}  // namespace tessera::play
