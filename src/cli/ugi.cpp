#include "protocol/ugi.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "lab/workers.hpp"
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

/// The thread beside the reader of commands, for one job at a time.
class Thinker {
  public:
    void launch(std::function<void()> job) {
        is_busy_ = true;
        thread_ = std::jthread([this, job = std::move(job)] {
            job();
            const std::lock_guard lock(guard_);
            is_busy_ = false;
            done_.notify_all();
        });
    }

    void wait() {
        if (thread_.joinable()) thread_.join();
    }

    void wait_at_most(std::chrono::milliseconds time) {
        std::unique_lock lock(guard_);
        done_.wait_for(lock, time, [this] { return !is_busy_; });
    }

  private:
    std::mutex guard_;
    std::condition_variable done_;
    bool is_busy_ = false;
    std::jthread thread_;
};

/// At the end of input, work that ends by itself has so long to finish: `echo go depth 3 | tessera ugi` gets its
/// answer, and an engine whose client has died does not live on.
constexpr std::chrono::milliseconds grace{3'000};

}  // namespace

void speak_ugi(const std::string& id) {
    value_or_fail(play::new_session(id), "id");
    Output output;
    Thinker thinker;
    const auto started = std::chrono::steady_clock::now();
    protocol::Ugi ugi(
        protocol::Host{
            .write = [&](std::string_view line) { output.write(line); },
            .launch = [&](std::function<void()> job) { thinker.launch(std::move(job)); },
            .wait = [&] { thinker.wait(); },
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
    if (!ugi.waits_for_stop()) thinker.wait_at_most(grace);
    ugi.finish();
}

}  // namespace tessera::cli
