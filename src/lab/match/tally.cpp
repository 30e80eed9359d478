#include "lab/match/tally.hpp"

namespace tessera::lab {

namespace {

constexpr std::size_t most_faults = 5;

void count_fault(Tally& tally, const GameSummary& game, Contestant loser) {
    if (game.end == PlayedGame::End::time) {
        ++tally.time_losses[index_of(loser)];
    } else if (is_forfeit(game.end)) {
        ++tally.forfeits[index_of(loser)];
        if (tally.faults.size() < most_faults) tally.faults.push_back(game.told);
    }
}

}  // namespace

GameSummary GameSummary::of(const PlayedGame& game) {
    return {game.end, game.winner, game.reason, game.told, game.actions()};
}

double Tally::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(won) + static_cast<double>(drawn) / 2) / static_cast<double>(games());
}

void Tally::add(const PairSummary& pair) {
    std::size_t half_points = 0;
    for (std::size_t i = 0; i < pair.size(); ++i) {
        const GameSummary& game = pair[i];
        actions += game.actions;
        ++ends[game.reason];
        if (!game.winner) {
            ++drawn;
            half_points += 1;
            continue;
        }
        ++wins_by_side[*game.winner];
        const bool a_won = *game.winner == side_of_a(i);
        ++(a_won ? won : lost);
        half_points += a_won ? 2 : 0;
        count_fault(*this, game, a_won ? Contestant::b : Contestant::a);
    }
    ++pairs.of[half_points];
}

}  // namespace tessera::lab
