#include "games/pijersi/position.hpp"

#include "core/zobrist.hpp"

namespace tessera::pijersi {

namespace {

/// One bit at `from`, carried to `to`.
constexpr Bits carried(Bits board, Cell from, Cell to) {
    return ((board >> from.index) & 1) << to.index;
}

Move mapped(Move move, Cell (*map)(Cell)) {
    return {move.form, map(move.from), map(move.via), map(move.to)};
}

}  // namespace

std::optional<Piece> Position::at(Cell cell) const {
    const Bits here = bit_of(cell);
    if (((sides_[0] | sides_[1]) & here) == 0) return std::nullopt;
    const auto role_in = [&](const RoleBits& bits) {
        return static_cast<Role>(carried(bits[0], cell, Cell{0}) | carried(bits[1], cell, Cell{1}));
    };
    const Side side = (sides_[0] & here) != 0 ? Side::first : Side::second;
    if ((stacked_ & here) != 0) return Piece{side, role_in(tops_), role_in(unders_)};
    return Piece{side, role_in(tops_)};
}

void Position::put(Cell cell, std::optional<Piece> piece) {
    const Bits here = bit_of(cell);
    for (Bits* board : {&sides_[0], &sides_[1], &tops_[0], &tops_[1], &unders_[0], &unders_[1], &stacked_})
        *board &= ~here;
    if (!piece) return;
    sides_[index_of(piece->side)] |= here;
    for (const unsigned i : {0U, 1U}) {
        if (has(index_of(piece->top), i)) tops_[i] |= here;
        if (piece->under && has(index_of(*piece->under), i)) unders_[i] |= here;
    }
    if (piece->under) stacked_ |= here;
}

void Position::set_counters(Side to_move, unsigned quiet, unsigned turn) {
    to_move_ = to_move;
    quiet_ = static_cast<std::uint16_t>(quiet);
    turn_ = turn;
}

/// P8: whatever the enemy has there leaves the board whole.
bool Position::capture(Cell cell) {
    const Bits gone = sides_[index_of(opponent(to_move_))] & bit_of(cell);
    if (gone == 0) return false;
    sides_[index_of(opponent(to_move_))] ^= gone;
    tops_[0] &= ~gone;
    tops_[1] &= ~gone;
    unders_[0] &= ~gone;
    unders_[1] &= ~gone;
    stacked_ &= ~gone;
    return true;
}

/// P5: a single cube or the top of a stack goes to a cell that is free of enemies by now. What it leaves is the lower
/// cube, if there was one; what it finds there becomes the lower cube of its new stack.
void Position::move_cube(Cell from, Cell to) {
    Bits& own = sides_[index_of(to_move_)];
    const Bits here = bit_of(from);
    const Bits there = bit_of(to);
    const Bits lower = stacked_ & here;
    const Bits onto = own & there;
    for (const unsigned i : {0U, 1U}) {
        const Bits top = carried(tops_[i], from, to);
        const Bits found = tops_[i] & onto;
        tops_[i] = (tops_[i] & ~(here | there)) | (unders_[i] & lower) | top;
        unders_[i] = (unders_[i] & ~here) | found;
    }
    own = (own & ~(here & ~lower)) | there;
    stacked_ = (stacked_ & ~here) | onto;
}

/// P6: the whole stack goes to a cell that is free by now.
void Position::move_stack(Cell from, Cell to) {
    Bits& own = sides_[index_of(to_move_)];
    const Bits here = bit_of(from);
    for (const unsigned i : {0U, 1U}) {
        tops_[i] = (tops_[i] & ~here) | carried(tops_[i], from, to);
        unders_[i] = (unders_[i] & ~here) | carried(unders_[i], from, to);
    }
    own ^= here | bit_of(to);
    stacked_ ^= here | bit_of(to);
}

void Position::play(Move move) {
    bool captured = false;
    switch (move.form) {
        case Form::cube:
            captured = capture(move.to);
            move_cube(move.from, move.to);
            break;
        case Form::stack:
            captured = capture(move.to);
            move_stack(move.from, move.to);
            break;
        case Form::cube_then_stack:
            move_cube(move.from, move.via);
            captured = capture(move.to);
            move_stack(move.via, move.to);
            break;
        case Form::stack_then_cube:
            captured = capture(move.via);
            move_stack(move.from, move.via);
            captured |= capture(move.to);
            move_cube(move.via, move.to);
            break;
    }
    quiet_ = captured ? std::uint16_t{0} : static_cast<std::uint16_t>(quiet_ + 1);
    turn_ += index_of(to_move_);
    to_move_ = opponent(to_move_);
}

bool Position::has_arrived(Side side) const {
    const Bits far_row = side == Side::first ? top_row : bottom_row;
    return (of(side) & far_row & ~with_role(Role::wise)) != 0;
}

/// P9 and P10 but for "no legal turn", which needs a look at the turns.
bool Position::is_over_on_board() const {
    return has_arrived(opponent(to_move_)) || quiet_ >= quiet_turns_to_draw;
}

std::optional<Outcome> Position::outcome() const {
    // The order is P10's: arrival, then the draw, then no legal turn. Only who has just moved can have arrived.
    const Side last = opponent(to_move_);
    if (has_arrived(last)) return Outcome{last, &arrival};
    if (quiet_ >= quiet_turns_to_draw) return Outcome{std::nullopt, &quiet_turns};
    if (!can_move()) return Outcome{last, &no_legal_turn};
    return std::nullopt;
}

std::uint64_t Position::key() const {
    // The number of the turn is left out: no rule looks at it.
    const auto counters = static_cast<std::uint64_t>(quiet_) << 1 | index_of(to_move_);
    return key_of_words<8>({sides_[0], sides_[1], tops_[0], tops_[1], unders_[0], unders_[1], stacked_, counters});
}

Position reflected(const Position& position) {
    Position image;
    for (const Cell cell : cells) image.put(mirrored(cell), position.at(cell));
    image.set_counters(position.side_to_move(), position.quiet(), position.turn());
    return image;
}

Move reflected(Move move) {
    return mapped(move, mirrored);
}

Position swapped(const Position& position) {
    Position image;
    for (const Cell cell : cells) {
        auto piece = position.at(cell);
        if (piece) piece->side = opponent(piece->side);
        image.put(half_turned(cell), piece);
    }
    image.set_counters(opponent(position.side_to_move()), position.quiet(), position.turn());
    return image;
}

Move swapped(Move move) {
    return mapped(move, half_turned);
}

}  // namespace tessera::pijersi
