#include "solver/puzzles/features.hpp"

#include <algorithm>
#include <bit>

#include "games/himiki/cells.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;

// What a person has to carry in the head. A bit is a doubling of what there is to choose from along the solution.
constexpr unsigned base = 100;
constexpr unsigned par_weight = 50;
constexpr unsigned bit_weight = 10;
constexpr unsigned replay_weight = 40;
constexpr unsigned pivot_weight = 40;
constexpr unsigned lost_weight = 90;
constexpr unsigned quiet_weight = 40;
constexpr unsigned tile_weight = 50;
constexpr unsigned hold_weight = 60;
constexpr unsigned white_weight = 40;
constexpr unsigned trap_weight = 10;
constexpr unsigned most_traps = 12;

// Ratings at which the next grade begins; with the generator's puzzles each grade then is about as rich as another.
constexpr unsigned medium_from = 550;
constexpr unsigned hard_from = 750;
constexpr unsigned expert_from = 1000;

/// A logarithm that every machine agrees on: straight between powers of two, in sixteenths of a bit.
unsigned sixteenths_of_bits(std::size_t n) {
    const auto whole = static_cast<unsigned>(std::bit_width(n)) - 1;
    return 16 * whole + static_cast<unsigned>(16 * n / (std::size_t{1} << whole)) - 16;
}

unsigned black_cubes(const Position& position) {
    return count(position.board().of(Side::second));
}

bool takes_something(const Position& before, const Position& after) {
    if (black_cubes(before) != black_cubes(after)) return true;
    for (const himiki::Element element : himiki::elements) {
        if (before.hold(element) != after.hold(element)) return true;
    }
    return false;
}

/// Whether a plain tip loses a conflict and wins none. What terrain makes of a tip is not looked at.
bool loses(const Position& position, Move move) {
    if (!move.is_tip() || move.from() == move.to()) return false;
    if ((position.chaos().terrain() & himiki::set_of(move.to())) != 0) return false;
    himiki::CubeBoard board = position.board();
    board.tip(move.from(), move.to());
    const auto fight = board.fight_of(move.to());
    return fight.won == 0 && fight.lost != 0;
}

bool is_pivot(Move move) {
    return move.act() == Act::pivot || (move.act() == Act::mana && move.from() == move.to());
}

/// Actions here that remove a cube but begin no solution.
unsigned traps_at(const Position& position, const std::vector<Move>& right) {
    unsigned traps = 0;
    for (const Move& move : position.legal_moves()) {
        if (std::find(right.begin(), right.end(), move) != right.end()) continue;
        Position after = position;
        after.play(move);
        if (black_cubes(after) < black_cubes(position)) ++traps;
    }
    return traps;
}

/// What the solutions that begin like the first one play at its step `i`.
std::vector<Move> right_moves(const std::vector<Line>& lines, std::size_t i) {
    std::vector<Move> moves;
    const Line& first = lines.front();
    for (const Line& line : lines) {
        if (line.size() > i && std::equal(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i), first.begin())) {
            moves.push_back(line[i]);
        }
    }
    return moves;
}

unsigned tiles_of(const Position& position) {
    return position.events().size() + count(position.chaos().terrain()) + (position.is_armed() ? 1U : 0U);
}

}  // namespace

Features features_of(const Position& start, const Solution<Position>& solution) {
    Features features = {.white = count(start.board().of(Side::first)),
                         .black = black_cubes(start),
                         .terrain = count(start.chaos().terrain()),
                         .events = start.events().size() + (start.is_armed() ? 1U : 0U),
                         .orders = static_cast<unsigned>(solution.count)};
    for (const himiki::Element element : himiki::elements) {
        if (start.hold(element) == himiki::puzzle::Hold::asked) ++features.holds;
    }
    if (solution.lines.empty()) return features;
    Position position = start;
    const Line& line = solution.lines.front();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Move move = line[i];
        const auto choices = position.count_moves();
        features.choices += static_cast<unsigned>(choices);
        features.effort += sixteenths_of_bits(choices);
        features.traps += traps_at(position, right_moves(solution.lines, i));
        features.lost += loses(position, move) ? 1 : 0;
        features.pivots += is_pivot(move) ? 1 : 0;
        const bool is_free = position.phase() == himiki::puzzle::Phase::replay;
        features.replays += is_free && (move.act() == Act::tip || move.act() == Act::pivot) ? 1 : 0;
        Position after = position;
        after.play(move);
        features.quiet += takes_something(position, after) ? 0 : 1;
        ++features.actions;
        position = after;
    }
    features.tiles = tiles_of(start) - tiles_of(position);
    return features;
}

unsigned rating_of(unsigned par, const Features& features) {
    return base + par_weight * par + bit_weight * features.effort / 16 + replay_weight * features.replays +
           pivot_weight * features.pivots + lost_weight * features.lost + quiet_weight * features.quiet +
           tile_weight * features.tiles + hold_weight * features.holds + white_weight * (features.white - 1) +
           trap_weight * std::min(features.traps, most_traps);
}

Grade grade_of(unsigned rating) {
    if (rating < medium_from) return Grade::easy;
    if (rating < hard_from) return Grade::medium;
    return rating < expert_from ? Grade::hard : Grade::expert;
}

}  // namespace tessera::solver::puzzles
