#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/play/command.hpp"

namespace {

constexpr int bad_request = 2;

/// One line, whatever the message holds.
std::string one_line(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    for (char& c : text) {
        if (c == '\n') c = ' ';
    }
    return text;
}

int complain(const std::string& what) {
    fmt::print(stderr, "tessera: {}\n", one_line(what));
    return bad_request;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Tessera: abstract board games, played, counted and served.", "tessera");
    app.set_version_flag("--version", "tessera " TESSERA_VERSION);
    app.require_subcommand(1);
    tessera::cli::add_games_command(app);
    tessera::cli::add_perft_command(app);
    tessera::cli::add_moves_command(app);
    tessera::cli::add_apply_command(app);
    tessera::cli::add_ugi_command(app);
    tessera::cli::add_play_command(app);
    tessera::cli::add_bench_command(app);
    try {
        app.parse(argc, argv);
        return 0;
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::RuntimeError& ended) {
        return ended.get_exit_code();
    } catch (const CLI::ParseError& error) {
        return complain(std::string(error.what()) + " (tessera --help lists what there is)");
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}
