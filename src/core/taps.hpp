#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.hpp"
#include "core/screen.hpp"

namespace tessera {

/// What follows the kind of a tap: `L` of `back:L`; nothing if it is of another kind.
[[nodiscard]] constexpr std::optional<std::string_view> tapped(std::string_view tap, std::string_view kind) {
    if (!tap.starts_with(kind) || tap.substr(kind.size(), 1) != ":") return std::nullopt;
    return tap.substr(kind.size() + 1);
}

/// The cells of taps on cells alone; nothing if there is any other tap among them.
template <class ParseCell>
[[nodiscard]] std::optional<std::vector<Cell>> tapped_cells(std::span<const std::string> taps,
                                                            const ParseCell& parse_cell) {
    std::vector<Cell> cells;
    for (const std::string& tap : taps) {
        const auto name = tapped(tap, "cell");
        const std::optional<Cell> cell = name ? parse_cell(*name) : std::nullopt;
        if (!cell) return std::nullopt;
        cells.push_back(*cell);
    }
    return cells;
}

/// Whether these taps are the gesture so far, or all of it.
[[nodiscard]] inline bool begins_with(const Gesture& gesture, std::span<const std::string> taps) {
    const std::size_t in_order = std::min(taps.size(), gesture.steps.size());
    if (!std::equal(taps.begin(), taps.begin() + static_cast<std::ptrdiff_t>(in_order), gesture.steps.begin()))
        return false;
    std::vector<std::string> rest = gesture.rest;
    for (const std::string& tap : taps.subspan(in_order)) {
        const auto found = std::find(rest.begin(), rest.end(), tap);
        if (found == rest.end()) return false;
        rest.erase(found);
    }
    return true;
}

}  // namespace tessera
