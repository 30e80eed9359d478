#pragma once

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace tessera::store {

/// A program that is started with pipes for its input and output.
class ChildProcess {
  public:
    explicit ChildProcess(const std::vector<std::string>& arguments);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    /// Closes its input and waits for its end.
    ~ChildProcess();

    /// The next line it says, without its end; nothing once it says no more. A line cut off by its death is none.
    [[nodiscard]] std::optional<std::string> line();
    void say(const std::string& line) const;
    /// Ends it at once, as a power cut would.
    void kill() const;

  private:
    pid_t process_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string buffer_;
};

}  // namespace tessera::store
