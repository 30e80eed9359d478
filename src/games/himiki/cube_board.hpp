#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/bits.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// Cubes on the cells, as bitboards: tops by element, colour and twist. It knows how cubes move and meet, not who may
/// move them.
class CubeBoard {
  public:
    /// What the conflicts of one cube come to (H15): the enemies it beats, those that beat it, and whether some
    /// neighbour of either colour shows its element.
    struct Fight {
        Cells won = 0;
        Cells lost = 0;
        bool equal = false;
    };

    [[nodiscard]] constexpr Cells cubes() const { return tops_[0] | tops_[1] | tops_[2]; }
    [[nodiscard]] constexpr Cells empty() const { return whole_board & ~cubes(); }
    [[nodiscard]] constexpr Cells of(Side side) const { return side == Side::first ? white_ : cubes() & ~white_; }
    [[nodiscard]] constexpr Cells with_top(Element element) const { return tops_[index_of(element)]; }
    [[nodiscard]] constexpr Cells twisted() const { return twist_; }

    [[nodiscard]] constexpr Element top_of(Cell cell) const {
        return static_cast<Element>((tops_[1] >> cell.index & 1) | (tops_[2] >> cell.index & 1) << 1);
    }
    [[nodiscard]] constexpr Side colour_of(Cell cell) const {
        return (white_ >> cell.index & 1) != 0 ? Side::first : Side::second;
    }
    [[nodiscard]] constexpr std::optional<Cube> at(Cell cell) const {
        if ((cubes() & set_of(cell)) == 0) return std::nullopt;
        return cube_on(cell);
    }
    /// There must be a cube.
    [[nodiscard]] constexpr Cube cube_on(Cell cell) const {
        return {colour_of(cell), Orientation(top_of(cell), twist_ >> cell.index & 1)};
    }

    constexpr void remove(Cells cells) {
        for (Cells& tops : tops_) tops &= ~cells;
        white_ &= ~cells;
        twist_ &= ~cells;
    }
    constexpr void put(Cell cell, std::optional<Cube> cube) {
        const Cells here = set_of(cell);
        remove(here);
        if (!cube) return;
        tops_[index_of(cube->lies.top())] |= here;
        if (cube->side == Side::first) white_ |= here;
        if (cube->lies.twist() != 0) twist_ |= here;
    }
    /// H5, one cube or several.
    constexpr void pivot(Cells cells) { twist_ ^= cells; }
    /// H5: rolls a cube onto a free neighbour.
    constexpr void tip(Cell from, Cell to) {
        // Without `put`, which would ask for what is known here: this is the busiest function of the game.
        const Orientation lies = cube_on(from).lies.tipped(axis_between(from, to));
        const Cells white = (white_ >> from.index & 1) << to.index;
        remove(set_of(from));
        tops_[index_of(lies.top())] |= set_of(to);
        white_ |= white;
        twist_ |= lies.twist() << to.index;
    }
    /// Moves a cube as it lies onto a free cell.
    constexpr void slide(Cell from, Cell to) {
        const Cube cube = cube_on(from);
        remove(set_of(from));
        put(to, cube);
    }
    /// H57: two cubes change places as they lie.
    constexpr void swap(Cell a, Cell b) {
        const Cube was_on_a = cube_on(a);
        const Cube was_on_b = cube_on(b);
        put(a, was_on_b);
        put(b, was_on_a);
    }

    /// H15: a cube against the enemies beside it, and against far ones that count as neighbours (H46).
    [[nodiscard]] constexpr Fight fight_of(Cell cell, Cells far_neighbours = 0) const {
        const Element top = top_of(cell);
        const Cells around = neighbours_of(cell) | far_neighbours;
        const Cells enemies = around & of(opponent(colour_of(cell)));
        return {enemies & with_top(beaten_by(top)), enemies & with_top(winner_over(top)),
                (around & with_top(top)) != 0};
    }
    /// H46: enemies of a cube two cells away in a line, with nothing between.
    [[nodiscard]] constexpr Cells in_reach_of_yokai(Cell cell) const {
        Cells targets = 0;
        Cells rest = two_away_from(cell) & of(opponent(colour_of(cell)));
        for (; rest != 0; rest &= rest - 1) {
            const Cells far = rest & (0 - rest);
            const Cell far_cell{static_cast<std::uint8_t>(std::countr_zero(far))};
            if ((empty() & set_of(between(cell, far_cell))) != 0) targets |= far;
        }
        return targets;
    }

    friend constexpr bool operator==(const CubeBoard&, const CubeBoard&) = default;

  private:
    std::array<Cells, 3> tops_{};  ///< by element
    Cells white_ = 0;
    Cells twist_ = 0;  ///< `Orientation::twist` of each cube
};

static_assert(sizeof(CubeBoard) == 20);

/// H55: impulse, teleport and mirror need a free cell to go to from where the cube has entered.
[[nodiscard]] constexpr bool can_work(Tile terrain, Cell cell, const CubeBoard& board) {
    switch (terrain) {
        case Tile::impulse:
            return (neighbours_of(cell) & board.empty()) != 0;
        case Tile::teleport:
            return (two_away_from(cell) & board.empty()) != 0;
        case Tile::mirror:
            return (set_of(mirror_of(cell)) & board.empty()) != 0;
        default:
            return true;
    }
}

}  // namespace tessera::himiki
