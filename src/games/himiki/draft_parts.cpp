#include "games/himiki/draft_parts.hpp"

#include <fmt/format.h>

#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/himiki/scene_parts.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki {

std::string cube_text(const Cube& cube) {
    return {letter_of(cube.side, cube.lies.top()), letter_of(cube.side, cube.lies.face(Axis::x))};
}

void add_cubes(DraftForm& form, Side side) {
    for (const Element top : elements) {
        DraftForm::Entry entry;
        for (const unsigned twist : {0U, 1U}) {
            const Cube cube{side, Orientation(top, twist)};
            entry.push_back({.piece = cube_text(cube),
                             .shows = {{.cell = {}, .side = side, .kind = "cube", .faces = faces_of(cube.lies)}}});
        }
        form.palette.push_back(std::move(entry));
    }
}

std::string board_text(const Draft& draft) {
    return rows_text<Grid>([&](Cell cell) { return draft.piece_on(name(cell)); });
}

DraftForm::Field tiles_field(std::string key, std::string_view name, std::string about, TileSet tiles) {
    return {.key = std::move(key),
            .kind = DraftForm::Kind::list,
            .name = name,
            .about = std::move(about),
            .options = words_of(tiles),
            .most = tile_count};
}

DraftForm::Field terrain_field() {
    return {.key = "terrain",
            .kind = DraftForm::Kind::cells,
            .name = "terrain",
            .options = words_of(terrain_tiles),
            .most = Grid::cells};
}

std::vector<std::string> terrain_items(const Chaos& chaos) {
    std::vector<std::string> items;
    for (const Cell cell : each(chaos.terrain()))
        items.push_back(fmt::format("{}={}", name(cell), name_of(*chaos.terrain_on(cell))));
    return items;
}

std::vector<std::string> left_items(const std::string& left_text) {
    std::vector<std::string> items;
    if (left_text == "-") return items;
    for (const Field& trail : split(left_text, ',')) items.emplace_back(trail.text);
    return items;
}

}  // namespace tessera::himiki
