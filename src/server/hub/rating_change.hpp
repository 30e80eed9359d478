#pragma once

#include <array>
#include <stdexcept>
#include <string>

#include "server/rooms/room.hpp"
#include "store/store.hpp"

namespace tessera::server {

/// What a rated game does to the ratings of its two players.
struct RatingChange {
    std::array<store::RatingRow, 2> before = {};
    std::array<store::RatingRow, 2> after = {};

    /// As the event `ended` keeps it.
    [[nodiscard]] Json told() const;
};

/// Another game of one of them ended in between: look again.
struct StaleRatings : std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[nodiscard]] RatingChange rating_change(store::Store& store, const Room::Rated& result, const std::string& variant,
                                         Moment now);
/// As it is now: the longer nobody has played, the less is known.
[[nodiscard]] store::RatingRow rested(store::RatingRow row, Moment now);
/// Throws `StaleRatings` where the ratings are no longer those before.
void keep_ratings(store::Store& store, const RatingChange& change, const std::string& game);

}  // namespace tessera::server
