#include "cli/play/opening.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/saved_table.hpp"
#include "play/registry.hpp"

namespace tessera::cli::terminal {

namespace {

constexpr BySide<Player> usual_players = {Player::person, Player::engine};

BySide<Player> players_of(const PlayOptions& options) {
    return {options.players.first.value_or(usual_players.first), options.players.second.value_or(usual_players.second)};
}

Table read_table(const PlayOptions& options, const std::filesystem::path& file) {
    auto saved = value_or_fail(play::parse_saved_game(read_file(file)), file.string());
    const std::string_view id = saved.session->info().id;
    if (options.id && *options.id != id)
        throw Failure(fmt::format("{} is a game of {}, not of {}", file.string(), id, *options.id));
    return table_of(std::move(saved), options.players, usual_players);
}

Table resumed_table(const PlayOptions& options, Autosave& autosave) {
    const auto files = autosave.unfinished(options.id);
    if (files.empty())
        throw Failure(
            fmt::format("there is no unfinished game{}{}", options.id ? " of " : "", options.id.value_or("")));
    Table table = read_table(options, files.front());
    autosave.go_on_with(files.front());
    return table;
}

Table new_table(const PlayOptions& options, std::uint64_t seed) {
    auto session = value_or_fail(play::new_session(*options.id), "id");
    if (options.position) value_or_fail(session->start_from(*options.position), "position");
    if (options.setup) value_or_fail(session->set_up(*options.setup, seed), "setup");
    return {std::move(session), players_of(options)};
}

/// Lets the menu fill in what the options leave open; says whether there is a game to play.
bool ask(PlayOptions& options, LineReader& reader, Screen& screen, const Autosave& autosave) {
    std::optional<std::string> unfinished;
    if (const auto files = autosave.unfinished(std::nullopt); !files.empty()) {
        unfinished = Autosave::game_of(files.front());
    }
    const auto choice = choose_game(reader, screen, unfinished);
    if (!choice) return false;
    options.id = choice->id;
    options.resume = choice->resumes;
    if (options.resume || options.players.first || options.players.second) return true;
    const auto session = value_or_fail(play::new_session(choice->id), "id");
    const auto players = choose_players(reader, screen, session->info());
    if (!players) return false;
    options.players = {players->first, players->second};
    return true;
}

}  // namespace

std::optional<Table> open_table(PlayOptions options, LineReader& reader, Screen& screen, Autosave& autosave,
                                std::uint64_t seed) {
    if (!options.id && !options.load && !options.resume && !ask(options, reader, screen, autosave)) return std::nullopt;
    if (options.resume) return resumed_table(options, autosave);
    Table table = options.load ? read_table(options, typed_path(*options.load)) : new_table(options, seed);
    autosave.begin(table.session().info().id);
    return table;
}

}  // namespace tessera::cli::terminal
