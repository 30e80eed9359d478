#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

// What pages ask to share games: docs/links.md has the fields. What cannot be done is a `fault`: `sentence`, and where
// they are known its `key` and `line`.

/// `{script}` or, without one, the game on the table: its `link`, and the `position` that it leads to.
[[nodiscard]] Json link_of(const Session& session, const Json& asked);

/// `{link}`: its `script`.
[[nodiscard]] Json game_of_link(const Session& session, const Json& asked);

/// `{text}`: its `games`, or one fault for all of them.
[[nodiscard]] Json read_records(const Session& session, const Json& asked);

/// `{script, form, event, date, players, teams, resigned, out_of_time}`: the `text` of a record.
[[nodiscard]] Json write_record(const Session& session, const Json& asked);

}  // namespace tessera::play
