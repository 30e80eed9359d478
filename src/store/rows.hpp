#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera::store {

/// Milliseconds since 1970.
using Moment = std::int64_t;

enum class GameState : std::uint8_t { waiting, running, over };

/// What lists and searches need of a game. All else is in its events.
struct GameRow {
    std::string id;       ///< eight letters and digits
    std::string variant;  ///< `himiki-expert`
    GameState state = GameState::waiting;
    bool is_private = false;
    bool is_rated = false;
    Moment created = 0;
    Moment changed = 0;
    std::string result = {};                ///< empty while it runs: `p1win`, `p2win`, `draw`, `aborted`
    std::vector<std::string> players = {};  ///< a seat each; empty: nobody, or a bot
    std::optional<Moment> deadline = {};    ///< when a clock runs out, so that a restarted server can judge it
    int strength = 0;                       ///< mean rating of who plays, for lists of the best games
    std::string terms = {};                 ///< bots and clock, for lists: JSON that the store does not look into
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// One thing that happened in a game, numbered from 1 without gaps. Never changed, never deleted.
struct EventRow {
    std::int64_t number = 0;
    Moment at = 0;
    std::string kind;  ///< `action`
    std::string body;  ///< JSON; the whole truth, never sent to anybody as it is
    friend bool operator==(const EventRow&, const EventRow&) = default;
};

struct AccountRow {
    std::string id;             ///< `a:…`
    std::string name;           ///< as shown; unique without regard to case
    std::string password_hash;  ///< Argon2id, as libsodium writes it
    Moment created = 0;
    bool is_bot = false;
    friend bool operator==(const AccountRow&, const AccountRow&) = default;
};

/// A login or a bot's token. Only the hash of the secret is kept.
struct SessionRow {
    std::string id;           ///< public name of it, for lists
    std::string secret_hash;  ///< hex
    std::string account;
    std::string label = {};  ///< browser or bot's name, cut to 100 bytes
    bool is_token = false;
    Moment created = 0;
    Moment used = 0;
    Moment expires = 0;
    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

struct RatingRow {
    std::string player;
    std::string variant;
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;
    int games = 0;
    Moment changed = 0;
    friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

struct RatingPoint {
    Moment at = 0;
    double rating = 0;
    double deviation = 0;
    std::string game;
    friend bool operator==(const RatingPoint&, const RatingPoint&) = default;
};

struct DailyRow {
    std::string date;  ///< `2026-11-18`
    std::string player;
    std::string name;
    int cost = 0;
    std::int64_t millis = 0;
    Moment at = 0;
    friend bool operator==(const DailyRow&, const DailyRow&) = default;
};

struct ReportRow {
    std::string by;
    std::string about;
    std::string game;
    std::string text;
    Moment at = 0;
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

/// What somebody said in a game: an event, found by its speaker.
struct SpokenRow {
    std::string game;
    std::int64_t number = 0;
    Moment at = 0;
    std::string body;
    friend bool operator==(const SpokenRow&, const SpokenRow&) = default;
};

struct PushRow {
    std::string player;
    std::string endpoint;
    std::string key;  ///< p256dh
    std::string auth;
    friend bool operator==(const PushRow&, const PushRow&) = default;
};

/// Which games a list wants; newest change first.
struct GameFilter {
    std::optional<std::string> player = {};
    std::optional<std::string> variant = {};
    std::optional<GameState> state = {};
    bool with_private = false;
    std::optional<Moment> before = {};  ///< `changed` before this
    int limit = 50;
};

}  // namespace tessera::store
