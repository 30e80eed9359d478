#include "games/versus/position.hpp"

namespace tessera::versus {

/// The steps of the pawns (V6), by the cells they start from, then the slides of the VERSUS (V7).
template <Size S>
auto Position<S>::legal_moves() const -> MoveList {
    MoveList moves;
    if (decided() != nullptr) return moves;
    const Lookup<Set> free(~occupied());
    for_each_in(pawns(to_move_) & ~Board::targets, [&](unsigned from) {
        for (const Cell to : Board::steps[from]) moves.push_back_if(free.has(to), {Board::cell(from), to});
    });
    if (const Set slid = slides(to_move_); slid != 0) {
        const Cell from = Board::cell(lowest(of(to_move_) & versus()));
        for_each_in(slid, [&](unsigned to) { moves.push_back({from, Board::cell(to)}); });
    }
    return moves;
}

template <Size S>
std::size_t Position<S>::count_moves() const {
    if (decided() != nullptr) return 0;
    const Set free = Board::whole & ~occupied();
    std::size_t moves = count(slides(to_move_));
    for_each_in(pawns(to_move_) & ~Board::targets,
                [&](unsigned from) { moves += count(Board::neighbours[from] & free); });
    return moves;
}

template <Size S>
bool Position<S>::can_move() const {
    const Set free = Board::whole & ~occupied();
    Set beside = 0;
    for_each_in(pawns(to_move_) & ~Board::targets, [&](unsigned from) { beside |= Board::neighbours[from]; });
    return (beside & free) != 0 || slides(to_move_) != 0;
}

template Position61::MoveList Position<Size::cells_61>::legal_moves() const;
template Position91::MoveList Position<Size::cells_91>::legal_moves() const;
template std::size_t Position<Size::cells_61>::count_moves() const;
template std::size_t Position<Size::cells_91>::count_moves() const;
template bool Position<Size::cells_61>::can_move() const;
template bool Position<Size::cells_91>::can_move() const;

}  // namespace tessera::versus
