#include "games/himiki/scene_parts.hpp"

#include "core/board_picture.hpp"

namespace tessera::himiki {

BoardPicture picture_of_zones() {
    return picture_of_squares<Grid>([](Cell cell) {
        constexpr Seat of_light{0};
        return (zone_of(of_light) & set_of(cell)) != 0 ? "light" : "dark";
    });
}

std::vector<std::string> faces_of(Orientation lies) {
    return {word_of_element(lies.top()), word_of_element(lies.face(Axis::x)), word_of_element(lies.face(Axis::y))};
}

std::string word_of_element(Element element) {
    return {letter_of(element)};
}

std::vector<std::string> words_of(TileSet tiles) {
    std::vector<std::string> words;
    tiles.each([&](Tile tile) { words.emplace_back(name_of(tile)); });
    return words;
}

void mark_terrain(tessera::Scene& scene, const Chaos& chaos) {
    for (const Cell cell : each(chaos.terrain())) {
        scene.marks.push_back(
            {.cell = name(cell), .kind = "terrain", .value = std::string(name_of(*chaos.terrain_on(cell)))});
    }
}

}  // namespace tessera::himiki
