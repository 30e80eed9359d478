#pragma once

// Parts that the readers of all position strings of this game share.

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "core/parse_error.hpp"
#include "core/text.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// Reads two letters of one case: `HM` is White's, `hm` Black's.
[[nodiscard]] std::optional<Cube> cube_in(std::string_view two);

/// Puts the cube of two characters on a cell; says whether they are one.
using PutCube = std::function<bool(Cell, std::string_view)>;

/// Reads the board's rows. `no_cube` ends the sentence about two characters that `put` refused.
[[nodiscard]] Parsed<void> read_rows(const Field& field, const PutCube& put, std::string_view no_cube);

/// The field `left`: which cubes left which cells, and which of them is marked as the one that tipped last.
template <class Trails>
struct ReadTrails {
    Trails trails = {};
    std::optional<std::size_t> marked = std::nullopt;
};

/// `movable` are the cubes that can have tipped.
template <class Trails>
[[nodiscard]] Parsed<ReadTrails<Trails>> read_trails(const Field& field, Cells movable);

/// Whether the mark `!` is there exactly where the phase wants it.
[[nodiscard]] Parsed<void> check_mark(const Field& left, bool wanted, bool found, std::string_view phase);

/// Reads tiles, each of which is there once (H40).
class TileReader {
  public:
    /// Takes a tile that is somewhere else than in a list, as one before a player.
    [[nodiscard]] Parsed<void> claim(Tile tile, std::size_t at);
    /// `CJ,MH`.
    [[nodiscard]] Parsed<TileSet> read_list(const Field& field);
    /// `C3=MR,D4=PE` or `-`.
    [[nodiscard]] Parsed<void> read_terrain(const Field& field, Chaos& chaos);

  private:
    [[nodiscard]] Parsed<Tile> read(std::string_view text, std::size_t at);

    TileSet seen_;
};

}  // namespace tessera::himiki
