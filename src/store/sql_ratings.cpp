#include <algorithm>

#include "store/sql_store.hpp"

namespace tessera::store {

namespace {

RatingRow to_rating(const Row& row) {
    return {.player = std::string(row.text(0)),
            .variant = std::string(row.text(1)),
            .rating = row.real(2),
            .deviation = row.real(3),
            .volatility = row.real(4),
            .games = static_cast<int>(row.integer(5)),
            .changed = row.integer(6)};
}

}  // namespace

std::optional<RatingRow> SqlStore::rating(std::string_view player, std::string_view variant) {
    std::optional<RatingRow> found;
    connection_->look(
        "SELECT player, variant, rating, deviation, volatility, games, changed FROM ratings WHERE player = $1 AND "
        "variant = $2",
        {player, variant}, [&](const Row& row) { found = to_rating(row); });
    return found;
}

std::vector<RatingRow> SqlStore::ratings(std::string_view player) {
    std::vector<RatingRow> found;
    connection_->look(
        "SELECT player, variant, rating, deviation, volatility, games, changed FROM ratings WHERE player = $1 ORDER BY "
        "variant",
        {player}, [&](const Row& row) { found.push_back(to_rating(row)); });
    return found;
}

void SqlStore::set_rating(const RatingRow& rating, std::string_view game) {
    whole([&] {
        connection_->change(
            "INSERT INTO ratings (player, variant, rating, deviation, volatility, games, changed) VALUES ($1, $2, $3, "
            "$4, $5, $6, $7) ON CONFLICT (player, variant) DO UPDATE SET rating = excluded.rating, deviation = "
            "excluded.deviation, volatility = excluded.volatility, games = excluded.games, changed = excluded.changed",
            {rating.player, rating.variant, rating.rating, rating.deviation, rating.volatility, rating.games,
             rating.changed});
        if (game.empty()) return;
        connection_->change(
            "INSERT INTO rating_history (player, variant, game, at, rating, deviation) VALUES ($1, $2, $3, $4, $5, $6) "
            "ON CONFLICT (player, variant, game) DO UPDATE SET at = excluded.at, rating = excluded.rating, deviation = "
            "excluded.deviation",
            {rating.player, rating.variant, game, rating.changed, rating.rating, rating.deviation});
    });
}

std::vector<RatingPoint> SqlStore::rating_history(std::string_view player, std::string_view variant) {
    std::vector<RatingPoint> found;
    connection_->look(
        "SELECT at, rating, deviation, game FROM rating_history WHERE player = $1 AND variant = $2 ORDER BY at, game",
        {player, variant},
        [&](const Row& row) { found.push_back({row.integer(0), row.real(1), row.real(2), std::string(row.text(3))}); });
    return found;
}

std::vector<RatingRow> SqlStore::leaderboard(std::string_view variant, double most_deviation, int limit) {
    std::vector<RatingRow> found;
    connection_->look(
        "SELECT player, variant, rating, deviation, volatility, games, changed FROM ratings WHERE variant = $1 AND "
        "deviation <= $2 ORDER BY rating DESC, player LIMIT $3",
        {variant, most_deviation, std::max(limit, 0)}, [&](const Row& row) { found.push_back(to_rating(row)); });
    return found;
}

void SqlStore::rename_in_ratings(std::string_view from, std::string_view to) {
    // Where both have a rating the new owner's stays: two ratings cannot be made one.
    if (!to.empty()) {
        connection_->change(
            "INSERT INTO ratings (player, variant, rating, deviation, volatility, games, changed) SELECT $1, variant, "
            "rating, deviation, volatility, games, changed FROM ratings WHERE player = $2 ON CONFLICT DO NOTHING",
            {to, from});
        connection_->change(
            "INSERT INTO rating_history (player, variant, game, at, rating, deviation) SELECT $1, variant, game, at, "
            "rating, deviation FROM rating_history WHERE player = $2 ON CONFLICT DO NOTHING",
            {to, from});
    }
    connection_->change("DELETE FROM ratings WHERE player = $1", {from});
    connection_->change("DELETE FROM rating_history WHERE player = $1", {from});
}

}  // namespace tessera::store
