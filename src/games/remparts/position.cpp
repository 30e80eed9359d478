#include "games/remparts/position.hpp"

#include "core/zobrist.hpp"

namespace tessera::remparts {

namespace {

constexpr std::string_view start_text = "smlklms/#######/7/7/7/#######/SMLKLMS b - - 0 - -";

using Map = Cell (*)(Cell);

Bits mapped(Bits set, Map map) {
    Bits image = 0;
    for (const unsigned index : members(set)) image |= bit_of(map(cell_of(index)));
    return image;
}

Move mapped(Move move, Map map) {
    if (move.act == Act::end) return move;
    return {move.act, map(move.from), map(move.to), move.knight};
}

}  // namespace

Position Position::initial(Rules rules) {
    return *parse(start_text, rules);
}

Kind Position::kind_at(unsigned cell) const {
    return static_cast<Kind>(((kinds_[0] >> cell) & 1) | ((kinds_[1] >> cell) & 1) << 1);
}

std::optional<Piece> Position::at(Cell cell) const {
    if ((pieces() & bit_of(cell)) == 0) return std::nullopt;
    return Piece{(sides_[0] & bit_of(cell)) != 0 ? Side::first : Side::second, kind_at(cell.index)};
}

void Position::put(Cell cell, std::optional<Piece> piece) {
    const Bits here = bit_of(cell);
    for (Bits* board : {&sides_[0], &sides_[1], &kinds_[0], &kinds_[1]}) *board &= ~here;
    if (!piece) return;
    sides_[index_of(piece->side)] |= here;
    for (const unsigned i : {0U, 1U}) {
        if (has(index_of(piece->kind), i)) kinds_[i] |= here;
    }
}

void Position::set_turn(const TurnState& state) {
    to_move_ = state.to_move;
    used_ = static_cast<std::uint8_t>(state.used);
    turned_ = state.turned;
    start_ = state.start;
}

Bits Position::buildable() const {
    return start_ ? 0 : free() & ~turned_;
}

Bits Position::destructible() const {
    if (start_) return 0;
    const Bits gone = destroyed();
    const auto in_line = [&]<SquareDirection D>() {
        // Beside an own piece, then behind one and behind two walls destroyed in this turn; there cannot be more.
        const Bits beside = stepped<D>(of(to_move_));
        const Bits behind_one = stepped<D>(beside & gone);
        return beside | behind_one | stepped<D>(behind_one & gone);
    };
    const Bits reached =
        in_line.template operator()<SquareDirection::right>() | in_line.template operator()<SquareDirection::up>() |
        in_line.template operator()<SquareDirection::left>() | in_line.template operator()<SquareDirection::down>();
    return reached & walls_ & ~turned_;
}

bool Position::can_recover(Cell from, Cell to) const {
    const Cell home = start_.value_or(from);
    const Bits taken_up = (obstacles() & ~bit_of(from)) | bit_of(to);
    return (taken_up & bit_of(home)) == 0;
}

/// A piece goes to a tile that is free by now.
void Position::relocate(Cell from, Cell to) {
    const Bits here = bit_of(from);
    sides_[index_of(to_move_)] ^= here | bit_of(to);
    for (Bits& plane : kinds_) plane = (plane & ~here) | ((plane >> from.index) & 1) << to.index;
}

void Position::end_turn() {
    used_ = 0;
    turned_ = 0;
    start_.reset();
    to_move_ = opponent(to_move_);
}

/// R3: the third action ends the turn.
void Position::use_action() {
    if (++used_ == actions_a_turn) end_turn();
}

void Position::play(Move move) {
    switch (move.act) {
        case Act::build:
        case Act::destroy:
            walls_ ^= bit_of(move.to);
            turned_ |= bit_of(move.to);
            return use_action();
        case Act::slide:
            if (!start_) start_ = cell_of(lowest(of(to_move_) & with_kind(Kind::monarch)));
            relocate(move.from, move.to);
            return use_action();
        case Act::capture:
        case Act::recover: {
            const Cell home = start_.value_or(move.from);
            const Kind taken = kind_at(move.to.index);
            if (taken != Kind::monarch) lost_[opponent(to_move_)].add(taken);
            put(move.to, std::nullopt);
            relocate(move.from, move.to);
            if (move.act == Act::recover) {
                put(home, Piece{to_move_, move.knight});
                lost_[to_move_].remove(move.knight);
            }
            return end_turn();
        }
        case Act::end:
            return end_turn();
    }
}

std::optional<Outcome> Position::outcome() const {
    // The monarch that was taken is that of the side now to move; in a position that was set up it may be the other.
    const Bits monarchs = with_kind(Kind::monarch);
    for (const Side side : {to_move_, opponent(to_move_)}) {
        if ((monarchs & of(side)) == 0) return Outcome{opponent(side), &monarch_taken};
    }
    if (used_ == 0 && free() == 0 && count_moves() == 0) return Outcome{std::nullopt, &no_action};
    return std::nullopt;
}

std::uint64_t Position::key() const {
    std::uint64_t numbers = index_of(to_move_) | static_cast<unsigned>(used_) << 1;
    for (const Side side : {Side::first, Side::second}) {
        for (const Kind knight : knights) numbers = numbers << 2 | lost_[side].of(knight);
    }
    numbers = numbers << 8 | (start_ ? start_->index + 1U : 0U);
    return key_of_words<7>({walls_, sides_[0], sides_[1], kinds_[0], kinds_[1], turned_, numbers});
}

bool made_progress(const Position& before, const Position& after) {
    const auto lost_one = [&](Side side) { return count(after.of(side)) < count(before.of(side)); };
    return lost_one(Side::first) || lost_one(Side::second);
}

namespace {

Position mapped(const Position& position, Map map, Side (*side_of)(Side)) {
    Position image;
    for (const unsigned index : members(position.pieces())) {
        Piece piece = *position.at(cell_of(index));
        piece.side = side_of(piece.side);
        image.put(map(cell_of(index)), piece);
    }
    for (const Side side : {Side::first, Side::second}) image.set_lost(side_of(side), position.lost(side));
    image.set_walls(mapped(position.walls(), map));
    image.set_turn({.to_move = side_of(position.side_to_move()),
                    .used = position.used(),
                    .turned = mapped(position.turned(), map),
                    .start = position.start() ? std::optional(map(*position.start())) : std::nullopt});
    return image;
}

}  // namespace

Position reflected(const Position& position) {
    return mapped(position, Grid::mirrored, [](Side side) { return side; });
}

Move reflected(Move move) {
    return mapped(move, Grid::mirrored);
}

Position swapped(const Position& position) {
    return mapped(position, Grid::half_turned, opponent);
}

Move swapped(Move move) {
    return mapped(move, Grid::half_turned);
}

}  // namespace tessera::remparts
