#include "protocol/ugi.hpp"

#include <chrono>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/workers.hpp"
#include "play/registry.hpp"

namespace tessera::cli {

namespace {

/// Lines to standard output, whole and at once, from the reader of commands and from the thinking thread alike.
class Output {
  public:
    void write(std::string_view line) {
        const std::lock_guard lock(guard_);
        std::cout << line << '\n' << std::flush;
    }

  private:
    std::mutex guard_;
};

}  // namespace

void speak_ugi(const std::string& id) {
    value_or_fail(play::new_session(id), "id");
    Output output;
    std::jthread thinking;
    const auto started = std::chrono::steady_clock::now();
    protocol::Ugi ugi(
        protocol::Host{
            .write = [&](std::string_view line) { output.write(line); },
            .launch = [&](std::function<void()> job) { thinking = std::jthread(std::move(job)); },
            .wait =
                [&] {
                    if (thinking.joinable()) thinking.join();
                },
            .now =
                [started] {
                    using std::chrono::milliseconds;
                    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - started).count();
                },
            .workers = workers,
            .processors = processors(),
        },
        id);
    std::string line;
    while (std::getline(std::cin, line)) {
        if (ugi.handle(line) == protocol::Ugi::Next::quit) return;
    }
    ugi.finish();
}

}  // namespace tessera::cli
