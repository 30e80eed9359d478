#pragma once

#include <span>

#include "core/game.hpp"
#include "core/inline_vector.hpp"

namespace tessera::search {

/// What a search goes on by: an action, or a whole turn where a game knows its distinct turns.
template <GamePosition P>
struct Steps {
    using Move = typename P::Move;
    using Step = Move;

    [[nodiscard]] static std::span<const Move> actions(const Step& step) { return {&step, 1}; }

    /// Calls `visit` with every step.
    template <class Visit>
    static void each(const P& position, Visit&& visit) {
        for (const Move& move : position.legal_moves()) visit(move);
    }

    [[nodiscard]] static P after(const P& position, const Step& step) {
        P next = position;
        next.play(step);
        return next;
    }
};

template <HasDistinctTurns P>
struct Steps<P> {
    using Move = typename P::Move;
    using Step = InlineVector<Move, 3>;

    [[nodiscard]] static std::span<const Move> actions(const Step& step) { return {step.begin(), step.end()}; }

    template <class Visit>
    static void each(const P& position, Visit&& visit) {
        for (const auto& turn : distinct_turns(position)) visit(turn.actions);
    }

    [[nodiscard]] static P after(const P& position, const Step& step) {
        P next = position;
        for (const Move& move : step) next.play(move);
        return next;
    }
};

}  // namespace tessera::search
