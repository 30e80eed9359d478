// `tessera solve` (H77).

#include "solver/puzzles/solve.hpp"

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/ticker.hpp"

namespace tessera::cli {

void solve_puzzle(const SolveRequest& request) {
    using namespace solver;
    const himiki::puzzle::Rules rules = {request.edition};
    const auto start = value_or_fail(himiki::puzzle::Position::parse(request.position, rules), "position");
    Ticker ticker;
    const SolveOptions options = {.go_on = [&](const Progress& progress) {
        ticker.show(
            [&] { return fmt::format("no solution below {}; {} states so far", progress.cost, progress.states); });
        return true;
    }};
    const auto solution = puzzles::solve(start, request.all ? most_solutions : 1, options);
    ticker.clear();
    if (solution.verdict == Verdict::gave_up) {
        throw Failure(
            fmt::format("undecided: there is no solution below {} moves, and the search for one of {} needs "
                        "more than {} states",
                        solution.tries.size() - 1, solution.tries.size() - 1, options.most_states));
    }
    if (solution.verdict == Verdict::unsolvable) {
        fmt::print("unsolvable\n");
        return;
    }
    fmt::print("par {}\n", solution.par);
    fmt::print("solutions {}\n",
               solution.count > most_solutions ? fmt::format("{}+", most_solutions) : fmt::to_string(solution.count));
    for (const auto& line : solution.lines) fmt::print("{}\n", puzzles::to_text(start, line));
}

}  // namespace tessera::cli
