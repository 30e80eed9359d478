#include "cli/play/saved_table.hpp"

#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/failure.hpp"

namespace tessera::cli::terminal {

namespace {

std::string player_text(Player player, const Level& level) {
    if (player == Player::engine) return fmt::format("engine ({})", to_text(level));
    return std::string(to_text(player));
}

}  // namespace

std::string record_of(const Table& table, const Level& level) {
    std::vector<std::string> players;
    for (const Player player : table.players()) players.push_back(player_text(player, level));
    const play::SaveInfo info = {
        .players = std::move(players),
        .teams = {},
        .date = fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))),
        .event = {},
        .resigned = table.resigned(),
    };
    return value_or_fail(play::to_record_text(table.session(), info), "the record");
}

Table table_of(play::SavedGame saved, const WantedPlayers& wanted, const Players& others) {
    const play::GameInfo& info = saved.session->info();
    Players players = usual_players(info);
    const auto fits_all = [&] {
        for (const Seat seat : seats_of(info)) {
            if (!can_have(info, seat, others[seat.index])) return false;
        }
        return true;
    };
    if (others.size() == players.size() && fits_all()) players = others;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const auto named = i < saved.info.players.size() ? parse_player(saved.info.players[i]) : std::nullopt;
        if (named && can_have(info, seat, *named)) players[i] = *named;
        if (i < wanted.size()) players[i] = wanted[i].value_or(players[i]);
    }
    Table table(std::move(saved.session), std::move(players));
    if (saved.info.resigned) table.resign(*saved.info.resigned);
    return table;
}

}  // namespace tessera::cli::terminal
