#include "solver/puzzles/needs.hpp"

#include <algorithm>

#include "games/himiki/cells.hpp"

namespace tessera::solver::puzzles {

namespace {

/// Whether PAR and every solution are these.
bool is_solved_alike(const Position& position, const Solution<Position>& solution, SolveOptions options) {
    options.most_cost = solution.par;
    // One line more than before is enough to see a difference.
    const auto other = solve(position, solution.lines.size() + 1, options);
    return other.verdict == Verdict::solved && other.par == solution.par && other.lines == solution.lines;
}

}  // namespace

std::vector<Lessened> lessened(const Position& puzzle) {
    using namespace himiki;
    std::vector<Lessened> all;
    for (const Side side : {Side::first, Side::second}) {
        const Cells cubes = puzzle.board().of(side);
        if (count(cubes) < 2) continue;
        for (const Cell cell : each(cubes)) {
            Position less = puzzle;
            less.put(cell, std::nullopt);
            all.push_back({{.saying = Saying::cube, .cells = {cell}, .colour = side}, less});
        }
    }
    for (const Cell cell : each(puzzle.chaos().terrain())) {
        const Tile tile = *puzzle.chaos().terrain_on(cell);
        Position less = puzzle;
        less.lift(tile, cell);
        all.push_back({{.saying = Saying::terrain, .cells = {cell}, .tile = tile}, less});
    }
    puzzle.events().each([&](Tile tile) {
        Position less = puzzle;
        TileSet rest = puzzle.events();
        rest.remove(tile);
        less.set_events(rest);
        all.push_back({{.saying = Saying::event, .tile = tile}, less});
    });
    if (puzzle.is_armed()) {
        Position less = puzzle;
        less.set_armed(false);
        all.push_back({{.saying = Saying::yokai}, less});
    }
    for (const Element element : elements) {
        if (puzzle.hold(element) != himiki::puzzle::Hold::asked) continue;
        Position less = puzzle;
        less.set_hold(element, himiki::puzzle::Hold::not_asked);
        all.push_back({{.saying = Saying::hold, .element = element}, less});
    }
    return all;
}

Position stripped(const Position& puzzle, const Solution<Position>& solution, const SolveOptions& options) {
    const auto less = lessened(puzzle);
    const auto needless = std::find_if(less.begin(), less.end(), [&](const Lessened& one) {
        return is_solved_alike(one.position, solution, options);
    });
    return needless == less.end() ? puzzle : stripped(needless->position, solution, options);
}

std::vector<Remark> needless_pieces(const Position& puzzle, const Solution<Position>& solution,
                                    const SolveOptions& options) {
    std::vector<Remark> needless;
    for (const Lessened& less : lessened(puzzle)) {
        if (is_solved_alike(less.position, solution, options)) needless.push_back(less.piece);
    }
    return needless;
}

}  // namespace tessera::solver::puzzles
