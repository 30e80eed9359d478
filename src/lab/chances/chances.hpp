#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>

#include "core/perft.hpp"
#include "lab/chances/scored.hpp"

namespace tessera::lab {

/// How games are played that a curve of chances is fitted to: the engine against itself, from openings by chance.
struct ChancesSettings {
    std::string game = {};
    std::size_t games = 1'000;
    std::uint64_t nodes = 2'000;     ///< of every search: it chooses the action and says the score
    std::size_t most_actions = 600;  ///< a game that goes on for so long after its opening counts as drawn
    std::uint64_t seed = 1;
};

/// A curve fitted to every other game, and how well it foretells those between.
struct Chances {
    std::size_t games = 0;
    std::size_t drawn = 0;
    std::size_t unfinished = 0;  ///< among those drawn
    std::size_t fitted = 0;      ///< positions
    std::size_t held_out = 0;
    double scale = 0;
    double loss = 0;      ///< on the positions held out
    double constant = 0;  ///< of who foretells the mean of the fitted positions, on the same
    std::array<Decile, 10> deciles = {};
};

/// The same for the same settings, on any number of threads. An error is a sentence without its full stop.
[[nodiscard]] std::expected<Chances, std::string> measured_chances(const ChancesSettings& settings,
                                                                   const ForEachIndex& for_each);

/// The fit in a few lines and its calibration as a table.
[[nodiscard]] std::string report_of(const ChancesSettings& settings, const Chances& chances);

}  // namespace tessera::lab
