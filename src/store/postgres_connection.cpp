#include "store/postgres_connection.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <charconv>
#include <libpq-fe.h>
#include <stdexcept>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "store/store.hpp"

namespace tessera::store {

namespace {

/// Numbers of PostgreSQL's types, which its protocol fixes.
constexpr Oid bigint_type = 20;
constexpr Oid text_type = 25;
constexpr Oid double_type = 701;

// The server's own configuration may be laxer than what is promised here. Plans do not depend on values, so they are
// made once.
constexpr const char* settings =
    "SET synchronous_commit TO on; SET client_min_messages TO warning; SET plan_cache_mode TO force_generic_plan; "
    "SET idle_in_transaction_session_timeout TO '60s'";

/// Values as the protocol takes them in binary: numbers with the highest byte first, text as it is.
class Parameters {
  public:
    explicit Parameters(std::span<const Value> values) : numbers_(values.size()), formats_(values.size(), 1) {
        for (std::size_t index = 0; index < values.size(); ++index) {
            std::visit([&](const auto& value) { add(value, index); }, values[index]);
        }
    }

    [[nodiscard]] int count() const { return static_cast<int>(data_.size()); }
    [[nodiscard]] const char* const* data() const { return data_.data(); }
    [[nodiscard]] const int* lengths() const { return lengths_.data(); }
    [[nodiscard]] const int* formats() const { return formats_.data(); }
    [[nodiscard]] const Oid* types() const { return types_.data(); }

  private:
    using Bytes = std::array<char, sizeof(std::int64_t)>;

    void add(std::monostate /*none*/, std::size_t /*index*/) { add(nullptr, 0, 0); }
    void add(std::int64_t number, std::size_t index) {
        add_number(std::bit_cast<std::uint64_t>(number), index, bigint_type);
    }
    void add(double number, std::size_t index) { add_number(std::bit_cast<std::uint64_t>(number), index, double_type); }
    void add(std::string_view text, std::size_t /*index*/) {
        add(text.data() == nullptr ? "" : text.data(), static_cast<int>(text.size()), text_type);
    }
    void add_number(std::uint64_t bits, std::size_t index, Oid type) {
        if constexpr (std::endian::native == std::endian::little) bits = std::byteswap(bits);
        numbers_[index] = std::bit_cast<Bytes>(bits);
        add(numbers_[index].data(), sizeof bits, type);
    }
    void add(const char* data, int length, Oid type) {
        data_.push_back(data);
        lengths_.push_back(length);
        types_.push_back(type);
    }

    std::vector<Bytes> numbers_;
    std::vector<const char*> data_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
    std::vector<Oid> types_;
};

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
    // The later of two equal words counts, so the address may say otherwise about all but the encoding.
    const std::array<const char*, 6> words = {"connect_timeout", "application_name", "keepalives_idle",
                                              "dbname",          "client_encoding",  nullptr};
    const std::array<const char*, 6> meanings = {"10", "tessera", "30", url_.c_str(), "UTF8", nullptr};
    connection_.reset(PQconnectdbParams(words.data(), meanings.data(), 1));
    if (PQstatus(connection_.get()) != CONNECTION_OK) {
        const auto sentence =
            fmt::format("Cannot connect to PostgreSQL: {}.", first_line(PQerrorMessage(connection_.get())));
        throw std::runtime_error(sentence);
    }
    is_lost_ = false;
    // What the server says besides belongs to its own log.
    PQsetNoticeProcessor(connection_.get(), [](void* /*none*/, const char* /*notice*/) {}, nullptr);
    checked(PQexec(connection_.get(), settings));
    if (purpose_ == Purpose::reading) {
        checked(PQexec(connection_.get(),
                       "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"));
    }
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
    const Parameters parameters(values);
    auto name = fmt::format("s{}", statements_.size());
    const std::string text(sql);
    checked(PQprepare(connection_.get(), name.c_str(), text.c_str(), parameters.count(), parameters.types()));
    return statements_.emplace(text, std::move(name)).first->second;
}

PostgresConnection::Result PostgresConnection::run(std::string_view sql, std::span<const Value> values) {
    const auto& name = prepared(sql, values);
    const Parameters parameters(values);
    return checked(PQexecPrepared(connection_.get(), name.c_str(), parameters.count(), parameters.data(),
                                  parameters.lengths(), parameters.formats(), 0));
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
    checked(PQexec(connection_.get(), sql));
}

void PostgresConnection::begin() {
    assert(!is_begun_);
    with_second_try([&] { return checked(PQexec(connection_.get(), "BEGIN")); });
    is_begun_ = true;
}

void PostgresConnection::commit() {
    ensure_connected();
    const auto result = checked(PQexec(connection_.get(), "COMMIT"));
    is_begun_ = false;
    // After a failed statement PostgreSQL rolls back and calls this a success.
    if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
        throw std::runtime_error("PostgreSQL has undone the transaction after a fault.");
    }
}

void PostgresConnection::roll_back() {
    const bool was_begun = std::exchange(is_begun_, false);
    // Without a connection there is nothing left of it.
    if (was_begun && !is_lost()) checked(PQexec(connection_.get(), "ROLLBACK"));
}

}  // namespace tessera::store
