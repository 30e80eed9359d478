#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/connection.hpp"
#include "store/file_lock.hpp"
#include "store/statement_cache.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace tessera::store {

struct CloseSqlite {
    void operator()(sqlite3* database) const;
};
using SqliteHandle = std::unique_ptr<sqlite3, CloseSqlite>;

/// SQLite in its write-ahead mode, each commit flushed to the disk: readers and the writer do not wait for each other.
class SqliteConnection final : public Connection {
  public:
    /// `path` may be `:memory:`; else the file must be there. One that serves holds `FILE.lock` beside it.
    SqliteConnection(const std::string& path, Purpose purpose);

    using Connection::change;
    using Connection::look;
    [[nodiscard]] const Dialect& dialect() const override { return sqlite_dialect; }
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

    [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    struct Prepared {
        std::unique_ptr<sqlite3_stmt, Finalize> statement;
        std::vector<int> places;  ///< where SQLite wants `$1`, `$2`, …
    };

    Prepared& prepared(std::string_view sql);
    std::int64_t run(std::string_view sql, std::span<const Value> values, const Each* each);

    std::optional<FileLock> lock_;  ///< for one that serves; let go of last
    SqliteHandle handle_;
    StatementCache<Prepared> statements_;
    Purpose purpose_;
    bool is_begun_ = false;
};

/// Makes an empty file where there is none, for its owner alone; SQLite would make it readable for everybody, and it
/// holds secrets. Its log files get the same rights. A file that is there is not even opened: closing it would drop all
/// locks that this process has on it (POSIX has it so), and another process that believes to be alone deletes the log.
void make_sqlite_file(const std::string& path);

/// Opens a file as it is, without settings; throws a sentence.
[[nodiscard]] SqliteHandle open_sqlite(const std::string& path, int flags);

}  // namespace tessera::store
