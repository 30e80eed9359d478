#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cli/play/command_list.hpp"
#include "cli/play/context.hpp"

namespace tessera::cli::terminal {

using Command = CommandOf<Context>;

/// All commands, in the order of the help.
[[nodiscard]] std::span<const Command> commands();

/// The command of this name, or else all whose names begin so.
[[nodiscard]] std::vector<const Command*> commands_for(std::string_view word);

// What the commands do; each is in the file of its kind. They say what went wrong and then change nothing.

// show_commands.cpp
void run_help(Context& context, std::string_view argument);
void run_board(Context& context, std::string_view argument);
void run_moves(Context& context, std::string_view argument);
void run_history(Context& context, std::string_view argument);
void run_position(Context& context, std::string_view argument);

// turn_commands.cpp
void run_hint(Context& context, std::string_view argument);
void run_go(Context& context, std::string_view argument);
void run_undo(Context& context, std::string_view argument);
void run_redo(Context& context, std::string_view argument);
void run_resign(Context& context, std::string_view argument);
void run_spoke(Context& context, std::string_view argument);

// game_commands.cpp
void run_new(Context& context, std::string_view argument);
void run_players(Context& context, std::string_view argument);
void run_level(Context& context, std::string_view argument);
void run_quit(Context& context, std::string_view argument);

// file_commands.cpp
void run_save(Context& context, std::string_view argument);
void run_load(Context& context, std::string_view argument);
void run_resume(Context& context, std::string_view argument);

}  // namespace tessera::cli::terminal
