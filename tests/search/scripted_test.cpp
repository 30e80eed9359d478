// Playing a script, and playing against one.

#include "search/scripted.hpp"

#include <gtest/gtest.h>

#include "games/himiki/evaluate.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "search/against_script.hpp"

namespace tessera::search {
namespace {

using himiki::Move;
using himiki::Position;

constexpr himiki::Rules solo = {.teams = himiki::Teams::solo};

/// Positions of games between chance and the script.
template <class Visit>
void visit_games(int games, Visit visit) {
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position position = Position::initial(solo);
        while (!position.outcome()) {
            visit(position, random);
            if (rolls_of(position).empty()) {
                const auto moves = position.legal_moves();
                position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            } else {
                position.play(scripted_move(position, any_roll(position, random), Temper::fair, random));
            }
        }
    }
}

int value_of(const Position& position, Move move) {
    Position after = position;
    after.play(move);
    return value_for(position.side_to_move(), after, ruthless_depth);
}

TEST(Scripted, ARuthlessScriptTakesTheBestOfWhatItsRollAllows) {
    int choices = 0;
    visit_games(4, [&](const Position& position, Random& random) {
        if (rolls_of(position).empty()) return;
        const auto roll = any_roll(position, random);
        const auto allowed = scripted_moves(position, roll);
        const Move taken = scripted_move(position, roll, Temper::ruthless, random);
        ASSERT_NE(std::find(allowed.begin(), allowed.end(), taken), allowed.end());
        for (const Move& other : allowed) ASSERT_GE(value_of(position, taken), value_of(position, other));
        choices += allowed.size() > 1 ? 1 : 0;
    });
    EXPECT_GT(choices, 5);
}

TEST(Scripted, AFairScriptTakesAllOfThemEquallyOften) {
    const auto position = Position::parse("4MH1/6/6/hmhmhk1KM1/5MK b 1-1 bw- turn + -", solo).value();
    const himiki::muk_yan::Roll roll = himiki::muk_yan::Dice{};
    const auto allowed = scripted_moves(position, roll);
    ASSERT_EQ(allowed.size(), 7U);
    Random random(1);
    std::array<int, 7> times{};
    for (int i = 0; i < 7'000; ++i) {
        const Move taken = scripted_move(position, roll, Temper::fair, random);
        ++times[static_cast<std::size_t>(std::find(allowed.begin(), allowed.end(), taken) - allowed.begin())];
    }
    for (const int count : times) EXPECT_NEAR(count, 1'000, 120);
}

TEST(Scripted, AWonGameIsWorthMoreThanAnyOther) {
    const auto position = Position::parse("4mhmk/4hk1/3HM2/4HKMH/6 b 2-3 w-- replay + E5<E4", solo).value();
    const Move winning = position.parse_move("D5>BC5").value();
    for (const Move& other : position.legal_moves()) {
        if (other == winning) continue;
        EXPECT_GT(value_of(position, winning), value_of(position, other));
    }
}

/// The expectation by looking at every roll and every move of it, one by one.
double plain_value(const Position& position, Side side, int depth) {
    if (const auto ended = position.outcome()) return ended->winner == side ? 1000 + depth : -1000 - depth;
    if (depth == 0) return (position.side_to_move() == side ? 1 : -1) * evaluate(position);
    const auto after = [&](Move move) {
        Position next = position;
        next.play(move);
        return plain_value(next, side, depth - 1);
    };
    if (rolls_of(position).empty()) {
        double best = -1e9;
        for (const Move& move : position.legal_moves()) best = std::max(best, after(move));
        return best;
    }
    double sum = 0;
    for (const auto& roll : rolls_of(position)) {
        double part = 0;
        const auto allowed = scripted_moves(position, roll);
        for (const Move& move : allowed) part += after(move);
        sum += part / static_cast<double>(allowed.size());
    }
    return sum / static_cast<double>(rolls_of(position).size());
}

TEST(AgainstScript, TakesTheBestAverageOverAllRolls) {
    visit_games(2, [](const Position& position, Random& random) {
        if (!rolls_of(position).empty() || random.below(4) > 0) return;
        Report last;
        const Limits limits{.depth = 2};
        const Control control{.report = [&](const Report& report) { last = report; }, .seed = random.next()};
        const auto move = AgainstScript<Position>(position, limits, control).run();
        ASSERT_TRUE(move);
        // Averages are rounded once, after Muk Yan's action.
        const double expected = plain_value(position, Side::first, 2);
        EXPECT_NEAR(last.score.value, expected, 0.51) << to_text(position);
        Position after = position;
        after.play(*move);
        EXPECT_NEAR(plain_value(after, Side::first, 1), expected, 1.02) << "it plays what is best";
    });
}

TEST(AgainstScript, KeepsToItsNodes) {
    const Position start = Position::initial({.teams = himiki::Teams::solo});
    const Limits limits{.nodes = 5'000};
    const Control control;
    AgainstScript<Position> search(start, limits, control);
    EXPECT_TRUE(search.run());
    EXPECT_LE(search.nodes(), 5'000U);
}

}  // namespace
}  // namespace tessera::search
