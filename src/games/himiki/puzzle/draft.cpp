#include "games/himiki/puzzle/draft.hpp"

#include <fmt/format.h>

#include "games/himiki/draft_parts.hpp"
#include "games/himiki/reader_parts.hpp"
#include "games/himiki/scene_parts.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki::puzzle {

namespace {

/// A black cube has a top only (H70).
std::string piece_text(const Cube& cube) {
    if (cube.side == Side::first) return cube_text(cube);
    return {letter_of(Side::second, cube.lies.top()), '.'};
}

std::string hold_key(Element element) {
    return "hold-" + word_of_element(element);
}

/// What may be given: no terrain, which lies on the board, and no confusion (H72).
TileSet event_tiles() {
    TileSet tiles = TileSet::all().without(terrain_tiles);
    tiles.remove(Tile::confusion);
    return tiles;
}

}  // namespace

DraftForm draft_form(const Position& position) {
    using enum DraftForm::Kind;
    const bool is_headlock = position.rules().is_headlock();
    DraftForm form;
    add_cubes(form, Side::first);
    for (const Element top : elements) {
        form.palette.push_back(
            {{.piece = piece_text({Side::second, Orientation(top, 0)}),
              .shows = {{.cell = {}, .side = Side::second, .kind = "cube", .faces = {word_of_element(top)}}}}});
    }
    DraftForm::Field phase{.key = "phase", .kind = choice, .name = "phase"};
    for (const std::string_view name : phase_names) {
        if (!is_headlock || name != "yokai") phase.options.emplace_back(name);
    }
    form.fields = {std::move(phase), {.key = "spent", .kind = number, .name = "spent", .most = most_spent}};
    for (const Element element : elements) {
        if (is_headlock) break;
        form.fields.push_back({.key = hold_key(element),
                               .kind = choice,
                               .name = "wanted-hold",
                               .about = word_of_element(element),
                               .options = {".", "?", "w"}});
    }
    form.fields.push_back({.key = std::string(left_key), .kind = trails, .name = "left"});
    form.fields.push_back(terrain_field());
    if (is_headlock) return form;
    form.fields.push_back(tiles_field("events", "events", {}, event_tiles()));
    form.fields.push_back({.key = "yokai", .kind = choice, .name = "armed", .options = {"-", "y"}});
    return form;
}

Draft draft_of(const Position& position) {
    Draft draft;
    for (const Cell cell : each(position.board().cubes()))
        draft.pieces.push_back({name(cell), piece_text(*position.at(cell))});
    const bool is_headlock = position.rules().is_headlock();
    draft.values = {{"phase", {std::string(phase_names[static_cast<std::size_t>(position.phase())])}},
                    {"spent", {std::to_string(position.spent())}}};
    for (const Element element : elements) {
        if (is_headlock) break;
        draft.values.push_back(
            {hold_key(element), {std::string(1, ".?w"[static_cast<std::size_t>(position.hold(element))])}});
    }
    const bool marks = Position::asks_about_a_cube(position.phase());
    const auto marked = marks ? std::optional(position.active()) : std::nullopt;
    draft.values.push_back({std::string(left_key), left_items(left_text(position.trails(), marked))});
    draft.values.push_back({"terrain", terrain_items(position.chaos())});
    if (is_headlock) return draft;
    draft.values.push_back({"events", words_of(position.events())});
    draft.values.push_back({"yokai", {position.is_armed() ? "y" : "-"}});
    return draft;
}

std::string draft_text(const Position& position, const Draft& draft) {
    std::string holds = "-";
    std::string armed = "-";
    if (!position.rules().is_headlock()) {
        holds.clear();
        for (const Element element : elements) holds += draft.item(hold_key(element));
        if (holds == "...") holds = "-";
        armed = draft.item("yokai");
    }
    return fmt::format("{} {} {} {} {} {} {} {}", board_text(draft), draft.item("phase"), draft.item("spent"), holds,
                       draft.joined(left_key, ","), draft.joined("events", ","), draft.joined("terrain", ","), armed);
}

}  // namespace tessera::himiki::puzzle
