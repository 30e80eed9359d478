// The sequential test, against a likelihood worked out otherwise and against its own promises.

#include "lab/match/sprt.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "lab/match/simulated_pairs.hpp"

namespace tessera::lab {
namespace {

using Chances = std::array<double, PairCounts::kinds>;

/// The log-likelihood of the counts under the likeliest chances whose mean is `score`, less a constant: what the normal
/// approximation approximates. The chances are those seen, each divided by 1 + t (kind - score), where t is such that
/// the mean is right (Lagrange); t is found by halving.
double exact_log_likelihood(const PairCounts& counts, double score) {
    const auto pull = [&](double t) {
        double sum = 0;
        for (std::size_t i = 0; i < counts.of.size(); ++i) {
            const double off = 0.25 * static_cast<double>(i) - score;
            sum += static_cast<double>(counts.of[i]) * off / (1 + t * off);
        }
        return sum;
    };
    double low = -1 / (1 - score) + 1e-9;
    double high = 1 / score - 1e-9;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (pull(middle) > 0 ? low : high) = middle;
    }
    double sum = 0;
    for (std::size_t i = 0; i < counts.of.size(); ++i) {
        const double off = 0.25 * static_cast<double>(i) - score;
        sum -= static_cast<double>(counts.of[i]) * std::log(1 + low * off);
    }
    return sum;
}

TEST(Sprt, BoundsAreWalds) {
    const SprtBounds bounds = bounds_of({.alpha = 0.05, .beta = 0.05});
    EXPECT_NEAR(bounds.upper, 2.944, 0.0005);
    EXPECT_NEAR(bounds.lower, -2.944, 0.0005);
    const SprtBounds uneven = bounds_of({.alpha = 0.01, .beta = 0.2});
    EXPECT_NEAR(uneven.upper, 4.382, 0.0005);
    EXPECT_NEAR(uneven.lower, -1.599, 0.0005);
}

TEST(Sprt, TheRatioIsWorkedOutByHand) {
    // Variance (10 * 0.25 + 20 * 0.0625) * 2 / 100 = 0.075; 10 Elo promise 0.514387.
    // What is believed beforehand, two pairs with 0.125, makes 0.075980 of it.
    const PairCounts even = {{10, 20, 40, 20, 10}};
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 10}, even), -100 * 0.014387 * 0.014387 / 0.151961, 1e-4);
    EXPECT_EQ(log_likelihood_ratio({}, {}), 0);
}

TEST(Sprt, TheRatioIsCloseToTheExactOne) {
    for (const PairCounts& counts :
         {PairCounts{{50, 200, 500, 230, 60}}, PairCounts{{100, 10, 300, 10, 115}}, PairCounts{{2, 20, 130, 22, 3}}}) {
        for (const auto& [elo0, elo1] : {std::pair{0.0, 10.0}, std::pair{-5.0, 5.0}, std::pair{0.0, 30.0}}) {
            const double exact =
                exact_log_likelihood(counts, score_of_elo(elo1)) - exact_log_likelihood(counts, score_of_elo(elo0));
            EXPECT_NEAR(log_likelihood_ratio({.elo0 = elo0, .elo1 = elo1}, counts), exact,
                        0.05 + 0.1 * std::abs(exact));
        }
    }
}

TEST(Sprt, AFewPairsProveNothing) {
    for (std::size_t kind = 0; kind < PairCounts::kinds; ++kind) {
        PairCounts counts;
        counts.of[kind] = 3;
        EXPECT_EQ(verdict_of({.elo0 = 0, .elo1 = 10}, counts), Verdict::undecided) << kind;
    }
}

/// How often the test accepts `elo1` where pairs come by these chances.
double accepted(const SprtSettings& settings, const Chances& chances, int times) {
    int yes = 0;
    Random random(7);
    for (int i = 0; i < times; ++i) {
        PairCounts counts;
        Verdict verdict = Verdict::undecided;
        while (verdict == Verdict::undecided) {
            ++counts.of[simulated_pair(chances, random)];
            verdict = verdict_of(settings, counts);
        }
        if (verdict == Verdict::elo1) ++yes;
    }
    return static_cast<double>(yes) / times;
}

/// Chances like the given, even ones that have the mean of so many Elo.
Chances chances_of(double elo, Chances chances = {0.08, 0.2, 0.44, 0.2, 0.08}) {
    const double shift = score_of_elo(elo) - 0.5;
    chances[0] -= shift / 2;
    chances[1] -= shift;
    chances[3] += shift;
    chances[4] += shift / 2;
    return chances;
}

TEST(Sprt, KeepsItsPromisesInTheLongRun) {
    const SprtSettings settings{.elo0 = 0, .elo1 = 30, .alpha = 0.05, .beta = 0.1};
    constexpr int times = 1'500;
    EXPECT_NEAR(moments_of(chances_of(30)).mean, score_of_elo(30), 1e-12);
    // Two standard deviations of so many tosses, about a hundredth, are allowed for.
    EXPECT_LT(accepted(settings, chances_of(0), times), 0.062);
    EXPECT_GT(accepted(settings, chances_of(30), times), 0.885);
    EXPECT_GT(accepted(settings, chances_of(0), times), 0.02) << "it should not be slower than it need be";
    EXPECT_LT(accepted(settings, chances_of(-20), times), 0.01);
}

TEST(Sprt, KeepsItsPromisesWhereMostPairsAreEven) {
    const SprtSettings settings{.elo0 = 0, .elo1 = 10};
    const Chances drawish = {0.01, 0.05, 0.88, 0.05, 0.01};
    EXPECT_LT(accepted(settings, chances_of(0, drawish), 500), 0.07);
    EXPECT_GT(accepted(settings, chances_of(10, drawish), 500), 0.93);
}

TEST(Sprt, SettingsAreRead) {
    const auto settings = parse_sprt("elo0=-3,elo1=2.5,alpha=0.1");
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->elo0, -3);
    EXPECT_EQ(settings->elo1, 2.5);
    EXPECT_EQ(settings->alpha, 0.1);
    EXPECT_EQ(settings->beta, 0.05);
}

TEST(Sprt, BadSettingsAreRefused) {
    for (const char* text : {"", "elo2=3", "elo0", "elo0=", "elo0=x", "elo0=1e", "elo0=inf", "elo0=nan", "elo0=10",
                             "elo0=5,elo1=5", "alpha=0", "beta=0.5", "alpha=-1", "elo0=0,,elo1=1"}) {
        EXPECT_FALSE(parse_sprt(text)) << text;
    }
    EXPECT_EQ(to_text(parse_sprt("elo0=1,elo3=2").error()),
              "a test has elo0, elo1, alpha and beta, not 'elo3' (at character 8)");
}

}  // namespace
}  // namespace tessera::lab
