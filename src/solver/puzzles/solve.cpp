#include "solver/puzzles/solve.hpp"

#include "games/himiki/puzzle/state.hpp"

namespace tessera::solver::puzzles {

namespace {

template <class Write>
std::string joined(Position position, const Line& line, const Write& write) {
    std::string text;
    for (const Move& move : line) {
        if (!text.empty()) text += ' ';
        text += write(position, move);
        position.play(move);
    }
    return text;
}

}  // namespace

Solution<Position> solve(const Position& start, std::size_t most_lines, const SolveOptions& options) {
    return LeastCost<Position>(start, options).run(most_lines);
}

std::string to_text(const Position& start, const Line& line) {
    return joined(start, line, [](const Position& position, Move move) { return to_text(position, move); });
}

std::string record_text(const Position& start, const Line& line) {
    return joined(start, line, [](const Position& position, Move move) { return record_text(position, move); });
}

}  // namespace tessera::solver::puzzles
