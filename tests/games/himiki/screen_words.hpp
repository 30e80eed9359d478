#pragma once

// What screens get, in short words for tests.

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/screen.hpp"
#include "games/himiki/cube_board.hpp"

namespace tessera::himiki {

/// `tip C4 C3 | win C3 C2, lose C3 D3 | points p1 1`: beats are separated by bars.
inline std::string words_of(const Beats& beats) {
    std::vector<std::string> told;
    for (const auto& beat : beats) {
        std::vector<std::string> motions;
        for (const Motion& motion : beat) {
            std::string words(motion.kind);
            if (!motion.cell.empty()) words += ' ' + motion.cell;
            if (!motion.to.empty()) words += ' ' + motion.to;
            if (motion.side) words += *motion.side == Side::first ? " p1" : " p2";
            if (!motion.value.empty()) words += ' ' + motion.value;
            motions.push_back(words);
        }
        told.push_back(fmt::format("{}", fmt::join(motions, ", ")));
    }
    return fmt::format("{}", fmt::join(told, " | "));
}

/// `cell:B5 cell:B5 + cell:C5`: behind the plus what may be tapped in any order.
inline std::vector<std::string> words_of(const std::vector<Gesture>& gestures) {
    std::vector<std::string> all;
    for (const Gesture& gesture : gestures) {
        std::string words = fmt::format("{}", fmt::join(gesture.steps, " "));
        if (!gesture.rest.empty()) words += fmt::format(" + {}", fmt::join(gesture.rest, " "));
        all.push_back(words);
    }
    return all;
}

/// `B5 p1 HMK`.
inline std::vector<std::string> words_of(const std::vector<tessera::Scene::Piece>& pieces) {
    std::vector<std::string> all;
    for (const auto& piece : pieces) {
        const std::string_view side = piece.side == Side::first ? "p1" : "p2";
        all.push_back(fmt::format("{} {} {}", piece.cell, side, fmt::join(piece.faces, "")));
    }
    return all;
}

inline std::vector<std::string> words_of(const std::vector<tessera::Scene::Mark>& marks) {
    std::vector<std::string> all;
    for (const auto& mark : marks) {
        all.push_back(fmt::format("{} {}{}{}", mark.cell, mark.kind, mark.value.empty() ? "" : " ", mark.value));
    }
    return all;
}

/// Those of one kind, without its name: `p1 2/5`, `w p1 CJ,MH`.
inline std::vector<std::string> facts_of(const tessera::Scene& scene, std::string_view kind) {
    std::vector<std::string> all;
    for (const auto& fact : scene.facts) {
        if (fact.kind != kind) continue;
        std::vector<std::string> words;
        if (!fact.seat.empty()) words.push_back(fact.seat);
        if (fact.side) words.emplace_back(*fact.side == Side::first ? "p1" : "p2");
        if (!fact.value.empty()) words.push_back(fact.value + (fact.most ? fmt::format("/{}", *fact.most) : ""));
        if (!fact.values.empty()) words.push_back(fmt::format("{}", fmt::join(fact.values, ",")));
        all.push_back(fmt::format("{}", fmt::join(words, " ")));
    }
    return all;
}

/// The cubes as motions leave them. How one lies that is put or laid down is not told, so it is looked up at the end.
inline CubeBoard replayed(CubeBoard board, const Beats& beats, const CubeBoard& after) {
    const auto cell_of = [](const std::string& text) { return parse_cell(text).value(); };
    for (const auto& beat : beats) {
        for (const Motion& motion : beat) {
            if (motion.kind == "tip") board.tip(cell_of(motion.cell), cell_of(motion.to));
            if (motion.kind == "slide") board.slide(cell_of(motion.cell), cell_of(motion.to));
            if (motion.kind == "swap") board.swap(cell_of(motion.cell), cell_of(motion.to));
            if (motion.kind == "turn") board.pivot(set_of(cell_of(motion.cell)));
            if (motion.kind == "take") board.remove(set_of(cell_of(motion.cell)));
            if (motion.kind == "put" || motion.kind == "lies") {
                board.put(cell_of(motion.cell), after.at(cell_of(motion.cell)));
            }
        }
    }
    return board;
}

/// How many motions of a kind there are.
inline unsigned count_of(const Beats& beats, std::string_view kind) {
    unsigned found = 0;
    for (const auto& beat : beats) {
        for (const Motion& motion : beat) found += motion.kind == kind ? 1 : 0;
    }
    return found;
}

}  // namespace tessera::himiki
