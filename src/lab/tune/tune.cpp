#include "lab/tune/tune.hpp"

#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/himiki/features.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/features.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/features.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/features.hpp"

namespace tessera::lab {

namespace {

using Tell = std::function<void(int round, double error)>;

/// What one point, or one piece, is worth by these weights. Fitted weights are scaled so that it is 100 again: only
/// then do the search's margins and a player's hundredths mean what they did.
using Unit = double (*)(const std::vector<double>& weights);

double himiki_point(const std::vector<double>& weights) {
    constexpr std::size_t last = himiki::points_to_win - 1;
    return (weights[himiki::score_features + last] - weights[himiki::score_features]) / last;
}
/// In the middle of a game of VERSUS, with half of the targets free.
double versus_point(const std::vector<double>& weights) {
    return weights[versus::lead_features + versus::most_free_targets / 2];
}
double remparts_knight(const std::vector<double>& weights) {
    constexpr std::size_t most = remparts::most_knights;
    return (weights[remparts::knight_features + most] - weights[remparts::knight_features]) / most;
}

template <HasFeatures P, typename P::Rules rules, Unit unit = nullptr>
TuneResult tuned_for(const TuneSettings& settings, const TuneWorkers& workers, const Tell& tell) {
    std::vector<Samples> games(settings.games);
    workers.play(settings.games, [&](std::size_t i) { games[i] = self_played<P>(settings.self_play, rules, i); });
    const P start = P::initial(rules);
    const auto& before = feature_weights(start);
    Samples all{.width = before.size()};
    for (Samples& game : games) {
        all.features.insert(all.features.end(), game.features.begin(), game.features.end());
        all.results.insert(all.results.end(), game.results.begin(), game.results.end());
        game = {};
    }
    TuneResult result{.samples = all.size()};
    result.fit = fitted(all, {before.begin(), before.end()}, settings.fit, workers.fit, tell);
    if (unit != nullptr) {
        const double worth = unit(result.fit.weights);
        if (worth > 0) {
            for (double& weight : result.fit.weights) weight *= 100 / worth;
            result.fit.scale *= 100 / worth;
        }
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        TunedWeight weight{.name = feature_name(start, i),
                           .before = before[i],
                           .after = static_cast<int>(std::lround(result.fit.weights[i]))};
        for (std::size_t row = 0; row < all.size(); ++row)
            weight.seen += all.features[row * all.width + i] != 0 ? 1 : 0;
        result.weights.push_back(weight);
    }
    return result;
}

struct TunedGame {
    std::string_view id;
    TuneResult (*tune)(const TuneSettings& settings, const TuneWorkers& workers, const Tell& tell);
};

constexpr himiki::Rules in_pairs = {.teams = himiki::Teams::pairs};

constexpr std::array<TunedGame, 7> tuned_games = {{
    {"himiki", tuned_for<himiki::Position, himiki::Rules{}, himiki_point>},
    {"himiki-2v2", tuned_for<himiki::Position, in_pairs, himiki_point>},
    {"himiki-expert", tuned_for<himiki::ExpertPosition, himiki::Rules{}, himiki_point>},
    {"versus", tuned_for<versus::Position61, versus::Rules{}, versus_point>},
    {"versus-91", tuned_for<versus::Position91, versus::Rules{}, versus_point>},
    {"pijersi", tuned_for<pijersi::Position, pijersi::Rules{}>},
    {"remparts", tuned_for<remparts::Position, remparts::Rules{}, remparts_knight>},
}};

}  // namespace

Parsed<TuneResult> tuned(const TuneSettings& settings, const TuneWorkers& workers, const Tell& tell) {
    std::string ids;
    for (const TunedGame& game : tuned_games) {
        if (game.id == settings.game) return game.tune(settings, workers, tell);
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", game.id);
    }
    return malformed(0, fmt::format("{} has no weights of its own to fit; these have: {}", quoted(settings.game), ids));
}

std::string report_of(const TuneResult& result) {
    std::string text;
    for (const TunedWeight& weight : result.weights) {
        text += fmt::format("{:6} {:6} {:9}  {}\n", weight.before, weight.after, weight.seen, weight.name);
    }
    return text + fmt::format("{} positions, scale {:.0f}, loss {:.4f} before, {:.4f} after\n", result.samples,
                              result.fit.scale, result.fit.error_before, result.fit.error_after);
}

}  // namespace tessera::lab
