#include "lab/match/sprt.hpp"

#include <cmath>

#include <fmt/format.h>

#include "core/text.hpp"
#include "lab/match/decimal.hpp"

namespace tessera::lab {

namespace {

/// What is believed of the variance before the first pair: as if so many had come, of all five kinds alike. Without it
/// a few equal pairs would have no variance and prove anything.
constexpr double believed_pairs = 2;
constexpr double believed_variance = 0.125;

Parsed<void> take(SprtSettings& settings, const Field& part) {
    const std::size_t equals = part.text.find('=');
    const std::string_view name = part.text.substr(0, equals);
    double* target = name == "elo0"    ? &settings.elo0
                     : name == "elo1"  ? &settings.elo1
                     : name == "alpha" ? &settings.alpha
                     : name == "beta"  ? &settings.beta
                                       : nullptr;
    if (target == nullptr) {
        return malformed(part.at, fmt::format("a test has elo0, elo1, alpha and beta, not {}", quoted(name)));
    }
    const auto value = equals == std::string_view::npos ? std::nullopt : parse_decimal(part.text.substr(equals + 1));
    if (!value) return malformed(part.at, fmt::format("{} wants a number, as in {}=0.5", name, name));
    *target = *value;
    return {};
}

}  // namespace

Parsed<SprtSettings> parse_sprt(std::string_view text) {
    SprtSettings settings;
    for (const Field& part : split(text, ',')) {
        if (const auto taken = take(settings, part); !taken) return std::unexpected(taken.error());
    }
    if (settings.elo0 >= settings.elo1) return malformed(0, "elo0 must be less than elo1");
    for (const double risk : {settings.alpha, settings.beta}) {
        if (risk <= 0 || risk >= 0.5) return malformed(0, "alpha and beta lie between 0 and 0.5");
    }
    return settings;
}

SprtBounds bounds_of(const SprtSettings& settings) {
    return {std::log(settings.beta / (1 - settings.alpha)), std::log((1 - settings.beta) / settings.alpha)};
}

double log_likelihood_ratio(const SprtSettings& settings, const PairCounts& counts) {
    const auto pairs = static_cast<double>(counts.pairs());
    const Moments seen = moments_of(counts);
    const double variance = (pairs * seen.variance + believed_pairs * believed_variance) / (pairs + believed_pairs);
    const double score0 = score_of_elo(settings.elo0);
    const double score1 = score_of_elo(settings.elo1);
    return pairs * (score1 - score0) * (2 * seen.mean - score0 - score1) / (2 * variance);
}

Verdict verdict_of(const SprtSettings& settings, const PairCounts& counts) {
    const double ratio = log_likelihood_ratio(settings, counts);
    const SprtBounds bounds = bounds_of(settings);
    if (ratio <= bounds.lower) return Verdict::elo0;
    if (ratio >= bounds.upper) return Verdict::elo1;
    return Verdict::undecided;
}

}  // namespace tessera::lab
