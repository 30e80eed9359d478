#include "lab/chances/chances.hpp"

#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/random.hpp"
#include "lab/match/match.hpp"
#include "lab/match/openings.hpp"
#include "search/table.hpp"

namespace tessera::lab {

namespace {

/// A game of the engine against itself.
struct OwnGame {
    std::vector<Scored> positions = {};
    bool is_drawn = false;
    bool is_unfinished = false;
    std::optional<std::string> fault = std::nullopt;
};

OwnGame play_one(const ChancesSettings& settings, const Openings& openings, std::size_t number) {
    auto opening = openings.number(number);
    if (!opening) return {.fault = opening.error()};
    play::Session& session = *opening->session;
    Random random(mixed(mixed(settings.seed) + number));
    search::Table table(4);
    OwnGame game;
    std::vector<Side> movers;
    for (std::size_t i = 0; i < settings.most_actions && !session.outcome(); ++i) {
        search::Score score;
        const search::Control control{.report = [&](const search::Report& report) { score = report.score; },
                                      .seed = random.next(),
                                      .table = &table};
        const auto action = session.think({.nodes = settings.nodes}, control);
        if (!action) break;
        // What is proved needs no curve.
        if (score.kind == search::Score::Kind::centi) {
            game.positions.push_back({.centi = score.value});
            movers.push_back(session.side_to_move());
        }
        if (const auto acted = session.act(*action); !acted) return {.fault = acted.error().what};
    }
    const auto ended = session.outcome();
    const std::optional<Side> winner = ended ? ended->winner : std::nullopt;
    game.is_unfinished = !ended;
    game.is_drawn = !winner;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        game.positions[i].result = !winner ? 0.5 : *winner == movers[i] ? 1 : 0;
    }
    return game;
}

double mean_result(const std::vector<Scored>& positions) {
    double sum = 0;
    for (const Scored& position : positions) sum += position.result;
    return positions.empty() ? 0.5 : sum / static_cast<double>(positions.size());
}

}  // namespace

std::expected<Chances, std::string> measured_chances(const ChancesSettings& settings, const ForEachIndex& for_each) {
    if (auto why = unsuitable(settings.game)) return std::unexpected(*std::move(why));
    const auto openings = Openings::prepare(settings.game, {.kind = OpeningSpec::Kind::random}, settings.seed);
    if (!openings) return std::unexpected(openings.error());
    std::vector<OwnGame> games(settings.games);
    for_each(games.size(), [&](std::size_t i) { games[i] = play_one(settings, *openings, i); });

    Chances chances{.games = games.size()};
    std::vector<Scored> fitted;
    std::vector<Scored> held_out;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (games[i].fault) return std::unexpected(*games[i].fault);
        chances.drawn += games[i].is_drawn ? 1 : 0;
        chances.unfinished += games[i].is_unfinished ? 1 : 0;
        // Whole games are held out: positions of one game are too much alike to judge each other.
        std::vector<Scored>& part = i % 2 == 0 ? fitted : held_out;
        part.insert(part.end(), games[i].positions.begin(), games[i].positions.end());
    }
    chances.fitted = fitted.size();
    chances.held_out = held_out.size();
    chances.scale = best_scale(fitted);
    chances.loss = loss_at(held_out, chances.scale);
    chances.constant = loss_of_constant(held_out, mean_result(fitted));
    chances.deciles = calibration(held_out, chances.scale);
    return chances;
}

std::string report_of(const ChancesSettings& settings, const Chances& chances) {
    std::string text = fmt::format(
        "{}: {} games, {} positions looked at for each action, seed {}; {} drawn, {} of them unfinished.\n"
        "Scale {:.0f}, fitted to {} positions of every other game.\n"
        "Loss {:.4f} on the {} positions of the others; {:.4f} for who always says the same.\n"
        "\nforetold   positions   on average   came true\n",
        settings.game, chances.games, settings.nodes, settings.seed, chances.drawn, chances.unfinished, chances.scale,
        chances.fitted, chances.loss, chances.held_out, chances.constant);
    for (std::size_t i = 0; i < chances.deciles.size(); ++i) {
        const Decile& decile = chances.deciles[i];
        text += fmt::format("{:>3}-{:>3} %   {:>9}   {:>8.1f} %   {:>7.1f} %\n", i * 10, i * 10 + 10, decile.positions,
                            100 * decile.foretold, 100 * decile.result);
    }
    return text;
}

}  // namespace tessera::lab
