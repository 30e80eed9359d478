#include "cli/play/puzzle/puzzle_commands.hpp"

#include <array>

namespace tessera::cli::terminal {

namespace {

using Argument = PuzzleCommand::Argument;

constexpr std::array list = {
    PuzzleCommand{"help", "", "this list", Argument::none, run_help},
    PuzzleCommand{"moves", "[CELL]", "legal actions, all or those with a cell", Argument::action, run_moves},
    PuzzleCommand{"undo", "", "take back the last action", Argument::none, run_undo},
    PuzzleCommand{"redo", "", "play again what was taken back", Argument::none, run_redo},
    PuzzleCommand{"restart", "", "begin this puzzle again", Argument::none, run_restart},
    PuzzleCommand{"hint", "", "a little help; each further one tells more", Argument::none, run_hint},
    PuzzleCommand{"solution", "", "all that is left to do from here", Argument::none, run_solution},
    PuzzleCommand{"proof", "", "why fewer moves cannot do", Argument::none, run_proof},
    PuzzleCommand{"next", "", "the puzzle after this one", Argument::none, run_next},
    PuzzleCommand{"previous", "", "the puzzle before this one", Argument::none, run_previous},
    PuzzleCommand{"puzzle", "ID", "a puzzle of this pack", Argument::puzzle, run_puzzle},
    PuzzleCommand{"list", "[GRADE]", "the puzzles of this pack, and which are solved", Argument::grade, run_list},
    PuzzleCommand{"board", "", "draw the board again", Argument::none, run_board},
    PuzzleCommand{"position", "", "the position as one line of text", Argument::none, run_position},
    PuzzleCommand{"quit", "", "leave; what is solved is kept", Argument::none, run_quit},
};

}  // namespace

std::span<const PuzzleCommand> puzzle_commands() {
    return list;
}

}  // namespace tessera::cli::terminal
