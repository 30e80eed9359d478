#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

/// A game as pages keep it: `id`, perhaps `setup` with `seed`, or `position`, and `actions`, which are canonical.
/// Nothing where an arbiter gave points, which a script cannot tell.
[[nodiscard]] std::optional<Json> script_json(const Session& session);

/// The game of a script, at its last action.
[[nodiscard]] Parsed<std::unique_ptr<Session>> parse_script(const Json& script);

/// The member where it is a text, else an empty one.
[[nodiscard]] std::string text_in(const Json& object, std::string_view name);

}  // namespace tessera::play
