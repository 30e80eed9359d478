#include "lab/match/ugi_process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

extern "C" {
#include <sys/pidfd.h>  // says itself that it is C only since glibc 2.37
}

namespace tessera::lab {

namespace {

using Kind = PlayerFault::Kind;

/// How often a wait looks at the flag that may end it.
constexpr search::Milliseconds beat = 50;
constexpr search::Milliseconds time_to_quit = 500;
constexpr std::size_t longest_line = std::size_t{1} << 20U;

PlayerFault system_fault(std::string_view doing, int code) {
    return {Kind::unfit, fmt::format("cannot {}: {}", doing, std::generic_category().message(code))};
}

/// How the child begins: with our end of the wire as its input and output, in a group of its own, so that Ctrl-C in the
/// terminal is not for it and what it starts can be ended with it.
class SpawnPlan {
  public:
    explicit SpawnPlan(int wire) {
        posix_spawn_file_actions_init(&files_);
        posix_spawn_file_actions_adddup2(&files_, wire, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files_, wire, STDOUT_FILENO);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
        posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes_, &none);
        sigset_t ordinary;
        sigemptyset(&ordinary);
        sigaddset(&ordinary, SIGPIPE);
        sigaddset(&ordinary, SIGINT);
        posix_spawnattr_setsigdefault(&attributes_, &ordinary);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* files() const { return &files_; }
    [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

  private:
    posix_spawn_file_actions_t files_ = {};
    posix_spawnattr_t attributes_ = {};
};

std::string told(int status) {
    if (WIFEXITED(status)) return fmt::format("has ended with code {}", WEXITSTATUS(status));
    return fmt::format("was ended by signal {}", WTERMSIG(status));
}

}  // namespace

std::expected<std::unique_ptr<UgiProcess>, PlayerFault> UgiProcess::start(const std::string& command) {
    // A socket instead of two pipes: writing to one whose reader has died can be told not to raise a signal.
    std::array<int, 2> wire = {};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wire.data()) != 0) {
        return std::unexpected(system_fault("connect a program", errno));
    }
    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), line.data(), nullptr};
    const SpawnPlan plan(wire[1]);
    pid_t child = 0;
    const int fault = posix_spawn(&child, "/bin/sh", plan.files(), plan.attributes(), arguments.data(), environ);
    close(wire[1]);
    if (fault != 0) {
        close(wire[0]);
        return std::unexpected(system_fault("start a program", fault));
    }
    return std::unique_ptr<UgiProcess>(new UgiProcess(child, wire[0]));
}

UgiProcess::~UgiProcess() {
    if (!is_reaped_) {
        (void)send("quit", {.until = now_in_milliseconds() + beat});
        shutdown(socket_, SHUT_WR);
        wait_for_end(time_to_quit);
    }
    // The group outlives its first process where that has started others.
    kill(-child_, SIGKILL);
    if (!is_reaped_) waitpid(child_, nullptr, 0);
    close(socket_);
}

void UgiProcess::wait_for_end(search::Milliseconds time) const {
    const int file = pidfd_open(child_, 0);
    if (file < 0) return;
    pollfd ended = {.fd = file, .events = POLLIN, .revents = 0};
    poll(&ended, 1, static_cast<int>(time));
    close(file);
}

std::expected<void, PlayerFault> UgiProcess::wait_for(short events, const Patience& patience) const {
    for (;;) {
        if (patience.stop != nullptr && patience.stop->load()) {
            return std::unexpected(PlayerFault{Kind::stopped, "was stopped"});
        }
        const search::Milliseconds left = patience.until - now_in_milliseconds();
        pollfd ready = {.fd = socket_, .events = events, .revents = 0};
        const int found = poll(&ready, 1, static_cast<int>(std::clamp<search::Milliseconds>(left, 0, beat)));
        if (found > 0) return {};
        if (found < 0 && errno != EINTR) return std::unexpected(system_fault("wait for a program", errno));
        if (left <= 0) return std::unexpected(PlayerFault{Kind::silent, "does not answer"});
    }
}

std::expected<void, PlayerFault> UgiProcess::send(std::string_view line, const Patience& patience) {
    const std::string text = fmt::format("{}\n", line);
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t sent = ::send(socket_, text.data() + done, text.size() - done, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) {
            done += static_cast<std::size_t>(sent);
        } else if (errno == EAGAIN || errno == EINTR) {
            if (auto ready = wait_for(POLLOUT, patience); !ready) return ready;
        } else {
            return std::unexpected(death());
        }
    }
    return {};
}

std::expected<std::string, PlayerFault> UgiProcess::read(const Patience& patience) {
    for (;;) {
        if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
            std::string line = received_.substr(0, end);
            received_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        if (received_.size() > longest_line) {
            return std::unexpected(PlayerFault{Kind::silent, "writes a line without end"});
        }
        if (auto ready = wait_for(POLLIN, patience); !ready) return std::unexpected(ready.error());
        if (auto got = receive(); !got) return std::unexpected(got.error());
    }
}

std::expected<void, PlayerFault> UgiProcess::receive() {
    std::array<char, 4096> buffer = {};
    const ssize_t got = recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (got > 0) {
        received_.append(buffer.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        return std::unexpected(death());
    }
    return {};
}

PlayerFault UgiProcess::death() {
    if (!is_reaped_) {
        wait_for_end(time_to_quit);
        int status = 0;
        if (waitpid(child_, &status, WNOHANG) == child_) {
            is_reaped_ = true;
            return {Kind::died, told(status)};
        }
    }
    return {Kind::died, "has closed its output"};
}

}  // namespace tessera::lab
