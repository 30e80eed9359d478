#include "games/himiki/attempt.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "games/himiki/cells.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

namespace {

/// Taps by their kinds; of a kind that is meant once, the last.
struct Tapped {
    std::string_view button = {};
    std::string_view tile = {};
    std::string_view lies = {};
    std::vector<Cell> cells = {};
};

std::optional<Tapped> read(std::span<const std::string> taps) {
    Tapped tapped;
    for (const std::string_view tap : taps) {
        const std::size_t colon = tap.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const std::string_view kind = tap.substr(0, colon);
        const std::string_view value = tap.substr(colon + 1);
        if (kind == "do") {
            tapped.button = value;
        } else if (kind == "tile") {
            tapped.tile = value;
        } else if (kind == "lies") {
            tapped.lies = value;
        } else if (const auto cell = parse_cell(value); cell && kind == "cell") {
            tapped.cells.push_back(*cell);
        } else {
            return std::nullopt;
        }
    }
    return tapped;
}

/// A cell where no tip leads: half of the board further on.
Cell out_of_reach(Cell cell) {
    return Cell{static_cast<std::uint8_t>((cell.index + Grid::cells / 2) % Grid::cells)};
}

std::string_view or_any(std::string_view lies, Dialect dialect) {
    if (!lies.empty()) return lies;
    return dialect == Dialect::puzzle ? "h." : "HM";
}

std::string mana(std::string_view tile, const std::vector<Cell>& cells, Dialect dialect) {
    const Cell from = cells.empty() ? Cell{} : cells[0];
    const bool is_pivot = cells.size() > 1 && cells[1] == from;
    if (is_pivot && dialect == Dialect::puzzle) return fmt::format("C-{}:{}>P{}", tile, name(from), name(from));
    const Cell to = cells.size() < 2 || is_pivot ? out_of_reach(from) : cells[1];
    return fmt::format("C-{}:{}>B{}", tile, name(from), name(to));
}

std::string with_tile(const Tapped& tapped, Dialect dialect) {
    const auto tile = parse_tile(tapped.tile);
    if (!tile) return {};
    if (element_of_mana(*tile)) return mana(name_of(*tile), tapped.cells, dialect);
    const std::string cell = name(tapped.cells.empty() ? Cell{} : tapped.cells.back());
    if (is_terrain(*tile)) return fmt::format("C-{}@{}", name_of(*tile), cell);
    if (*tile == Tile::conjuration) return fmt::format("C-CJ:{}@{}", cell, or_any(tapped.lies, dialect));
    return fmt::format("C-{}", name_of(*tile));
}

std::string pivots(std::span<const Cell> cells) {
    std::string text;
    for (const Cell cell : cells) {
        text += fmt::format("{}{}>P{}", text.empty() ? "" : "+", name(cell), name(cell));
    }
    return text;
}

/// A tap on one cell says whether what stands there can be moved at all.
std::string movement(std::span<const Cell> cells, bool is_pivot) {
    if (is_pivot || cells.size() == 1) return pivots(cells);
    if (cells[0] == cells[1]) return pivots(cells.subspan(1));
    return fmt::format("{}>B{}", name(cells[0]), name(cells[1]));
}

}  // namespace

std::string attempted(std::span<const std::string> taps, const Asking& asking) {
    auto tapped = read(taps);
    if (!tapped) return {};
    if (!tapped->tile.empty()) return with_tile(*tapped, asking.dialect);
    const bool is_pivot = tapped->button == "pivot";
    if (tapped->button == "none") return "YM>none";
    if (!tapped->button.empty() && !is_pivot) return std::string(tapped->button);
    if (is_pivot && tapped->cells.empty()) {
        for (const Cell cell : each(asking.movable)) tapped->cells.push_back(cell);
    }
    if (tapped->cells.empty()) return {};
    const std::string last = name(tapped->cells.back());
    switch (asking.asked) {
        case Asked::placing:
            return fmt::format("{}@{}", last, or_any(tapped->lies, asking.dialect));
        case Asked::impulse:
            return "IM>" + last;
        case Asked::teleport:
            return "TP>" + last;
        case Asked::transfer:
            return "TR>" + last;
        case Asked::yokai:
            return "YM>" + last;
        case Asked::movement:
            break;
    }
    return movement(tapped->cells, is_pivot);
}

}  // namespace tessera::himiki
