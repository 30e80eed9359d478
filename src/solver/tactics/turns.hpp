#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace tessera::solver::tactics {

/// Finds a position by its key and compares it whole, so that two are never taken for one.
struct ByKey {
    template <GamePosition P>
    std::size_t operator()(const P& position) const {
        return static_cast<std::size_t>(position.key());
    }
};

/// A turn: its actions and the position at its end, in which the other side is to act or the game is over.
template <GamePosition P>
struct Turn {
    std::vector<typename P::Move> actions;
    P after;
};

/// Whether the turn of `side` is over.
template <GamePosition P>
[[nodiscard]] bool is_turn_over(const P& position, Side side) {
    return position.side_to_move() != side || position.outcome().has_value();
}

/// As `any_turn` in games that do not list their turns: action by action, those of a turn from the first on.
template <GamePosition P, class Visit>
bool any_turn_by_actions(const P& position, Visit&& visit) {
    using Move = typename P::Move;
    /// A position within the turn and how it came about.
    struct Begun {
        P position;
        Move move;
        std::size_t before;  ///< its place in the list, counted from 1; 0 is the position given
    };
    const Side side = position.side_to_move();
    std::vector<Begun> begun;
    std::unordered_set<P, ByKey> met;
    std::vector<Move> actions;
    // Number 0 is the position given; most games never come to another.
    for (std::size_t number = 0; number <= begun.size(); ++number) {
        const P from = number == 0 ? position : begun[number - 1].position;
        for (const Move& move : from.legal_moves()) {
            P after = from;
            after.play(move);
            if (!is_turn_over(after, side)) {
                if (met.insert(after).second) begun.push_back({after, move, number});
                continue;
            }
            actions.assign(1, move);
            for (std::size_t i = number; i > 0; i = begun[i - 1].before)
                actions.insert(actions.begin(), begun[i - 1].move);
            if (visit(std::span<const Move>(actions), after)) return true;
        }
    }
    return false;
}

/// Calls `visit(actions, after)` with every end of the turn at hand until it says that it has seen enough; says whether
/// it did. Shorter turns come first. In games that know their distinct turns each end comes once; elsewhere one may
/// come in several ways.
template <GamePosition P, class Visit>
bool any_turn(const P& position, Visit&& visit) {
    using Move = typename P::Move;
    if constexpr (HasDistinctTurns<P>) {
        for (const auto& turn : distinct_turns(position)) {
            if (visit(std::span<const Move>(turn.actions.begin(), turn.actions.end()), turn.after)) return true;
        }
        return false;
    } else {
        return any_turn_by_actions(position, std::forward<Visit>(visit));
    }
}

/// Every end of the turn at hand once, in the order of `any_turn`.
template <GamePosition P>
[[nodiscard]] std::vector<Turn<P>> turns_of(const P& position) {
    std::vector<Turn<P>> turns;
    std::unordered_set<P, ByKey> met;
    any_turn(position, [&](auto actions, const P& after) {
        if (met.insert(after).second) turns.push_back({{actions.begin(), actions.end()}, after});
        return false;
    });
    return turns;
}

/// What a turn takes or gains at once, in the hundredths of the game's `tactics.hpp`; 0 for a quiet one.
template <GamePosition P>
[[nodiscard]] int gain_of(const P& position, std::span<const typename P::Move> actions) {
    if constexpr (HasDistinctTurns<P>) {
        return turn_urgency(position, actions);
    } else {
        int gain = 0;
        P now = position;
        for (const auto& move : actions) {
            gain += urgency(now, move);
            now.play(move);
        }
        return gain;
    }
}

}  // namespace tessera::solver::tactics
