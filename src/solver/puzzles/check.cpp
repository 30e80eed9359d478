#include "solver/puzzles/check.hpp"

#include <map>

#include <fmt/format.h>

#include "games/himiki/puzzle/symmetry.hpp"
#include "solver/puzzles/features.hpp"
#include "solver/puzzles/needs.hpp"
#include "solver/puzzles/orders.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

namespace {

using Faults = std::vector<std::string>;

/// What a pack says of its own file, and what only shows between puzzles.
Faults faults_between(const Pack& pack) {
    Faults faults;
    if (pack.puzzles.empty()) faults.emplace_back("the pack holds no puzzle");
    std::map<std::string, std::string> by_id;
    std::map<std::string, std::string> by_image;
    for (const Puzzle& puzzle : pack.puzzles) {
        if (!by_id.emplace(puzzle.id, puzzle.id).second)
            faults.push_back(fmt::format("{}: the id is there twice", puzzle.id));
        const auto [twin, is_new] = by_image.emplace(to_text(himiki::puzzle::canonical(puzzle.position)), puzzle.id);
        if (!is_new) faults.push_back(fmt::format("{}: it is {} seen another way", puzzle.id, twin->second));
    }
    return faults;
}

/// What the solver finds against what is claimed.
Faults faults_of_claims(const Puzzle& puzzle, const Solution<Position>& found) {
    Faults faults;
    if (found.par != puzzle.par) {
        faults.push_back(fmt::format("{}: PAR is {}, not {}", puzzle.id, found.par, puzzle.par));
    }
    std::vector<std::string> solutions;
    for (const Line& line : found.lines) solutions.push_back(record_text(puzzle.position, line));
    if (solutions != puzzle.solutions) {
        faults.push_back(fmt::format("{}: it has {} solutions, which are not the {} that it names", puzzle.id,
                                     found.count, puzzle.solutions.size()));
    }
    const Features features = features_of(puzzle.position, found);
    if (features != puzzle.features)
        faults.push_back(fmt::format("{}: its features are not those it names", puzzle.id));
    if (const unsigned rating = rating_of(found.par, features); rating != puzzle.rating) {
        faults.push_back(fmt::format("{}: its rating is {}, not {}", puzzle.id, rating, puzzle.rating));
    }
    if (const Grade grade = grade_of(puzzle.rating); grade != puzzle.grade) {
        faults.push_back(fmt::format("{}: its rating {} is graded {}, not {}", puzzle.id, puzzle.rating,
                                     letter_of(grade), letter_of(puzzle.grade)));
    }
    return faults;
}

Faults faults_of(const Puzzle& puzzle) {
    const auto found = solve(puzzle.position, most_solutions);
    if (found.verdict == Verdict::unsolvable) return {fmt::format("{}: it cannot be solved", puzzle.id)};
    if (found.verdict == Verdict::gave_up) return {fmt::format("{}: it is too large to prove", puzzle.id)};
    Faults faults = faults_of_claims(puzzle, found);
    if (!is_one_up_to_order(puzzle.position, found.lines)) {
        faults.push_back(fmt::format("{}: its solution is not unique", puzzle.id));
    }
    if (puzzle.is_rebuilt) return faults;
    for (const Remark& piece : needless_pieces(puzzle.position, found)) {
        faults.push_back(fmt::format("{}: {} is not needed", puzzle.id, english(piece)));
    }
    return faults;
}

}  // namespace

std::vector<std::string> faults_of(const Pack& pack, const ForEachIndex* for_each) {
    std::vector<Faults> by_puzzle(pack.puzzles.size());
    const auto job = [&](std::size_t i) { by_puzzle[i] = faults_of(pack.puzzles[i]); };
    if (for_each != nullptr) {
        (*for_each)(by_puzzle.size(), job);
    } else {
        for (std::size_t i = 0; i < by_puzzle.size(); ++i) job(i);
    }
    Faults faults = faults_between(pack);
    for (const Faults& some : by_puzzle) faults.insert(faults.end(), some.begin(), some.end());
    return faults;
}

}  // namespace tessera::solver::puzzles
