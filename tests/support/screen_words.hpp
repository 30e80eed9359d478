#pragma once

// What a screen gets, in one line each, for tests to compare.

#include <string>
#include <string_view>
#include <vector>

#include "core/screen.hpp"

namespace tessera {

namespace detail {

inline void add(std::string& line, std::string_view word, std::string_view before = " ") {
    if (word.empty()) return;
    if (!line.empty()) line += before;
    line += word;
}

inline std::string_view party(std::optional<Side> side) {
    if (!side) return "";
    return *side == Side::first ? "p1" : "p2";
}

inline std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) add(text, word, "/");
    return text;
}

}  // namespace detail

/// "d6 p2 pawn 4/1", "b4 p1 wise +1" for one that stands on another.
inline std::vector<std::string> told(const std::vector<Scene::Piece>& pieces) {
    std::vector<std::string> lines;
    for (const auto& piece : pieces) {
        std::string line = piece.cell;
        detail::add(line, detail::party(piece.side));
        detail::add(line, piece.kind);
        detail::add(line, detail::joined(piece.faces));
        if (piece.level > 0) detail::add(line, "+" + std::to_string(piece.level));
        lines.push_back(line);
    }
    return lines;
}

/// "d6 pulled 2"
inline std::vector<std::string> told(const std::vector<Scene::Mark>& marks) {
    std::vector<std::string> lines;
    for (const auto& mark : marks) {
        std::string line = mark.cell;
        detail::add(line, mark.kind);
        detail::add(line, mark.value);
        lines.push_back(line);
    }
    return lines;
}

/// "score p1 3 of 14", "lost p2 L/M"
inline std::vector<std::string> told(const std::vector<Scene::Fact>& facts) {
    std::vector<std::string> lines;
    for (const auto& fact : facts) {
        std::string line(fact.kind);
        detail::add(line, detail::party(fact.side));
        detail::add(line, fact.seat);
        detail::add(line, fact.value);
        if (fact.most) detail::add(line, "of " + std::to_string(*fact.most));
        detail::add(line, detail::joined(fact.values));
        lines.push_back(line);
    }
    return lines;
}

/// "slide a1>b1, take b1 | back a1 L": a bar between beats.
inline std::string told(const Beats& beats) {
    std::string text;
    for (const auto& beat : beats) {
        std::string together;
        for (const Motion& motion : beat) {
            std::string line(motion.kind);
            // Points say whose and how many before where.
            if (motion.kind != "points") detail::add(line, motion.cell);
            detail::add(line, motion.to, ">");
            detail::add(line, detail::party(motion.side));
            detail::add(line, motion.value);
            if (motion.kind == "points") detail::add(line, motion.cell);
            detail::add(together, line, ", ");
        }
        detail::add(text, together, " | ");
    }
    return text;
}

inline std::vector<std::string> cells_on(const BoardPicture& picture, std::string_view ground) {
    std::vector<std::string> cells;
    for (const auto& spot : picture.spots) {
        if (spot.ground == ground) cells.push_back(spot.cell);
    }
    return cells;
}

}  // namespace tessera
