// What lies on the board and what the rules remember, for screens.

#include "games/himiki/scene_parts.hpp"
#include "games/himiki/screen.hpp"

namespace tessera::himiki {

namespace {

std::string_view word_of(Phase phase) {
    switch (phase) {
        case Phase::place:
            return "place";
        case Phase::turn:
            return "turn";
        case Phase::replay:
            return "replay";
        case Phase::chaos:
        case Phase::chaos_then_replay:
            return "chaos";
        case Phase::impulse:
            return "impulse";
        case Phase::teleport:
            return "teleport";
        case Phase::transfer:
            return "transfer";
        case Phase::yokai:
            return "yokai";
    }
    return "";
}

/// Without tiles.
template <class P>
tessera::Scene plain_scene(const P& position) {
    tessera::Scene scene;
    for (const Cell cell : each(position.cubes())) {
        const Cube cube = position.board().cube_on(cell);
        scene.pieces.push_back({.cell = name(cell), .side = cube.side, .kind = "cube", .faces = faces_of(cube.lies)});
    }
    mark_left_cells(scene, position.trails());
    scene.facts.push_back({.kind = "phase", .value = std::string(word_of(position.phase()))});
    for (const Side side : {Side::first, Side::second}) {
        scene.facts.push_back(
            {.kind = "score", .side = side, .value = std::to_string(position.score(side)), .most = points_to_win});
    }
    for (const Element element : elements) {
        scene.facts.push_back({.kind = "hold", .side = position.hold(element), .value = word_of_element(element)});
    }
    if (position.is_pivot_banned()) scene.facts.push_back({.kind = "pivot-ban"});
    return scene;
}

tessera::Scene::Fact about(Seat seat, const Rules& rules, std::string_view kind) {
    return {.kind = kind, .side = side_of(seat), .seat = std::string(name_of(seat, rules))};
}

/// The tiles, of which `hand_of` says what is seen of a hand.
template <class HandOf>
void add_tiles(tessera::Scene& scene, const ExpertPosition& position, HandOf hand_of) {
    const Rules rules = position.rules();
    const Chaos& chaos = position.chaos();
    mark_terrain(scene, chaos);
    if (ExpertPosition::asks_about_a_cube(position.phase())) {
        scene.marks.push_back({.cell = name(position.active()), .kind = "active"});
    }
    for (const Seat seat : seats_of(rules)) {
        tessera::Scene::Fact hand = about(seat, rules, "hand");
        hand.values = hand_of(seat);
        scene.facts.push_back(std::move(hand));
    }
    if (const auto seat = chaos.yokai()) scene.facts.push_back(about(*seat, rules, "yokai"));
    std::vector<std::string> confused;
    for (const std::size_t i : {0U, 1U}) {
        if (const auto seat = chaos.confused(i)) confused.emplace_back(name_of(*seat, rules));
    }
    if (!confused.empty()) scene.facts.push_back({.kind = "confused", .values = std::move(confused)});
}

}  // namespace

template <Tiles kTiles>
tessera::Scene scene_of(const BasicPosition<kTiles>& position) {
    tessera::Scene scene = plain_scene(position);
    if constexpr (BasicPosition<kTiles>::has_tiles) {
        add_tiles(scene, position, [&](Seat seat) { return words_of(position.chaos().hand(seat)); });
    }
    return scene;
}

tessera::Scene scene_of(const View& view) {
    tessera::Scene scene = plain_scene(view.shown());
    add_tiles(scene, view.shown(), [&](Seat seat) {
        if (view.sees_hand_of(seat)) return words_of(view.shown().chaos().hand(seat));
        return std::vector<std::string>(view.tiles_held_by(seat), "?");
    });
    return scene;
}

template tessera::Scene scene_of(const Position& position);
template tessera::Scene scene_of(const ExpertPosition& position);

}  // namespace tessera::himiki
