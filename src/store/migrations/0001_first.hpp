#pragma once

#include <string_view>

namespace tessera::store::migrations {

/// The first schema.
///
/// `games.players` is each seat's player followed by a newline, so that a game is read from one row; `game_players` is
/// the same again for looking up a player's games. Games that are over no longer change, so indexes by time hold only
/// these: an action of a running game changes no index.
inline constexpr std::string_view first = R"sql(
CREATE TABLE games (
    id {text} NOT NULL PRIMARY KEY,
    variant {text} NOT NULL,
    state {integer} NOT NULL,
    is_private {integer} NOT NULL,
    is_rated {integer} NOT NULL,
    created {integer} NOT NULL,
    changed {integer} NOT NULL,
    result {text} NOT NULL,
    players {text} NOT NULL,
    over {integer},
    deadline {integer},
    strength {integer} NOT NULL
) {strict};
CREATE INDEX games_unfinished ON games (state) WHERE state < 2;
CREATE INDEX games_over ON games (over) WHERE state = 2;
CREATE INDEX games_over_of_variant ON games (variant, over) WHERE state = 2;

CREATE TABLE game_players (
    game {text} NOT NULL REFERENCES games (id),
    seat {integer} NOT NULL,
    player {text} NOT NULL,
    PRIMARY KEY (game, seat)
) {clustered};
CREATE INDEX game_players_player ON game_players (player, game);

CREATE TABLE events (
    game {text} NOT NULL,
    number {integer} NOT NULL,
    at {integer} NOT NULL,
    kind {text} NOT NULL,
    body {text} NOT NULL,
    PRIMARY KEY (game, number)
) {clustered};

CREATE TABLE accounts (
    id {text} NOT NULL PRIMARY KEY,
    name {text} NOT NULL,
    folded_name {text} NOT NULL UNIQUE,
    password_hash {text} NOT NULL,
    created {integer} NOT NULL,
    is_bot {integer} NOT NULL
) {strict};

CREATE TABLE sessions (
    id {text} NOT NULL PRIMARY KEY,
    secret_hash {text} NOT NULL UNIQUE,
    account {text} NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label {text} NOT NULL,
    is_token {integer} NOT NULL,
    created {integer} NOT NULL,
    used {integer} NOT NULL,
    expires {integer} NOT NULL
) {strict};
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE ratings (
    player {text} NOT NULL,
    variant {text} NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    volatility {real} NOT NULL,
    games {integer} NOT NULL,
    changed {integer} NOT NULL,
    PRIMARY KEY (player, variant)
) {strict};
CREATE INDEX ratings_best ON ratings (variant, rating);

CREATE TABLE rating_history (
    player {text} NOT NULL,
    variant {text} NOT NULL,
    game {text} NOT NULL,
    at {integer} NOT NULL,
    rating {real} NOT NULL,
    deviation {real} NOT NULL,
    PRIMARY KEY (player, variant, game)
) {clustered};

CREATE TABLE daily (
    date {text} NOT NULL,
    player {text} NOT NULL,
    name {text} NOT NULL,
    cost {integer} NOT NULL,
    millis {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (date, player)
) {strict};
CREATE INDEX daily_best ON daily (date, cost, millis, at);
CREATE INDEX daily_player ON daily (player);

CREATE TABLE blocks (
    by {text} NOT NULL,
    whom {text} NOT NULL,
    PRIMARY KEY (by, whom)
) {clustered};
CREATE INDEX blocks_whom ON blocks (whom);

CREATE TABLE reports (
    by {text} NOT NULL,
    about {text} NOT NULL,
    game {text} NOT NULL,
    text {text} NOT NULL,
    at {integer} NOT NULL
) {strict};

CREATE TABLE pushes (
    player {text} NOT NULL,
    endpoint {text} NOT NULL,
    key {text} NOT NULL,
    auth {text} NOT NULL,
    PRIMARY KEY (player, endpoint)
) {clustered};

CREATE TABLE secrets (
    name {text} NOT NULL PRIMARY KEY,
    secret {text} NOT NULL
) {strict};
)sql";

}  // namespace tessera::store::migrations
