// Games against Muk Yan, many of them: the statistics of M21, and that figures can be had again.

#include "lab/muk_yan_match.hpp"

#include <cmath>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/muk_yan_report.hpp"
#include "lab/workers.hpp"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

MukYanTally games_of(const MukYanTrial& trial, Challenger challenger) {
    MukYanTally sum;
    for (std::size_t i = 0; i < trial.games; ++i) sum += play_against_muk_yan(trial, challenger, i);
    return sum;
}

TEST(MukYanLab, M21AllNineActionsOccurAboutAsOftenAsInTheModel) {
    // The model's 150 games of edition 2 against a White who takes points where there are some; per cent, by the
    // action's number. In edition 1 the cubes begin nearer, and attacks are more.
    constexpr std::array<double, 10> model = {0, 1.1, 27.7, 25.6, 20.2, 1.4, 1.5, 7.9, 13.8, 0.7};
    for (const himiki::Edition edition : {himiki::Edition::first, himiki::Edition::second}) {
        const MukYanTally tally = games_of({.edition = edition, .games = 150}, Challenger::greedy);
        const auto all = std::accumulate(tally.aims.begin(), tally.aims.end(), std::uint64_t{0});
        for (std::size_t number = 1; number < model.size(); ++number) {
            EXPECT_GT(tally.aims[number], 0U) << number;
            const double share = 100 * static_cast<double>(tally.aims[number]) / static_cast<double>(all);
            EXPECT_NEAR(share, model[number], edition == himiki::Edition::second ? 5 : 15) << number;
        }
    }
}

TEST(MukYanLab, TalliesAddUp) {
    const MukYanTrial trial{.games = 20};
    const MukYanTally tally = games_of(trial, Challenger::random);
    EXPECT_EQ(tally.games(), 20U);
    EXPECT_GT(tally.turns, 20U);
    EXPECT_GE(tally.actions, tally.turns);
    const auto of_muk_yan = std::accumulate(tally.aims.begin(), tally.aims.end(), std::uint64_t{0});
    EXPECT_LT(of_muk_yan, tally.actions);
    EXPECT_GE(of_muk_yan, tally.turns / 2);
}

TEST(MukYanLab, FiguresDoNotDependOnWhoPlaysWhen) {
    const MukYanTrial trial{.depth = 1, .games = 12, .seed = 7};
    const ForEachIndex backwards = [](std::size_t n, const std::function<void(std::size_t)>& job) {
        while (n-- > 0) job(n);
    };
    const MukYanTallies tallies = measure_muk_yan(trial, backwards);
    EXPECT_EQ(measure_muk_yan(trial, lab::workers(3)), tallies);
    for (std::size_t i = 0; i < challengers.size(); ++i) EXPECT_EQ(tallies[i], games_of(trial, challengers[i]));
    MukYanTrial other = trial;
    other.seed = 8;
    EXPECT_NE(measure_muk_yan(other, backwards), tallies);
}

TEST(MukYanLab, WhoKnowsTheListsBeatsHimAndWhoKnowsNothingDoesNot) {
    const MukYanTrial trial{.depth = 2, .games = 40};
    EXPECT_LE(games_of(trial, Challenger::random).won, 4U);
    EXPECT_GE(games_of(trial, Challenger::reader).won, 30U);
}

TEST(MukYanLab, ARuthlessOneIsHarderToBeat) {
    MukYanTrial trial{.games = 200};
    const std::uint64_t fair = games_of(trial, Challenger::greedy).won;
    trial.temper = search::Temper::ruthless;
    EXPECT_LT(games_of(trial, Challenger::greedy).won, fair);
}

TEST(MukYanLab, TheReportFits80ColumnsAndSaysWhatWasPlayed) {
    const MukYanTrial trial{.edition = himiki::Edition::first, .depth = 1, .games = 3, .seed = 9};
    const std::string report = report_of(trial, measure_muk_yan(trial, lab::workers(1)));
    EXPECT_THAT(report, HasSubstr("A fair Muk Yan, edition 1: 3 games a challenger, seed 9.\n"));
    EXPECT_THAT(report, HasSubstr("engine(1)"));
    EXPECT_THAT(report, HasSubstr("1 multiple attack"));
    std::size_t column = 0;
    for (const char c : report) {
        column = c == '\n' ? 0 : column + 1;
        EXPECT_LE(column, 80U) << report;
    }
}

}  // namespace
}  // namespace tessera::lab
