#include "games/versus/draft.hpp"

#include <fmt/format.h>

#include "core/rows_text.hpp"

namespace tessera::versus {

namespace {

DraftForm::Look look_of(const Piece& piece) {
    return {.piece = std::string(1, letter_of(piece)), .shows = {shown(piece, {})}};
}

/// A pawn with this side up, then turned over (V8): it is the other side's then, with its other number.
DraftForm::Entry pawn(Side side, unsigned kind) {
    return {look_of({side, number_of(kind, side)}), look_of({opponent(side), number_of(kind, opponent(side))})};
}

/// The counts in the order of the cells, as the text wants them.
template <Size S>
std::string counts_text(const Draft& draft) {
    std::string text;
    for (int i = 0; i < Board<S>::Grid::cells; ++i) {
        const std::string cell = Board<S>::name(Board<S>::cell(static_cast<std::size_t>(i)));
        for (const std::string& item : draft.items("pulled")) {
            if (!item.starts_with(cell + '=')) continue;
            text += fmt::format("{}{}:{}", text.empty() ? "" : ",", cell, item.substr(cell.size() + 1));
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace

template <Size S>
DraftForm draft_form(const Position<S>&) {
    DraftForm form;
    for (const Side side : {Side::first, Side::second}) {
        form.palette.push_back({look_of({side})});
        for (unsigned number = both_numbers + 1; number-- > 0;) {
            const unsigned kind = number_of(number, side);
            if (pieces_of<S>(kind) > 0) form.palette.push_back(pawn(side, kind));
        }
    }
    using enum DraftForm::Kind;
    form.fields = {{.key = "side", .kind = choice, .name = "side", .options = {"d", "l"}},
                   {.key = "pulled", .kind = cells, .name = "pulled", .options = {"1", "2"}, .most = Board<S>::cells}};
    return form;
}

template <Size S>
Draft draft_of(const Position<S>& position) {
    using Board = versus::Board<S>;
    Draft draft;
    std::vector<std::string> pulled;
    for_each_in(position.occupied(), [&](unsigned index) {
        const Cell cell = Board::cell(index);
        draft.pieces.push_back({Board::name(cell), std::string(1, letter_of(*position.at(cell)))});
        if (const unsigned pulls = position.pulls(cell); pulls > 0)
            pulled.push_back(fmt::format("{}={}", Board::name(cell), pulls));
    });
    draft.values = {{"side", {position.side_to_move() == Side::first ? "d" : "l"}}, {"pulled", std::move(pulled)}};
    return draft;
}

template <Size S>
std::string draft_text(const Position<S>&, const Draft& draft) {
    const auto board =
        rows_text<typename Board<S>::Grid>([&](Cell cell) { return draft.piece_on(Board<S>::name(cell)); });
    return fmt::format("{} {} {}", board, draft.item("side"), counts_text<S>(draft));
}

template DraftForm draft_form(const Position61&);
template DraftForm draft_form(const Position91&);
template Draft draft_of(const Position61&);
template Draft draft_of(const Position91&);
template std::string draft_text(const Position61&, const Draft&);
template std::string draft_text(const Position91&, const Draft&);

}  // namespace tessera::versus
