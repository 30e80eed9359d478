#pragma once

// The laws of what screens get (docs/screen-json.md), each as a check of one position.

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "core/screen.hpp"

namespace tessera::conformance {

/// The sides of the pieces on each cell, from the lowest up.
using Stacks = std::map<std::string, std::vector<Side>>;

inline std::string to_text(const Stacks& stacks) {
    std::string text;
    for (const auto& [cell, sides] : stacks) {
        text += cell + '=';
        for (const Side side : sides) text += side == Side::first ? '1' : '2';
        text += ' ';
    }
    return text;
}

/// All that a scene says, for comparing.
inline std::string to_text(const Scene& scene) {
    const auto number = [](std::optional<Side> side) { return side ? static_cast<int>(index_of(*side)) : -1; };
    std::string text;
    for (const auto& piece : scene.pieces) {
        text += fmt::format("{} {} {} {} {}\n", piece.cell, number(piece.side), piece.kind, fmt::join(piece.faces, ""),
                            piece.level);
    }
    for (const auto& mark : scene.marks) text += fmt::format("{} {} {}\n", mark.cell, mark.kind, mark.value);
    for (const auto& fact : scene.facts) {
        text += fmt::format("{} {} {} {} {} {}\n", fact.kind, number(fact.side), fact.seat, fact.value,
                            fact.most.value_or(0), fmt::join(fact.values, ","));
    }
    return text;
}

/// The pieces of a scene. Those on a cell have the levels 0, 1 and so on, each once.
inline Stacks stacks_of(const Scene& scene) {
    std::map<std::string, std::map<unsigned, Side>> by_level;
    for (const auto& piece : scene.pieces) {
        const bool is_new = by_level[piece.cell].emplace(piece.level, piece.side).second;
        EXPECT_TRUE(is_new) << "two pieces at one level of " << piece.cell;
    }
    Stacks stacks;
    for (const auto& [cell, levels] : by_level) {
        EXPECT_EQ(levels.rbegin()->first + 1, levels.size()) << "a piece on nothing at " << cell;
        for (const auto& [level, side] : levels) stacks[cell].push_back(side);
    }
    return stacks;
}

/// Motions that happen together: what is taken leaves, what moves is lifted, then all is set down. What comes onto the
/// board is the actor's.
inline void apply(Stacks& stacks, const std::vector<Motion>& beat, Side actor) {
    const auto lift = [&](const std::string& cell, bool top_only) {
        std::vector<Side>& here = stacks[cell];
        EXPECT_FALSE(here.empty()) << "nothing moves away from " << cell;
        std::vector<Side> lifted = std::exchange(here, {});
        if (top_only && lifted.size() > 1) here.assign(lifted.begin(), lifted.end() - 1);
        lifted.erase(lifted.begin(), lifted.begin() + static_cast<std::ptrdiff_t>(here.size()));
        return lifted;
    };
    for (const Motion& motion : beat) {
        if (motion.kind == "take") static_cast<void>(lift(motion.cell, false));
    }
    std::vector<std::pair<std::string, std::vector<Side>>> in_the_air;
    for (const Motion& motion : beat) {
        if (motion.kind == "put" || motion.kind == "back") {
            in_the_air.emplace_back(motion.cell, std::vector{motion.side.value_or(actor)});
        } else if (motion.kind == "tip" || motion.kind == "slide" || motion.kind == "pull") {
            in_the_air.emplace_back(motion.to, lift(motion.cell, motion.value == "top"));
        } else if (motion.kind == "swap") {
            in_the_air.emplace_back(motion.to, lift(motion.cell, false));
            in_the_air.emplace_back(motion.cell, lift(motion.to, false));
        }
    }
    for (const auto& [cell, pieces] : in_the_air) {
        stacks[cell].insert(stacks[cell].end(), pieces.begin(), pieces.end());
    }
    std::erase_if(stacks, [](const auto& stack) { return stack.second.empty(); });
}

/// Applied to the pieces before, the motions of every legal action give those after.
template <HasScreen P>
void motions_lead_to_what_follows(const P& position) {
    const Stacks before = stacks_of(scene_of(position));
    for (const auto& move : position.legal_moves()) {
        Stacks told = before;
        for (const auto& beat : motions_of(position, move)) {
            EXPECT_FALSE(beat.empty()) << to_text(position, move) << " in " << to_text(position);
            apply(told, beat, position.side_to_move());
        }
        P after = position;
        after.play(move);
        ASSERT_EQ(to_text(told), to_text(stacks_of(scene_of(after))))
            << to_text(position, move) << " in " << to_text(position);
    }
}

/// Every order of taps that makes a gesture.
inline std::vector<std::vector<std::string>> orders_of(const Gesture& gesture) {
    std::vector<std::vector<std::string>> orders;
    std::vector<std::string> rest = gesture.rest;
    std::ranges::sort(rest);
    do {
        orders.push_back(gesture.steps);
        orders.back().insert(orders.back().end(), rest.begin(), rest.end());
    } while (std::ranges::next_permutation(rest).found);
    return orders;
}

/// Every legal action can be made by touch; no taps make two of them; and taps mean the action that they make.
template <HasScreen P>
void gestures_tell_actions_apart(const P& position) {
    std::map<std::vector<std::string>, std::string> made;
    for (const auto& move : position.legal_moves()) {
        const std::string action = to_text(position, move);
        const auto gestures = gestures_of(position, move);
        EXPECT_FALSE(gestures.empty()) << action << " in " << to_text(position);
        for (const Gesture& gesture : gestures) {
            for (const auto& taps : orders_of(gesture)) {
                ASSERT_FALSE(taps.empty()) << action;
                const auto [found, is_new] = made.emplace(taps, action);
                EXPECT_TRUE(is_new) << fmt::format("{}: {} and {} in ", fmt::join(taps, " "), found->second, action)
                                    << to_text(position);
                const std::string attempt = attempt_of(position, taps);
                const auto meant = position.parse_move(attempt);
                ASSERT_TRUE(meant) << fmt::format("{} -> {}: ", fmt::join(taps, " "), attempt)
                                   << to_text(meant.error());
                EXPECT_EQ(to_text(position, *meant), action) << fmt::format("{}", fmt::join(taps, " "));
            }
        }
    }
}

/// Pieces, marks, taps and motions name cells of the board and no others.
template <HasScreen P>
void screens_name_cells(const P& position) {
    std::set<std::string> cells = {""};
    for (const auto& spot : board_picture(position).spots) {
        EXPECT_TRUE(cells.insert(spot.cell).second) << spot.cell << " twice";
    }
    const auto expect_cell = [&](const std::string& cell) { EXPECT_TRUE(cells.contains(cell)) << cell; };
    const Scene scene = scene_of(position);
    for (const auto& piece : scene.pieces) expect_cell(piece.cell);
    for (const auto& mark : scene.marks) expect_cell(mark.cell);
    for (const auto& move : position.legal_moves()) {
        for (const auto& beat : motions_of(position, move)) {
            for (const Motion& motion : beat) {
                expect_cell(motion.cell);
                expect_cell(motion.to);
            }
        }
    }
}

/// What a seat is shown is the same, whatever the secrets are that it does not know.
template <HasScreen P>
    requires HiddenPosition<P>
void scenes_hide_secrets(const P& position, std::size_t seats) {
    Random random(position.key());
    for (std::size_t i = 0; i <= seats; ++i) {
        const auto seat = i < seats ? std::optional(Seat{static_cast<std::uint8_t>(i)}) : std::nullopt;
        const auto view = view_of(position, seat, {});
        const P other = sample(view, random);
        EXPECT_EQ(to_text(scene_of(view_of(other, seat, {}))), to_text(scene_of(view))) << to_text(position);
    }
}

/// All laws of screens, at one position.
template <HasScreen P>
void screen_holds_at(const P& position) {
    motions_lead_to_what_follows(position);
    gestures_tell_actions_apart(position);
    screens_name_cells(position);
    if constexpr (HiddenPosition<P>) scenes_hide_secrets(position, position.rules().seats());
}

}  // namespace tessera::conformance
