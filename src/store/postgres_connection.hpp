#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/connection.hpp"
#include "store/statement_cache.hpp"

struct pg_conn;
struct pg_result;

namespace tessera::store {

class PostgresParameters;

/// PostgreSQL, each commit flushed to the disk. Where the server went away, the next statement outside of a transaction
/// connects again; one that only reads, or begins, is then tried once more. A transaction that was open then is lost:
/// all its statements throw until it is rolled back.
class PostgresConnection final : public Connection {
  public:
    /// `url` is never shown in a message: it may hold a password.
    PostgresConnection(std::string url, Purpose purpose);

    using Connection::change;
    using Connection::look;
    [[nodiscard]] const Dialect& dialect() const override { return postgres_dialect; }
    std::int64_t change(std::string_view sql, std::span<const Value> values) override;
    void look(std::string_view sql, std::span<const Value> values, const Each& each) override;
    void script(const char* sql) override;
    void begin() override;
    void commit() override;
    void roll_back() override;
    [[nodiscard]] bool is_in_transaction() const override { return is_begun_; }
    void mark() override;
    void release_mark() override;
    void back_to_mark() override;

  private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };
    struct Clear {
        void operator()(pg_result* result) const;
    };
    using Result = std::unique_ptr<pg_result, Clear>;

    void connect();
    /// As the only server of this store, as long as the connection lasts; throws a sentence.
    void take_lock();
    void ensure_connected();
    [[nodiscard]] bool is_lost() const;
    /// Does something that changes nothing if it fails; once more, with a new connection, where the old one was lost.
    template <class Attempt>
    auto with_second_try(const Attempt& attempt);
    const std::string& prepared(std::string_view sql, std::span<const Value> values);
    Result run_after_waiting(const std::string& name, const PostgresParameters& parameters);
    void run_waiting();
    Result run(std::string_view sql, std::span<const Value> values);
    Result checked(pg_result* result);

    std::string url_;
    Purpose purpose_;
    std::unique_ptr<pg_conn, Finish> connection_;
    StatementCache<std::string> statements_;
    /// Statements about marks, which go with the next other one instead of each taking a turn to the server and back.
    std::vector<const char*> waiting_;
    bool is_begun_ = false;
    bool is_lost_ = false;
};

}  // namespace tessera::store
