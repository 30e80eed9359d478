// The prover against a plain look at everything, on small positions of every game.

#include "solver/tactics/prover.hpp"

#include <gtest/gtest.h>

#include "solver/tactics/games.hpp"
#include "solver/tactics/plain_win.hpp"

namespace tessera::solver::tactics {
namespace {

template <class P>
std::vector<std::string> ends_of(const std::vector<Turn<P>>& turns) {
    std::vector<std::string> ends;
    for (const Turn<P>& turn : turns) ends.push_back(to_text(turn.after));
    std::sort(ends.begin(), ends.end());
    return ends;
}

/// Compares for 1 to so many turns; says in how many positions there was something to win.
template <class P>
void expect_as_plain(const P& position, unsigned most_turns, unsigned& won) {
    if (position.outcome()) return;
    Prover<P> prover;
    for (unsigned turns = 1; turns <= most_turns; ++turns) {
        const auto plain = plain_winning_ends(position, turns);
        EXPECT_EQ(prover.wins(position, turns), !plain.empty()) << to_text(position) << " in " << turns;
        EXPECT_EQ(ends_of(prover.winning_turns(position, turns)), plain) << to_text(position) << " in " << turns;
        if (plain.empty()) continue;
        EXPECT_EQ(prover.distance(position, most_turns), turns);
        ++won;
        return;
    }
    EXPECT_EQ(prover.distance(position, most_turns), std::nullopt);
}

/// The same with pieces taken off by chance until so many are left.
pijersi::Position thinned(pijersi::Position position, unsigned pieces, Random& random) {
    while (true) {
        std::vector<Cell> taken;
        for (const Cell cell : pijersi::cells) {
            if (position.at(cell)) taken.push_back(cell);
        }
        if (taken.size() <= pieces) return position;
        position.put(taken[random.below(static_cast<std::uint32_t>(taken.size()))], std::nullopt);
    }
}

TEST(TacticProver, FindsInPijersiWhatPlainSearchFinds) {
    Random random(1);
    unsigned won = 0;
    for (int i = 0; i < 60; ++i) {
        auto position = wandered(pijersi::Position::initial(), 30, random);
        position = thinned(position, 4, random);
        expect_as_plain(position, 2, won);
    }
    EXPECT_GE(won, 8U);
}

TEST(TacticProver, SeesInPijersiAWinThatLeavesNoTurn) {
    // Black's only rock stands in a corner between a wise, a rock, and a cell that paper steps onto.
    const auto position = pijersi::Position::parse("r-W-4/R-6/1P-4/7/6/7/6 w 0 1");
    ASSERT_TRUE(position);
    ASSERT_TRUE(quick_win(*position).empty());
    EXPECT_TRUE(Prover<pijersi::Position>().wins(*position, 1));
    unsigned won = 0;
    expect_as_plain(*position, 1, won);
}

TEST(TacticProver, NeverOverlooksInPijersiAWinThatLeavesNoTurn) {
    Random random(5);
    unsigned left_none = 0;
    for (int i = 0; i < 400; ++i) {
        auto position = wandered(pijersi::Position::initial(), 30, random);
        position = thinned(position, 5, random);
        if (position.outcome() || may_leave_no_turn(position)) continue;
        for (const auto& move : position.legal_moves()) {
            auto next = position;
            next.play(move);
            const auto ended = next.outcome();
            EXPECT_FALSE(ended && ended->reason == &pijersi::no_legal_turn) << to_text(position);
        }
        ++left_none;
    }
    EXPECT_GE(left_none, 20U);
}

TEST(TacticProver, FindsInVersusWhatPlainSearchFinds) {
    Random random(2);
    unsigned won = 0;
    for (int i = 0; i < 40; ++i) {
        auto position = wandered(versus::Position61::initial(), 20 + random.below(200), random);
        expect_as_plain(position, 2, won);
    }
    EXPECT_GE(won, 5U);
}

TEST(TacticProver, FindsInHimikiWhatPlainSearchFinds) {
    Random random(3);
    unsigned won = 0;
    for (int i = 0; i < 40; ++i) {
        auto position = wandered(himiki::Position::initial(himiki::Rules{}), 24, random);
        position.set_score(Side::first, 2 + random.below(3));
        position.set_score(Side::second, 2 + random.below(3));
        expect_as_plain(position, 2, won);
    }
    EXPECT_GE(won, 10U);
}

TEST(TacticProver, FindsInRempartsWhatPlainSearchFinds) {
    // Walls everywhere leave few actions, so that everything can be looked at.
    for (const auto& [text, turns] :
         {std::pair{"s###k##/#######/#######/#######/#######/#######/###K### w - - 0 - -", 1U},
          {"####k##/#######/####L##/#######/#######/#######/###K### w - - 0 - -", 1U},
          {"####k##/#######/#######/####L##/#######/#######/###K### w - - 0 - -", 1U},
          {"k##L###/#######/#######/#######/#######/#######/K###### w - - 0 - -", 1U}}) {
        const auto position = remparts::Position::parse(text);
        ASSERT_TRUE(position) << text;
        unsigned won = 0;
        expect_as_plain(*position, turns, won);
    }
    Random random(4);
    unsigned won = 0;
    for (int i = 0; i < 6; ++i) expect_as_plain(wandered(remparts::Position::initial(), 90, random), 1, won);
}

TEST(TacticProver, GivesUpWhenItsNodesAreSpent) {
    const auto start = pijersi::Position::initial();
    Prover<pijersi::Position> prover(100);
    EXPECT_FALSE(prover.wins(start, 3));
    EXPECT_TRUE(prover.gave_up());
    EXPECT_LE(prover.nodes(), 100U);
}

}  // namespace
}  // namespace tessera::solver::tactics
