#include "solver/tactics/attempt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::solver::tactics {
namespace {

using enum Attempt::State;
using Texts = std::vector<std::string>;
using testing::StartsWith;

/// White's rock goes to the far row in two turns; Black's paper cannot stop it.
constexpr std::string_view pijersi_position = "6/7/R-5/6p-/6/7/6 w 0 1";
const Texts pijersi_solution = {"e1f1", "d7d6", "f1g1"};

Attempt of_pijersi(const Texts& played) {
    const auto attempt = judged_attempt("pijersi", pijersi_position, pijersi_solution, played);
    EXPECT_TRUE(attempt) << attempt.error().what;
    return attempt.value_or(Attempt{});
}

std::string fault_of(std::string_view game, std::string_view position, const Texts& solution, const Texts& played) {
    const auto attempt = judged_attempt(game, position, solution, played);
    return attempt ? "none" : attempt.error().what;
}

TEST(TacticAttempt, IsOpenBeforeAnythingWasPlayed) {
    EXPECT_EQ(of_pijersi({}), (Attempt{open, {}}));
}

TEST(TacticAttempt, AnswersARightTurnWithTheDefence) {
    EXPECT_EQ(of_pijersi({"e1f1"}), (Attempt{open, {"d7d6"}}));
    EXPECT_EQ(of_pijersi({"e1f1", "d7d6"}), (Attempt{open, {}}));
}

TEST(TacticAttempt, IsSolvedByTheLastTurn) {
    EXPECT_EQ(of_pijersi({"e1f1", "d7d6", "f1g1"}), (Attempt{solved, {}}));
}

TEST(TacticAttempt, IsWrongOnceATurnIsWrong) {
    EXPECT_EQ(of_pijersi({"e1d1"}), (Attempt{wrong, {}}));
    EXPECT_EQ(of_pijersi({"e1f1", "d7d6", "f1f2"}), (Attempt{wrong, {}}));
    EXPECT_EQ(of_pijersi({"e1d1", "d7d6", "d1e1"}), (Attempt{wrong, {}}));
}

TEST(TacticAttempt, TakesAnotherWinForTheLastTurn) {
    const Texts other = {"e1f2", "d7d6", "f2g2"};
    const auto attempt = judged_attempt("pijersi", pijersi_position, other, Texts{"e1f2", "d7d6", "f2g1"});
    ASSERT_TRUE(attempt);
    EXPECT_EQ(attempt->state, solved);
}

TEST(TacticAttempt, AllowsAnyOrderOfOneTurn) {
    // Two walls built far from each other; Black opens the way to the monarch; it is taken.
    const std::string position = "k6/#6/7/7/7/7/L3K2 w - - 0 - -";
    const Texts solution = {"+g7", "+f7", "end", "-a6", "end", "a1xa7"};
    const auto judged = [&](const Texts& played) {
        const auto attempt = judged_attempt("remparts", position, solution, played);
        EXPECT_TRUE(attempt) << attempt.error().what;
        return attempt.value_or(Attempt{});
    };
    EXPECT_EQ(judged({"+f7"}), (Attempt{open, {}}));
    EXPECT_EQ(judged({"+f7", "+g7"}), (Attempt{open, {}}));
    EXPECT_EQ(judged({"+f7", "+g7", "end"}), (Attempt{open, {"-a6", "end"}}));
    EXPECT_EQ(judged({"+f7", "+g7", "end", "-a6"}), (Attempt{open, {"end"}}));
    EXPECT_EQ(judged({"+f7", "+g7", "end", "-a6", "end"}), (Attempt{open, {}}));
    EXPECT_EQ(judged({"+f7", "+g7", "end", "-a6", "end", "a1xa7"}), (Attempt{solved, {}}));
    EXPECT_EQ(judged({"a1d1"}), (Attempt{open, {}})) << "the monarch can still be taken";
    EXPECT_EQ(judged({"+e7"}), (Attempt{wrong, {}}));
    EXPECT_EQ(judged({"+f7", "+g7", "+e7"}), (Attempt{wrong, {}}));
    // Taking the monarch at once is better than any solution.
    EXPECT_EQ(judged({"a1d1", "d1d7", "d7xa7"}), (Attempt{solved, {}}));
}

TEST(TacticAttempt, SaysWhatIsNoTactic) {
    EXPECT_EQ(fault_of("chess", "8 w", {}, {}), "tactics are of himiki, pijersi, remparts or versus");
    EXPECT_THAT(fault_of("pijersi", "8 w", {}, {}), StartsWith("the tactic has a bad position: "));
    EXPECT_EQ(fault_of("pijersi", pijersi_position, {}, {}),
              "the solution does not end with a win of the side that begins");
    EXPECT_THAT(fault_of("pijersi", pijersi_position, {"e1f1", "zz"}, {}),
                StartsWith("the solution has an action 'zz' that cannot be played: "));
    EXPECT_THAT(fault_of("pijersi", pijersi_position, pijersi_solution, {"a1a2"}),
                StartsWith("what was played has an action 'a1a2' that cannot be played: "));
    EXPECT_EQ(fault_of("pijersi", pijersi_position, pijersi_solution, {"e1f1", "d7c6"}),
              "the defence that was played is not the solution's");
}

}  // namespace
}  // namespace tessera::solver::tactics
