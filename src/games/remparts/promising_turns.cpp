#include "games/remparts/promising_turns.hpp"

#include <algorithm>

#include "games/remparts/evaluate.hpp"

namespace tessera::remparts {

namespace {

int worth_after(Position position, Move flip) {
    position.play(flip);
    if (position.used() > 0) position.play({Act::end});
    return -evaluate(position);
}

}  // namespace

PromisingFlips::PromisingFlips(const Position& position) {
    // In a turn that has begun there is little left to choose, and no telling what the flips before were for.
    if (!position.is_turn_start()) return;
    const Bits buildable = position.buildable();
    const Bits destructible = position.destructible();
    known_ = buildable | destructible;
    nothing_ = -evaluate(*passed(position));
    const auto look_at = [&](unsigned tile, Act act) {
        gains_[tile] = worth_after(position, {act, cell_of(tile), cell_of(tile)}) - nothing_;
    };
    for (const unsigned tile : members(destructible)) look_at(tile, Act::destroy);
    InlineVector<unsigned, Grid::cells> builds;
    for (const unsigned tile : members(buildable)) {
        look_at(tile, Act::build);
        builds.push_back(tile);
    }
    const std::size_t kept = std::min(builds.size(), most_builds);
    std::partial_sort(builds.begin(), builds.begin() + kept, builds.end(),
                      [&](unsigned a, unsigned b) { return gains_[a] != gains_[b] ? gains_[a] > gains_[b] : a < b; });
    tiles_ = position.walls();
    for (std::size_t i = 0; i < kept; ++i) tiles_ |= bit(builds[i]);
}

/// Only flips that were possible from the beginning have been looked at.
bool PromisingFlips::is_sum(const Turn& turn) const {
    return std::all_of(turn.actions.begin(), turn.actions.end(), [&](const Move& move) {
        return move.act == Act::end || (is_flip(move) && has(known_, move.to.index));
    });
}

int PromisingFlips::worth_of(const Turn& turn) const {
    constexpr int everything = 20'000;
    if (turn.after.is_decided()) return everything;
    if (!is_sum(turn)) return -evaluate(turn.after);
    int worth = nothing_;
    for (const Move& move : turn.actions) worth += is_flip(move) ? gains_[move.to.index] : 0;
    return worth;
}

}  // namespace tessera::remparts
