#pragma once

#include <memory>
#include <string>

#include "store/child_process.hpp"
#include "store/temporary_folder.hpp"

namespace tessera::store {

/// A real PostgreSQL of our own, in a temporary folder, reached by a socket in it. A shell watches over it, so that it
/// ends with the test even where that is killed.
class PostgresServer {
  public:
    /// The one of this process, started when it is first asked for; null where PostgreSQL is not installed.
    static PostgresServer* shared();

    /// The address of a new, empty store.
    [[nodiscard]] std::string new_address();
    /// As if its machine had failed for a moment: without ending anything in good order.
    void restart();

    explicit PostgresServer(const std::string& programs);

  private:
    TemporaryFolder folder_;
    std::unique_ptr<ChildProcess> shell_;
    int schemas_ = 0;
};

}  // namespace tessera::store
