#pragma once

#include <span>

namespace tessera::server {

// Glicko-2 as Mark Glickman describes it in "Example of the Glicko-2 system" (2013); web/src/puzzles/glicko.ts has the
// same for puzzles.

struct Glicko {
    double rating = 1500;
    double deviation = 350;  ///< within twice as much of the rating with 95 %
    double volatility = 0.06;
    friend bool operator==(const Glicko&, const Glicko&) = default;
};

struct GlickoResult {
    Glicko opponent;
    double score = 0;  ///< 1 won, 0.5 drawn, 0 lost
};

/// What score to expect of the first one, the other's uncertainty counted.
[[nodiscard]] double expected_score(const Glicko& one, const Glicko& other);

/// After so many rating periods without a game: only the deviation grows.
[[nodiscard]] Glicko rested(const Glicko& before, double periods);

/// After a rating period with these results; without any only the deviation grows.
[[nodiscard]] Glicko rated(const Glicko& before, std::span<const GlickoResult> results);

}  // namespace tessera::server
