#pragma once

#include <optional>
#include <string_view>

#include "core/side.hpp"

namespace tessera {

/// Why a game ended. Games keep theirs as `constexpr` objects of static storage, so that a reason is one pointer.
struct Reason {
    std::string_view word;      ///< a stable key for records, JSON and translations: `arrival`
    std::string_view rule;      ///< the number of the rule that ends the game: `P9`
    std::string_view sentence;  ///< for a player: "A piece reached the far row."
};

/// How a game ended: no winner is a draw.
struct Outcome {
    std::optional<Side> winner;
    const Reason* reason;  ///< never null

    friend constexpr bool operator==(const Outcome& a, const Outcome& b) {
        return a.winner == b.winner && a.reason->word == b.reason->word;
    }
};

/// The outcome line of the tools: `ongoing`, `p1win`, `p2win` or `draw`.
[[nodiscard]] constexpr std::string_view to_text(const std::optional<Outcome>& outcome) {
    if (!outcome) return "ongoing";
    if (!outcome->winner) return "draw";
    return *outcome->winner == Side::first ? "p1win" : "p2win";
}

}  // namespace tessera
