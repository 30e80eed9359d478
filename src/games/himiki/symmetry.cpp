#include "games/himiki/symmetry.hpp"

#include <vector>

#include "games/himiki/cells.hpp"

namespace tessera::himiki {

namespace {

/// How a position is seen another way.
struct Image {
    Cell (*cell)(Cell);
    Seat (*seat)(Seat);
    Side (*side)(Side);
};

Cell flipped(Cell cell) {
    return Grid::flipped(cell);
}
Cell half_turned(Cell cell) {
    return Grid::half_turned(cell);
}
Cell mirrored(Cell cell) {
    return Grid::mirrored(cell);
}
Seat same_seat(Seat seat) {
    return seat;
}
Seat partner(Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.index + 2) % 4)};
}
Seat other_seat(Seat seat) {
    return Seat{static_cast<std::uint8_t>(1 - seat.index)};
}
Side same_side(Side side) {
    return side;
}

constexpr Image flip = {flipped, same_seat, same_side};
constexpr Image half_turn = {half_turned, partner, same_side};
constexpr Image exchange = {mirrored, other_seat, opponent};

const Image& reflection_of(const Rules& rules) {
    return rules.in_pairs() ? half_turn : flip;
}

Chaos seen(const Chaos& chaos, const Image& image, const Rules& rules) {
    const auto seat = [&](std::optional<Seat> who) { return who ? std::optional(image.seat(*who)) : std::nullopt; };
    Chaos result;
    for (const Seat owner : seats_of(rules)) result.set_hand(image.seat(owner), chaos.hand(owner));
    for (const Cell cell : each(chaos.terrain())) result.lay(*chaos.terrain_on(cell), image.cell(cell));
    result.set_yokai(seat(chaos.yokai()));
    result.set_confused(seat(chaos.confused(0)), seat(chaos.confused(1)));
    return result;
}

/// Faces stay what they are: no image turns a row into a column.
template <class P>
P seen(const P& position, const Image& image) {
    P result(position.rules());
    for (const Cell cell : each(position.cubes())) {
        const Cube cube = *position.at(cell);
        result.put(image.cell(cell), Cube{image.side(cube.side), cube.lies});
    }
    result.set_turn(image.seat(position.seat_to_move()), position.phase(), position.is_pivot_banned());
    for (const Side side : {Side::first, Side::second}) result.set_score(image.side(side), position.score(side));
    for (const Element element : elements) {
        if (const auto holder = position.hold(element)) result.set_hold(element, image.side(*holder));
    }
    typename P::Trails trails;
    for (std::size_t i = 0; i < position.trails().size(); ++i) {
        std::vector<Cell> left;
        for (const Cell cell : position.trails().left_by(i)) left.push_back(image.cell(cell));
        trails.add(image.cell(position.trails().cube(i)), left);
        if constexpr (P::has_tiles) {
            if (position.trails().cube(i) == position.trails().last()) trails.set_last(i);
        }
    }
    result.set_trails(trails);
    if constexpr (P::has_tiles) result.set_chaos(seen(position.chaos(), image, position.rules()));
    return result;
}

}  // namespace

template <Tiles kTiles>
BasicPosition<kTiles> reflected(const BasicPosition<kTiles>& position) {
    return seen(position, reflection_of(position.rules()));
}

template <Tiles kTiles>
Move reflected(const BasicPosition<kTiles>& position, Move move) {
    return move.mapped(reflection_of(position.rules()).cell);
}

template <Tiles kTiles>
BasicPosition<kTiles> with_sides_exchanged(const BasicPosition<kTiles>& position) {
    return seen(position, exchange);
}

Move with_sides_exchanged(Move move) {
    return move.mapped(exchange.cell);
}

template Position reflected(const Position&);
template ExpertPosition reflected(const ExpertPosition&);
template Move reflected(const Position&, Move);
template Move reflected(const ExpertPosition&, Move);
template Position with_sides_exchanged(const Position&);
template ExpertPosition with_sides_exchanged(const ExpertPosition&);

}  // namespace tessera::himiki
