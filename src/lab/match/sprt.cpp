#include "lab/match/sprt.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "core/text.hpp"
#include "lab/match/decimal.hpp"

namespace tessera::lab {

namespace {

/// Put where no pair of a kind has been seen: without it a few equal pairs would have no variance and prove anything.
constexpr double trace = 1e-3;

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
    if (counts.pairs() == 0) return 0;
    std::array<double, PairCounts::kinds> seen = {};
    std::ranges::transform(counts.of, seen.begin(),
                           [](std::uint64_t n) { return n == 0 ? trace : static_cast<double>(n); });
    const double pairs = std::accumulate(seen.begin(), seen.end(), 0.0);
    const auto [mean, variance] = moments_of(seen);
    const double score0 = score_of_elo(settings.elo0);
    const double score1 = score_of_elo(settings.elo1);
    return pairs * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
}

Verdict verdict_of(const SprtSettings& settings, const PairCounts& counts) {
    const double ratio = log_likelihood_ratio(settings, counts);
    const SprtBounds bounds = bounds_of(settings);
    if (ratio <= bounds.lower) return Verdict::elo0;
    if (ratio >= bounds.upper) return Verdict::elo1;
    return Verdict::undecided;
}

}  // namespace tessera::lab
