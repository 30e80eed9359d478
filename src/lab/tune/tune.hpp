#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "core/perft.hpp"
#include "lab/tune/fit.hpp"
#include "lab/tune/self_play.hpp"

namespace tessera::lab {

struct TuneSettings {
    std::string game = {};
    std::size_t games = 2'000;
    SelfPlay self_play = {};
    FitSettings fit = {};
};

/// A weight as it was and as games say that it should be.
struct TunedWeight {
    std::string name;
    int before = 0;
    int after = 0;
    std::size_t seen = 0;  ///< samples in which the feature counts for something
};

struct TuneResult {
    std::vector<TunedWeight> weights = {};
    std::size_t samples = 0;
    Fit fit = {};
};

/// Who does the work: the games, and then each round of the fit. Two, so that the long one can show its progress.
struct TuneWorkers {
    ForEachIndex play;
    ForEachIndex fit;
};

/// Plays games of the engine against itself and fits the weights of its evaluation to how they ended. An error where
/// the game's evaluation has no weights to fit.
[[nodiscard]] Parsed<TuneResult> tuned(const TuneSettings& settings, const TuneWorkers& workers,
                                       const std::function<void(int round, double error)>& tell);

/// A line a weight, then what it was fitted to.
[[nodiscard]] std::string report_of(const TuneResult& result);

}  // namespace tessera::lab
