#include <algorithm>

#include "store/sql_store.hpp"

namespace tessera::store {

void SqlStore::keep_daily(const DailyRow& row) {
    connection_->change(
        "INSERT INTO daily (date, player, name, cost, millis, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (date, "
        "player) DO UPDATE SET name = excluded.name, cost = excluded.cost, millis = excluded.millis, at = excluded.at "
        "WHERE excluded.cost < daily.cost OR (excluded.cost = daily.cost AND excluded.millis < daily.millis)",
        {row.date, row.player, row.name, row.cost, row.millis, row.at});
}

namespace {

DailyRow to_daily(const Row& row) {
    return {.date = std::string(row.text(0)),
            .player = std::string(row.text(1)),
            .name = std::string(row.text(2)),
            .cost = static_cast<int>(row.integer(3)),
            .millis = row.integer(4),
            .at = row.integer(5)};
}

}  // namespace

std::vector<DailyRow> SqlStore::daily(std::string_view date, int limit) {
    std::vector<DailyRow> found;
    connection_->look(
        "SELECT date, player, name, cost, millis, at FROM daily WHERE date = $1 ORDER BY cost, millis, at, player "
        "LIMIT $2",
        {date, std::max(limit, 0)}, [&](const Row& row) { found.push_back(to_daily(row)); });
    return found;
}

std::vector<DailyRow> SqlStore::daily_of(std::string_view player) {
    std::vector<DailyRow> found;
    connection_->look("SELECT date, player, name, cost, millis, at FROM daily WHERE player = $1 ORDER BY date DESC",
                      {player}, [&](const Row& row) { found.push_back(to_daily(row)); });
    return found;
}

void SqlStore::block(std::string_view by, std::string_view whom) {
    connection_->change("INSERT INTO blocks (by, whom) VALUES ($1, $2) ON CONFLICT DO NOTHING", {by, whom});
}

void SqlStore::unblock(std::string_view by, std::string_view whom) {
    connection_->change("DELETE FROM blocks WHERE by = $1 AND whom = $2", {by, whom});
}

std::vector<std::string> SqlStore::blocked(std::string_view by) {
    std::vector<std::string> found;
    connection_->look("SELECT whom FROM blocks WHERE by = $1 ORDER BY whom", {by},
                      [&](const Row& row) { found.emplace_back(row.text(0)); });
    return found;
}

void SqlStore::report(const ReportRow& row) {
    connection_->change("INSERT INTO reports (by, about, game, text, at) VALUES ($1, $2, $3, $4, $5)",
                        {row.by, row.about, row.game, row.text, row.at});
}

std::vector<ReportRow> SqlStore::reports(std::string_view by, int limit) {
    std::vector<ReportRow> found;
    connection_->look(
        "SELECT by, about, game, text, at FROM reports WHERE by = $1 OR $1 = '' ORDER BY at DESC, about LIMIT $2",
        {by, std::max(limit, 0)}, [&](const Row& row) {
            found.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                             std::string(row.text(3)), row.integer(4)});
        });
    return found;
}

void SqlStore::note_spoken(std::string_view player, std::string_view game, std::int64_t number) {
    connection_->change("INSERT INTO spoken (player, game, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                        {player, game, number});
}

std::vector<SpokenRow> SqlStore::spoken(std::string_view player) {
    std::vector<SpokenRow> found;
    connection_->look(
        "SELECT events.game, events.number, events.at, events.body FROM spoken JOIN events ON events.game = "
        "spoken.game AND events.number = spoken.number WHERE spoken.player = $1 ORDER BY events.game, events.number",
        {player}, [&](const Row& row) {
            found.push_back({std::string(row.text(0)), row.integer(1), row.integer(2), std::string(row.text(3))});
        });
    return found;
}

void SqlStore::keep_push(const PushRow& row) {
    // A browser is told of one player's turns: of who asked last.
    connection_->change("DELETE FROM pushes WHERE endpoint = $1 AND player <> $2", {row.endpoint, row.player});
    connection_->change(
        "INSERT INTO pushes (player, endpoint, key, auth) VALUES ($1, $2, $3, $4) ON CONFLICT (player, endpoint) DO "
        "UPDATE SET key = excluded.key, auth = excluded.auth",
        {row.player, row.endpoint, row.key, row.auth});
}

void SqlStore::delete_push(std::string_view player, std::string_view endpoint) {
    connection_->change("DELETE FROM pushes WHERE player = $1 AND endpoint = $2", {player, endpoint});
}

std::vector<PushRow> SqlStore::pushes(std::string_view player) {
    std::vector<PushRow> found;
    connection_->look("SELECT player, endpoint, key, auth FROM pushes WHERE player = $1 ORDER BY endpoint", {player},
                      [&](const Row& row) {
                          found.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                                           std::string(row.text(3))});
                      });
    return found;
}

void SqlStore::rename_player(std::string_view from, std::string_view to) {
    if (from.empty() || from == to) return;
    whole([&] {
        rename_in_games(from, to);
        rename_in_ratings(from, to);
        rename_in_people(from, to);
    });
}

void SqlStore::rename_in_people(std::string_view from, std::string_view to) {
    if (!to.empty()) {
        connection_->change(
            "INSERT INTO daily (date, player, name, cost, millis, at) SELECT date, $1, COALESCE((SELECT "
            "accounts.name FROM accounts WHERE accounts.id = $1), earlier.name), cost, millis, at FROM daily AS "
            "earlier WHERE earlier.player = $2 ON CONFLICT (date, player) DO UPDATE SET cost = excluded.cost, "
            "millis = excluded.millis, at = excluded.at WHERE excluded.cost < daily.cost OR (excluded.cost = "
            "daily.cost AND excluded.millis < daily.millis)",
            {to, from});
        connection_->change(
            "INSERT INTO blocks (by, whom) SELECT $1, whom FROM blocks WHERE by = $2 ON CONFLICT DO NOTHING",
            {to, from});
        connection_->change(
            "INSERT INTO blocks (by, whom) SELECT by, $1 FROM blocks WHERE whom = $2 ON CONFLICT DO NOTHING",
            {to, from});
        connection_->change(
            "INSERT INTO pushes (player, endpoint, key, auth) SELECT $1, endpoint, key, auth FROM pushes WHERE player "
            "= $2 ON CONFLICT DO NOTHING",
            {to, from});
        connection_->change(
            "INSERT INTO spoken (player, game, number) SELECT $1, game, number FROM spoken WHERE player = $2 ON "
            "CONFLICT DO NOTHING",
            {to, from});
    }
    connection_->change("DELETE FROM spoken WHERE player = $1", {from});
    connection_->change("DELETE FROM daily WHERE player = $1", {from});
    connection_->change("DELETE FROM blocks WHERE by = $1 OR whom = $1", {from});
    connection_->change("DELETE FROM pushes WHERE player = $1", {from});
    connection_->change("UPDATE reports SET by = $1 WHERE by = $2", {to, from});
    connection_->change("UPDATE reports SET about = $1 WHERE about = $2", {to, from});
}

}  // namespace tessera::store
