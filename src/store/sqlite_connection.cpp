#include "store/sqlite_connection.hpp"

#include <cassert>
#include <fcntl.h>
#include <filesystem>
#include <sqlite3.h>
#include <stdexcept>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "store/store.hpp"

namespace tessera::store {

namespace {

namespace fs = std::filesystem;

/// Another process may hold the write lock for a moment: a backup's end, a second server by mistake.
constexpr int patience_milliseconds = 10'000;

// The log is folded into the file at about 16 MiB: seldom enough to cost little, small enough not to be felt.
constexpr const char* settings = R"sql(
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA temp_store = MEMORY;
PRAGMA cache_size = -32000;
PRAGMA wal_autocheckpoint = 4000;
PRAGMA journal_size_limit = 67108864;
)sql";

[[noreturn]] void fail(sqlite3* database) {
    const int code = sqlite3_errcode(database);
    const auto sentence = fmt::format("The store could not do it: {}.", sqlite3_errmsg(database));
    if (code == SQLITE_CONSTRAINT) throw Conflict(sentence);
    throw std::runtime_error(sentence);
}

void bind(sqlite3_stmt* statement, int place, const Value& value) {
    struct Binder {
        sqlite3_stmt* statement;
        int place;
        int operator()(std::monostate /*none*/) const { return sqlite3_bind_null(statement, place); }
        int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, place, number); }
        int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
        int operator()(std::string_view text) const {
            // A null pointer would be NULL instead of an empty text. SQLite need not copy: the text outlives the run.
            const char* data = text.data() == nullptr ? "" : text.data();
            return sqlite3_bind_text64(statement, place, data, text.size(), nullptr, SQLITE_UTF8);
        }
    };
    if (std::visit(Binder{statement, place}, value) != SQLITE_OK) fail(sqlite3_db_handle(statement));
}

class SqliteRow final : public Row {
  public:
    explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}
    [[nodiscard]] bool is_null(int column) const override {
        return sqlite3_column_type(statement_, column) == SQLITE_NULL;
    }
    [[nodiscard]] std::int64_t integer(int column) const override { return sqlite3_column_int64(statement_, column); }
    [[nodiscard]] double real(int column) const override { return sqlite3_column_double(statement_, column); }
    [[nodiscard]] std::string_view text(int column) const override {
        const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }

  private:
    sqlite3_stmt* statement_;
};

/// Leaves a statement ready for the next run, and its values unreferenced, whatever happens.
class Running {
  public:
    explicit Running(sqlite3_stmt* statement) : statement_(statement) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }

  private:
    sqlite3_stmt* statement_;
};

}  // namespace

void CloseSqlite::operator()(sqlite3* database) const {
    sqlite3_close_v2(database);
}

void SqliteConnection::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

SqliteHandle open_sqlite(const std::string& path, int flags) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    SqliteHandle handle(opened);
    if (code != SQLITE_OK) throw std::runtime_error(fmt::format("Cannot open {}: {}.", path, sqlite3_errstr(code)));
    sqlite3_extended_result_codes(opened, 0);
    sqlite3_busy_timeout(opened, patience_milliseconds);
    return handle;
}

void make_sqlite_file(const std::string& path) {
    constexpr int flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC;
    const int file = ::open(path.c_str(), flags, S_IRUSR | S_IWUSR);  // NOLINT(*-vararg)
    if (file >= 0) ::close(file);
}

SqliteConnection::SqliteConnection(const std::string& path, Purpose purpose)
    : handle_(open_sqlite(path, SQLITE_OPEN_READWRITE)), purpose_(purpose) {
    // A file of its own, because locks of the database are SQLite's; by its real name, as SQLite names its log.
    if (purpose == Purpose::serving && path != ":memory:") lock_.emplace(fs::canonical(path).string() + ".lock");
    try {
        script("PRAGMA journal_mode = WAL");
        script(settings);
        if (purpose == Purpose::reading) script("PRAGMA query_only = ON");
    } catch (const std::runtime_error& fault) {
        throw std::runtime_error(fmt::format("Cannot use {}: {}", path, fault.what()));
    }
}

SqliteConnection::Prepared& SqliteConnection::prepared(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    Prepared result{std::unique_ptr<sqlite3_stmt, Finalize>(made), {}};
    if (code != SQLITE_OK) fail(handle_.get());
    // SQLite numbers `$2` by where it stands first, not by its name.
    for (int number = 1; number <= sqlite3_bind_parameter_count(made); ++number) {
        result.places.push_back(sqlite3_bind_parameter_index(made, fmt::format("${}", number).c_str()));
    }
    return statements_.emplace(sql, std::move(result)).first->second;
}

std::int64_t SqliteConnection::run(std::string_view sql, std::span<const Value> values, const Each* each) {
    // A full disk and the like undo the whole transaction; what follows must not become durable by itself.
    if (is_begun_ && sqlite3_get_autocommit(handle_.get()) != 0) {
        throw std::runtime_error("The store has undone the transaction after a fault.");
    }
    auto& [owner, places] = prepared(sql);
    auto* const statement = owner.get();
    assert(places.size() == values.size());
    const Running running(statement);
    for (std::size_t index = 0; index < places.size(); ++index) bind(statement, places[index], values[index]);
    int code = sqlite3_step(statement);
    while (code == SQLITE_ROW) {
        if (each != nullptr) (*each)(SqliteRow(statement));
        code = sqlite3_step(statement);
    }
    if (code != SQLITE_DONE) fail(handle_.get());
    return sqlite3_changes64(handle_.get());
}

std::int64_t SqliteConnection::change(std::string_view sql, std::span<const Value> values) {
    return run(sql, values, nullptr);
}

void SqliteConnection::look(std::string_view sql, std::span<const Value> values, const Each& each) {
    run(sql, values, &each);
}

void SqliteConnection::script(const char* sql) {
    if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(handle_.get());
}

void SqliteConnection::begin() {
    // Taking the write lock at once means that no later statement finds it taken.
    run(purpose_ == Purpose::reading ? "BEGIN" : "BEGIN IMMEDIATE", {}, nullptr);
    is_begun_ = true;
}

void SqliteConnection::commit() {
    run("COMMIT", {}, nullptr);
    is_begun_ = false;
}

void SqliteConnection::roll_back() {
    is_begun_ = false;
    if (sqlite3_get_autocommit(handle_.get()) == 0) run("ROLLBACK", {}, nullptr);
}

void SqliteConnection::mark() {
    run("SAVEPOINT mark", {}, nullptr);
}

void SqliteConnection::release_mark() {
    run("RELEASE mark", {}, nullptr);
}

void SqliteConnection::back_to_mark() {
    run("ROLLBACK TO mark", {}, nullptr);
    release_mark();
}

}  // namespace tessera::store
