#pragma once

#include <cstdint>
#include <optional>

#include "solver/tactics/described.hpp"

namespace tessera::solver::tactics {

/// What makes a position worth being a tactic.
struct Demands {
    unsigned least_steps = 2;
    unsigned most_steps = 5;
    unsigned least_turns = 8;            ///< to choose from at first
    unsigned actions_of_one_turn = 2;    ///< at least, where one turn is all
    unsigned margin = 1;                 ///< no other first turn wins within so many turns more
    std::uint64_t most_nodes = 300'000;  ///< of the proof; more is given up
};

/// What became of a position.
enum class Verdict : std::uint8_t { made, no_win, too_easy, other_wins, no_line, gave_up };

/// A tactic without an id, or why the position is none.
struct Made {
    Verdict verdict = Verdict::no_win;
    std::optional<Tactic> tactic = std::nullopt;
};

/// Proves a position and makes a tactic of it.
template <GamePosition P>
[[nodiscard]] Made made_tactic(const P& position, const Demands& demands) {
    Prover<P> prover(demands.most_nodes);
    const auto steps = prover.distance(position, demands.most_steps);
    if (prover.gave_up()) return {Verdict::gave_up};
    if (!steps) return {Verdict::no_win};
    if (*steps < demands.least_steps) return {Verdict::too_easy};
    const unsigned within = *steps + (*steps == 1 ? 0 : demands.margin);
    const auto only = only_winning_turn(prover, position, within);
    if (prover.gave_up()) return {Verdict::gave_up};
    if (!only) return {Verdict::other_wins};
    if (*steps == 1 && only->actions.size() < demands.actions_of_one_turn) return {Verdict::too_easy};
    const auto line = main_line(prover, position, *steps);
    if (prover.gave_up()) return {Verdict::gave_up};
    if (!line) return {Verdict::no_line};
    Tactic tactic = described(position, *line, within);
    if (tactic.features.turns < demands.least_turns) return {Verdict::too_easy};
    return {Verdict::made, std::move(tactic)};
}

}  // namespace tessera::solver::tactics
