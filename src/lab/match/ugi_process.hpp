#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "lab/match/player.hpp"

namespace tessera::lab {

/// A program that speaks by lines, as a child of ours. It lives no longer than this object: it is asked to quit, and
/// killed with all that it has started if it does not.
class UgiProcess {
  public:
    /// Starts a command line of the shell. Whether there is such a program shows when it is first read.
    [[nodiscard]] static std::expected<std::unique_ptr<UgiProcess>, PlayerFault> start(const std::string& command);
    ~UgiProcess();
    UgiProcess(const UgiProcess&) = delete;
    UgiProcess& operator=(const UgiProcess&) = delete;

    /// Until when to wait, as `now_in_milliseconds` counts, and what ends the waiting sooner.
    struct Patience {
        search::Milliseconds until = 0;
        const std::atomic<bool>* stop = nullptr;
    };

    /// Sends one line, given without its end.
    [[nodiscard]] std::expected<void, PlayerFault> send(std::string_view line, const Patience& patience);
    /// The next line, without its end.
    [[nodiscard]] std::expected<std::string, PlayerFault> read(const Patience& patience);

  private:
    UgiProcess(pid_t child, int socket) : child_(child), socket_(socket) {}

    [[nodiscard]] std::expected<void, PlayerFault> wait_for(short events, const Patience& patience) const;
    [[nodiscard]] std::expected<void, PlayerFault> receive();
    [[nodiscard]] PlayerFault death();
    void wait_for_end(search::Milliseconds time) const;

    pid_t child_;
    int socket_;
    bool is_reaped_ = false;
    std::string received_;  ///< what has come and has not been read
};

}  // namespace tessera::lab
