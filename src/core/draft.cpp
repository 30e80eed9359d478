#include "core/draft.hpp"

#include <algorithm>
#include <set>
#include <span>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera {

namespace {

/// More than any game has use for: a draft from outside may be of any length.
constexpr std::size_t most_items = 64;
constexpr std::size_t longest_number = 9;

bool is_number(std::string_view text) {
    return !text.empty() && text.size() <= longest_number && std::ranges::all_of(text, is_digit);
}

bool is_option(const DraftForm::Field& field, std::string_view item) {
    return std::ranges::find(field.options, item) != field.options.end();
}

using CellNames = std::set<std::string, std::less<>>;

bool is_trail(std::string_view text, const CellNames& cells) {
    auto names = split(text, '<');
    if (names.front().text.ends_with('!')) names.front().text.remove_suffix(1);
    return names.size() <= most_items &&
           std::ranges::all_of(names, [&](const Field& name) { return cells.contains(name.text); });
}

bool is_item_of(const DraftForm::Field& field, std::string_view item, const CellNames& cells) {
    switch (field.kind) {
        case DraftForm::Kind::choice:
        case DraftForm::Kind::list:
            return is_option(field, item);
        case DraftForm::Kind::number:
            return is_number(item);
        case DraftForm::Kind::trails:
            return is_trail(item, cells);
        case DraftForm::Kind::cells:
            break;
    }
    if (field.options.empty()) return cells.contains(item);
    const std::size_t sign = item.find('=');
    return sign != std::string_view::npos && cells.contains(item.substr(0, sign)) &&
           is_option(field, item.substr(sign + 1));
}

/// How many items a field may have.
bool is_count_of(const DraftForm::Field& field, std::size_t count) {
    switch (field.kind) {
        case DraftForm::Kind::choice:
        case DraftForm::Kind::number:
            return count == 1;
        case DraftForm::Kind::cells:
        case DraftForm::Kind::list:
            return count <= field.most;
        case DraftForm::Kind::trails:
            break;
    }
    return count <= most_items;
}

std::optional<std::string> misfit_of(const DraftForm::Field& field, std::span<const std::string> items,
                                     const CellNames& cells) {
    if (!is_count_of(field, items.size()))
        return fmt::format("the field '{}' cannot have {} items", field.key, items.size());
    CellNames seen;
    for (const std::string& item : items) {
        if (!is_item_of(field, item, cells))
            return fmt::format("{} is nothing that the field '{}' can have", quoted(item), field.key);
        const bool names_cell = field.kind == DraftForm::Kind::cells;
        if (names_cell && !seen.insert(item.substr(0, item.find('='))).second)
            return fmt::format("the field '{}' has a cell twice", field.key);
    }
    return std::nullopt;
}

}  // namespace

std::string Draft::piece_on(std::string_view cell) const {
    const auto found = std::ranges::find(pieces, cell, &Piece::cell);
    return found == pieces.end() ? std::string() : found->piece;
}

const std::vector<std::string>& Draft::items(std::string_view field) const {
    static const std::vector<std::string> none;
    const auto found = std::ranges::find(values, field, &Value::field);
    return found == values.end() ? none : found->items;
}

bool Draft::has(std::string_view field, std::string_view item) const {
    return std::ranges::find(items(field), item) != items(field).end();
}

std::string Draft::joined(std::string_view field, std::string_view separator, std::string_view nothing) const {
    if (items(field).empty()) return std::string(nothing);
    return fmt::format("{}", fmt::join(items(field), separator));
}

std::optional<std::string> misfit(const Draft& draft, const DraftForm& form, const BoardPicture& board) {
    CellNames cells;
    for (const BoardPicture::Spot& spot : board.spots) cells.insert(spot.cell);
    CellNames pieces;
    for (const DraftForm::Entry& entry : form.palette) {
        for (const DraftForm::Look& look : entry) pieces.insert(look.piece);
    }
    CellNames taken;
    for (const Draft::Piece& piece : draft.pieces) {
        if (!cells.contains(piece.cell)) return fmt::format("{} is no cell of the board", quoted(piece.cell));
        if (!pieces.contains(piece.piece)) return fmt::format("{} is no piece of the game", quoted(piece.piece));
        if (!taken.insert(piece.cell).second) return fmt::format("{} holds two pieces", quoted(piece.cell));
    }
    for (const Draft::Value& value : draft.values) {
        if (std::ranges::find(form.fields, value.field, &DraftForm::Field::key) == form.fields.end())
            return fmt::format("there is no field {}", quoted(value.field));
    }
    for (const DraftForm::Field& field : form.fields) {
        if (auto wrong = misfit_of(field, draft.items(field.key), cells)) return wrong;
    }
    return std::nullopt;
}

}  // namespace tessera
