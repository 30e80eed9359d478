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

template <HasFeatures P, typename P::Rules rules>
TuneResult tuned_for(const TuneSettings& settings, const ForEachIndex& for_each, const Tell& tell) {
    std::vector<Samples> games(settings.games);
    for_each(settings.games, [&](std::size_t i) { games[i] = self_played<P>(settings.self_play, rules, i); });
    const P start = P::initial(rules);
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

struct TunedGame {
    std::string_view id;
    TuneResult (*tune)(const TuneSettings& settings, const ForEachIndex& for_each, const Tell& tell);
};

constexpr himiki::Rules in_pairs = {.teams = himiki::Teams::pairs};

constexpr std::array<TunedGame, 7> tuned_games = {{
    {"himiki", tuned_for<himiki::Position, himiki::Rules{}>},
    {"himiki-2v2", tuned_for<himiki::Position, in_pairs>},
    {"himiki-expert", tuned_for<himiki::ExpertPosition, himiki::Rules{}>},
    {"versus", tuned_for<versus::Position61, versus::Rules{}>},
    {"versus-91", tuned_for<versus::Position91, versus::Rules{}>},
    {"pijersi", tuned_for<pijersi::Position, pijersi::Rules{}>},
    {"remparts", tuned_for<remparts::Position, remparts::Rules{}>},
}};

}  // namespace

Parsed<TuneResult> tuned(const TuneSettings& settings, const ForEachIndex& for_each, const Tell& tell) {
    std::string ids;
    for (const TunedGame& game : tuned_games) {
        if (game.id == settings.game) return game.tune(settings, for_each, tell);
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
