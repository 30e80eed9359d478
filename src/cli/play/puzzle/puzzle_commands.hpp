#pragma once

#include <span>
#include <string_view>

#include "cli/play/command_list.hpp"
#include "cli/play/puzzle/puzzle_context.hpp"

namespace tessera::cli::terminal {

using PuzzleCommand = CommandOf<PuzzleContext>;

/// All commands, in the order of the help.
[[nodiscard]] std::span<const PuzzleCommand> puzzle_commands();

// What the commands do; each is in the file of its kind. They say what went wrong and then change nothing.

// puzzle_shows.cpp
void run_help(PuzzleContext& context, std::string_view argument);
void run_moves(PuzzleContext& context, std::string_view argument);
void run_board(PuzzleContext& context, std::string_view argument);
void run_position(PuzzleContext& context, std::string_view argument);

// puzzle_steps.cpp
void run_undo(PuzzleContext& context, std::string_view argument);
void run_redo(PuzzleContext& context, std::string_view argument);
void run_restart(PuzzleContext& context, std::string_view argument);
void run_quit(PuzzleContext& context, std::string_view argument);

// puzzle_help.cpp
void run_hint(PuzzleContext& context, std::string_view argument);
void run_solution(PuzzleContext& context, std::string_view argument);
void run_proof(PuzzleContext& context, std::string_view argument);

// puzzle_choice.cpp
void run_next(PuzzleContext& context, std::string_view argument);
void run_previous(PuzzleContext& context, std::string_view argument);
void run_puzzle(PuzzleContext& context, std::string_view argument);
void run_list(PuzzleContext& context, std::string_view argument);

}  // namespace tessera::cli::terminal
