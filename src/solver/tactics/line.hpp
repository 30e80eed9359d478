#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/tactics/prover.hpp"

namespace tessera::solver::tactics {

/// A forced win as it is shown: the attacker's turns and the defences between them, attacker first and last.
template <GamePosition P>
using Line = std::vector<Turn<P>>;

/// The only turn that wins within so many, if it is the only one.
template <GamePosition P>
[[nodiscard]] std::optional<Turn<P>> only_winning_turn(Prover<P>& prover, const P& position, unsigned turns) {
    auto winning = prover.winning_turns(position, turns, 2);
    if (winning.size() != 1 || prover.gave_up()) return std::nullopt;
    return std::move(winning.front());
}

/// The defences that hold out longest where the attacker still needs `turns`: those that gain most first, of equals as
/// turns come. None if a defence ends the game or holds out longer.
template <GamePosition P>
[[nodiscard]] std::vector<Turn<P>> longest_defences(Prover<P>& prover, const P& position, unsigned turns) {
    struct Defence {
        int order;
        std::size_t number;  ///< as turns come
        Turn<P> turn;
    };
    std::vector<Defence> found;
    for (Turn<P>& turn : turns_of(position)) {
        if (turn.after.outcome() || (turns > 1 && prover.wins(turn.after, turns - 1))) continue;
        const int order = -gain_of<P>(position, turn.actions);
        found.push_back({order, found.size(), std::move(turn)});
    }
    std::ranges::sort(found, [](const Defence& a, const Defence& b) {
        return std::tie(a.order, a.number) < std::tie(b.order, b.number);
    });
    std::vector<Turn<P>> defences;
    for (Defence& defence : found) defences.push_back(std::move(defence.turn));
    return defences;
}

/// So many of the longest defences are tried for one after which the attacker's way is the only one to the end.
inline constexpr std::size_t most_defences_tried = 40;

/// The main line of a win in exactly so many turns, in which the attacker has one winning turn at each step: the first
/// of the longest defences of which that is true. Nothing if there is none.
template <GamePosition P>
[[nodiscard]] std::optional<Line<P>> main_line(Prover<P>& prover, const P& position, unsigned turns) {
    auto attack = only_winning_turn(prover, position, turns);
    if (!attack) return std::nullopt;
    Line<P> line = {*std::move(attack)};
    if (turns == 1) return line;
    std::size_t tried = 0;
    for (Turn<P>& defence : longest_defences(prover, line.front().after, turns - 1)) {
        if (prover.gave_up() || tried++ == most_defences_tried) break;
        auto rest = main_line(prover, defence.after, turns - 1);
        if (!rest) continue;
        line.push_back(std::move(defence));
        line.insert(line.end(), rest->begin(), rest->end());
        return line;
    }
    return std::nullopt;
}

}  // namespace tessera::solver::tactics
