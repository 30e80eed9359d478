#include "games/versus/tactics.hpp"

namespace tessera::versus {

namespace {

constexpr int point_worth = 100;
constexpr int turned_worth = 10;  // for each point that the pawn changes hands for

}  // namespace

template <Size S>
int urgency(const Position<S>& position, Move<S> move) {
    using B = Board<S>;
    if (!B::has(position.versus(), move.from)) {
        if (!B::has(B::targets, move.to)) return 0;
        return point_worth * static_cast<int>(*position.at(move.from)->number);
    }
    Position<S> next = position;
    next.play(move);
    const Side side = position.side_to_move();
    const auto pulled = next.of(side) & ~(position.of(side) | B::bit_of(move.to));
    int gain = 0;
    for_each_in(pulled, [&](unsigned index) {
        const auto number = static_cast<int>(*next.at(B::cell(index))->number);
        gain += turned_worth * static_cast<int>(both_numbers) +
                (B::has(B::targets, B::cell(index)) ? point_worth * number : 0);
    });
    return gain;
}

template <Size S>
typename Position<S>::MoveList urgent_moves(const Position<S>& position) {
    using B = Board<S>;
    typename Position<S>::MoveList moves;
    const auto loose = position.pawns(position.side_to_move()) & ~B::targets;
    for_each_in(position.free_targets(), [&](unsigned target) {
        for_each_in(B::neighbours[target] & loose, [&](unsigned from) {
            if (*position.at(B::cell(from))->number > 0) moves.push_back({B::cell(from), B::cell(target)});
        });
    });
    return moves;
}

template <Size S>
std::optional<Position<S>> passed(const Position<S>& position) {
    Position<S> other = position;
    other.set_side_to_move(opponent(position.side_to_move()));
    return other;
}

template int urgency(const Position61&, Move<Size::cells_61>);
template int urgency(const Position91&, Move<Size::cells_91>);
template Position61::MoveList urgent_moves(const Position61&);
template Position91::MoveList urgent_moves(const Position91&);
template std::optional<Position61> passed(const Position61&);
template std::optional<Position91> passed(const Position91&);

}  // namespace tessera::versus
