#include "games/versus/position.hpp"

#include "core/zobrist.hpp"

namespace tessera::versus {

template <Size S>
Position<S> Position<S>::initial(Rules) {
    Position start;
    std::size_t index = 0;
    for (const char letter : variant<S>.home) {
        const Piece piece = *parse_piece(letter);
        const Cell cell = Board::cell(index++);
        start.put(cell, piece);
        start.put(Board::Grid::half_turned(cell), recoloured(piece));
    }
    return start;
}

template <Size S>
std::optional<Piece> Position<S>::at(Cell cell) const {
    if (!Board::has(occupied(), cell)) return std::nullopt;
    const Side side = Board::has(sides_[0], cell) ? Side::first : Side::second;
    unsigned kind = 0;
    for (unsigned i = 0; i < 3; ++i) kind |= Board::has(kinds_[i], cell) ? 1U << i : 0U;
    return kind == versus_kind ? Piece{side} : Piece{side, number_of(kind, side)};
}

template <Size S>
void Position<S>::put(Cell cell, std::optional<Piece> piece) {
    const Set here = Board::bit_of(cell);
    for (Set* set : {&sides_[0], &sides_[1], &kinds_[0], &kinds_[1], &kinds_[2], &once_, &twice_}) *set &= ~here;
    if (!piece) return;
    sides_[index_of(piece->side)] |= here;
    for (unsigned i = 0; i < 3; ++i) {
        if (has(kind_of(*piece), i)) kinds_[i] |= here;
    }
}

template <Size S>
unsigned Position<S>::pulls(Cell cell) const {
    return Board::has(twice_, cell) ? 2 : Board::has(once_, cell) ? 1 : 0;
}

template <Size S>
void Position<S>::set_pulls(Cell cell, unsigned pulls) {
    const Set here = Board::bit_of(cell);
    once_ = pulls == 1 ? once_ | here : once_ & ~here;
    twice_ = pulls == 2 ? twice_ | here : twice_ & ~here;
}

/// What is known of a piece goes with it to a free cell, but for who controls it.
template <Size S>
void Position<S>::carry(Cell from, Cell to) {
    const Set here = Board::bit_of(from);
    const Set both = here | Board::bit_of(to);
    for (Set* set : {&kinds_[0], &kinds_[1], &kinds_[2], &once_, &twice_}) *set ^= (*set & here) != 0 ? both : Set{0};
}

/// V8 to V11: the VERSUS that has come to `to` pulls; where to, is returned. Each pawn stays on its own line, so one
/// after the other is the same as all at once.
template <Size S>
auto Position<S>::pull(Cell to) -> Set {
    const Set banned = twice_ & not_dominant(to_move_);
    Set& own = sides_[index_of(to_move_)];
    Set& others = sides_[index_of(opponent(to_move_))];
    const Set seen = Board::sight(to, occupied()) & others & ~versus();
    Set pulled = 0;
    for_each_in(seen & ~(Board::targets | Board::neighbours[to.index] | banned), [&](unsigned index) {
        const Cell from = Board::cell(index);
        const Cell nearer = Board::step_towards(to, from);
        carry(from, nearer);
        others ^= Board::bit_of(from);
        pulled |= Board::bit_of(nearer);
    });
    own |= pulled;
    return pulled;
}

/// V11 at the end of a turn: counts that are the mover's grow or go back to nothing, the opponent's stay.
template <Size S>
void Position<S>::count_pulls(Set pulled) {
    const Set mine = not_dominant(to_move_);
    const Set counted = mine & pulled;
    twice_ = ((twice_ & ~mine) | (once_ & counted)) & ~Board::targets;
    once_ = ((once_ & ~mine) | (counted & ~once_)) & ~Board::targets;
}

template <Size S>
void Position<S>::play(Move move) {
    sides_[index_of(to_move_)] ^= Board::bit_of(move.from) | Board::bit_of(move.to);
    carry(move.from, move.to);
    const Set pulled = Board::has(versus(), move.to) ? pull(move.to) : Set{0};
    count_pulls(pulled);
    to_move_ = opponent(to_move_);
}

template <Size S>
std::uint64_t Position<S>::key() const {
    if constexpr (Board::cells <= 64) {
        return key_of_words<8>(
            {sides_[0], sides_[1], kinds_[0], kinds_[1], kinds_[2], once_, twice_, index_of(to_move_)});
    } else {
        return key_of_words<15>({low_word(sides_[0]), high_word(sides_[0]), low_word(sides_[1]), high_word(sides_[1]),
                                 low_word(kinds_[0]), high_word(kinds_[0]), low_word(kinds_[1]), high_word(kinds_[1]),
                                 low_word(kinds_[2]), high_word(kinds_[2]), low_word(once_), high_word(once_),
                                 low_word(twice_), high_word(twice_), index_of(to_move_)});
    }
}

template class Position<Size::cells_61>;
template class Position<Size::cells_91>;

}  // namespace tessera::versus
