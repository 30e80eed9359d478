#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "store/rows.hpp"

namespace tessera::store {

/// What was asked for contradicts what is kept: a name that is taken, an event number that exists.
struct Conflict : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Games, accounts and ratings, kept. One connection: used by one thread at a time, blocks. Other faults than
/// `Conflict` are exceptions of std::runtime_error with a sentence. Outside of `begin`…`commit` each verb is durable
/// when it returns.
class Store {
  public:
    virtual ~Store() = default;

    /// All until `commit` becomes durable together or not at all. `mark` and `back_to_mark` undo a part of it; a mark
    /// ends when it is released or gone back to. After a `Conflict` about an id, name or
    /// number that is taken, the transaction goes on.
    virtual void begin() = 0;
    virtual void commit() = 0;
    virtual void roll_back() = 0;
    virtual void mark() = 0;
    virtual void release_mark() = 0;
    virtual void back_to_mark() = 0;

    virtual void create_game(const GameRow& game) = 0;
    virtual void update_game(const GameRow& game) = 0;
    [[nodiscard]] virtual std::optional<GameRow> game(std::string_view id) = 0;
    [[nodiscard]] virtual std::vector<GameRow> games(const GameFilter& filter) = 0;
    /// Running games and waiting ones, to go on with after a restart.
    [[nodiscard]] virtual std::vector<GameRow> unfinished_games() = 0;
    /// `Conflict` where a number is there already or a gap would be.
    virtual void append_events(std::string_view game, std::span<const EventRow> events) = 0;
    [[nodiscard]] virtual std::vector<EventRow> events(std::string_view game, std::int64_t after = 0) = 0;
    /// This event is what that player said.
    virtual void note_spoken(std::string_view player, std::string_view game, std::int64_t number) = 0;
    /// All that a player said, oldest first in each game.
    [[nodiscard]] virtual std::vector<SpokenRow> spoken(std::string_view player) = 0;
    /// A guest registers, or somebody leaves: games and ratings of `from` become those of `to`.
    /// Where both have a rating, that of `to` stays. An empty `to` empties the seats and deletes all else.
    virtual void rename_player(std::string_view from, std::string_view to) = 0;

    virtual void create_account(const AccountRow& account) = 0;
    [[nodiscard]] virtual std::optional<AccountRow> account(std::string_view id) = 0;
    [[nodiscard]] virtual std::optional<AccountRow> account_named(std::string_view name) = 0;
    virtual void set_password(std::string_view account, std::string_view hash) = 0;
    /// It plays by a token: others are told that it is a program.
    virtual void mark_as_bot(std::string_view account) = 0;
    /// With all that is kept of it, sessions too, except games and events.
    virtual void delete_account(std::string_view account) = 0;

    virtual void create_session(const SessionRow& session) = 0;
    [[nodiscard]] virtual std::optional<SessionRow> session_with(std::string_view secret_hash) = 0;
    [[nodiscard]] virtual std::vector<SessionRow> sessions(std::string_view account) = 0;
    virtual void touch_session(std::string_view id, Moment used) = 0;
    virtual void delete_session(std::string_view account, std::string_view id) = 0;
    virtual void delete_other_sessions(std::string_view account, std::string_view keep) = 0;
    virtual void delete_expired_sessions(Moment now) = 0;

    [[nodiscard]] virtual std::optional<RatingRow> rating(std::string_view player, std::string_view variant) = 0;
    [[nodiscard]] virtual std::vector<RatingRow> ratings(std::string_view player) = 0;
    /// A game gives one point of the graph, however often it is told; no game gives none.
    virtual void set_rating(const RatingRow& rating, std::string_view game) = 0;
    [[nodiscard]] virtual std::vector<RatingPoint> rating_history(std::string_view player,
                                                                  std::string_view variant) = 0;
    [[nodiscard]] virtual std::vector<RatingRow> leaderboard(std::string_view variant, double most_deviation,
                                                             int limit) = 0;

    /// Only a better one replaces an earlier one: less cost, then less time.
    virtual void keep_daily(const DailyRow& row) = 0;
    [[nodiscard]] virtual std::vector<DailyRow> daily(std::string_view date, int limit) = 0;
    /// Of one player, newest first.
    [[nodiscard]] virtual std::vector<DailyRow> daily_of(std::string_view player) = 0;

    virtual void block(std::string_view by, std::string_view whom) = 0;
    virtual void unblock(std::string_view by, std::string_view whom) = 0;
    [[nodiscard]] virtual std::vector<std::string> blocked(std::string_view by) = 0;
    virtual void report(const ReportRow& row) = 0;
    /// Newest first; of one player's making where one is named.
    [[nodiscard]] virtual std::vector<ReportRow> reports(std::string_view by, int limit) = 0;

    virtual void keep_push(const PushRow& row) = 0;
    virtual void delete_push(std::string_view player, std::string_view endpoint) = 0;
    [[nodiscard]] virtual std::vector<PushRow> pushes(std::string_view player) = 0;

    /// A secret of the server that outlives it: made by `make` the first time it is asked for.
    [[nodiscard]] virtual std::string secret(std::string_view name, std::string_view made) = 0;
    /// Whether the store answers.
    [[nodiscard]] virtual bool is_alive() = 0;
};

/// Where things are kept: `sqlite:PATH`, a plain path, `sqlite::memory:`, or `postgres://…`.
/// Opens, and brings the schema up to date, with a backup of the file before it changes an old one.
[[nodiscard]] std::unique_ptr<Store> open_store(std::string_view address);

/// A copy of a SQLite store in use, whole in itself. For PostgreSQL the sentence names pg_dump.
void back_up(std::string_view address, std::string_view to);

}  // namespace tessera::store
