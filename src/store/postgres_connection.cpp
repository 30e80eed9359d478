#include "store/postgres_connection.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <libpq-fe.h>
#include <stdexcept>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "store/postgres_parameters.hpp"
#include "store/store.hpp"

namespace tessera::store {

namespace {

// The server's own configuration may be laxer than what is promised here. Plans do not depend on values, so they are
// made once.
constexpr const char* settings =
    "SET synchronous_commit TO on; SET client_min_messages TO warning; SET plan_cache_mode TO force_generic_plan; "
    "SET idle_in_transaction_session_timeout TO '60s'";

// Whoever was killed just now may need a moment until the server notices. One whose machine was cut off is noticed by
// keepalives after a minute.
constexpr const char* patience =
    "SET lock_timeout TO '5s'; SET tcp_keepalives_idle TO 30; SET tcp_keepalives_interval TO 10; "
    "SET tcp_keepalives_count TO 3";

// Held by the connection that writes, so who loses the one loses the other. A database may have a store in each schema.
constexpr const char* lock_store = "SELECT pg_advisory_lock(7463839, hashtext(coalesce(current_schema(), '')))";

constexpr const char* make_mark = "SAVEPOINT mark";

class PostgresRow final : public Row {
  public:
    PostgresRow(const PGresult* result, int row) : result_(result), row_(row) {}
    [[nodiscard]] bool is_null(int column) const override { return PQgetisnull(result_, row_, column) != 0; }
    [[nodiscard]] std::int64_t integer(int column) const override { return parsed<std::int64_t>(column); }
    [[nodiscard]] double real(int column) const override { return parsed<double>(column); }
    [[nodiscard]] std::string_view text(int column) const override {
        return {PQgetvalue(result_, row_, column), static_cast<std::size_t>(PQgetlength(result_, row_, column))};
    }

  private:
    template <class Number>
    [[nodiscard]] Number parsed(int column) const {
        Number number{};
        const auto digits = text(column);
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return number;
    }

    const PGresult* result_;
    int row_;
};

std::string first_line(std::string_view text) {
    return std::string(text.substr(0, text.find('\n')));
}

}  // namespace

void PostgresConnection::Finish::operator()(pg_conn* connection) const {
    PQfinish(connection);
}

void PostgresConnection::Clear::operator()(pg_result* result) const {
    PQclear(result);
}

PostgresConnection::PostgresConnection(std::string url, Purpose purpose) : url_(std::move(url)), purpose_(purpose) {
    connect();
}

void PostgresConnection::connect() {
    statements_.clear();
    is_lost_ = true;  // until all is as it should be
    // The later of two equal words counts, so the address may say otherwise about all but the encoding.
    // A network that swallows packets must not hold all games for the quarter of an hour that TCP would try.
    const std::array<const char*, 9> words = {"connect_timeout",
                                              "application_name",
                                              "keepalives_idle",
                                              "keepalives_interval",
                                              "keepalives_count",
                                              "tcp_user_timeout",
                                              "dbname",
                                              "client_encoding",
                                              nullptr};
    const std::array<const char*, 9> meanings = {"10",    "tessera",    "30",   "10",   "3",
                                                 "15000", url_.c_str(), "UTF8", nullptr};
    connection_.reset(PQconnectdbParams(words.data(), meanings.data(), 1));
    if (PQstatus(connection_.get()) != CONNECTION_OK) {
        const auto sentence =
            fmt::format("Cannot connect to PostgreSQL: {}.", first_line(PQerrorMessage(connection_.get())));
        throw std::runtime_error(sentence);
    }
    // What the server says besides belongs to its own log.
    PQsetNoticeProcessor(connection_.get(), [](void* /*none*/, const char* /*notice*/) {}, nullptr);
    checked(PQexec(connection_.get(), settings));
    if (purpose_ == Purpose::reading) {
        checked(PQexec(connection_.get(),
                       "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"));
    }
    if (purpose_ == Purpose::serving) take_lock();
    is_lost_ = false;
}

void PostgresConnection::take_lock() {
    checked(PQexec(connection_.get(), patience));
    const Result locked(PQexec(connection_.get(), lock_store));
    const char* const state = PQresultErrorField(locked.get(), PG_DIAG_SQLSTATE);
    // 55P03: it was not to be had in time.
    if (state != nullptr && std::string_view(state) == "55P03") throw std::runtime_error(taken_by_another);
    if (PQresultStatus(locked.get()) != PGRES_TUPLES_OK) {
        throw std::runtime_error(
            fmt::format("PostgreSQL could not lock the store: {}.", first_line(PQerrorMessage(connection_.get()))));
    }
    checked(PQexec(connection_.get(), "SET lock_timeout TO 0"));
}

bool PostgresConnection::is_lost() const {
    return is_lost_ || PQstatus(connection_.get()) != CONNECTION_OK;
}

void PostgresConnection::ensure_connected() {
    if (!is_lost()) return;
    if (is_begun_) throw std::runtime_error("The connection to PostgreSQL was lost and the transaction with it.");
    connect();
}

template <class Attempt>
auto PostgresConnection::with_second_try(const Attempt& attempt) {
    ensure_connected();
    if (is_begun_) return attempt();
    try {
        return attempt();
    } catch (const std::runtime_error&) {
        if (!is_lost()) throw;
    }
    connect();
    return attempt();
}

PostgresConnection::Result PostgresConnection::checked(pg_result* result) {
    Result owned(result);
    const auto status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return owned;
    // Without the details, which quote what people wrote.
    const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* const primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    const auto why = primary != nullptr ? std::string(primary) : first_line(PQerrorMessage(connection_.get()));
    // Without a state it is the library that failed to reach the server, which it may not count as lost until it has
    // read to the end; 57P is a server that ends, 08 a connection that did.
    const std::string_view known = state != nullptr ? state : "";
    if (known.empty() || known.starts_with("57P") || known.starts_with("08")) is_lost_ = true;
    const auto sentence = fmt::format("PostgreSQL could not do it: {}.", why);
    // Class 23: a constraint is broken.
    if (known.starts_with("23")) throw Conflict(sentence);
    throw std::runtime_error(sentence);
}

const std::string& PostgresConnection::prepared(std::string_view sql, std::span<const Value> values) {
    if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
    const PostgresParameters parameters(values);
    auto name = fmt::format("s{}", statements_.size());
    const std::string text(sql);
    checked(PQprepare(connection_.get(), name.c_str(), text.c_str(), parameters.count(), parameters.types()));
    return statements_.emplace(text, std::move(name)).first->second;
}

PostgresConnection::Result PostgresConnection::run(std::string_view sql, std::span<const Value> values) {
    const auto& name = prepared(sql, values);
    const PostgresParameters parameters(values);
    if (!waiting_.empty()) return run_after_waiting(name, parameters);
    return checked(PQexecPrepared(connection_.get(), name.c_str(), parameters.count(), parameters.data(),
                                  parameters.lengths(), parameters.formats(), 0));
}

PostgresConnection::Result PostgresConnection::run_after_waiting(const std::string& name,
                                                                 const PostgresParameters& parameters) {
    auto* const connection = connection_.get();
    PQenterPipelineMode(connection);
    for (const char* statement : std::exchange(waiting_, {})) {
        PQsendQueryParams(connection, statement, 0, nullptr, nullptr, nullptr, nullptr, 0);
    }
    PQsendQueryPrepared(connection, name.c_str(), parameters.count(), parameters.data(), parameters.lengths(),
                        parameters.formats(), 0);
    PQpipelineSync(connection);

    // The first that failed says why, the others only that they were not tried; else the last is the answer.
    Result answer;
    bool has_failed = false;
    for (bool is_after_null = false;;) {
        Result next(PQgetResult(connection));
        if (!next) {
            // Once between two answers; twice only where there are no more, because the connection is lost.
            if (std::exchange(is_after_null, true)) break;
            continue;
        }
        is_after_null = false;
        const auto status = PQresultStatus(next.get());
        if (status == PGRES_PIPELINE_SYNC) break;
        if (has_failed) continue;
        has_failed = status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
        answer = std::move(next);
    }
    if (PQexitPipelineMode(connection) == 0) is_lost_ = true;
    return checked(answer.release());
}

void PostgresConnection::run_waiting() {
    for (const char* statement : std::exchange(waiting_, {})) checked(PQexec(connection_.get(), statement));
}

std::int64_t PostgresConnection::change(std::string_view sql, std::span<const Value> values) {
    ensure_connected();
    const auto result = run(sql, values);
    const std::string_view count = PQcmdTuples(result.get());
    std::int64_t changed = 0;
    std::from_chars(count.data(), count.data() + count.size(), changed);
    return changed;
}

void PostgresConnection::look(std::string_view sql, std::span<const Value> values, const Each& each) {
    const auto result = with_second_try([&] { return run(sql, values); });
    for (int row = 0; row < PQntuples(result.get()); ++row) each(PostgresRow(result.get(), row));
}

void PostgresConnection::script(const char* sql) {
    ensure_connected();
    run_waiting();
    checked(PQexec(connection_.get(), sql));
}

void PostgresConnection::begin() {
    assert(!is_begun_);
    with_second_try([&] { return checked(PQexec(connection_.get(), "BEGIN")); });
    is_begun_ = true;
}

void PostgresConnection::commit() {
    ensure_connected();
    waiting_.clear();  // marks end with the transaction
    const auto result = checked(PQexec(connection_.get(), "COMMIT"));
    is_begun_ = false;
    // After a failed statement PostgreSQL rolls back and calls this a success.
    if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
        throw std::runtime_error("PostgreSQL has undone the transaction after a fault.");
    }
}

void PostgresConnection::roll_back() {
    const bool was_begun = std::exchange(is_begun_, false);
    waiting_.clear();
    // Without a connection there is nothing left of it.
    if (was_begun && !is_lost()) checked(PQexec(connection_.get(), "ROLLBACK"));
}

void PostgresConnection::mark() {
    waiting_.push_back(make_mark);
}

void PostgresConnection::release_mark() {
    if (!waiting_.empty() && waiting_.back() == make_mark) return waiting_.pop_back();
    waiting_.push_back("RELEASE SAVEPOINT mark");
}

void PostgresConnection::back_to_mark() {
    ensure_connected();
    if (!waiting_.empty() && waiting_.back() == make_mark) return waiting_.pop_back();
    run_waiting();
    checked(PQexec(connection_.get(), "ROLLBACK TO SAVEPOINT mark; RELEASE SAVEPOINT mark"));
}

}  // namespace tessera::store
