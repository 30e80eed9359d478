#include "solver/puzzles/deed.hpp"

#include "games/himiki/cells.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;
using himiki::Cells;
using himiki::each;
using himiki::set_of;
using himiki::puzzle::Hold;
using himiki::puzzle::Phase;

std::vector<BlackCube> black_cubes(const himiki::CubeBoard& board, Cells cells) {
    std::vector<BlackCube> found;
    for (const Cell cell : each(cells)) found.push_back({board.top_of(cell), cell});
    return found;
}

/// Where the cubes stand when those that are beaten leave: a transfer (H57) has swapped two of them by then.
himiki::CubeBoard board_of_fight(const Position& before, Move move) {
    himiki::CubeBoard board = before.board();
    if (move.act() == Act::transfer) board.swap(before.active(), move.to());
    return board;
}

/// Whether the action moves a cube that may then fight.
bool leads_to_fight(Move move) {
    switch (move.act()) {
        case Act::mana:
            return move.from() != move.to();
        case Act::tip:
        case Act::impulse:
        case Act::teleport:
        case Act::transfer:
        case Act::yokai:
        case Act::no_yokai:
            return true;
        default:
            return false;
    }
}

/// H16: nothing was won and the turn ended, so that whatever beats the cube beside it did so.
Cells lost_to(const Deed& deed) {
    const bool is_settled = deed.after.phase() == Phase::turn && !deed.after.trails().empty();
    if (!is_settled || !deed.removed.empty() || !leads_to_fight(deed.move)) return 0;
    const auto cube = deed.after.at(deed.after.active());
    if (!cube || cube->side != Side::first) return 0;
    return deed.after.board().fight_of(deed.after.active()).lost;
}

}  // namespace

Deed deed_of(const Position& before, Move move) {
    Deed deed = {.before = before, .after = before, .move = move};
    deed.after.play(move);
    const himiki::CubeBoard board = board_of_fight(before, move);
    deed.removed = black_cubes(board, board.of(Side::second) & ~deed.after.board().of(Side::second));
    deed.lost_to = black_cubes(deed.after.board(), lost_to(deed));
    for (const Cell cell : each(before.chaos().terrain() & ~deed.after.chaos().terrain())) {
        deed.terrain.push_back({*before.chaos().terrain_on(cell), cell});
    }
    for (const himiki::Element element : himiki::elements) {
        if (before.hold(element) == Hold::asked && deed.after.hold(element) == Hold::taken) deed.hold = element;
    }
    deed.gives_replay = deed.after.phase() == Phase::replay && leads_to_fight(move);
    return deed;
}

std::vector<Deed> deeds_of(const Position& start, const Line& line) {
    std::vector<Deed> deeds;
    Position position = start;
    for (const Move& move : line) {
        deeds.push_back(deed_of(position, move));
        position = deeds.back().after;
    }
    return deeds;
}

}  // namespace tessera::solver::puzzles
