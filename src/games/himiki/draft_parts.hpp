#pragma once

// What the editors of games and puzzles of HI MI KI share.

#include <string>
#include <vector>

#include "core/draft.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube.hpp"

namespace tessera::himiki {

/// `HM`, for Black `hm`.
[[nodiscard]] std::string cube_text(const Cube& cube);

/// Cubes of a side: for each top the two ways in which it can lie.
void add_cubes(DraftForm& form, Side side);

/// The board's rows.
[[nodiscard]] std::string board_text(const Draft& draft);

/// Tiles that can be chosen for a hand.
[[nodiscard]] DraftForm::Field tiles_field(std::string key, std::string_view name, std::string about, TileSet tiles);
[[nodiscard]] DraftForm::Field terrain_field();
[[nodiscard]] std::vector<std::string> terrain_items(const Chaos& chaos);

/// What cubes left, as the position's text has it.
[[nodiscard]] std::vector<std::string> left_items(const std::string& left_text);

}  // namespace tessera::himiki
