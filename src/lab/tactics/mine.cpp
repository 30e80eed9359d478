#include "lab/tactics/mine.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/versus/evaluate.hpp"
#include "lab/tactics/game.hpp"
#include "solver/tactics/games.hpp"
#include "solver/tactics/twins.hpp"

namespace tessera::lab {

namespace {

using namespace solver::tactics;

Mine mine_of(std::string_view game) {
    // A turn of REMPARTS has three actions, so that one is enough to think about, and thousands to choose from, so that
    // a proof cannot look further. HI MI KI's replays make one turn enough too.
    if (game == "remparts") {
        return {.demands =
                    {.least_steps = 1, .most_steps = 2, .actions_of_one_turn = 3, .margin = 0, .most_nodes = 400'000},
                .watch_nodes = 400,
                .random_actions = 6,
                .most_actions = 150};
    }
    if (game == "himiki") return {.demands = {.least_steps = 1, .most_steps = 4}, .random_actions = 14};
    if (game == "versus") return {.demands = {.most_steps = 5}, .random_actions = 10};
    return {.demands = {.most_steps = 4}};
}

/// Of each grade as many as are wanted, spread evenly over its ratings; numbered by rising rating.
std::vector<Tactic> chosen(std::vector<Tactic> tactics, unsigned of_each_grade) {
    std::sort(tactics.begin(), tactics.end(), [](const Tactic& a, const Tactic& b) {
        return std::tie(a.rating, a.position) < std::tie(b.rating, b.position);
    });
    std::vector<Tactic> kept;
    for (const Grade grade : grades) {
        std::vector<Tactic> alike;
        for (const Tactic& tactic : tactics) {
            if (tactic.grade == grade) alike.push_back(tactic);
        }
        const std::size_t wanted = std::min<std::size_t>(of_each_grade, alike.size());
        for (std::size_t i = 0; i < wanted; ++i) {
            kept.push_back(alike[i * alike.size() / wanted]);
            kept.back().id = fmt::format("{}{:03}", letter_of(grade), i + 1);
        }
    }
    return kept;
}

template <GamePosition P>
Mined mined(const MineSettings& settings, const typename P::Rules& rules, const ForEachIndex& for_each) {
    const Mine mine = mine_of(settings.game);
    std::vector<Yield> yields(settings.games);
    for_each(yields.size(),
             [&](std::size_t i) { yields[i] = mined_game<P>(mine, rules, mixed(settings.seed) ^ mixed(i + 1)); });
    Mined all;
    std::set<std::string> twins;
    for (Yield& yield : yields) {
        for (std::size_t i = 0; i < all.verdicts.size(); ++i) all.verdicts[i] += yield.verdicts[i];
        if (!yield.tactic) continue;
        if (twins.insert(twin_text(*P::parse(yield.tactic->position, rules))).second) {
            all.tactics.push_back(*std::move(yield.tactic));
        } else {
            ++all.twins;
        }
    }
    all.tactics = chosen(std::move(all.tactics), settings.of_each_grade);
    return all;
}

}  // namespace

Parsed<Mined> mined_tactics(const MineSettings& settings, const ForEachIndex& for_each) {
    return with_game(settings.game, [&](auto of) -> Parsed<Mined> {
        using Game = decltype(of);
        return mined<typename Game::Position>(settings, Game::rules, for_each);
    });
}

std::string report_of(const Mined& mined) {
    constexpr std::array<std::string_view, 6> words = {"became tactics",
                                                       "were no win within the turns asked for",
                                                       "were won too easily or left little choice",
                                                       "had another turn that wins",
                                                       "had no line with one way to win",
                                                       "took more nodes than a proof may"};
    std::string text;
    std::uint64_t candidates = 0;
    for (const std::uint64_t number : mined.verdicts) candidates += number;
    text += fmt::format("{:7} positions that the search took for won\n", candidates);
    for (std::size_t i = 0; i < words.size(); ++i) text += fmt::format("{:7} {}\n", mined.verdicts[i], words[i]);
    text += fmt::format("{:7} of the tactics were images of others\n", mined.twins);
    std::map<std::pair<char, unsigned>, unsigned> kinds;
    for (const Tactic& tactic : mined.tactics) ++kinds[{letter_of(tactic.grade), tactic.steps}];
    for (const Grade grade : grades) {
        for (unsigned steps = 1; steps <= 9; ++steps) {
            const auto found = kinds.find({letter_of(grade), steps});
            if (found != kinds.end())
                text += fmt::format("{:7} kept of grade {} with {} steps\n", found->second, letter_of(grade), steps);
        }
    }
    return text;
}

}  // namespace tessera::lab
