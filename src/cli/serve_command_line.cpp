// The words of `tessera serve`, `tessera backup`, `tessera reports` and `tessera verify`.

#include "cli/serve_command_line.hpp"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/serve.hpp"
#include "server/net/config.hpp"

namespace tessera::cli {

namespace {

void add_setting(CLI::App& command, const std::shared_ptr<ServeRequest>& request, const std::string& name,
                 const std::string& help) {
    command.add_option_function<std::string>(
        "--" + name, [request, name](const std::string& value) { request->settings[name] = value; }, help);
}

void add_serve_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "serve",
        "Serve online play: pages, HTTP API and sockets on one port. Every option may also be given by the "
        "environment (TESSERA_PORT for --port); docs/operations.md explains them");
    auto request = std::make_shared<ServeRequest>();
    add_setting(*command, request, "config", "A TOML file with options by their names");
    for (const server::ConfigOption& option : server::config_options()) {
        const std::string name(option.name);
        add_setting(*command, request, name, std::string(option.help));
        if (option.is_secret) add_setting(*command, request, name + "-file", "A file that contains --" + name);
    }
    command->callback([request] { serve(*request); });
}

void add_backup_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("backup", "Copy the store of a server, which may be running, into a file");
    auto request = std::make_shared<BackupRequest>();
    command->add_option("--store", request->store, "The store, as `tessera serve --store` has it")->required();
    command->add_option("to", request->to, "The file to write, which must not be there yet")->required();
    command->callback([request] { back_up(*request); });
}

void add_reports_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("reports", "What players of a server, which may be running, have reported");
    auto request = std::make_shared<ReportsRequest>();
    command->add_option("--store", request->store, "The store, as `tessera serve --store` has it")->required();
    command->add_option("--limit", request->limit, "So many of the newest")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    command->callback([request] { print_reports(*request); });
}

void add_verify_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "verify", "Check that deal and dice of a finished online game follow from what was committed to at its start");
    auto request = std::make_shared<VerifyRequest>();
    command->add_option("file", request->file, "The game as GET /api/v1/games/ID tells it; - for standard input")
        ->required();
    command->add_option("--commitment", request->commitment, "The commitment that you noted when the game began");
    command->callback([request] { verify(*request); });
}

}  // namespace

void add_serve_commands(CLI::App& app) {
    add_serve_command(app);
    add_backup_command(app);
    add_reports_command(app);
    add_verify_command(app);
}

}  // namespace tessera::cli
