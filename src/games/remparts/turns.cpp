#include "games/remparts/turns.hpp"

#include <algorithm>

namespace tessera::remparts {

namespace {

Turn followed_by(const Turn& turn, Move move) {
    Turn next = turn;
    next.actions.push_back(move);
    next.after.play(move);
    return next;
}

/// The key of the position with the turn over: what it comes to if nothing more is done.
std::uint64_t key_at_end(const Position& position, Side side) {
    if (position.side_to_move() != side) return position.key();
    Position ended = position;
    ended.play({Act::end});
    return ended.key();
}

}  // namespace

bool SeenKeys::insert(std::uint64_t key) {
    key = std::max<std::uint64_t>(key, 1);
    if (2 * used_ >= slots_.size()) grow();
    std::size_t i = key & (slots_.size() - 1);
    while (slots_[i] != 0 && slots_[i] != key) i = (i + 1) & (slots_.size() - 1);
    if (slots_[i] == key) return false;
    slots_[i] = key;
    ++used_;
    return true;
}

void SeenKeys::clear() {
    if (used_ > 0) std::fill(slots_.begin(), slots_.end(), 0);
    used_ = 0;
}

void SeenKeys::grow() {
    std::vector<std::uint64_t> old(2 * slots_.size());
    old.swap(slots_);
    used_ = 0;
    for (const std::uint64_t key : old) {
        if (key != 0) insert(key);
    }
}

DistinctTurns::DistinctTurns(const Position& position, unsigned most_actions, Bits tiles)
    : most_actions_(most_actions), tiles_(tiles), side_(position.side_to_move()) {
    if (most_actions == 0 || position.outcome()) return;
    Flips none{.made = {.actions = {}, .after = position}};
    none.possible = none.to_come = possible_flips(position);
    path_.push_back(none);
    add_turns_after(none);
    while (is_done() && !path_.empty()) add_flip();
}

void DistinctTurns::advance() {
    ++next_;
    while (is_done() && !path_.empty()) add_flip();
}

/// Goes on to the next set of flips and makes its turns.
void DistinctTurns::add_flip() {
    ready_.clear();
    next_ = 0;
    Flips& last = path_.back();
    if (last.to_come == 0) {
        path_.pop_back();
        return;
    }
    const unsigned tile = lowest(last.to_come);
    last.to_come &= last.to_come - 1;
    const Act act = has(last.made.after.walls(), tile) ? Act::destroy : Act::build;
    Flips next{.made = followed_by(last.made, {act, cell_of(tile), cell_of(tile)})};
    if (next.made.after.side_to_move() != side_ || next.made.actions.size() == most_actions_) {
        keep(next.made);
        return;
    }
    // A tile that could be turned before comes after this one only if its number is higher: `to_come` holds just those.
    next.possible = possible_flips(next.made.after);
    next.to_come = (last.to_come & next.possible) | (next.possible & ~last.possible);
    add_turns_after(next);
    path_.push_back(next);
}

/// All turns with exactly these flips.
void DistinctTurns::add_turns_after(const Flips& flips) {
    seen_.clear();
    begun_.clear();
    if (!flips.made.after.is_turn_start()) {
        seen_.insert(key_at_end(flips.made.after, side_));
        keep(followed_by(flips.made, {Act::end}));
    }
    add_moves_after(flips.made);
    // `begun_` grows meanwhile, shorter turns first: a position met again has come in no fewer actions.
    std::size_t looked_at = 0;
    while (looked_at < begun_.size()) {
        const Turn turn = begun_[looked_at++];
        if (turn.actions.size() == most_actions_) {
            keep(turn);
            continue;
        }
        keep(followed_by(turn, {Act::end}));
        add_moves_after(turn);
    }
}

void DistinctTurns::add_moves_after(const Turn& begun) {
    for (const Move& move : begun.after.legal_moves()) {
        if (is_flip(move) || move.act == Act::end) continue;
        const Turn next = followed_by(begun, move);
        if (!seen_.insert(key_at_end(next.after, side_))) continue;
        if (next.after.side_to_move() != side_) {
            keep(next);
        } else {
            begun_.push_back(next);
        }
    }
}

Bits DistinctTurns::possible_flips(const Position& position) const {
    return (position.buildable() | position.destructible()) & tiles_;
}

void DistinctTurns::keep(const Turn& turn) {
    ready_.push_back(turn);
}

}  // namespace tessera::remparts
