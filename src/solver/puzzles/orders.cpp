#include "solver/puzzles/orders.hpp"

#include <algorithm>
#include <cstddef>

namespace tessera::solver::puzzles {

namespace {

/// Where turns begin in a line, and its end.
std::vector<std::size_t> turn_bounds(Position position, const Line& line) {
    std::vector<std::size_t> bounds = {0};
    for (std::size_t i = 0; i < line.size(); ++i) {
        position.play(line[i]);
        if (position.is_turn_start() || i + 1 == line.size()) bounds.push_back(i + 1);
    }
    return bounds;
}

/// The line with what stands in [a, b) and [b, c) exchanged.
Line exchanged(const Line& line, std::size_t a, std::size_t b, std::size_t c) {
    Line image = line;
    const auto at = [&](std::size_t i) { return image.begin() + static_cast<std::ptrdiff_t>(i); };
    std::rotate(at(a), at(b), at(c));
    return image;
}

/// Every line that one exchange makes of this one, solution or not.
std::vector<Line> neighbours_of(const Position& start, const Line& line) {
    std::vector<Line> neighbours;
    const auto bounds = turn_bounds(start, line);
    for (std::size_t i = 0; i + 2 < bounds.size(); ++i) {
        neighbours.push_back(exchanged(line, bounds[i], bounds[i + 1], bounds[i + 2]));
    }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) neighbours.push_back(exchanged(line, i, i + 1, i + 2));
    return neighbours;
}

}  // namespace

bool is_one_up_to_order(const Position& start, const std::vector<Line>& solutions) {
    if (solutions.empty()) return false;
    std::vector<bool> is_reached(solutions.size(), false);
    std::vector<std::size_t> open = {0};
    is_reached[0] = true;
    std::size_t reached = 1;
    while (!open.empty()) {
        const Line& line = solutions[open.back()];
        open.pop_back();
        for (const Line& neighbour : neighbours_of(start, line)) {
            const auto found = std::find(solutions.begin(), solutions.end(), neighbour);
            if (found == solutions.end()) continue;
            const auto index = static_cast<std::size_t>(found - solutions.begin());
            if (is_reached[index]) continue;
            is_reached[index] = true;
            ++reached;
            open.push_back(index);
        }
    }
    return reached == solutions.size();
}

}  // namespace tessera::solver::puzzles
