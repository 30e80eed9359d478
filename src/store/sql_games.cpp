#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "store/player_list.hpp"
#include "store/sql_store.hpp"

namespace tessera::store {

namespace {

constexpr std::string_view game_columns =
    "id, variant, state, is_private, is_rated, created, changed, result, players, deadline, strength, terms";

GameRow to_game(const Row& row) {
    GameRow game;
    game.id = row.text(0);
    game.variant = row.text(1);
    game.state = static_cast<GameState>(row.integer(2));
    game.is_private = row.integer(3) != 0;
    game.is_rated = row.integer(4) != 0;
    game.created = row.integer(5);
    game.changed = row.integer(6);
    game.result = row.text(7);
    game.players = parse_player_list(row.text(8));
    if (!row.is_null(9)) game.deadline = row.integer(9);
    game.strength = static_cast<int>(row.integer(10));
    game.terms = row.text(11);
    return game;
}

std::int64_t number_of(GameState state) {
    return static_cast<std::int64_t>(state);
}

Value value_of(std::optional<Moment> moment) {
    return moment ? Value(*moment) : Value();
}

Value over_of(const GameRow& game) {
    return game.state == GameState::over ? Value(game.changed) : Value();
}

/// For the games of a player, which are found by the player: no index of states must seem to be of use.
constexpr std::string_view state_of_few(std::optional<GameState> state) {
    if (!state) return "state + 0 < 3";
    switch (*state) {
        case GameState::waiting:
            return "state + 0 = 0";
        case GameState::running:
            return "state + 0 = 1";
        case GameState::over:
            return "state + 0 = 2";
    }
    return "";
}

/// The filter as SQL. States stand in the text, so that a database sees that an index of these states will do.
struct Search {
    std::string sql;
    std::vector<Value> values;

    Search(const GameFilter& filter, std::string_view states, std::string_view changed = "changed")
        : sql(fmt::format("SELECT {} FROM games WHERE {}", game_columns, states)) {
        if (!filter.with_private) sql += " AND is_private = 0";
        if (filter.player) add(" AND id IN (SELECT game FROM game_players WHERE player = ${})", *filter.player);
        if (filter.variant) add(" AND variant = ${}", *filter.variant);
        if (filter.before) add(fmt::format(" AND {} < ${{}}", changed), *filter.before);
        add(fmt::format(" ORDER BY {} DESC, id LIMIT ${{}}", changed), std::max(filter.limit, 0));
    }

    void add(std::string_view condition, Value value) {
        values.push_back(value);
        sql += fmt::format(fmt::runtime(condition), values.size());
    }
};

}  // namespace

void SqlStore::insert_players(const GameRow& game) {
    std::int64_t seat = 0;
    for (const auto& player : game.players) {
        if (!player.empty()) {
            connection_->change("INSERT INTO game_players (game, seat, player) VALUES ($1, $2, $3)",
                                {game.id, seat, player});
        }
        ++seat;
    }
}

void SqlStore::create_game(const GameRow& game) {
    const auto players = to_player_list(game.players);
    whole([&] {
        const auto made = connection_->change(
            "INSERT INTO games (id, variant, state, is_private, is_rated, created, changed, result, players, deadline, "
            "strength, over, terms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO "
            "NOTHING",
            {game.id, game.variant, number_of(game.state), game.is_private, game.is_rated, game.created, game.changed,
             game.result, players, value_of(game.deadline), game.strength, over_of(game), game.terms});
        if (made == 0) throw Conflict(fmt::format("There is already a game {}.", game.id));
        insert_players(game);
    });
}

void SqlStore::update_game(const GameRow& game) {
    const auto players = to_player_list(game.players);
    // Nearly always an action was played and nothing changed but times: then no index is touched.
    const auto is_same = connection_->change(
        "UPDATE games SET changed = $1, deadline = $2, strength = $3 WHERE id = $4 AND state < 2 AND state = $5 AND "
        "players = $6 AND result = $7 AND variant = $8 AND is_private = $9 AND is_rated = $10 AND created = $11 AND "
        "terms = $12",
        {game.changed, value_of(game.deadline), game.strength, game.id, number_of(game.state), players, game.result,
         game.variant, game.is_private, game.is_rated, game.created, game.terms});
    if (is_same != 0) return;

    whole([&] {
        const auto changed = connection_->change(
            "UPDATE games SET variant = $1, state = $2, is_private = $3, is_rated = $4, created = $5, changed = $6, "
            "result = $7, players = $8, deadline = $9, strength = $10, over = $11, terms = $12 WHERE id = $13",
            {game.variant, number_of(game.state), game.is_private, game.is_rated, game.created, game.changed,
             game.result, players, value_of(game.deadline), game.strength, over_of(game), game.terms, game.id});
        if (changed == 0) throw Conflict(fmt::format("There is no game {}.", game.id));
        connection_->change("DELETE FROM game_players WHERE game = $1", {game.id});
        insert_players(game);
    });
}

std::vector<GameRow> SqlStore::games_where(std::string_view sql, std::span<const Value> values) {
    std::vector<GameRow> found;
    connection_->look(sql, values, [&](const Row& row) { found.push_back(to_game(row)); });
    return found;
}

std::optional<GameRow> SqlStore::game(std::string_view id) {
    static const auto sql = fmt::format("SELECT {} FROM games WHERE id = $1", game_columns);
    const std::vector<Value> values = {id};
    const auto found = games_where(sql, values);
    if (found.empty()) return {};
    return found.front();
}

std::vector<GameRow> SqlStore::games(const GameFilter& filter) {
    const auto found_by = [this](const Search& search) { return games_where(search.sql, search.values); };
    if (filter.player) return found_by({filter, state_of_few(filter.state)});
    if (filter.state == GameState::over) return found_by({filter, "state = 2", "over"});
    if (filter.state == GameState::running) return found_by({filter, "state < 2 AND state = 1"});
    if (filter.state == GameState::waiting) return found_by({filter, "state < 2 AND state = 0"});
    // Those that are over have an index by time, the others are few: apart, both are found quickly.
    auto found = found_by({filter, "state < 2"});
    std::ranges::move(found_by({filter, "state = 2", "over"}), std::back_inserter(found));
    std::ranges::sort(found, [](const GameRow& a, const GameRow& b) {
        return std::tie(b.changed, a.id) < std::tie(a.changed, b.id);
    });
    found.resize(std::min(found.size(), static_cast<std::size_t>(std::max(filter.limit, 0))));
    return found;
}

std::vector<GameRow> SqlStore::unfinished_games() {
    static const auto sql = fmt::format("SELECT {} FROM games WHERE state < 2 ORDER BY created, id", game_columns);
    return games_where(sql, {});
}

void SqlStore::append_events(std::string_view game, std::span<const EventRow> events) {
    if (events.empty()) return;
    auto expected = events.front().number;
    for (const auto& event : events) {
        if (event.number != expected++) throw Conflict(fmt::format("Events of game {} are not in order.", game));
    }
    const auto append = [&] {
        bool is_first = true;
        for (const auto& event : events) {
            // Only the first can meet what is kept; the key itself guards against another writer.
            const auto added = connection_->change(
                is_first ? "INSERT INTO events (game, number, at, kind, body) SELECT id, $2, $3, $4, $5 FROM games "
                           "WHERE id = $1 AND $2 = 1 + "
                           "(SELECT coalesce(max(number), 0) FROM events WHERE game = $1)"
                         : "INSERT INTO events (game, number, at, kind, body) VALUES ($1, $2, $3, $4, $5)",
                {game, event.number, event.at, event.kind, event.body});
            if (added == 0) throw Conflict(fmt::format("Event {} is not the next of game {}.", event.number, game));
            is_first = false;
        }
    };
    if (events.size() == 1) return append();
    whole(append);
}

std::vector<EventRow> SqlStore::events(std::string_view game, std::int64_t after) {
    std::vector<EventRow> found;
    connection_->look(
        "SELECT number, at, kind, body FROM events WHERE game = $1 AND number > $2 ORDER BY number", {game, after},
        [&](const Row& row) {
            found.push_back({row.integer(0), row.integer(1), std::string(row.text(2)), std::string(row.text(3))});
        });
    return found;
}

void SqlStore::rename_in_games(std::string_view from, std::string_view to) {
    static const auto sql =
        fmt::format("SELECT {} FROM games WHERE id IN (SELECT game FROM game_players WHERE player = $1)", game_columns);
    const std::vector<Value> values = {from};
    for (auto& game : games_where(sql, values)) {
        std::ranges::replace(game.players, std::string(from), std::string(to));
        update_game(game);
    }
}

}  // namespace tessera::store
