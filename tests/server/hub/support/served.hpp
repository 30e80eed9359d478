#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

#include "store/child_process.hpp"
#include "store/temporary_folder.hpp"

namespace tessera::server::test {

struct ServedOptions {
    std::string store = {};              ///< empty: SQLite in a folder of its own
    std::vector<std::string> more = {};  ///< further words of the command line
    bool has_limits = false;
};

/// A real `tessera serve` with a store of its own, which can be killed and started again.
class Served {
  public:
    explicit Served(ServedOptions options = {});
    ~Served();
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const std::string& store() const { return options_.store; }
    /// As a power cut: nothing is finished, nobody is told.
    void kill();
    /// As an operator stops it; the caller looks at what it still says.
    void terminate() const;
    /// Waits for its end.
    void wait();
    void start();
    void restart() {
        kill();
        start();
    }

  private:
    store::TemporaryFolder folder_;
    ServedOptions options_;
    std::unique_ptr<store::ChildProcess> process_;
    pid_t pid_ = 0;
    std::uint16_t port_ = 0;
};

}  // namespace tessera::server::test
