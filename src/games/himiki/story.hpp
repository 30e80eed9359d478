#pragma once

#include <optional>
#include <vector>

#include "core/screen.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube_board.hpp"
#include "games/himiki/move.hpp"

namespace tessera::himiki {

/// The motions of one cube's conflicts (H15). Equal tops are none.
[[nodiscard]] std::vector<Motion> conflicts_of(Cell cell, const CubeBoard::Fight& fight);

/// What an action does, told from its beginning: the cubes as they stand by now, and the beats so far. It is told of
/// actions that were played, so it asks what became of things, not what the rules make of them.
class Story {
  public:
    explicit Story(const CubeBoard& before) : board_(before) {}

    [[nodiscard]] const CubeBoard& board() const { return board_; }
    [[nodiscard]] const Beats& beats() const { return beats_; }

    /// What happens first: a tile is played, a cube is put down or moves. `active` is the cube that a question was
    /// about. Gives the cell that a cube has entered, if it may have set off terrain there (H50).
    [[nodiscard]] std::optional<Cell> begin(Move move, Side actor, Cell active);

    /// The terrain that a cube sets off where it enters: all that is gone afterwards. Gives the cell where the cube
    /// ends; nothing if it has left the board.
    [[nodiscard]] std::optional<Cell> set_off_terrain(Cell entered, const Chaos& before, const Chaos& after);

    /// Motions that happen together, if there are any.
    void add(std::vector<Motion> beat);

  private:
    void tip(Cell from, Cell to);
    void slide(Cell from, Cell to);
    void turn(Cells cubes);

    CubeBoard board_;
    Beats beats_;
};

}  // namespace tessera::himiki
