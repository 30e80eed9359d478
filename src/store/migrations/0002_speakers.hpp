#pragma once

#include <string_view>

namespace tessera::store::migrations {

/// `games.terms` is what lists tell of a game besides its players: bots and the clock, as JSON that nothing is searched
/// by. `spoken` says which events are somebody's words, so that they are found when somebody asks for their data or
/// leaves.
inline constexpr std::string_view speakers = R"sql(
ALTER TABLE games ADD COLUMN terms {text} NOT NULL DEFAULT '';

CREATE TABLE spoken (
    player {text} NOT NULL,
    game {text} NOT NULL,
    number {integer} NOT NULL,
    PRIMARY KEY (player, game, number)
) {clustered};

CREATE INDEX reports_at ON reports (at);
)sql";

}  // namespace tessera::store::migrations
