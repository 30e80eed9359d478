// Starts: the fixed deal of the tools, and a deal by chance (H40).

#include <array>

#include "core/random.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

namespace {

constexpr unsigned tiles_of_a_hand = 3;

constexpr std::array<TileSet, 2> fixed_for_two = {
    TileSet{Tile::mana_of_fire, Tile::mirror, Tile::major_yokai},
    TileSet{Tile::conjuration, Tile::impulse, Tile::transfer},
};
constexpr std::array<TileSet, 4> fixed_for_four = {
    fixed_for_two[0],
    fixed_for_two[1],
    TileSet{Tile::confusion, Tile::mana_of_wood, Tile::gate_of_hell},
    TileSet{Tile::mana_of_water, Tile::teleport, Tile::vortex},
};

}  // namespace

template <Tiles kTiles>
BasicPosition<kTiles> BasicPosition<kTiles>::initial(const Rules& rules) {
    BasicPosition position(rules);
    if constexpr (has_tiles) {
        Chaos chaos;
        for (const Seat seat : seats_of(rules)) {
            chaos.set_hand(seat, rules.in_pairs() ? fixed_for_four[seat.index] : fixed_for_two[seat.index]);
        }
        position.set_chaos(chaos);
    }
    return position;
}

template <Tiles kTiles>
BasicPosition<kTiles> BasicPosition<kTiles>::set_up(const Rules& rules, std::size_t which, std::uint64_t seed)
    requires has_tiles
{
    if (which == 0) return initial(rules);
    std::array<Tile, tile_count> pile{};
    for (unsigned i = 0; i < tile_count; ++i) pile[i] = static_cast<Tile>(i);
    Random random(seed);
    random.shuffle(pile);
    BasicPosition position(rules);
    Chaos chaos;
    for (const Seat seat : seats_of(rules)) {
        TileSet hand;
        for (unsigned n = 0; n < tiles_of_a_hand; ++n) hand.add(pile[tiles_of_a_hand * seat.index + n]);
        chaos.set_hand(seat, hand);
    }
    position.set_chaos(chaos);
    return position;
}

template Position BasicPosition<Tiles::without>::initial(const Rules&);
template ExpertPosition BasicPosition<Tiles::with>::initial(const Rules&);
template ExpertPosition BasicPosition<Tiles::with>::set_up(const Rules&, std::size_t, std::uint64_t);

}  // namespace tessera::himiki
