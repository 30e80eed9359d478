#include "server/hub/rating_change.hpp"

#include <nlohmann/json.hpp>

#include "server/rooms/glicko.hpp"

namespace tessera::server {

namespace {

store::RatingRow row_of(store::Store& store, const std::string& player, const std::string& variant) {
    if (auto row = store.rating(player, variant)) return *std::move(row);
    return {.player = player, .variant = variant};
}

Glicko glicko_of(const store::RatingRow& row) {
    return {.rating = row.rating, .deviation = row.deviation, .volatility = row.volatility};
}

/// A week. From a deviation of 50 it takes nearly two years of rest to 110, beyond which leaderboards do not look.
constexpr double rating_period = 7.0 * 86'400'000;

}  // namespace

store::RatingRow rested(store::RatingRow row, Moment now) {
    if (row.games > 0) {
        row.deviation = rested(glicko_of(row), static_cast<double>(now - row.changed) / rating_period).deviation;
    }
    return row;
}

Json RatingChange::told() const {
    return {{"before", {before[0].rating, before[1].rating}}, {"after", {after[0].rating, after[1].rating}}};
}

RatingChange rating_change(store::Store& store, const Room::Rated& result, const std::string& variant, Moment now) {
    RatingChange change;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        change.before[seat] = rested(row_of(store, result.players.at(seat), variant), now);
    }
    const std::array scores = {result.score, 1 - result.score};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const std::array results = {
            GlickoResult{.opponent = glicko_of(change.before[1 - seat]), .score = scores[seat]}};
        const Glicko after = rated(glicko_of(change.before[seat]), results);
        change.after[seat] = change.before[seat];
        change.after[seat].rating = after.rating;
        change.after[seat].deviation = after.deviation;
        change.after[seat].volatility = after.volatility;
        change.after[seat].games += 1;
        change.after[seat].changed = now;
    }
    return change;
}

void keep_ratings(store::Store& store, const RatingChange& change, const std::string& game) {
    for (const auto& before : change.before) {
        if (row_of(store, before.player, before.variant).games != before.games) {
            throw StaleRatings("Another rated game ended in between.");
        }
    }
    for (const auto& after : change.after) store.set_rating(after, game);
}

}  // namespace tessera::server
