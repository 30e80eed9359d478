#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/perft.hpp"

namespace tessera::lab {

/// Positions as numbers: a row of features each, and how the game ended for the side to move (1 won, 0 lost).
struct Samples {
    std::size_t width = 0;
    std::vector<std::int8_t> features = {};  ///< row behind row
    std::vector<float> results = {};

    [[nodiscard]] std::size_t size() const { return results.size(); }
};

struct FitSettings {
    int rounds = 200;
    double pull = 1e-4;  ///< how strongly weights are held where they were, against chance in rare features
};

struct Fit {
    std::vector<double> weights = {};
    double scale = 1;         ///< a lead of so many hundredths wins e to 1
    double error_before = 0;  ///< mean logarithmic loss with the weights given
    double error_after = 0;
};

/// Fits weights so that the logistic curve of the evaluation foretells results best. The scale is fitted to the weights
/// given and then kept, so that hundredths stay what they were. Any number of workers find the same.
[[nodiscard]] Fit fitted(const Samples& samples, std::vector<double> weights, const FitSettings& settings,
                         const ForEachIndex& for_each, const std::function<void(int round, double error)>& tell);

}  // namespace tessera::lab
