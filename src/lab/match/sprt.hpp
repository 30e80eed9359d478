#pragma once

#include <string_view>

#include "core/parse_error.hpp"
#include "lab/match/elo.hpp"

namespace tessera::lab {

/// A sequential test of two hypotheses: that A leads by `elo0`, and that it leads by `elo1`.
struct SprtSettings {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  ///< how often to accept `elo1` though `elo0` is true
    double beta = 0.05;   ///< how often to accept `elo0` though `elo1` is true
};

/// `elo0=0,elo1=10,alpha=0.05,beta=0.05`, any of them left out for its default.
[[nodiscard]] Parsed<SprtSettings> parse_sprt(std::string_view text);

enum class Verdict : unsigned char { undecided, elo0, elo1 };

/// Wald's bounds on the log-likelihood ratio (1945): below the first `elo0` is accepted, above the second `elo1`.
struct SprtBounds {
    double lower = 0;
    double upper = 0;
};

[[nodiscard]] SprtBounds bounds_of(const SprtSettings& settings);

/// The log of how much likelier `elo1` is than `elo0`: the generalised test with the normal approximation on the scores
/// of pairs, whose variance is taken from the pairs themselves (M. Van den Bergh, "A Practical
/// Introduction to the GSPRT").
[[nodiscard]] double log_likelihood_ratio(const SprtSettings& settings, const PairCounts& counts);

[[nodiscard]] Verdict verdict_of(const SprtSettings& settings, const PairCounts& counts);

}  // namespace tessera::lab
