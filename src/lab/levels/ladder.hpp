#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/perft.hpp"
#include "lab/levels/curve.hpp"
#include "lab/match/match.hpp"

namespace tessera::lab {

/// How the ten levels of a game are measured: each against the next one up.
struct LadderSettings {
    std::string game = {};
    std::size_t games = 200;              ///< of each two neighbours
    search::Milliseconds movetime = 100;  ///< what full strength has for an action; the others stop by themselves
    std::optional<std::uint64_t> nodes = std::nullopt;  ///< what it has instead, to measure the same on a busy machine
    std::uint64_t most_nodes =
        ~std::uint64_t{0};  ///< the others never look at more positions, whatever their level says
    std::uint64_t seed = 1;
    int lowest = 1;       ///< for `measured_ladder`: the levels from here
    int highest = 10;     ///< to here
    double target = 0.7;  ///< for `fitted_levels`: what a level shall score at most against the one below
    int rounds = 2;       ///< for `fitted_levels`: the later ones look closer at what the earlier ones found
};

/// A level, and how it did against the one below.
struct Rung {
    int level = 1;
    std::optional<int> strength = std::nullopt;  ///< none: full
    Tally tally = {};                            ///< empty on the lowest
};

/// Told before each match: who plays whom.
using LadderHook = std::function<void(const std::string& text)>;

/// The levels in force, from the lowest up.
[[nodiscard]] std::expected<std::vector<Rung>, std::string> measured_ladder(const LadderSettings& settings,
                                                                            const ForEachIndex& for_each,
                                                                            const LadderHook& tell);

struct FittedLevels {
    std::vector<CurvePoint> curve = {};  ///< how strength grows in Elo, as last measured
    std::array<int, 9> strengths = {};   ///< of levels 1 to 9
};

/// Strengths for levels 1 to 9 with equal steps between them, from the weakest player if the target allows.
[[nodiscard]] std::expected<FittedLevels, std::string> fitted_levels(const LadderSettings& settings,
                                                                     const ForEachIndex& for_each,
                                                                     const LadderHook& tell);

/// The curve, a line a point, and the levels.
[[nodiscard]] std::string report_of(const FittedLevels& fitted);

/// A table with what each level scored and how many Elo it is above the lowest, with its interval.
[[nodiscard]] std::string report_of(const LadderSettings& settings, const std::vector<Rung>& ladder);

}  // namespace tessera::lab
