#pragma once

#include <CLI/CLI.hpp>

namespace tessera::cli {

// One function a subcommand, each in the file of its name. A command does its work in its callback, prints to standard
// output, and throws `Failure` where the user asked for what cannot be done.

void add_games_command(CLI::App& app);
void add_perft_command(CLI::App& app);
void add_moves_command(CLI::App& app);
void add_apply_command(CLI::App& app);
void add_ugi_command(CLI::App& app);
void add_bench_command(CLI::App& app);

}  // namespace tessera::cli
