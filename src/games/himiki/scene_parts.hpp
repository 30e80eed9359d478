#pragma once

// Parts that the scenes of all modes of this game share.

#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// The board with its zones (H2).
[[nodiscard]] BoardPicture picture_of_zones();

/// What a cube shows: top, x face, y face (H4).
[[nodiscard]] std::vector<std::string> faces_of(Orientation lies);
[[nodiscard]] std::string word_of_element(Element element);
[[nodiscard]] std::vector<std::string> words_of(TileSet tiles);

void mark_terrain(tessera::Scene& scene, const Chaos& chaos);

/// Where cubes may not tip back to (H18), each such cell with the cube that has left it.
template <class Trails>
void mark_left_cells(tessera::Scene& scene, const Trails& trails) {
    for (const Cell cube : each(trails.cubes())) {
        for (const Cell left : each(trails.left_by_cube_on(cube))) {
            scene.marks.push_back({.cell = name(left), .kind = "left", .value = name(cube)});
        }
    }
}

}  // namespace tessera::himiki
