// `tessera puzzles make` and `tessera puzzles check`.

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/output_file.hpp"
#include "cli/play/puzzle/pack_shelf.hpp"
#include "cli/progress.hpp"
#include "cli/ticker.hpp"
#include "solver/puzzles/check.hpp"
#include "solver/puzzles/classic.hpp"
#include "solver/puzzles/generator.hpp"
#include "solver/puzzles/pack.hpp"

namespace tessera::cli {

namespace {

using namespace solver::puzzles;

Pack made_pack(const MakePuzzlesRequest& request) {
    const auto edition = request.name == "headlock" ? himiki::Edition::first : himiki::Edition::second;
    Pack pack = {
        .name = request.name, .title = request.name == "headlock" ? "Headlock" : "Mindlock", .edition = edition};
    Ticker ticker;
    const ForEachIndex for_each = workers(request.threads);
    pack.puzzles = made_puzzles({.edition = edition,
                                 .seed = request.seed,
                                 .of_each_grade = request.of_each_grade,
                                 .for_each = &for_each,
                                 .go_on = [&](std::size_t found, std::uint64_t tries) {
                                     ticker.show([&] {
                                         return fmt::format("{} of {} puzzles found in {} tries", found,
                                                            grades.size() * request.of_each_grade, tries);
                                     });
                                     return true;
                                 }});
    if (pack.puzzles.size() != grades.size() * request.of_each_grade) {
        throw Failure(fmt::format("only {} good puzzles were found; ask for fewer", pack.puzzles.size()));
    }
    return pack;
}

std::string command_of(const MakePuzzlesRequest& request) {
    if (request.name == "classic") return fmt::format("tessera puzzles make classic --seed {}", request.seed);
    return fmt::format("tessera puzzles make {} --seed {} --of-each-grade {}", request.name, request.seed,
                       request.of_each_grade);
}

}  // namespace

void make_puzzles(const MakePuzzlesRequest& request) {
    const OutputFile output(request.output);
    Pack pack = request.name == "classic" ? classic_pack(request.seed) : made_pack(request);
    pack.made_by = command_of(request);
    output.write(to_json(pack));
}

bool check_puzzles(const CheckPuzzlesRequest& request) {
    std::size_t faults = 0;
    const auto names = request.packs.empty() ? terminal::pack_names() : request.packs;
    if (names.empty()) throw Failure("there are no packs to check; name a file");
    for (const std::string& name : names) {
        const Pack pack = terminal::open_pack(name);
        const ForEachIndex for_each = with_progress(workers(request.threads));
        const auto found = faults_of(pack, &for_each);
        for (const std::string& fault : found) fmt::print("{}: {}\n", name, fault);
        fmt::print("{}: {} puzzles, {}\n", name, pack.puzzles.size(),
                   found.empty() ? std::string("all proved") : fmt::format("{} faults", found.size()));
        faults += found.size();
    }
    return faults == 0;
}

}  // namespace tessera::cli
