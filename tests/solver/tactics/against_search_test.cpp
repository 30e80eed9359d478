// What the search claims as a win in so many actions the prover finds in as many turns.

#include <gtest/gtest.h>

#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/versus/evaluate.hpp"
#include "search/search.hpp"
#include "solver/tactics/games.hpp"
#include "solver/tactics/plain_win.hpp"
#include "solver/tactics/prover.hpp"

namespace tessera::solver::tactics {
namespace {

/// Says how many of so many wandered positions the search took for won.
template <class P>
unsigned expect_as_searched(const P& start, unsigned positions, std::uint32_t actions, int depth) {
    Random random(7);
    unsigned won = 0;
    for (unsigned i = 0; i < positions; ++i) {
        const P position = wandered(start, actions / 2 + random.below(actions), random);
        search::Score score;
        const search::Past past;
        const search::Limits limits{.depth = depth};
        const search::Control control{.report = [&](const search::Report& report) { score = report.score; }};
        (void)search::Search<P>(position, past, limits, control).run();
        if (score.kind != search::Score::Kind::win || score.value > 7) continue;
        ++won;
        // Its actions are of both sides, the winner's first and last; where turns alternate that is every other one,
        // and where a side acts several times in a row it has fewer turns than that.
        EXPECT_TRUE(Prover<P>().wins(position, static_cast<unsigned>(score.value + 1) / 2)) << to_text(position);
    }
    return won;
}

TEST(TacticProver, AgreesWithTheSearchInPijersi) {
    EXPECT_GE(expect_as_searched(pijersi::Position::initial(), 40, 40, 3), 5U);
}

TEST(TacticProver, AgreesWithTheSearchInVersus) {
    EXPECT_GE(expect_as_searched(versus::Position61::initial(), 60, 250, 4), 5U);
}

TEST(TacticProver, AgreesWithTheSearchInHimiki) {
    auto start = himiki::Position::initial(himiki::Rules{});
    start.set_score(Side::first, 3);
    start.set_score(Side::second, 3);
    EXPECT_GE(expect_as_searched(start, 40, 20, 5), 5U);
}

}  // namespace
}  // namespace tessera::solver::tactics
