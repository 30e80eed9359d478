#pragma once

#include <optional>
#include <vector>

#include "games/himiki/puzzle/position.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// A black cube by what a player sees of it.
struct BlackCube {
    himiki::Element top;
    Cell cell;

    friend bool operator==(const BlackCube&, const BlackCube&) = default;
};

/// A terrain tile and where it lay.
struct Terrain {
    himiki::Tile tile;
    Cell cell;
};

/// What an action of a solution does.
struct Deed {
    Position before;
    Position after;
    Move move;
    std::vector<BlackCube> removed = {};
    std::vector<BlackCube> lost_to = {};  ///< conflicts lost where none was won
    std::vector<Terrain> terrain = {};    ///< tiles that it set off
    std::optional<himiki::Element> hold = std::nullopt;
    bool gives_replay = false;

    /// Whether it uses a replay to move.
    [[nodiscard]] bool is_replay() const {
        using enum himiki::Act;
        return before.phase() == himiki::puzzle::Phase::replay && (move.act() == tip || move.act() == pivot);
    }
    [[nodiscard]] bool is_quiet() const { return removed.empty() && !hold; }
};

[[nodiscard]] Deed deed_of(const Position& before, Move move);

[[nodiscard]] std::vector<Deed> deeds_of(const Position& start, const Line& line);

}  // namespace tessera::solver::puzzles
