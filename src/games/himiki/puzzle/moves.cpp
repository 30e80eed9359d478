// Which actions are legal.

#include "games/himiki/cells.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// Where a cube may tip to by the player's own will (H5, H18). At a turn start a paid tip wipes the memory first (H73).
Cells Position::free_for(Cell cube) const {
    const Cells free = neighbours_of(cube) & board_.empty();
    return trails_.empty() ? free : free & ~trails_.left_by_cube_on(cube);
}

void Position::add_pivots(MoveList& list) const {
    const Cells mine = board_.of(Side::first);
    // Every non-empty subset, by counting within the mask.
    for (Cells some = (0 - mine) & mine; some != 0; some = (some - mine) & mine) list.push_back(Move::pivot(some));
}

void Position::add_tips(MoveList& list) const {
    for (const Cell from : each(board_.of(Side::first))) {
        const Cells free = phase_ == Phase::turn ? neighbours_of(from) & board_.empty() : free_for(from);
        for (const Cell to : each(free)) list.push_back(Move::tip(from, to));
    }
}

/// H72. A mana's pivot is written as a movement from a cell to itself.
void Position::add_events(MoveList& list) const {
    events().each([&](Tile tile) {
        if (const auto element = element_of_mana(tile)) {
            for (const Cell from : each(board_.of(Side::first) & board_.with_top(*element))) {
                for (const Cell to : each(free_for(from))) list.push_back(Move::mana(tile, from, to));
                list.push_back(Move::mana(tile, from, from));
            }
        } else if (tile == Tile::conjuration) {
            for (const Cell cell : each(board_.of(Side::second))) {
                for (const Element top : elements) {
                    if (top != board_.top_of(cell)) list.push_back(Move::conjure(cell, Orientation(top, 0)));
                }
            }
        } else {
            list.push_back(Move::plain(Act::summon));
        }
    });
}

void Position::add_answers(MoveList& list, Act act, Cells targets) const {
    for (const Cell to : each(targets)) list.push_back(Move::answer(act, to));
}

Position::MoveList Position::legal_moves() const {
    MoveList list;
    if (is_solved() || is_lost()) return list;
    switch (phase_) {
        case Phase::turn:
            add_pivots(list);
            add_tips(list);
            add_events(list);
            break;
        case Phase::replay:
            add_pivots(list);
            add_tips(list);
            add_events(list);
            list.push_back(Move::plain(Act::end));
            break;
        case Phase::impulse:
            add_answers(list, Act::impulse, neighbours_of(active()) & board_.empty());
            break;
        case Phase::teleport:
            add_answers(list, Act::teleport, two_away_from(active()) & board_.empty());
            break;
        case Phase::transfer:
            add_answers(list, Act::transfer, board_.cubes() & ~set_of(active()));
            break;
        case Phase::yokai:
            add_answers(list, Act::yokai, board_.in_reach_of_yokai(active()));
            list.push_back(Move::plain(Act::no_yokai));
            break;
    }
    return list;
}

std::size_t Position::count_moves() const {
    const bool moves_cubes = phase_ == Phase::turn || phase_ == Phase::replay;
    if (!moves_cubes || !events().empty() || is_solved() || is_lost()) return legal_moves().size();
    const Cells mine = board_.of(Side::first);
    std::size_t found = (std::size_t{1} << count(mine)) - 1;
    if (phase_ == Phase::turn) {
        for (const Cell from : each(mine)) found += count(neighbours_of(from) & board_.empty());
        return found;
    }
    for (const Cell from : each(mine)) found += count(free_for(from));
    return found + 1;
}

}  // namespace tessera::himiki::puzzle
