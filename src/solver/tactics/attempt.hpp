#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"

namespace tessera::solver::tactics {

/// How somebody who tries to solve a tactic stands.
struct Attempt {
    enum class State : std::uint8_t { open, solved, wrong };

    State state = State::open;
    std::vector<std::string> reply = {};  ///< what the defender does now, canonical; none where the attacker is to act

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

/// Judges all actions played so far, of both sides, by a tactic's solution. A turn is right if it ends where the
/// solution's does, in whatever order it was played, or if it wins at once; one that has begun is open as long as it
/// can still end so. An error names what is no tactic, or a defence that is not the solution's.
[[nodiscard]] Parsed<Attempt> judged_attempt(std::string_view game, std::string_view position,
                                             std::span<const std::string> solution,
                                             std::span<const std::string> played);

}  // namespace tessera::solver::tactics
