#include "games/himiki/puzzle/screen.hpp"

#include "games/himiki/attempt.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/gestures.hpp"
#include "games/himiki/scene_parts.hpp"

namespace tessera::himiki::puzzle {

namespace {

std::string_view word_of(Phase phase) {
    switch (phase) {
        case Phase::turn:
            return "turn";
        case Phase::replay:
            return "replay";
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

Asked asked_in(Phase phase) {
    switch (phase) {
        case Phase::impulse:
            return Asked::impulse;
        case Phase::teleport:
            return Asked::teleport;
        case Phase::transfer:
            return Asked::transfer;
        case Phase::yokai:
            return Asked::yokai;
        default:
            return Asked::movement;
    }
}

/// Black cubes have nothing but a top (H70).
std::vector<std::string> faces_seen(const Cube& cube) {
    if (cube.side == Side::second) return {word_of_element(cube.lies.top())};
    return faces_of(cube.lies);
}

tessera::Scene::Fact of_the_player(std::string_view kind) {
    return {.kind = kind, .side = Side::first, .seat = std::string(single_seats[0])};
}

void add_facts(tessera::Scene& scene, const Position& position) {
    scene.facts.push_back({.kind = "phase", .value = std::string(word_of(position.phase()))});
    scene.facts.push_back({.kind = "spent", .value = std::to_string(position.spent())});
    for (const Element element : elements) {
        if (position.hold(element) == Hold::not_asked) continue;
        const auto holder = position.hold(element) == Hold::taken ? std::optional(Side::first) : std::nullopt;
        scene.facts.push_back({.kind = "hold", .side = holder, .value = word_of_element(element)});
    }
    tessera::Scene::Fact hand = of_the_player("hand");
    hand.values = words_of(position.events());
    scene.facts.push_back(std::move(hand));
    if (position.is_armed()) scene.facts.push_back(of_the_player("yokai"));
}

}  // namespace

BoardPicture board_picture(const Position&) {
    return picture_of_zones();
}

tessera::Scene scene_of(const Position& position) {
    tessera::Scene scene;
    for (const Cell cell : each(position.board().cubes())) {
        const Cube cube = position.board().cube_on(cell);
        scene.pieces.push_back({.cell = name(cell), .side = cube.side, .kind = "cube", .faces = faces_seen(cube)});
    }
    mark_left_cells(scene, position.trails());
    mark_terrain(scene, position.chaos());
    if (Position::asks_about_a_cube(position.phase())) {
        scene.marks.push_back({.cell = name(position.active()), .kind = "active"});
    }
    add_facts(scene, position);
    return scene;
}

std::vector<Gesture> gestures_of(const Position&, Move move) {
    return gestures_for(move, Dialect::puzzle);
}

std::string attempt_of(const Position& position, std::span<const std::string> taps) {
    return attempted(
        taps,
        {.asked = asked_in(position.phase()), .dialect = Dialect::puzzle, .movable = position.board().of(Side::first)});
}

}  // namespace tessera::himiki::puzzle
