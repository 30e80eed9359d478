#include "store/checkpointer.hpp"

#include <chrono>
#include <stdexcept>

#include "store/sqlite_connection.hpp"

namespace tessera::store {

namespace {

/// Long enough for pages that change again and again to be copied once, short enough for each copy to be small.
constexpr std::chrono::milliseconds pause{300};

void fold(Connection& connection) {
    try {
        // A passive one waits for nobody and keeps nobody waiting.
        connection.look("PRAGMA wal_checkpoint(PASSIVE)", {}, [](const Row& /*figures*/) {});
    } catch (const std::runtime_error&) {
        // A full disk, say. Nothing is lost, for the log stays, and the writer will meet the same fault and tell it.
        return;
    }
}

}  // namespace

Checkpointer::Checkpointer(const std::string& path)
    : connection_(std::make_unique<SqliteConnection>(path, Purpose::writing)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Checkpointer::~Checkpointer() {
    thread_.request_stop();
    thread_.join();
}

void Checkpointer::note_commit() {
    {
        const std::scoped_lock lock(mutex_);
        if (has_commits_) return;
        has_commits_ = true;
    }
    changed_.notify_one();
}

void Checkpointer::run(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return has_commits_; })) {
        changed_.wait_for(lock, stop, pause, [] { return false; });
        has_commits_ = false;
        lock.unlock();
        fold(*connection_);
        lock.lock();
    }
}

}  // namespace tessera::store
