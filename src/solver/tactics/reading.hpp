#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "solver/tactics/turns.hpp"

namespace tessera::solver::tactics {

/// Reads actions from a position on into the turns that they make, the last perhaps unfinished. `what` begins the
/// sentence about a fault.
template <GamePosition P>
[[nodiscard]] Parsed<std::vector<Turn<P>>> read_turns(const P& start, std::span<const std::string> texts,
                                                      std::string_view what) {
    std::vector<Turn<P>> turns;
    P now = start;
    Side side = start.side_to_move();
    for (const std::string& text : texts) {
        if (now.outcome()) return malformed(0, fmt::format("{} goes on after the end of the game", what));
        const auto move = now.parse_move(text);
        if (!move) {
            return malformed(0, fmt::format("{} has an action {} that cannot be played: {}", what, quoted(text),
                                            tessera::to_text(move.error())));
        }
        if (turns.empty() || now.side_to_move() != side) turns.push_back({{}, now});
        side = now.side_to_move();
        now.play(*move);
        turns.back().actions.push_back(*move);
        turns.back().after = now;
    }
    return turns;
}

/// Reads a tactic's position: a game that goes on.
template <GamePosition P>
[[nodiscard]] Parsed<P> read_position(std::string_view text, const typename P::Rules& rules) {
    auto position = P::parse(text, rules);
    if (!position) {
        return malformed(0, fmt::format("the tactic has a bad position: {}", tessera::to_text(position.error())));
    }
    if (position->outcome()) return malformed(0, "the tactic has a position in which the game is over");
    return position;
}

/// Reads a solution: turns of both sides that end with a win of the side that begins.
template <GamePosition P>
[[nodiscard]] Parsed<std::vector<Turn<P>>> read_solution(const P& start, std::span<const std::string> texts) {
    auto turns = read_turns(start, texts, "the solution");
    if (!turns) return turns;
    const auto ended = turns->empty() ? std::nullopt : turns->back().after.outcome();
    if (!ended || ended->winner != start.side_to_move()) {
        return malformed(0, "the solution does not end with a win of the side that begins");
    }
    return turns;
}

}  // namespace tessera::solver::tactics
