#include "cli/play/opening.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/puzzle/play_puzzles.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/saved_table.hpp"
#include "core/text.hpp"
#include "play/registry.hpp"

namespace tessera::cli::terminal {

namespace {

std::string no_seat_for_script(const play::GameInfo& info) {
    if (!info.script) return fmt::format("{} is not played against Muk Yan; mukyan and mukyan-1 are", info.id);
    return fmt::format("in {} {} has no seat but that of {}", info.id, info.script->name,
                       seat_name(info, info.script->seat));
}

/// Makes the script take what is best for it.
void want_ruthless(WantedPlayers& wanted, const play::GameInfo& info) {
    if (!info.script) throw Failure("only Muk Yan is ruthless: " + no_seat_for_script(info));
    auto& player = wanted[info.script->seat.index];
    if (player && !is_script(*player)) {
        throw Failure(
            fmt::format("only {0} is ruthless, and {1} has the seat of {0}", info.script->name, to_text(*player)));
    }
    player = Player::ruthless_muk_yan;
}

WantedPlayers wanted_players(const PlayOptions& options, const play::GameInfo& info) {
    WantedPlayers wanted;
    for (const Seat seat : seats_of(info)) wanted.push_back(options.players[side_of(info, seat)]);
    for (const SeatOption& option : options.seats) {
        const auto meant = seats_meant(info, option.seat);
        if (meant.empty()) {
            throw Failure(fmt::format("{} has no seat {}; it has: {}", info.id, tessera::quoted(option.seat),
                                      fmt::join(info.seats, ", ")));
        }
        for (const Seat seat : meant) wanted[seat.index] = option.player;
    }
    if (options.ruthless) want_ruthless(wanted, info);
    for (const Seat seat : seats_of(info)) {
        const auto player = wanted[seat.index];
        if (player && !can_have(info, seat, *player)) throw Failure(no_seat_for_script(info));
    }
    return wanted;
}

Players players_of(const PlayOptions& options, const play::GameInfo& info) {
    const WantedPlayers wanted = wanted_players(options, info);
    Players players = usual_players(info);
    for (std::size_t i = 0; i < players.size(); ++i) players[i] = wanted[i].value_or(players[i]);
    return players;
}

bool says_who_plays(const PlayOptions& options) {
    return options.players.first || options.players.second || !options.seats.empty();
}

Table read_table(const PlayOptions& options, const std::filesystem::path& file) {
    auto saved = value_or_fail(play::parse_saved_game(read_file(file)), file.string());
    const play::GameInfo& info = saved.session->info();
    if (options.id && *options.id != info.id)
        throw Failure(fmt::format("{} is a game of {}, not of {}", file.string(), info.id, *options.id));
    return table_of(std::move(saved), wanted_players(options, info), {});
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
    Players players = players_of(options, session->info());
    Table table(std::move(session), std::move(players));
    if (!options.position) value_or_fail(table.start_anew(options.setup.value_or(""), seed), "setup");
    return table;
}

}  // namespace

bool needs_menu(const PlayOptions& options) {
    return !options.id && !options.load && !options.resume;
}

bool choose_from_menu(PlayOptions& options, LineReader& reader, Screen& screen, const Autosave& autosave) {
    std::optional<std::string> unfinished;
    if (const auto files = autosave.unfinished(std::nullopt); !files.empty()) {
        unfinished = Autosave::game_of(files.front());
    }
    const auto choice = choose_game(reader, screen, unfinished);
    if (!choice) return false;
    options.id = choice->id;
    options.resume = choice->resumes;
    if (options.resume || says_who_plays(options) || is_of_puzzles(choice->id)) return true;
    const auto session = value_or_fail(play::new_session(choice->id), "id");
    const play::GameInfo& info = session->info();
    const auto players = choose_players(reader, screen, info);
    if (!players) return false;
    if (!has_partners(info)) {
        options.players = {players->front(), players->back()};
        return true;
    }
    for (const Seat seat : seats_of(info)) {
        options.seats.push_back({std::string(info.seats[seat.index]), (*players)[seat.index]});
    }
    return true;
}

Table open_table(const PlayOptions& options, Autosave& autosave, std::uint64_t seed) {
    if (options.resume) return resumed_table(options, autosave);
    Table table = options.load ? read_table(options, typed_path(*options.load)) : new_table(options, seed);
    autosave.begin(table.session().info().id);
    return table;
}

}  // namespace tessera::cli::terminal
