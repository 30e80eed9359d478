#include "games/himiki/muk_yan/fitting.hpp"

#include <cassert>

#include "games/himiki/cells.hpp"
#include "games/himiki/muk_yan/cell_value.hpp"

namespace tessera::himiki::muk_yan {

namespace {

constexpr Side mine = Side::second;
constexpr Side yours = opponent(mine);

/// The person's cubes that a cube of Muk Yan's beats from a cell with this top (H15).
Cells beaten_from(const Position& position, Cell cell, Element top) {
    return neighbours_of(cell) & position.of(yours) & position.with_top(beaten_by(top));
}

/// H62, 3: whether some tip of a cube that lies so on this cell would win a conflict, given the cells that are free
/// then.
bool threatens(const Position& position, Cell cell, Orientation lies, Cells free) {
    for (const Cell to : each(neighbours_of(cell) & free)) {
        if (beaten_from(position, to, lies.tipped(axis_between(cell, to)).top()) != 0) return true;
    }
    return false;
}

/// H62, 5: how a cube lies each of whose faces beats this one's. Going one on in the circle of elements on every face
/// keeps the parity.
constexpr Orientation blocker_of(Orientation lies) {
    return {winner_over(lies.top()), lies.twist()};
}

/// Whether a cube of Muk Yan's that lies so on this cell blocks a cube of yours.
bool blocks(const Position& position, Cell cell, Orientation lies) {
    for (const Cell other : each(neighbours_of(cell) & position.of(yours))) {
        if (blocker_of(position.at(other)->lies) == lies) return true;
    }
    return false;
}

/// H62, 6: Muk Yan's cubes that one of yours blocks.
Cells blocked(const Position& position) {
    Cells found = 0;
    for (const Cell cell : each(position.of(mine))) {
        const Orientation blocker = blocker_of(position.at(cell)->lies);
        for (const Cell other : each(neighbours_of(cell) & position.of(yours))) {
            if (position.at(other)->lies == blocker) found |= set_of(cell);
        }
    }
    return found;
}

/// How little a movement to a cell of this value is wanted, from one of that value: first the nearest above, then an
/// equal one, then the highest below (H62, 9).
constexpr int reluctance(int own, int value) {
    constexpr int most = 8;  // more than any difference of values
    if (value > own) return value - own;
    return value == own ? most : most + own - value;
}

}  // namespace

Fitting::Fitting(const Position& position) : legal_(position.legal_moves()) {
    assert(position.side_to_move() == mine && position.phase() != Phase::place && !legal_.empty());
    static_assert(decltype(legal_)::capacity() <= 32);
    Places place = 1;
    for (const Move& move : legal_) {
        if (move.act() == Act::tip) judge_tip(position, move, place);
        if (move.act() == Act::pivot) judge_pivot(position, move.cubes(), place);
        place <<= 1;
    }
    judge_movements(position);
    find_last_resort(position);
}

void Fitting::judge_tip(const Position& position, Move move, Places place) {
    const Orientation lies = position.at(move.from())->lies.tipped(axis_between(move.from(), move.to()));
    const unsigned won = count(beaten_from(position, move.to(), lies.top()));
    if (won >= 2) places_of(Aim::multiple_attack) |= place;
    if (won >= 1) places_of(Aim::attack) |= place;

    const Cells free = (position.empty() & ~set_of(move.to())) | set_of(move.from());
    if (threatens(position, move.to(), lies, free)) places_of(Aim::threat) |= place;
    if (blocks(position, move.to(), lies)) places_of(Aim::block) |= place;

    // A tip changes the top (H5), so the cube itself is not among those that show the new one now.
    const bool lacks_tile = position.hold(lies.top()) != mine;
    if (lacks_tile && count(position.with_top(lies.top())) >= 1) places_of(Aim::pressure) |= place;

    Position after = position;
    after.play(move);
    if (lacks_tile && after.hold(lies.top()) == mine) places_of(Aim::hold) |= place;
    if (after.phase() == Phase::replay) places_of(Aim::replay) |= place;
}

void Fitting::judge_pivot(const Position& position, Cells cubes, Places place) {
    if (cubes == blocked(position)) places_of(Aim::dodge) |= place;
    if (count(cubes) != 1) return;
    const Cell cell = *each(cubes).begin();
    const Orientation lies = position.at(cell)->lies.pivoted();
    if (threatens(position, cell, lies, position.empty())) places_of(Aim::threat) |= place;
    if (blocks(position, cell, lies)) places_of(Aim::block) |= place;
}

void Fitting::judge_movements(const Position& position) {
    for (const Cell cell : each(position.of(mine))) {
        Places best = 0;
        int least = 0;
        Places place = 1;
        for (const Move& move : legal_) {
            if (move.act() == Act::tip && move.from() == cell) {
                const int unwanted = reluctance(value_of(cell), value_of(move.to()));
                if (best == 0 || unwanted < least) {
                    best = place;
                    least = unwanted;
                } else if (unwanted == least) {
                    best |= place;
                }
            }
            place <<= 1;
        }
        const Orientation lies = position.at(cell)->lies;
        if (!threatens(position, cell, lies, position.empty())) places_of(Aim::movement) |= best;
        if (!blocks(position, cell, lies)) defensive_ |= best;
    }
}

/// H63: in a replay `end`; else any tip, else any pivot of one cube, else `pass`.
void Fitting::find_last_resort(const Position& position) {
    Places tips = 0;
    Places pivots = 0;
    Places others = 0;  // `end` or `pass`
    Places place = 1;
    for (const Move& move : legal_) {
        if (move.act() == Act::tip) tips |= place;
        if (move.act() == Act::pivot && count(move.cubes()) == 1) pivots |= place;
        if (move.act() == Act::end || move.act() == Act::pass) others |= place;
        place <<= 1;
    }
    if (position.phase() == Phase::replay) {
        places_of(Aim::last_resort) = others;
    } else {
        places_of(Aim::last_resort) = tips != 0 ? tips : pivots != 0 ? pivots : others;
    }
}

Position::MoveList Fitting::moves_for(Aim aim, Stance stance) const {
    Position::MoveList moves;
    for (const unsigned place : members(places_of(aim, stance))) moves.push_back(legal_[place]);
    return moves;
}

Choice Fitting::under(Dice dice) const {
    const Agenda& agenda = agenda_of(dice);
    for (const Aim aim : agenda.aims) {
        if (places_of(aim, agenda.stance) != 0) return {aim, moves_for(aim, agenda.stance)};
    }
    return {Aim::last_resort, moves_for(Aim::last_resort, agenda.stance)};
}

}  // namespace tessera::himiki::muk_yan
