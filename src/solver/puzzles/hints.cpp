#include "solver/puzzles/hints.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "solver/puzzles/advice.hpp"
#include "solver/puzzles/ideas.hpp"
#include "solver/puzzles/player_words.hpp"

namespace tessera::solver::puzzles {

namespace {

/// The solution with the fewest actions: among those of equal cost it is the one without needless free actions.
const Line& plainest(const std::vector<Line>& lines) {
    return *std::ranges::min_element(lines, {}, [](const Line& line) { return line.size(); });
}

/// The foremost idea of the solution told that all others share; failing that its first one.
HintStep idea_hint(const Position& position, const Solution<Position>& solution, const Line& told) {
    const std::vector<Remark> ideas = ideas_of(deeds_of(position, told));
    const bool knows_all = solution.lines.size() == solution.count;
    std::vector<Remark> shared = knows_all ? ideas : std::vector<Remark>{};
    for (const Line& line : solution.lines) {
        if (shared.empty()) break;
        const std::vector<Remark> others = ideas_of(deeds_of(position, line));
        std::erase_if(shared, [&](const Remark& idea) { return std::ranges::find(others, idea) == others.end(); });
    }
    if (shared.empty()) return {.remark = ideas.front(), .is_example = true};
    return {.remark = shared.front()};
}

HintStep cube_hint(const Position& position, const Solution<Position>& solution, Move next) {
    const Remark advice = cube_advice(position, next);
    const bool is_only_one =
        std::ranges::all_of(solution.firsts, [&](const Move& first) { return cube_advice(position, first) == advice; });
    return {.remark = advice, .is_example = !is_only_one};
}

HintStep action_hint(const Position& position, const Solution<Position>& solution, Move next) {
    return {.remark = deed_advice(position, next),
            .effects = effects_of(deed_of(position, next)),
            .is_example = solution.firsts.size() != 1};
}

std::string clause_of(const HintStep& step) {
    std::vector<std::string> effects;
    for (const Remark& effect : step.effects) effects.push_back(english(effect));
    return fmt::format("{}{}{}{}", step.is_example ? "for example, " : "", english(step.remark),
                       effects.empty() ? "" : ": ", listed(effects));
}

std::string line_hint(const Hints& hints) {
    if (hints.solutions == 1) return fmt::format("The solution: {}", hints.line_text);
    if (hints.solutions > most_solutions) {
        return fmt::format("One of more than {} solutions: {}", most_solutions, hints.line_text);
    }
    return fmt::format("One of {} solutions: {}", hints.solutions, hints.line_text);
}

}  // namespace

std::optional<Hints> hints_from(const Position& position, const Solution<Position>& solution) {
    if (solution.verdict != Verdict::solved || position.is_solved() || solution.lines.empty()) return std::nullopt;
    const Line& told = plainest(solution.lines);
    const Move next = told.front();
    Hints hints = {.left = solution.par,
                   .action = to_text(position, next),
                   .told = {idea_hint(position, solution, told), cube_hint(position, solution, next),
                            action_hint(position, solution, next)},
                   .line = told,
                   .line_text = record_text(position, told),
                   .solutions = solution.count,
                   .steps = {}};
    hints.steps = {sentence(clause_of(hints.told[0])), sentence(clause_of(hints.told[1])),
                   sentence(fmt::format("{} ({})", clause_of(hints.told[2]), hints.action)), line_hint(hints)};
    return hints;
}

std::optional<Hints> hints_for(const Position& position, const SolveOptions& options) {
    return hints_from(position, solve(position, lines_for_hints, options));
}

}  // namespace tessera::solver::puzzles
