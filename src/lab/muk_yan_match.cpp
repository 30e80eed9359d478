#include "lab/muk_yan_match.hpp"

#include <algorithm>
#include <vector>

#include "core/history.hpp"
#include "core/random.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "search/against_script.hpp"
#include "search/alpha_beta.hpp"
#include "search/scripted.hpp"

namespace tessera::lab {

namespace {

using himiki::Move;
using himiki::Phase;
using himiki::Position;

template <class List>
Move any_of(const List& moves, Random& random) {
    return *(moves.begin() + random.below(static_cast<std::uint32_t>(moves.size())));
}

/// Points won at once, less those that the other side loses by it: a stolen hold brings two.
int gain(const Position& position, Move move) {
    const Side side = position.side_to_move();
    Position after = position;
    after.play(move);
    const auto lead = [side](const Position& p) {
        return static_cast<int>(p.score(side)) - static_cast<int>(p.score(opponent(side)));
    };
    return lead(after) - lead(position);
}

Move greedy_move(const Position& position, Random& random) {
    std::vector<Move> best;
    int most = 0;
    for (const Move& move : position.legal_moves()) {
        const int points = gain(position, move);
        if (points > most) best.clear();
        if (points >= most) best.push_back(move);
        most = std::max(most, points);
    }
    return any_of(best, random);
}

Move chosen(const Position& position, Challenger challenger, int depth, Random& random) {
    switch (challenger) {
        case Challenger::greedy:
            return greedy_move(position, random);
        case Challenger::engine: {
            const search::Limits limits{.depth = depth};
            const search::Control control{.seed = random.next()};
            return *search::AlphaBeta<Position>(position, limits, control).run();
        }
        case Challenger::reader: {
            const search::Limits limits{.depth = depth};
            const search::Control control{.seed = random.next()};
            return *search::AgainstScript<Position>(position, limits, control).run();
        }
        case Challenger::random:
            break;
    }
    return any_of(position.legal_moves(), random);
}

/// A stream of chance of its own for every game.
std::uint64_t seed_of(std::uint64_t seed, Challenger challenger, std::size_t number) {
    return mixed(mixed(mixed(seed) + static_cast<std::uint64_t>(challenger)) + number);
}

}  // namespace

MukYanTally& MukYanTally::operator+=(const MukYanTally& other) {
    won += other.won;
    drawn += other.drawn;
    lost += other.lost;
    turns += other.turns;
    actions += other.actions;
    for (std::size_t i = 0; i < aims.size(); ++i) aims[i] += other.aims[i];
    return *this;
}

MukYanTally play_against_muk_yan(const MukYanTrial& trial, Challenger challenger, std::size_t number) {
    Random random(seed_of(trial.seed, challenger, number));
    History<Position> game(Position::initial({.edition = trial.edition, .teams = himiki::Teams::solo}));
    MukYanTally tally;
    auto ended = game.outcome();
    for (; !ended; ended = game.outcome()) {
        const Position& now = game.current();
        if (now.phase() != Phase::place) ++tally.actions;
        if (now.phase() == Phase::turn) ++tally.turns;
        if (rolls_of(now).empty()) {
            game.play(chosen(now, challenger, trial.depth, random));
            continue;
        }
        const auto roll = search::any_roll(now, random);
        if (const auto* dice = std::get_if<himiki::muk_yan::Dice>(&roll)) {
            ++tally.aims[number_of(himiki::muk_yan::Fitting(now).under(*dice).aim)];
        }
        game.play(search::scripted_move(now, roll, trial.temper, random));
    }
    if (!ended->winner) {
        tally.drawn = 1;
    } else {
        ++(*ended->winner == Side::first ? tally.won : tally.lost);
    }
    return tally;
}

MukYanTallies measure_muk_yan(const MukYanTrial& trial, const ForEachIndex& for_each) {
    // Every game has a place of its own, so that the sums do not depend on who finishes when.
    std::vector<MukYanTally> games(challengers.size() * trial.games);
    for_each(games.size(), [&](std::size_t i) {
        // The challengers in turn, so that slow games are spread over the whole time.
        games[i] = play_against_muk_yan(trial, challengers[i % challengers.size()], i / challengers.size());
    });
    MukYanTallies tallies;
    for (std::size_t i = 0; i < games.size(); ++i) tallies[i % challengers.size()] += games[i];
    return tallies;
}

}  // namespace tessera::lab
