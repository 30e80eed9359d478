#include "lab/tune/tune.hpp"

#include <cmath>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/features.hpp"

namespace tessera::lab {

namespace {

template <HasFeatures P>
TuneResult tuned_for(const TuneSettings& settings, const ForEachIndex& for_each,
                     const std::function<void(int round, double error)>& tell) {
    std::vector<Samples> games(settings.games);
    for_each(settings.games, [&](std::size_t i) { games[i] = self_played<P>(settings.self_play, i); });
    const P start = P::initial({});
    const auto& before = feature_weights(start);
    Samples all{.width = before.size()};
    for (Samples& game : games) {
        all.features.insert(all.features.end(), game.features.begin(), game.features.end());
        all.results.insert(all.results.end(), game.results.begin(), game.results.end());
        game = {};
    }
    TuneResult result{.samples = all.size()};
    result.fit = fitted(all, {before.begin(), before.end()}, settings.fit, tell);
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

}  // namespace

Parsed<TuneResult> tuned(const TuneSettings& settings, const ForEachIndex& for_each,
                         const std::function<void(int round, double error)>& tell) {
    if (settings.game == "pijersi") return tuned_for<pijersi::Position>(settings, for_each, tell);
    return malformed(0, fmt::format("{} has no weights that can be fitted; pijersi has", quoted(settings.game)));
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
