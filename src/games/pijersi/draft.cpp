#include "games/pijersi/draft.hpp"

#include <fmt/format.h>

#include "core/rows_text.hpp"

namespace tessera::pijersi {

namespace {

DraftForm::Look look_of(const Piece& piece) {
    return {.piece = piece_text(piece), .shows = shown(piece, {})};
}

/// A cube alone, then on each cube that it may stand on (P4).
DraftForm::Entry entry_of(Side side, Role top) {
    DraftForm::Entry entry = {look_of({side, top})};
    for (const Role under : roles) {
        if (may_stand_on(top, under)) entry.push_back(look_of({side, top, under}));
    }
    return entry;
}

}  // namespace

DraftForm draft_form(const Position&) {
    DraftForm form;
    for (const Side side : {Side::first, Side::second}) {
        for (const Role role : roles) form.palette.push_back(entry_of(side, role));
    }
    using enum DraftForm::Kind;
    form.fields = {
        {.key = "side", .kind = choice, .name = "side", .options = {"w", "b"}},
        {.key = "quiet", .kind = number, .name = "quiet", .most = greatest_quiet},
        {.key = "turn", .kind = number, .name = "turn", .most = greatest_turn},
    };
    return form;
}

Draft draft_of(const Position& position) {
    Draft draft;
    for (const Cell cell : cells) {
        if (const auto piece = position.at(cell)) draft.pieces.push_back({name(cell), piece_text(*piece)});
    }
    draft.values = {{"side", {position.side_to_move() == Side::first ? "w" : "b"}},
                    {"quiet", {std::to_string(position.quiet())}},
                    {"turn", {std::to_string(position.turn())}}};
    return draft;
}

std::string draft_text(const Position&, const Draft& draft) {
    return fmt::format("{} {} {} {}", rows_text<Grid>([&](Cell cell) { return draft.piece_on(Grid::name(cell)); }),
                       draft.item("side"), draft.item("quiet"), draft.item("turn"));
}

}  // namespace tessera::pijersi
