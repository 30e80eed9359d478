#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "store/connection.hpp"

namespace tessera::store {

/// Folds SQLite's log into its file on a thread of its own, a moment after something was committed. Without it the
/// writer does so every few thousand pages, and all who wait for it feel that; with it the writer finds little left to
/// do.
class Checkpointer {
  public:
    explicit Checkpointer(const std::string& path);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

    /// Something was committed.
    void note_commit();

  private:
    void run(const std::stop_token& stop);

    std::unique_ptr<Connection> connection_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool has_commits_ = false;
    std::jthread thread_;
};

}  // namespace tessera::store
