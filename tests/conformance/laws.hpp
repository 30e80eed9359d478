#pragma once

// The laws that hold for every game, each as a check of one position. A game gets them by one line in
// conformance_test.cpp.

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/perft.hpp"

namespace tessera::conformance {

/// parse(to_text(p)) == p, and printing again gives the same text.
template <GamePosition P>
void position_text_round_trips(const P& position) {
    const std::string text = to_text(position);
    const auto parsed = P::parse(text, position.rules());
    ASSERT_TRUE(parsed) << text << ": " << to_text(parsed.error());
    EXPECT_EQ(*parsed, position) << text;
    EXPECT_EQ(to_text(*parsed), text);
    EXPECT_EQ(parsed->key(), position.key()) << text;
}

/// Every legal move has a text of its own without spaces, which leads back to it; so does its form in records.
template <GamePosition P>
void move_texts_round_trip(const P& position) {
    std::set<std::string> seen;
    for (const auto& move : position.legal_moves()) {
        const std::string text = to_text(position, move);
        EXPECT_TRUE(seen.insert(text).second) << text << " twice in " << to_text(position);
        EXPECT_EQ(text.find_first_of(" \t\n"), std::string::npos) << text;
        const auto parsed = position.parse_move(text);
        ASSERT_TRUE(parsed) << text << " in " << to_text(position) << ": " << to_text(parsed.error());
        EXPECT_EQ(*parsed, move) << text << " in " << to_text(position);
        if constexpr (HasRecordNotation<P>) {
            const auto recorded = position.parse_move(record_text(position, move));
            ASSERT_TRUE(recorded) << record_text(position, move) << ": " << to_text(recorded.error());
            EXPECT_EQ(*recorded, move) << record_text(position, move);
        }
    }
}

/// There is a move exactly while there is no outcome.
template <GamePosition P>
void moves_end_with_the_game(const P& position) {
    EXPECT_EQ(position.legal_moves().size() == 0, position.outcome().has_value()) << to_text(position);
}

/// Counting gives what listing gives, and listing twice gives the same list.
template <GamePosition P>
void lists_are_stable(const P& position) {
    const auto moves = position.legal_moves();
    EXPECT_EQ(moves, position.legal_moves()) << to_text(position);
    if constexpr (CountsMoves<P>) {
        EXPECT_EQ(position.count_moves(), moves.size()) << to_text(position);
    }
}

/// A script acts for its seat alone and as long as the game goes on, and allows legal moves only, each once.
template <HasScript P>
void scripts_are_legal(const P& position) {
    const bool acts = scripted_seat(position.rules()) == position.seat_to_move() && !position.outcome();
    EXPECT_EQ(rolls_of(position).size() > 0, acts) << to_text(position);
    const auto legal = position.legal_moves();
    for (const auto& roll : rolls_of(position)) {
        const auto allowed = scripted_moves(position, roll);
        EXPECT_GT(allowed.size(), 0U) << telling(position, roll) << " in " << to_text(position);
        EXPECT_EQ(allowed, scripted_moves(position, roll));
        for (const auto& move : allowed) {
            EXPECT_EQ(std::count(legal.begin(), legal.end(), move), 1) << to_text(position, move);
            EXPECT_EQ(std::count(allowed.begin(), allowed.end(), move), 1) << to_text(position, move);
        }
    }
}

/// Whether the rules keep their symmetry here.
template <HasReflection P>
bool has_image(const P& position) {
    if constexpr (requires { is_reflectable(position); }) return is_reflectable(position);
    return true;
}

template <HasReflection P>
typename P::Move reflected_move(const P& position, typename P::Move move) {
    if constexpr (requires { reflected(position, move); }) {
        return reflected(position, move);
    } else {
        return reflected(move);
    }
}

/// Reflecting and then playing is playing and then reflecting; the end is the same end.
template <HasReflection P>
void reflection_commutes(const P& position) {
    if (!has_image(position)) return;
    const P image = reflected(position);
    EXPECT_EQ(reflected(image), position) << to_text(position);
    EXPECT_EQ(image.outcome(), position.outcome()) << to_text(position);
    EXPECT_EQ(image.legal_moves().size(), position.legal_moves().size()) << to_text(position);
    for (const auto& move : position.legal_moves()) {
        EXPECT_TRUE(image.parse_move(to_text(image, reflected_move(position, move)))) << to_text(position, move);
        P played = position;
        played.play(move);
        P mirrored = image;
        mirrored.play(reflected_move(position, move));
        ASSERT_EQ(mirrored, reflected(played)) << to_text(position, move) << " in " << to_text(position);
    }
}

/// The same for exchanging the sides. Keys are compared, because counters of turns may tell the sides apart.
template <HasSideSwap P>
void side_swap_commutes(const P& position) {
    const P image = swapped(position);
    EXPECT_EQ(swapped(image).key(), position.key()) << to_text(position);
    const auto ended = position.outcome();
    const auto mirrored = image.outcome();
    ASSERT_EQ(ended.has_value(), mirrored.has_value()) << to_text(position);
    if (ended && ended->winner) {
        EXPECT_EQ(mirrored->winner, opponent(*ended->winner)) << to_text(position);
    }
    for (const auto& move : position.legal_moves()) {
        P played = position;
        played.play(move);
        P other = image;
        other.play(swapped(move));
        ASSERT_EQ(other.key(), swapped(played).key()) << to_text(position, move) << " in " << to_text(position);
    }
}

/// A view tells nothing it must not: what is drawn from it looks the same to its seat, in every hidden hand.
template <HiddenPosition P>
void views_hide_secrets(const P& position, std::size_t seats) {
    Random random(position.key());
    for (std::size_t i = 0; i <= seats; ++i) {
        const auto seat = i < seats ? std::optional(Seat{static_cast<std::uint8_t>(i)}) : std::nullopt;
        const auto view = view_of(position, seat, {});
        const P other = sample(view, random);
        EXPECT_EQ(view_of(other, seat, {}), view) << to_text(position);
        EXPECT_EQ(to_text(view_of(other, seat, {})), to_text(view));
        if (seat == position.seat_to_move()) {
            EXPECT_EQ(other.legal_moves(), position.legal_moves()) << to_text(position);
        }
    }
}

/// All laws that the game can be held to, at one position.
template <GamePosition P>
void hold_at(const P& position) {
    position_text_round_trips(position);
    move_texts_round_trip(position);
    moves_end_with_the_game(position);
    lists_are_stable(position);
    if constexpr (HasReflection<P>) reflection_commutes(position);
    if constexpr (HasSideSwap<P>) side_swap_commutes(position);
    if constexpr (HasScript<P>) scripts_are_legal(position);
    if constexpr (HiddenPosition<P>) views_hide_secrets(position, position.rules().seats());
}

}  // namespace tessera::conformance
