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
    const play::SaveInfo info = {
        .players = {player_text(table.players().first, level), player_text(table.players().second, level)},
        .date = fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))),
        .event = {},
        .resigned = table.resigned(),
    };
    return value_or_fail(play::to_record_text(table.session(), info), "the record");
}

Table table_of(play::SavedGame saved, const BySide<std::optional<Player>>& wanted, const BySide<Player>& usual) {
    BySide<Player> players = usual;
    for (const Side side : {Side::first, Side::second}) {
        if (const auto named = parse_player(saved.info.players[side])) players[side] = *named;
        if (wanted[side]) players[side] = *wanted[side];
    }
    Table table(std::move(saved.session), players);
    if (saved.info.resigned) table.resign(*saved.info.resigned);
    return table;
}

}  // namespace tessera::cli::terminal
