#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/rooms/answer.hpp"
#include "server/rooms/clock.hpp"

namespace tessera::server {

/// Somebody who waits for an opponent.
struct Waiting {
    Player player;
    std::string variant = {};
    std::optional<ClockTerms> clock = {};
    bool is_rated = false;
    double rating = 1500;  ///< in this variant
    Moment since = 0;
    std::vector<std::string> blocked = {};  ///< ids this player does not want to meet
};

/// The body of POST /api/v1/pairing.
[[nodiscard]] Answer<Waiting> parse_pairing(const Json& wish, const Player& player, double rating, Moment now);

/// How far apart ratings may be for somebody who has waited so long: 100 points at once, 25 more each second, and after
/// a minute anybody. In casual games anybody at once.
[[nodiscard]] double rating_window(const Waiting& waiting, Moment now);

/// Who is paired now, as places in `waiting`, each at most once: who has waited longest is served first, and gets the
/// nearest by rating of those who want the same game, where both windows allow it and neither has blocked the other.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> paired(std::span<const Waiting> waiting, Moment now);

/// The body of POST /api/v1/games, by the server itself, for two who were paired; sides by chance.
[[nodiscard]] Json game_for(const Waiting& one, const Waiting& other);

}  // namespace tessera::server
