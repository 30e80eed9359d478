#pragma once

#include <memory>

#include "store/connection.hpp"
#include "store/store.hpp"

namespace tessera::store {

/// The store over any connection: the same statements for SQLite and PostgreSQL. Its verbs are in `sql_games.cpp`,
/// `sql_accounts.cpp`, `sql_ratings.cpp` and `sql_people.cpp`. Inserts that meet what is there already change nothing
/// and are counted, because PostgreSQL gives up a whole transaction after a failed statement.
class SqlStore final : public Store {
  public:
    explicit SqlStore(std::unique_ptr<Connection> connection);

    void begin() override;
    void commit() override;
    void roll_back() override;
    void mark() override;
    void release_mark() override;
    void back_to_mark() override;

    void create_game(const GameRow& game) override;
    void update_game(const GameRow& game) override;
    [[nodiscard]] std::optional<GameRow> game(std::string_view id) override;
    [[nodiscard]] std::vector<GameRow> games(const GameFilter& filter) override;
    [[nodiscard]] std::vector<GameRow> unfinished_games() override;
    void append_events(std::string_view game, std::span<const EventRow> events) override;
    [[nodiscard]] std::vector<EventRow> events(std::string_view game, std::int64_t after) override;
    void note_spoken(std::string_view player, std::string_view game, std::int64_t number) override;
    std::vector<SpokenRow> spoken(std::string_view player) override;
    void rename_player(std::string_view from, std::string_view to) override;

    void create_account(const AccountRow& account) override;
    [[nodiscard]] std::optional<AccountRow> account(std::string_view id) override;
    [[nodiscard]] std::optional<AccountRow> account_named(std::string_view name) override;
    void set_password(std::string_view account, std::string_view hash) override;
    void mark_as_bot(std::string_view account) override;
    void delete_account(std::string_view account) override;

    void create_session(const SessionRow& session) override;
    [[nodiscard]] std::optional<SessionRow> session_with(std::string_view secret_hash) override;
    [[nodiscard]] std::vector<SessionRow> sessions(std::string_view account) override;
    void touch_session(std::string_view id, Moment used) override;
    void delete_session(std::string_view account, std::string_view id) override;
    void delete_other_sessions(std::string_view account, std::string_view keep) override;
    void delete_expired_sessions(Moment now) override;

    [[nodiscard]] std::optional<RatingRow> rating(std::string_view player, std::string_view variant) override;
    [[nodiscard]] std::vector<RatingRow> ratings(std::string_view player) override;
    void set_rating(const RatingRow& rating, std::string_view game) override;
    [[nodiscard]] std::vector<RatingPoint> rating_history(std::string_view player, std::string_view variant) override;
    [[nodiscard]] std::vector<RatingRow> leaderboard(std::string_view variant, double most_deviation,
                                                     int limit) override;

    void keep_daily(const DailyRow& row) override;
    [[nodiscard]] std::vector<DailyRow> daily(std::string_view date, int limit) override;
    [[nodiscard]] std::vector<DailyRow> daily_of(std::string_view player) override;

    void block(std::string_view by, std::string_view whom) override;
    void unblock(std::string_view by, std::string_view whom) override;
    [[nodiscard]] std::vector<std::string> blocked(std::string_view by) override;
    void report(const ReportRow& row) override;
    std::vector<ReportRow> reports(std::string_view by, int limit) override;

    void keep_push(const PushRow& row) override;
    void delete_push(std::string_view player, std::string_view endpoint) override;
    [[nodiscard]] std::vector<PushRow> pushes(std::string_view player) override;

    [[nodiscard]] std::string secret(std::string_view name, std::string_view made) override;
    [[nodiscard]] bool is_alive() override;

  private:
    /// Several statements as one verb, in the transaction that is open or in one of their own.
    template <class Statements>
    void whole(const Statements& statements) {
        if (connection_->is_in_transaction()) return statements();
        connection_->begin();
        try {
            statements();
            connection_->commit();
        } catch (...) {
            connection_->roll_back();
            throw;
        }
    }

    void insert_players(const GameRow& game);
    [[nodiscard]] std::vector<GameRow> games_where(std::string_view sql, std::span<const Value> values);
    void rename_in_games(std::string_view from, std::string_view to);
    void rename_in_ratings(std::string_view from, std::string_view to);
    void rename_in_people(std::string_view from, std::string_view to);

    std::unique_ptr<Connection> connection_;
};

}  // namespace tessera::store
