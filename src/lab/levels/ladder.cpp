#include "lab/levels/ladder.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "play/form.hpp"
#include "play/registry.hpp"
#include "search/handicap.hpp"

namespace tessera::lab {

namespace {

using Strength = std::optional<int>;

PlayerSpec engine_named(std::string name) {
    PlayerSpec spec{.kind = PlayerSpec::Kind::engine, .name = std::move(name)};
    spec.settings.hash_megabytes = 16;  // enough for so little time, and quick to clear for each game
    return spec;
}

PlayerSpec full_player(const LadderSettings& settings) {
    PlayerSpec spec = engine_named("full");
    if (settings.nodes) {
        spec.limits.nodes = settings.nodes;
    } else {
        spec.limits.movetime = settings.movetime;
    }
    return spec;
}

// Who is weaker stops by positions alone, so that a busy machine measures the same ladder.

PlayerSpec player_of(Strength strength, const LadderSettings& settings) {
    if (!strength) return full_player(settings);
    PlayerSpec spec = engine_named(fmt::format("strength {}", *strength));
    spec.settings.strength = strength;
    spec.limits.nodes = std::min(search::handicap_of(*strength).nodes, settings.most_nodes);
    return spec;
}

PlayerSpec player_at(int level, const LadderSettings& settings) {
    if (level == play::full_level) return full_player(settings);
    PlayerSpec spec = engine_named(fmt::format("level {}", level));
    spec.settings.level = level;
    // In some games better than usual; the search itself knows how many positions that is worth.
    spec.limits.nodes = std::min(search::handicap_of(search::most_strength).nodes, settings.most_nodes);
    return spec;
}

std::expected<Tally, std::string> match_of(const LadderSettings& settings, const PlayerSpec& upper,
                                           const PlayerSpec& lower, const ForEachIndex& for_each) {
    const MatchSettings match{
        .game = settings.game, .players = {upper, lower}, .games = settings.games, .seed = settings.seed};
    auto result = play_match(match, for_each, {});
    if (!result) return std::unexpected(result.error());
    if (result->broken) return std::unexpected(*result->broken);
    return result->tally;
}

/// The ladder's game, or why it has none.
std::expected<const play::GameInfo*, std::string> info_of(const std::string& game) {
    if (auto why = unsuitable(game)) return std::unexpected(*std::move(why));
    const auto found = play::game_named(game);
    if (!found) return std::unexpected(found.error().what);
    return &(*found)->info;
}

/// Each strength against the next one up, and the last against full strength.
std::expected<std::vector<CurvePoint>, std::string> measured_curve(const LadderSettings& settings,
                                                                   const std::vector<int>& strengths,
                                                                   const ForEachIndex& for_each,
                                                                   const LadderHook& tell) {
    constexpr double most = 600;  // more is not told apart by so few games
    std::vector<CurvePoint> curve = {{.strength = static_cast<double>(strengths.front())}};
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const bool is_last = i + 1 == strengths.size();
        const Strength above = is_last ? std::nullopt : Strength(strengths[i + 1]);
        if (tell) {
            tell(fmt::format("strength {} against {}", above ? fmt::to_string(*above) : "full", strengths[i]));
        }
        const auto tally = match_of(settings, player_of(above, settings), player_of(strengths[i], settings), for_each);
        if (!tally) return std::unexpected(tally.error());
        const double step = std::clamp(elo_of_score(tally->score()), -most, most);
        curve.push_back(
            {.strength = static_cast<double>(above.value_or(search::most_strength)), .elo = curve.back().elo + step});
    }
    return curve;
}

std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo < 0 ? "-inf" : "+inf";
    return fmt::format("{:+.0f}", elo);
}

}  // namespace

std::expected<std::vector<Rung>, std::string> measured_ladder(const LadderSettings& settings,
                                                              const ForEachIndex& for_each, const LadderHook& tell) {
    const auto info = info_of(settings.game);
    if (!info) return std::unexpected(info.error());
    if (settings.lowest < 1 || settings.highest > play::full_level || settings.lowest >= settings.highest) {
        return std::unexpected(fmt::format("there is no ladder from level {} to level {}: levels go from 1 to {}",
                                           settings.lowest, settings.highest, play::full_level));
    }
    std::vector<Rung> ladder = {{.level = settings.lowest, .strength = play::usual_strength(**info, settings.lowest)}};
    for (int level = settings.lowest + 1; level <= settings.highest; ++level) {
        if (tell) tell(fmt::format("level {} against level {}", level, level - 1));
        Rung rung{.level = level, .strength = play::usual_strength(**info, level)};
        auto tally = match_of(settings, player_at(level, settings), player_at(level - 1, settings), for_each);
        if (!tally) return std::unexpected(tally.error());
        rung.tally = *std::move(tally);
        ladder.push_back(std::move(rung));
    }
    return ladder;
}

std::expected<FittedLevels, std::string> fitted_levels(const LadderSettings& settings, const ForEachIndex& for_each,
                                                       const LadderHook& tell) {
    const auto info = info_of(settings.game);
    if (!info) return std::unexpected(info.error());
    const Steps steps = steps_of_score(settings.target, (*info)->levels.form / 100.0);
    // Most of the Elo lie in the middle.
    std::vector<int> strengths = {0, 200, 300, 375, 450, 500, 550, 600, 700, 800, 900};
    FittedLevels fitted;
    for (int round = 0; round < settings.rounds; ++round) {
        auto curve = measured_curve(settings, strengths, for_each, tell);
        if (!curve) return std::unexpected(curve.error());
        fitted.curve = *std::move(curve);
        fitted.strengths = spread_levels(fitted.curve, steps);
        strengths.assign(fitted.strengths.begin(), fitted.strengths.end());
        // Something weaker stays on the curve, so that the next look can go down again.
        if (strengths.front() > 0) strengths.insert(strengths.begin(), strengths.front() / 2);
    }
    return fitted;
}

std::string report_of(const FittedLevels& fitted) {
    std::string text = "strength    Elo\n";
    for (const CurvePoint& point : fitted.curve) text += fmt::format("{:8.0f}  {:5.0f}\n", point.strength, point.elo);
    return text + fmt::format("levels 1 to 9: {}\n", fmt::join(fitted.strengths, ", "));
}

std::string report_of(const LadderSettings& settings, const std::vector<Rung>& ladder) {
    const std::string full =
        settings.nodes ? fmt::format("{} nodes", *settings.nodes) : fmt::format("{} ms", settings.movetime);
    std::string text = fmt::format("{}: {} games of each two neighbours, {} an action at full strength, seed {}\n\n",
                                   settings.game, settings.games, full, settings.seed);
    text += "level  strength     nodes  noise   won drawn  lost  score %    Elo  95 % interval\n";
    double elo = 0;
    double variance = 0;
    for (const Rung& rung : ladder) {
        const auto handicap = search::handicap_of(rung.strength.value_or(search::most_strength));
        text += fmt::format("{:5}  {:>8}  {:>8}  {:>5}", rung.level,
                            rung.strength ? fmt::to_string(*rung.strength) : "full",
                            rung.strength ? fmt::to_string(handicap.nodes) : "all", rung.strength ? handicap.noise : 0);
        if (rung.tally.games() == 0) {
            text += fmt::format("{:>38}\n", "0");
            continue;
        }
        // Steps are independent, so their variances add up.
        const EloEstimate step = elo_of(rung.tally.pairs);
        elo += step.elo;
        const double half = (step.interval.high - step.interval.low) / 2;
        variance += half * half;
        text += fmt::format("  {:4}  {:4}  {:4}  {:7.1f}  {:>5}  {} to {}\n", rung.tally.won, rung.tally.drawn,
                            rung.tally.lost, 100 * rung.tally.score(), elo_text(elo),
                            elo_text(elo - std::sqrt(variance)), elo_text(elo + std::sqrt(variance)));
    }
    return text;
}

}  // namespace tessera::lab
