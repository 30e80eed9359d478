// The images of positions and actions that the rules cannot tell from the things themselves.

#include "games/versus/position.hpp"

namespace tessera::versus {

namespace {

/// The position with each piece and its count taken to another cell, and perhaps recoloured.
template <Size S, class MapCell, class MapPiece>
Position<S> image(const Position<S>& position, const MapCell& map_cell, const MapPiece& map_piece) {
    using Board = versus::Board<S>;
    Position<S> result;
    for_each_in(position.occupied(), [&](unsigned index) {
        const Cell cell = Board::cell(index);
        result.put(map_cell(cell), map_piece(*position.at(cell)));
        result.set_pulls(map_cell(cell), position.pulls(cell));
    });
    return result;
}

}  // namespace

template <Size S>
Position<S> reflected(const Position<S>& position) {
    auto result = image(position, Board<S>::Grid::mirrored, [](const Piece& piece) { return piece; });
    result.set_side_to_move(position.side_to_move());
    return result;
}

template <Size S>
Move<S> reflected(Move<S> move) {
    return {Board<S>::Grid::mirrored(move.from), Board<S>::Grid::mirrored(move.to)};
}

template <Size S>
Position<S> swapped(const Position<S>& position) {
    auto result = image(position, Board<S>::Grid::half_turned, recoloured);
    result.set_side_to_move(opponent(position.side_to_move()));
    return result;
}

template <Size S>
Move<S> swapped(Move<S> move) {
    return {Board<S>::Grid::half_turned(move.from), Board<S>::Grid::half_turned(move.to)};
}

template Position61 reflected(const Position61&);
template Position91 reflected(const Position91&);
template Position61::Move reflected(Position61::Move);
template Position91::Move reflected(Position91::Move);
template Position61 swapped(const Position61&);
template Position91 swapped(const Position91&);
template Position61::Move swapped(Position61::Move);
template Position91::Move swapped(Position91::Move);

}  // namespace tessera::versus
