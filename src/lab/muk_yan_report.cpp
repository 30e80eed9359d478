#include "lab/muk_yan_report.hpp"

#include <fmt/format.h>

#include "lab/wilson.hpp"

namespace tessera::lab {

namespace {

using himiki::muk_yan::Aim;

double ratio(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double percent(std::uint64_t part, std::uint64_t whole) {
    return 100 * ratio(part, whole);
}

std::string name_of(Challenger challenger, int depth) {
    switch (challenger) {
        case Challenger::random:
            return "random";
        case Challenger::greedy:
            return "greedy";
        case Challenger::engine:
            return fmt::format("engine({})", depth);
        case Challenger::reader:
            return fmt::format("reader({})", depth);
    }
    return "";
}

std::string results_of(const MukYanTrial& trial, const MukYanTallies& tallies) {
    std::string text = "White          won %   95 % interval  drawn %  lost %   turns  actions\n";
    for (std::size_t i = 0; i < challengers.size(); ++i) {
        const MukYanTally& tally = tallies[i];
        const Interval interval = wilson_interval(tally.won, tally.games());
        text +=
            fmt::format("{:<14} {:>5.1f}   {:>5.1f} - {:>5.1f}  {:>7.1f}  {:>6.1f}  {:>6.1f}  {:>7.1f}\n",
                        name_of(challengers[i], trial.depth), percent(tally.won, tally.games()), 100 * interval.low,
                        100 * interval.high, percent(tally.drawn, tally.games()), percent(tally.lost, tally.games()),
                        ratio(tally.turns, tally.games()), ratio(tally.actions, tally.games()));
    }
    return text;
}

std::string habits_of(const MukYanTrial& trial, const MukYanTallies& tallies) {
    std::string text = fmt::format("{:<20}", "Muk Yan, % against");
    for (const Challenger challenger : challengers) text += fmt::format("{:>11}", name_of(challenger, trial.depth));
    text += '\n';
    for (unsigned i = 0; i < himiki::muk_yan::aim_count; ++i) {
        const unsigned number = (i + 1) % himiki::muk_yan::aim_count;  // the last resort comes last
        const auto aim = static_cast<Aim>(number);
        text += fmt::format("{} {:<18}", number, himiki::muk_yan::name_of(aim));
        for (const MukYanTally& tally : tallies) {
            std::uint64_t all = 0;
            for (const std::uint64_t times : tally.aims) all += times;
            text += fmt::format("{:>11.1f}", percent(tally.aims[number], all));
        }
        text += '\n';
    }
    return text;
}

}  // namespace

std::string report_of(const MukYanTrial& trial, const MukYanTallies& tallies) {
    const std::string_view temper = trial.temper == search::Temper::ruthless ? "ruthless" : "fair";
    return fmt::format(
        "A {} Muk Yan, edition {}: {} games a challenger, seed {}.\n"
        "Won means won outright: a draw (T1, T2) is not a win.\n"
        "Turns and actions are those of both sides, without placing.\n"
        "\n{}\n{}",
        temper, trial.edition == himiki::Edition::first ? 1 : 2, trial.games, trial.seed, results_of(trial, tallies),
        habits_of(trial, tallies));
}

}  // namespace tessera::lab
