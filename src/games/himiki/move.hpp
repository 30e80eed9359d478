#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "core/cell.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// What an action does. The last ones answer what a tile asks.
enum class Act : std::uint8_t {
    place,     ///< a cube on `to`, lying as `lies` (H10)
    tip,       ///< the cube on `from` onto `to` (H5)
    pivot,     ///< the cubes on `cubes` (H12)
    end,       ///< declines a replay (H17)
    pass,      ///< H14
    keep,      ///< declines to play a tile (H41)
    mana,      ///< `tile`, then a tip (H43)
    conjure,   ///< the enemy cube on `to` shall lie as `lies` (H44)
    summon,    ///< puts the major yokai before the player (H46)
    confuse,   ///< H45
    lay,       ///< the terrain `tile` on `to` (H50)
    impulse,   ///< tip on to `to` (H52)
    teleport,  ///< slide to `to` (H53)
    transfer,  ///< swap with the cube on `to` (H57)
    yokai,     ///< the enemy cube on `to` counts as a neighbour (H46)
    no_yokai   ///< keeps the yokai for later
};

/// One action, in 8 bytes. What an act does not use stays zero, so that equal actions are equal values.
class Move {
  public:
    constexpr Move() = default;

    [[nodiscard]] static constexpr Move place(Cell to, Orientation lies) { return {Act::place, lies.number(), {}, to}; }
    [[nodiscard]] static constexpr Move tip(Cell from, Cell to) { return {Act::tip, 0, from, to}; }
    [[nodiscard]] static constexpr Move pivot(Cells cubes) { return {Act::pivot, 0, {}, {}, cubes}; }
    [[nodiscard]] static constexpr Move mana(Tile tile, Cell from, Cell to) {
        return {Act::mana, himiki::index_of(tile), from, to};
    }
    [[nodiscard]] static constexpr Move conjure(Cell to, Orientation lies) {
        return {Act::conjure, lies.number(), {}, to};
    }
    [[nodiscard]] static constexpr Move lay(Tile tile, Cell to) { return {Act::lay, himiki::index_of(tile), {}, to}; }
    /// An answer to a tile: `impulse`, `teleport`, `transfer`, `yokai`.
    [[nodiscard]] static constexpr Move answer(Act act, Cell to) { return {act, 0, {}, to}; }
    /// An act that needs no more words: `end`, `pass`, `keep`, `summon`, `confuse`, `no_yokai`.
    [[nodiscard]] static constexpr Move plain(Act act) { return {act, 0, {}, {}}; }

    [[nodiscard]] constexpr Act act() const { return act_; }
    [[nodiscard]] constexpr Cell from() const { return from_; }
    [[nodiscard]] constexpr Cell to() const { return to_; }
    /// The cubes that pivot.
    [[nodiscard]] constexpr Cells cubes() const { return cubes_; }
    /// How the cube that is placed or conjured shall lie.
    [[nodiscard]] constexpr Orientation lies() const { return Orientation::numbered(detail_); }
    /// The tile that is played out of the hand, if one is.
    [[nodiscard]] constexpr std::optional<Tile> tile() const {
        switch (act_) {
            case Act::mana:
            case Act::lay:
                return static_cast<Tile>(detail_);
            case Act::conjure:
                return Tile::conjuration;
            case Act::summon:
                return Tile::major_yokai;
            case Act::confuse:
                return Tile::confusion;
            default:
                return std::nullopt;
        }
    }
    /// Whether a cube rolls from `from` to `to`.
    [[nodiscard]] constexpr bool is_tip() const { return act_ == Act::tip || act_ == Act::mana; }

    /// The same action on a board seen another way.
    template <class CellMap>
    [[nodiscard]] constexpr Move mapped(CellMap map) const {
        Move image = *this;
        if (is_tip()) image.from_ = map(from_);
        if (names_a_cell()) image.to_ = map(to_);
        image.cubes_ = 0;
        for (Cells rest = cubes_; rest != 0; rest &= rest - 1) {
            image.cubes_ |= set_of(map(Cell{static_cast<std::uint8_t>(std::countr_zero(rest))}));
        }
        return image;
    }

    friend constexpr bool operator==(const Move&, const Move&) = default;

  private:
    constexpr Move(Act act, unsigned detail, Cell from, Cell to, Cells cubes = 0)
        : act_(act), detail_(static_cast<std::uint8_t>(detail)), from_(from), to_(to), cubes_(cubes) {}

    [[nodiscard]] constexpr bool names_a_cell() const {
        switch (act_) {
            case Act::pivot:
            case Act::end:
            case Act::pass:
            case Act::keep:
            case Act::summon:
            case Act::confuse:
            case Act::no_yokai:
                return false;
            default:
                return true;
        }
    }

    Act act_ = Act::end;
    std::uint8_t detail_ = 0;  ///< a tile or an orientation, as the act wants
    Cell from_ = {};
    Cell to_ = {};
    Cells cubes_ = 0;
};

static_assert(sizeof(Move) == 8);

}  // namespace tessera::himiki
