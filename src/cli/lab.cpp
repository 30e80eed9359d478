#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/output_file.hpp"
#include "cli/progress.hpp"
#include "cli/ticker.hpp"
#include "lab/muk_yan_report.hpp"
#include "lab/techniques.hpp"

namespace tessera::cli {

void print_muk_yan_trial(const MukYanLabRequest& request) {
    const auto tallies = lab::measure_muk_yan(request.trial, with_progress(workers(request.threads)));
    fmt::print("{}", lab::report_of(request.trial, tallies));
}

void print_levels(const LevelsRequest& request) {
    Ticker ticker;
    const auto tell = [&](const std::string& text) { ticker.show([&] { return text; }); };
    const auto for_each = workers(request.threads);
    if (request.fits) {
        const auto levels = lab::fitted_levels(request.settings, for_each, tell);
        ticker.clear();
        if (!levels) throw Failure(levels.error());
        fmt::print("{}", lab::report_of(*levels));
        return;
    }
    const auto ladder = lab::measured_ladder(request.settings, for_each, tell);
    ticker.clear();
    if (!ladder) throw Failure(ladder.error());
    fmt::print("{}", lab::report_of(request.settings, *ladder));
}

void print_techniques(const TechniquesRequest& request) {
    const play::Game& game = *value_or_fail(play::game_named(request.game), "id");
    const auto costs = lab::technique_costs(game, request.depth, with_progress(workers(request.threads)));
    fmt::print("{}", lab::report_of(costs));
}

void print_chances(const ChancesRequest& request) {
    const auto chances = lab::measured_chances(request.settings, with_progress(workers(request.threads)));
    if (!chances) throw Failure(chances.error());
    fmt::print("{}", lab::report_of(request.settings, *chances));
}

void collect_openings(const OpeningsRequest& request) {
    const OutputFile output(request.output);
    const lab::OpeningBook book =
        value_or_fail(lab::played_book(request.settings, with_progress(workers(request.threads))), "id");
    if (!request.reports || !request.output.empty()) output.write(lab::to_json(book, request.settings));
    if (request.reports) fmt::print("{}", lab::report_of(book, request.settings));
}

void print_tuned_weights(const TuneRequest& request) {
    Ticker ticker;
    const auto tell = [&](int round, double error) {
        ticker.show(
            [&] { return fmt::format("round {} of {}, loss {:.5f}", round, request.settings.fit.rounds, error); });
    };
    const auto result = lab::tuned(
        request.settings, {.play = with_progress(workers(request.threads)), .fit = workers(request.threads)}, tell);
    ticker.clear();
    fmt::print("{}", lab::report_of(value_or_fail(result, "id")));
}

}  // namespace tessera::cli
