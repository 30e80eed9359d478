#pragma once

// Parts that the readers of all position strings of this game share.

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "core/faults.hpp"
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

/// The field of a draft that has what cubes left.
inline constexpr std::string_view left_key = "left";

/// `movable` are the cubes that can have tipped. What cannot be is added and left out.
template <class Trails>
[[nodiscard]] Parsed<ReadTrails<Trails>> read_trails(const Field& field, Cells movable, Faults& faults);

/// Whether the mark `!` is there exactly where the phase wants it.
void check_mark(const Field& left, bool wanted, bool found, std::string_view phase, Faults& faults);

/// Reads tiles, each of which is there once (H40).
class TileReader {
  public:
    explicit TileReader(Faults& faults) : faults_(&faults) {}

    /// Where a tile is, in the text and in a draft.
    struct Place {
        std::size_t at = 0;
        std::string cell = {};
        std::string field = {};
    };

    /// Takes a tile that is somewhere else than in a list, as one before a player; one that is taken already is added
    /// to the faults.
    void claim(Tile tile, const Place& place);
    /// `CJ,MH`. The key is that of the draft's field.
    [[nodiscard]] Parsed<TileSet> read_list(const Field& field, std::string_view key);
    /// `C3=MR,D4=PE` or `-`.
    [[nodiscard]] Parsed<void> read_terrain(const Field& field, Chaos& chaos);

  private:
    [[nodiscard]] Parsed<Tile> read(std::string_view text, const Place& place);

    Faults* faults_;
    TileSet seen_;
};

}  // namespace tessera::himiki
