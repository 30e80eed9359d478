#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/position_request.hpp"
#include "cli/progress.hpp"
#include "lab/workers.hpp"

namespace tessera::cli {

void count_lines(const PerftRequest& request) {
    const auto session = session_of(request.position);
    // A table and threads pay from the third ply on; below that they would only cost their making.
    const bool is_long = request.depth > 2;
    std::unique_ptr<PerftTable> table;
    if (is_long && request.hash_megabytes > 0) table = std::make_unique<PerftTable>(request.hash_megabytes << 20);
    const ForEachIndex for_each = with_progress(workers(request.threads));
    const PerftOptions options{.table = table.get(), .for_each = is_long ? &for_each : nullptr};
    if (!request.divide || request.depth == 0) {
        fmt::print("{}\n", session->perft(request.depth, options));
        return;
    }
    std::uint64_t sum = 0;
    for (const auto& [action, count] : session->divide(request.depth, options)) {
        fmt::print("{} {}\n", action, count);
        sum += count;
    }
    fmt::print("{}\n", sum);
}

}  // namespace tessera::cli
