#include "lab/match/match_report.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "play/registry.hpp"

namespace tessera::lab {

namespace {

constexpr double hundred = 100;

std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo < 0 ? "-inf" : "+inf";
    return fmt::format("{:+.1f}", elo);
}

std::string elo_line(const PairCounts& pairs) {
    const EloEstimate estimate = elo_of(pairs);
    return fmt::format("{}, 95 % from {} to {}", elo_text(estimate.elo), elo_text(estimate.interval.low),
                       elo_text(estimate.interval.high));
}

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string sprt_line(const SprtSettings& settings, const MatchResult& result) {
    const SprtBounds bounds = bounds_of(settings);
    const std::string hypothesis0 = fmt::format("elo0={}", settings.elo0);
    const std::string hypothesis1 = fmt::format("elo1={}", settings.elo1);
    std::string verdict = fmt::format("nothing decided between {} and {}", hypothesis0, hypothesis1);
    if (result.verdict == Verdict::elo0) verdict = fmt::format("{} accepted, {} rejected", hypothesis0, hypothesis1);
    if (result.verdict == Verdict::elo1) verdict = fmt::format("{} accepted, {} rejected", hypothesis1, hypothesis0);
    return fmt::format("LLR {:.2f} ({:.2f} to {:.2f}): {}\n", log_likelihood_ratio(settings, result.tally.pairs),
                       bounds.lower, bounds.upper, verdict);
}

/// The reasons, the most frequent first.
std::string ends_line(const Tally& tally) {
    std::vector<std::pair<std::uint64_t, std::string>> ends;
    for (const auto& [word, times] : tally.ends) ends.emplace_back(times, word);
    std::ranges::sort(ends, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::string text;
    for (const auto& [times, word] : ends) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", word, times);
    return text;
}

std::string faults_of(const Tally& tally) {
    std::string text = fmt::format("time losses  A {}, B {}; forfeits A {}, B {}\n", tally.time_losses[0],
                                   tally.time_losses[1], tally.forfeits[0], tally.forfeits[1]);
    for (const std::string& fault : tally.faults) text += fmt::format("  {}.\n", fault);
    return text;
}

std::string by_side(const MatchSettings& settings, const Tally& tally) {
    const auto session = play::new_session(settings.game);
    if (!session) return {};
    const auto& names = (*session)->info().side_names;
    return fmt::format("wins         first ({}) {}, second ({}) {}\n", names.first, tally.wins_by_side.first,
                       names.second, tally.wins_by_side.second);
}

}  // namespace

std::string report_of(const MatchSettings& settings, const MatchResult& result) {
    const Tally& tally = result.tally;
    const auto& pairs = tally.pairs.of;
    std::string text = fmt::format("{}: {} games, seed {}\nA: {}\nB: {}\n", settings.game, tally.games(), settings.seed,
                                   settings.players[0].name, settings.players[1].name);
    if (tally.games() == 0) return text;
    text += fmt::format("A            {} won, {} drawn, {} lost: {:.1f} %\n", tally.won, tally.drawn, tally.lost,
                        hundred * tally.score());
    text += fmt::format("Elo          {}\n", elo_line(tally.pairs));
    text += fmt::format("pairs        LL {}, LD {}, WL+DD {}, WD {}, WW {}\n", pairs[0], pairs[1], pairs[2], pairs[3],
                        pairs[4]);
    if (settings.sprt) text += sprt_line(*settings.sprt, result);
    text += by_side(settings, tally);
    text += fmt::format("length       {:.1f} actions on average\n", share(tally.actions, tally.games()));
    text += fmt::format("ends         {}\n", ends_line(tally));
    return text + faults_of(tally);
}

std::string score_line(const MatchSettings& settings, const Tally& tally) {
    const EloEstimate estimate = elo_of(tally.pairs);
    std::string line =
        fmt::format("{} of {} games: {}-{}-{}, {:.1f} %, Elo {} ({} to {})", tally.games(), 2 * settings.pairs(),
                    tally.won, tally.drawn, tally.lost, hundred * tally.score(), elo_text(estimate.elo),
                    elo_text(estimate.interval.low), elo_text(estimate.interval.high));
    if (settings.sprt) line += fmt::format(", LLR {:.2f}", log_likelihood_ratio(*settings.sprt, tally.pairs));
    return line;
}

}  // namespace tessera::lab
