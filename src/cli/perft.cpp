#include <cstdio>
#include <mutex>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/position_options.hpp"
#include "cli/workers.hpp"

namespace tessera::cli {

namespace {

constexpr int deepest = 99;

struct Options {
    PositionOptions position;
    int depth = 0;
    bool divide = false;
    unsigned threads = processors();
    std::size_t hash_megabytes = 256;
};

/// Shows on standard error how many first actions are done, if a person is looking.
ForEachIndex with_progress(ForEachIndex inner) {
    if (isatty(STDERR_FILENO) == 0) return inner;
    return [inner](std::size_t n, const std::function<void(std::size_t)>& job) {
        std::mutex guard;
        std::size_t done = 0;
        inner(n, [&](std::size_t i) {
            job(i);
            const std::lock_guard lock(guard);
            fmt::print(stderr, "\r{} of {} ", ++done, n);
            std::fflush(stderr);
        });
        fmt::print(stderr, "\r\033[K");
    };
}

void run(const Options& options) {
    const auto session = options.position.session();
    std::unique_ptr<PerftTable> table;
    if (options.hash_megabytes > 0 && options.depth > 2)
        table = std::make_unique<PerftTable>(options.hash_megabytes << 20);
    const ForEachIndex for_each = with_progress(workers(options.threads));
    const PerftOptions perft{.table = table.get(), .for_each = options.depth > 2 ? &for_each : nullptr};
    if (options.divide && options.depth > 0) {
        std::uint64_t sum = 0;
        std::string lines;
        for (const auto& [action, count] : session->divide(options.depth, perft)) {
            lines += fmt::format("{} {}\n", action, count);
            sum += count;
        }
        fmt::print("{}{}\n", lines, sum);
    } else {
        fmt::print("{}\n", session->perft(options.depth, perft));
    }
}

}  // namespace

void add_perft_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("perft", "Count the sequences of so many actions");
    auto options = std::make_shared<Options>();
    options->position.add_id(*command);
    command->add_option("depth", options->depth, "How many actions")->required()->check(CLI::Range(0, deepest));
    options->position.add_position(*command);
    command->add_flag("--divide", options->divide, "First a line for each first action with its count");
    command->add_option("--threads", options->threads, "Threads to use")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    command->add_option("--hash", options->hash_megabytes, "Megabytes for counts already known, 0 for none")
        ->capture_default_str()
        ->check(CLI::Range(0, 1 << 20));
    command->callback([options] { run(*options); });
}

}  // namespace tessera::cli
