// Which actions are legal.

#include "games/himiki/cells.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

template <Tiles kTiles>
Cells BasicPosition<kTiles>::controlled() const {
    return within_reach(of(is_confused() ? opponent(side_to_move()) : side_to_move()));
}

/// H31: in 2v2 the cubes in the player's zone; in edition 2 what tipped in this turn too, wherever it stands.
template <Tiles kTiles>
Cells BasicPosition<kTiles>::within_reach(Cells cubes) const {
    if (!rules_.in_pairs()) return cubes;
    return cubes & (rules_.is_first_edition() ? zone_of(seat_) : zone_of(seat_) | trails_.cubes());
}

/// Where a cube may tip to by a player's own will (H5, H18).
template <Tiles kTiles>
Cells BasicPosition<kTiles>::free_for(Cell cube) const {
    const Cells free = neighbours_of(cube) & empty();
    return trails_.empty() ? free : free & ~trails_.left_by_cube_on(cube);
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_placings(MoveList& list) const {
    for (const Cell cell : each(placeable(seat_, rules_, empty()))) {
        for (unsigned i = 0; i < orientations; ++i) list.push_back(Move::place(cell, Orientation::numbered(i)));
    }
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_pivots(MoveList& list) const {
    const Cells mine = controlled();
    if (is_confused()) {
        for (const Cell cell : each(mine)) list.push_back(Move::pivot(set_of(cell)));
        return;
    }
    // Every non-empty subset, by counting within the mask.
    for (Cells some = (0 - mine) & mine; some != 0; some = (some - mine) & mine) list.push_back(Move::pivot(some));
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_tips(MoveList& list) const {
    for (const Cell from : each(controlled())) {
        for (const Cell to : each(free_for(from))) list.push_back(Move::tip(from, to));
    }
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_answers(MoveList& list, Act act, Cells targets) const {
    for (const Cell to : each(targets)) list.push_back(Move::answer(act, to));
}

/// H43: cubes of the player's own colour that show the element, in a confused turn too.
template <Tiles kTiles>
Cells BasicPosition<kTiles>::mana_cubes(Element element) const {
    return with_top(element) & within_reach(of(side_to_move()));
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_manas(MoveList& list, Tile tile, Element element) const {
    for (const Cell from : each(mana_cubes(element))) {
        for (const Cell to : each(neighbours_of(from) & empty())) list.push_back(Move::mana(tile, from, to));
    }
}

/// H44, H45: cubes that are not of the Active Cube's colour.
template <Tiles kTiles>
Cells BasicPosition<kTiles>::conjurable() const {
    if constexpr (has_tiles) return of(opponent(board_.colour_of(active())));
    return 0;
}

/// H46: enemies of the Active Cube two cells away, with nothing between.
template <Tiles kTiles>
Cells BasicPosition<kTiles>::yokai_targets() const {
    if constexpr (has_tiles) return board_.in_reach_of_yokai(active());
    return 0;
}

template <Tiles kTiles>
void BasicPosition<kTiles>::add_tiles(MoveList& list) const {
    if constexpr (has_tiles) {
        const Cells bare = empty() & ~chaos_.terrain();
        chaos_.hand(seat_).each([&](Tile tile) {
            if (const auto element = element_of_mana(tile)) {
                add_manas(list, tile, *element);
            } else if (is_terrain(tile)) {
                for (const Cell cell : each(bare)) list.push_back(Move::lay(tile, cell));
            } else if (tile == Tile::conjuration) {
                for (const Cell cell : each(conjurable())) {
                    for (unsigned i = 0; i < orientations; ++i) {
                        const Orientation lies = Orientation::numbered(i);
                        if (lies != at(cell)->lies) list.push_back(Move::conjure(cell, lies));
                    }
                }
            } else {
                list.push_back(Move::plain(tile == Tile::confusion ? Act::confuse : Act::summon));
            }
        });
    }
}

/// H41: whether an offer to play a tile would be more than a question with one answer.
template <Tiles kTiles>
bool BasicPosition<kTiles>::can_play_a_tile() const {
    if constexpr (has_tiles) {
        bool found = false;
        chaos_.hand(seat_).each([&](Tile tile) {
            if (const auto element = element_of_mana(tile)) {
                for (const Cell from : each(mana_cubes(*element))) {
                    found = found || (neighbours_of(from) & empty()) != 0;
                }
            } else {
                found = found || tile != Tile::conjuration || conjurable() != 0;
            }
        });
        return found;
    }
    return false;
}

template <Tiles kTiles>
typename BasicPosition<kTiles>::MoveList BasicPosition<kTiles>::legal_moves() const {
    MoveList list;
    if (is_won()) return list;
    switch (phase_) {
        case Phase::place:
            add_placings(list);
            break;
        case Phase::turn:
            if (!banned_) add_pivots(list);
            add_tips(list);
            if (list.empty()) list.push_back(Move::plain(Act::pass));
            break;
        case Phase::replay:
            add_pivots(list);
            add_tips(list);
            list.push_back(Move::plain(Act::end));
            break;
        case Phase::chaos:
        case Phase::chaos_then_replay:
            add_tiles(list);
            list.push_back(Move::plain(Act::keep));
            break;
        case Phase::impulse:
            if constexpr (has_tiles) add_answers(list, Act::impulse, neighbours_of(active()) & empty());
            break;
        case Phase::teleport:
            if constexpr (has_tiles) add_answers(list, Act::teleport, two_away_from(active()) & empty());
            break;
        case Phase::transfer:
            if constexpr (has_tiles) add_answers(list, Act::transfer, cubes() & ~set_of(active()));
            break;
        case Phase::yokai:
            add_answers(list, Act::yokai, yokai_targets());
            list.push_back(Move::plain(Act::no_yokai));
            break;
    }
    return list;
}

template <Tiles kTiles>
std::size_t BasicPosition<kTiles>::count_moves() const {
    const bool moves_cubes = phase_ == Phase::turn || phase_ == Phase::replay;
    if (!moves_cubes || is_won()) return legal_moves().size();
    const Cells mine = controlled();
    std::size_t found = 0;
    for (const Cell from : each(mine)) found += count(free_for(from));
    if (phase_ == Phase::replay || !banned_) {
        found += is_confused() ? count(mine) : (std::size_t{1} << count(mine)) - 1;
    }
    if (phase_ == Phase::replay) return found + 1;
    return found == 0 ? 1 : found;
}

template Cells BasicPosition<Tiles::without>::controlled() const;
template Cells BasicPosition<Tiles::with>::controlled() const;
template Cells BasicPosition<Tiles::with>::yokai_targets() const;
template bool BasicPosition<Tiles::with>::can_play_a_tile() const;
template Position::MoveList BasicPosition<Tiles::without>::legal_moves() const;
template ExpertPosition::MoveList BasicPosition<Tiles::with>::legal_moves() const;
template std::size_t BasicPosition<Tiles::without>::count_moves() const;
template std::size_t BasicPosition<Tiles::with>::count_moves() const;

}  // namespace tessera::himiki
