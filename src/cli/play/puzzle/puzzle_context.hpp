#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/line_reader.hpp"
#include "cli/play/puzzle/progress.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/table.hpp"
#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::cli::terminal {

/// What the solver proved of a position.
struct Proof {
    solver::puzzles::Position position;
    solver::Solution<solver::puzzles::Position> solution;
};

/// All that the commands of puzzle play work on.
struct PuzzleContext {
    solver::puzzles::Pack pack;  ///< without a name it is of one puzzle that was typed in
    Table table;
    Screen screen;
    LineReader* reader;
    Progress progress;

    std::size_t number = 0;                      ///< which of the pack's puzzles is on the table
    std::optional<unsigned> par = std::nullopt;  ///< unknown where a typed puzzle has no solution, or none is found
    std::optional<Proof> proof = std::nullopt;   ///< the latest, not always of the position on the table
    std::size_t hints_told = 0;                  ///< for the position on the table
    std::vector<std::string> notices = {};       ///< said below the next board
    bool board_is_new = true;                    ///< show it before the next prompt
    bool is_done = false;

    [[nodiscard]] const solver::puzzles::Puzzle& puzzle() const { return pack.puzzles[number]; }
    [[nodiscard]] solver::puzzles::Position position() const;
    [[nodiscard]] bool is_over() const { return table.session().position_outcome().has_value(); }
    /// The fewest moves in which a puzzle of the pack was solved.
    [[nodiscard]] std::optional<unsigned> best(const solver::puzzles::Puzzle& which) const {
        return progress.best(pack.name, which);
    }
};

/// A table with a puzzle of this edition on it.
[[nodiscard]] Table puzzle_table(himiki::Edition edition, std::string_view position);

/// Puts a puzzle of the pack on the table, from its beginning.
void lay_out(PuzzleContext& context, std::size_t number);

/// To be called after every change of the position: the board is shown, and hints begin anew.
void changed(PuzzleContext& context);

/// The proof for the position on the table. Blocks, and shows that it does; Ctrl-C gives up.
[[nodiscard]] const Proof& proof_of_now(PuzzleContext& context);

}  // namespace tessera::cli::terminal
