#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/outcome.hpp"
#include "core/side.hpp"
#include "server/rooms/answer.hpp"

namespace tessera::server {

/// How a game ended, by the rules or at the table.
struct Ending {
    std::string result;  ///< `p1win`, `p2win`, `draw`, `aborted`
    std::string reason;  ///< a stable word: `resignation`
    std::string sentence;
    std::string rule = {};
};

/// Words of the table; records have the same (docs/record-format.md).
namespace reason {
inline constexpr std::string_view resignation = "resignation";
inline constexpr std::string_view time = "time";
inline constexpr std::string_view agreement = "agreement";
inline constexpr std::string_view abandoned = "abandoned";
inline constexpr std::string_view aborted = "aborted";
}  // namespace reason

[[nodiscard]] Ending by_rule(const Outcome& outcome);
[[nodiscard]] Ending by_loss(Side loser, std::string_view reason);
[[nodiscard]] Ending by_agreement();
[[nodiscard]] Ending by_abort(std::string_view sentence);

/// p1's: 1, 0.5 or 0; nothing where the game was aborted.
[[nodiscard]] std::optional<double> score_of(const Ending& ending);
/// The side that lost, where one did.
[[nodiscard]] std::optional<Side> loser_of(const Ending& ending);

[[nodiscard]] Json to_json(const Ending& ending);
[[nodiscard]] std::optional<Ending> parse_ending(const Json& json);

}  // namespace tessera::server
