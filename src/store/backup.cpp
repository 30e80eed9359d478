#include "store/backup.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sqlite3.h>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

#include "store/address.hpp"
#include "store/sqlite_connection.hpp"
#include "store/store.hpp"

namespace tessera::store {

namespace {

std::runtime_error fault(const std::string& to, std::string_view why) {
    return std::runtime_error(fmt::format("Cannot back up to {}: {}.", to, why));
}

std::runtime_error system_fault(const std::string& to) {
    return fault(to, std::generic_category().message(errno));
}

/// A file that is made here, for its owner alone, and is gone again unless it was kept.
class NewFile {
  public:
    explicit NewFile(std::string path) : path_(std::move(path)) {
        constexpr int flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC;
        const int file = ::open(path_.c_str(), flags, S_IRUSR | S_IWUSR);  // NOLINT(*-vararg)
        if (file < 0) throw system_fault(path_);
        ::close(file);
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile() { ::unlink(path_.c_str()); }

    [[nodiscard]] const std::string& path() const { return path_; }

    /// Gives it the name `to`, which must be free, once all of it is on the disk.
    void keep_as(const std::string& to) const {
        flush(path_);
        if (::link(path_.c_str(), to.c_str()) != 0) throw system_fault(to);
        const auto folder = std::filesystem::path(to).parent_path();
        flush(folder.empty() ? "." : folder.string());
    }

  private:
    static void flush(const std::string& path) {
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);  // NOLINT(*-vararg)
        if (file < 0) throw system_fault(path);
        const bool is_flushed = ::fsync(file) == 0;
        ::close(file);
        if (!is_flushed) throw system_fault(path);
    }

    std::string path_;
};

}  // namespace

void copy_database(sqlite3* from, const std::string& to) {
    if (std::filesystem::exists(to)) throw fault(to, "there is such a file already");
    const NewFile part(fmt::format("{}.{}.part", to, ::getpid()));
    {
        const auto copy = open_sqlite(part.path(), SQLITE_OPEN_READWRITE);
        auto* const backup = sqlite3_backup_init(copy.get(), "main", from, "main");
        if (backup == nullptr) throw fault(to, sqlite3_errmsg(copy.get()));
        // All in one step: it reads one moment of the store, and in write-ahead mode a reader keeps nobody from
        // writing.
        sqlite3_backup_step(backup, -1);
        if (const int code = sqlite3_backup_finish(backup); code != SQLITE_OK) throw fault(to, sqlite3_errstr(code));
        // So that it needs no log beside it.
        if (sqlite3_exec(copy.get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) != SQLITE_OK) {
            throw fault(to, sqlite3_errmsg(copy.get()));
        }
    }
    part.keep_as(to);
}

void back_up(std::string_view address, std::string_view to) {
    const auto parsed = parse_address(address);
    switch (parsed.kind) {
        case Address::Kind::memory:
            throw std::runtime_error("A store in memory cannot be backed up by another program.");
        case Address::Kind::postgres:
            throw std::runtime_error("A PostgreSQL store is backed up with pg_dump.");
        case Address::Kind::file:
            break;
    }
    copy_database(open_sqlite(parsed.place, SQLITE_OPEN_READWRITE).get(), std::string(to));
}

}  // namespace tessera::store
