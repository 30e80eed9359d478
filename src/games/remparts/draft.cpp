#include "games/remparts/draft.hpp"

#include <fmt/format.h>

#include "core/rows_text.hpp"

namespace tessera::remparts {

namespace {

std::string wall_text() {
    return std::string(1, wall);
}

DraftForm::Look look_of(Piece piece) {
    return {.piece = std::string(1, letter_of(piece)),
            .shows = {{.cell = {}, .side = piece.side, .kind = word_of(piece.kind)}}};
}

/// Lost knights in the order of their sizes, as the text wants them.
std::string lost_text(const Draft& draft, std::string_view field) {
    std::string text;
    for (const Kind knight : knights) {
        for (const std::string& item : draft.items(field)) {
            if (item.front() == letter_of(knight)) text += item;
        }
    }
    return text.empty() ? "-" : text;
}

/// What was done to a tile is seen on the board: a wall was built, a path was a wall.
std::string turned_text(const Draft& draft) {
    std::string text;
    for (const Cell cell : cells_by_name) {
        if (!draft.has("turned", name(cell))) continue;
        const bool is_built = draft.piece_on(name(cell)) == wall_text();
        text += fmt::format("{}{}{}", text.empty() ? "" : ",", is_built ? '+' : '-', name(cell));
    }
    return text.empty() ? "-" : text;
}

}  // namespace

DraftForm draft_form(const Position&) {
    DraftForm form;
    form.palette.push_back({{.piece = wall_text(), .marks = {{.cell = {}, .kind = "wall"}}}});
    for (const Side side : {Side::first, Side::second}) {
        for (const Kind kind : kinds) form.palette.push_back({look_of({side, kind})});
    }
    using enum DraftForm::Kind;
    form.fields = {
        {.key = "side", .kind = choice, .name = "side", .options = {"b", "w"}},
        {.key = "lost-p2", .kind = list, .name = "lost", .about = "p2", .options = {"L", "M", "S"}, .most = 9},
        {.key = "lost-p1", .kind = list, .name = "lost", .about = "p1", .options = {"L", "M", "S"}, .most = 9},
        {.key = "used", .kind = number, .name = "used", .most = actions_a_turn - 1},
        {.key = "turned", .kind = cells, .name = "turned", .most = Grid::cells},
        {.key = "start", .kind = cells, .name = "start", .most = 1},
    };
    return form;
}

Draft draft_of(const Position& position) {
    Draft draft;
    std::vector<std::string> turned;
    for (const Cell cell : remparts::cells) {
        if (has(position.walls(), cell.index)) draft.pieces.push_back({name(cell), wall_text()});
        if (const auto piece = position.at(cell))
            draft.pieces.push_back({name(cell), std::string(1, letter_of(*piece))});
        if (has(position.turned(), cell.index)) turned.push_back(name(cell));
    }
    std::vector<std::string> start;
    if (position.start()) start.push_back(name(*position.start()));
    draft.values = {{"side", {position.side_to_move() == Side::second ? "w" : "b"}},
                    {"lost-p2", letters_of(position.lost(Side::second))},
                    {"lost-p1", letters_of(position.lost(Side::first))},
                    {"used", {std::to_string(position.used())}},
                    {"turned", std::move(turned)},
                    {"start", std::move(start)}};
    return draft;
}

std::string draft_text(const Position&, const Draft& draft) {
    return fmt::format("{} {} {} {} {} {} {}", rows_text<Grid>([&](Cell cell) { return draft.piece_on(name(cell)); }),
                       draft.item("side"), lost_text(draft, "lost-p2"), lost_text(draft, "lost-p1"), draft.item("used"),
                       turned_text(draft), draft.joined("start", ","));
}

}  // namespace tessera::remparts
