#pragma once

// What the drawings of all modes of this game share: the board, its cubes and tiles, and notes beside it.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/drawing.hpp"
#include "core/sheet.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/move.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// What a character stands for; it decides the colours.
enum class Ink : unsigned char {
    plain,
    edge,
    light,
    dark,
    touched,
    tile,
    white_cube,
    black_cube,
    fire,
    water,
    wood,
    strong,
    faint
};

[[nodiscard]] std::string_view code_of(Ink ink);

using Paper = Sheet<Ink>;

/// What stands on a cell.
struct CellContent {
    std::optional<Cube> cube = std::nullopt;
    std::optional<Tile> terrain = std::nullopt;
};

/// Whether all faces of black cubes are known, or just their tops (puzzles).
enum class BlackFaces : bool { hidden, shown };

/// A sheet of 80 columns with the board on it, the cells of the last action marked.
[[nodiscard]] Paper board_sheet(const std::function<CellContent(Cell)>& content, BlackFaces black_faces,
                                std::optional<Move> last, const DrawStyle& style);

/// The lines beside the board, one after another.
class Notes {
  public:
    explicit Notes(Paper& sheet) : sheet_(sheet) {}
    void add(std::string_view text, Ink ink = Ink::plain);
    void skip() { ++line_; }
    /// Which element beats which.
    void add_legend();

  private:
    Paper& sheet_;
    int line_ = 0;
};

}  // namespace tessera::himiki
