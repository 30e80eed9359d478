// `tessera lab tactics`.

#include <fstream>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/play/save_file.hpp"
#include "cli/progress.hpp"
#include "solver/tactics/check.hpp"
#include "solver/tactics/pack.hpp"

namespace tessera::cli {

namespace {

std::string command_of(const lab::MineSettings& settings) {
    return fmt::format("tessera lab tactics {} --seed {} --games {} --of-each-grade {}", settings.game, settings.seed,
                       settings.games, settings.of_each_grade);
}

}  // namespace

void mine_tactics(const TacticsRequest& request) {
    // Before the long work, and without touching what is there.
    if (!request.output.empty() && !std::ofstream(request.output, std::ios::app)) {
        throw Failure(fmt::format("{}: the file cannot be written", request.output));
    }
    const auto mined =
        value_or_fail(lab::mined_tactics(request.settings, with_progress(workers(request.threads))), "id");
    const std::string json = solver::tactics::to_json(
        {.game = request.settings.game, .made_by = command_of(request.settings), .tactics = mined.tactics});
    fmt::print(stderr, "{}", lab::report_of(mined));
    if (request.output.empty()) {
        fmt::print("{}", json);
    } else {
        terminal::write_file(request.output, json);
    }
}

bool check_tactics(const TacticsRequest& request) {
    std::size_t faults = 0;
    for (const std::string& path : request.checked) {
        const auto pack = value_or_fail(solver::tactics::parse_tactics(terminal::read_file(path)), path);
        const ForEachIndex for_each = with_progress(workers(request.threads));
        const auto found = solver::tactics::faults_of(pack, &for_each);
        for (const std::string& fault : found) fmt::print("{}: {}\n", path, fault);
        fmt::print("{}: {} tactics, {}\n", path, pack.tactics.size(),
                   found.empty() ? std::string("all proved") : fmt::format("{} faults", found.size()));
        faults += found.size();
    }
    return faults == 0;
}

}  // namespace tessera::cli
