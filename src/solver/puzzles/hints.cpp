#include "solver/puzzles/hints.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "solver/puzzles/advice.hpp"
#include "solver/puzzles/ideas.hpp"
#include "solver/puzzles/player_words.hpp"

namespace tessera::solver::puzzles {

namespace {

/// Whether something holds however the puzzle is solved.
enum class Scope : unsigned char { every_solution, one_solution };

std::string hint(std::string_view clause, Scope scope) {
    return scope == Scope::every_solution ? sentence(clause) : sentence(fmt::format("for example, {}", clause));
}

/// The solution with the fewest actions: among those of equal cost it is the one without needless free actions.
const Line& plainest(const std::vector<Line>& lines) {
    return *std::ranges::min_element(lines, {}, [](const Line& line) { return line.size(); });
}

/// The foremost idea of the solution told that all others share; failing that its first one.
std::string idea_hint(const Position& position, const Solution<Position>& solution, const Line& told) {
    const std::vector<std::string> ideas = ideas_of(deeds_of(position, told));
    const bool knows_all = solution.lines.size() == solution.count;
    std::vector<std::string> shared = knows_all ? ideas : std::vector<std::string>{};
    for (const Line& line : solution.lines) {
        if (shared.empty()) break;
        const std::vector<std::string> others = ideas_of(deeds_of(position, line));
        std::erase_if(shared,
                      [&](const std::string& idea) { return !(std::ranges::find(others, idea) != others.end()); });
    }
    return shared.empty() ? hint(ideas.front(), Scope::one_solution) : hint(shared.front(), Scope::every_solution);
}

std::string cube_hint(const Position& position, const Solution<Position>& solution, Move next) {
    const std::string advice = cube_advice(position, next);
    const bool is_only_one =
        std::ranges::all_of(solution.firsts, [&](const Move& first) { return cube_advice(position, first) == advice; });
    return hint(advice, is_only_one ? Scope::every_solution : Scope::one_solution);
}

std::string line_hint(const Position& position, const Solution<Position>& solution, const Line& told) {
    const std::string line = record_text(position, told);
    if (solution.count == 1) return fmt::format("The solution: {}", line);
    if (solution.count > most_solutions) return fmt::format("One of more than {} solutions: {}", most_solutions, line);
    return fmt::format("One of {} solutions: {}", solution.count, line);
}

}  // namespace

std::optional<Hints> hints_from(const Position& position, const Solution<Position>& solution) {
    if (solution.verdict != Verdict::solved || position.is_solved() || solution.lines.empty()) return std::nullopt;
    const Line& told = plainest(solution.lines);
    const Move next = told.front();
    const Scope scope = solution.firsts.size() == 1 ? Scope::every_solution : Scope::one_solution;
    return Hints{.left = solution.par,
                 .action = to_text(position, next),
                 .steps = {idea_hint(position, solution, told), cube_hint(position, solution, next),
                           hint(action_advice(deed_of(position, next)), scope), line_hint(position, solution, told)}};
}

std::optional<Hints> hints_for(const Position& position, const SolveOptions& options) {
    return hints_from(position, solve(position, lines_for_hints, options));
}

}  // namespace tessera::solver::puzzles
