// What an action does, in the order of H42: movement, terrain, the yokai's choice, conflicts and hold, end of the game,
// a tile, then replay or end of the turn.

#include "games/himiki/cells.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// H10, H30, H60: who sets up next; the first turn is of who did not set up last (H11).
template <Tiles kTiles>
void BasicPosition<kTiles>::place(Move move) {
    put(move.to(), Cube{side_to_move(), move.lies()});
    const unsigned placed = count(cubes());
    const unsigned all = 2 * rules_.cubes_of_a_side();
    if (!rules_.places_again(placed)) seat_ = seat_after(seat_, rules_);
    if (placed >= all) phase_ = Phase::turn;
}

template <Tiles kTiles>
void BasicPosition<kTiles>::remove_cube(Cell cell) {
    const Cells rest = ~set_of(cell);
    for (Cells& tops : tops_) tops &= rest;
    white_ &= rest;
    twist_ &= rest;
}

template <Tiles kTiles>
void BasicPosition<kTiles>::slide_cube(Cell from, Cell to) {
    const Cube cube = *at(from);
    remove_cube(from);
    put(to, cube);
}

template <Tiles kTiles>
void BasicPosition<kTiles>::tip_cube(Cell from, Cell to) {
    const Orientation lies = Orientation(top_of(from), twist_ >> from.index & 1).tipped(axis_between(from, to));
    const Cells white = (white_ >> from.index & 1) << to.index;
    remove_cube(from);
    tops_[index_of(lies.top())] |= set_of(to);
    white_ |= white;
    twist_ |= lies.twist() << to.index;
}

/// H55: impulse, teleport and mirror need a free cell to go to.
template <Tiles kTiles>
bool BasicPosition<kTiles>::can_work(Tile terrain, Cell cell) const {
    switch (terrain) {
        case Tile::impulse:
            return (neighbours_of(cell) & empty()) != 0;
        case Tile::teleport:
            return (two_away_from(cell) & empty()) != 0;
        case Tile::mirror:
            return (set_of(mirror_of(cell)) & empty()) != 0;
        default:
            return true;
    }
}

/// H50: the tile under a cube that has just entered, and what is under it where that leads. Nothing if the action stops
/// there, because the cube is gone or a choice is asked; else where the cube ends.
template <Tiles kTiles>
std::optional<Cell> BasicPosition<kTiles>::set_off_terrain(Cell cell) {
    if constexpr (has_tiles) {
        while (const auto tile = chaos_.terrain_on(cell)) {
            if (!can_work(*tile, cell)) return cell;
            chaos_.lift(*tile, cell);
            switch (*tile) {
                case Tile::gate_of_hell:  // H51
                    remove_cube(cell);
                    end_turn(LastMovement::other);
                    return std::nullopt;
                case Tile::impulse:  // H52
                    phase_ = Phase::impulse;
                    return std::nullopt;
                case Tile::teleport:  // H53
                    phase_ = Phase::teleport;
                    return std::nullopt;
                case Tile::transfer:  // H57, and H56 where there is nobody to swap with
                    if (cubes() == set_of(cell)) return cell;
                    phase_ = Phase::transfer;
                    return std::nullopt;
                case Tile::vortex:  // H56
                    twist_ ^= set_of(cell);
                    return cell;
                default:  // H54: the mirror
                    slide_cube(cell, mirror_of(cell));
                    trails_.moved(mirror_of(cell));
                    cell = mirror_of(cell);
            }
        }
    }
    return cell;
}

/// A cube has entered a cell: terrain, then the yokai's choice (H46), then the resolution.
template <Tiles kTiles>
void BasicPosition<kTiles>::arrive(Cell cell) {
    const auto end = set_off_terrain(cell);
    if (!end) return;
    if constexpr (has_tiles) {
        if (!rules_.is_first_edition() && chaos_.yokai() == seat_ && yokai_targets() != 0) {
            phase_ = Phase::yokai;
            return;
        }
    }
    resolve(*end, 0);
}

/// H15: the conflicts of a cube with the enemies beside it, and perhaps with a far one that a yokai reaches.
template <Tiles kTiles>
typename BasicPosition<kTiles>::Fight BasicPosition<kTiles>::fight_of(Cell cell, Cells far_neighbour) const {
    const Element top = top_of(cell);
    const Cells around = neighbours_of(cell) | far_neighbour;
    const Cells enemies = around & of(opponent(colour_of(cell)));
    return {enemies & with_top(beaten_by(top)), enemies & with_top(winner_over(top)), (around & with_top(top)) != 0};
}

/// H46, edition 1: of the conflicts that go against who has the yokai, the one on the lowest cell is turned.
template <Tiles kTiles>
void BasicPosition<kTiles>::turn_by_yokai(Fight& fight) {
    if constexpr (has_tiles) {
        const auto holder = chaos_.yokai();
        if (!rules_.is_first_edition() || !holder) return;
        const bool is_mine = *holder == seat_;
        const bool is_enemys = side_of(*holder) != side_to_move();
        if (!is_mine && !is_enemys) return;
        const Cells against = is_mine ? fight.lost : fight.won & of(side_of(*holder));
        if (against == 0) return;
        const Cells turned = against & (0 - against);
        fight.won ^= turned;
        fight.lost ^= turned;
        chaos_.set_yokai(std::nullopt);
    }
}

template <Tiles kTiles>
void BasicPosition<kTiles>::resolve(Cell cell, Cells far_neighbour) {
    Fight fight = fight_of(cell, far_neighbour);
    turn_by_yokai(fight);
    settle(fight, count(fight.won), cell, 0);
}

/// H57: the cube that tipped swaps with another. In edition 2 both are Active.
template <Tiles kTiles>
void BasicPosition<kTiles>::transfer(Cell with) {
    if constexpr (has_tiles) {
        const Cell from = active();
        const Cube tipped = *at(from);
        const Cube other = *at(with);
        remove_cube(from);
        remove_cube(with);
        put(with, tipped);
        put(from, other);
        trails_.swapped(with);
        if (rules_.is_first_edition()) return resolve(with, 0);
        const Fight mine = fight_of(with, 0);
        const Fight others = fight_of(from, 0);
        if (other.side != tipped.side) return settle(mine, count(mine.won), with, count(others.won));
        const Fight both = {mine.won | others.won, mine.lost | others.lost, mine.equal || others.equal};
        settle(both, count(mine.won) + count(others.won), with, 0);
    }
}

/// H19: what the cube that tipped has completed; gives the points it is worth.
template <Tiles kTiles>
unsigned BasicPosition<kTiles>::take_hold(Cell tipped) {
    const Element element = top_of(tipped);
    const Side side = side_to_move();
    if (count(with_top(element)) != rules_.tops_of_a_hold() || hold(element) == side) return 0;
    if (hold(element) && scores_[opponent(side)] > 0) --scores_[opponent(side)];
    set_hold(element, side);
    return 1;
}

/// Points, all at once for who acted, then for the other (H57), and the end of the game (H20).
template <Tiles kTiles>
void BasicPosition<kTiles>::settle(const Fight& fight, unsigned points, Cell tipped, unsigned points_of_other) {
    const Side side = side_to_move();
    const unsigned gained = points + take_hold(tipped);
    scores_[side] = static_cast<std::uint8_t>(scores_[side] + gained);
    if (scores_[side] >= points_to_win) return end_turn(LastMovement::other);
    scores_[opponent(side)] = static_cast<std::uint8_t>(scores_[opponent(side)] + points_of_other);
    if (scores_[opponent(side)] >= points_to_win) return end_turn(LastMovement::other);
    judge((fight.won | fight.lost) != 0 ? Fights::some : Fights::none, fight.equal, gained > 0);
}

/// H16, H17 and, if points were gained, the offer to play a tile (H41).
template <Tiles kTiles>
void BasicPosition<kTiles>::judge(Fights fights, bool equal, bool gained) {
    const bool replays = fights == Fights::none && equal && controlled() != 0;
    if constexpr (has_tiles) {
        const unsigned score = scores_[side_to_move()];
        if (gained && score >= 2 && score < points_to_win && can_play_a_tile()) {
            phase_ = replays ? Phase::chaos_then_replay : Phase::chaos;
            return;
        }
    }
    go_on(replays ? Next::replay : Next::end_of_turn);
}

template <Tiles kTiles>
void BasicPosition<kTiles>::go_on(Next next) {
    if (next == Next::end_of_turn) return end_turn(LastMovement::other);
    phase_ = Phase::replay;
}

template <Tiles kTiles>
void BasicPosition<kTiles>::end_turn(LastMovement last) {
    trails_.clear();
    if constexpr (has_tiles) {
        if (is_confused()) chaos_.set_confused(chaos_.confused(1), std::nullopt);
    }
    seat_ = seat_after(seat_, rules_);
    phase_ = Phase::turn;
    banned_ = last == LastMovement::pivot;
}

/// H44. In edition 2 the Active Cube fights the changed cube, and the whole resolution is judged anew.
template <Tiles kTiles>
void BasicPosition<kTiles>::conjure(Move move) {
    if constexpr (has_tiles) {
        const Next planned = phase_ == Phase::chaos_then_replay ? Next::replay : Next::end_of_turn;
        const Cell cell = move.to();
        const Element before = top_of(cell);
        put(cell, Cube{colour_of(cell), move.lies()});
        const Element now = top_of(cell);
        const bool fights_again = before != now && (neighbours_of(active()) & set_of(cell)) != 0;
        if (rules_.is_first_edition() || !fights_again) return go_on(planned);
        const Element mine = top_of(active());
        const bool won = now == beaten_by(mine);
        if (won) ++scores_[side_to_move()];
        if (is_won()) return end_turn(LastMovement::other);
        const bool equal = (neighbours_of(active()) & with_top(mine)) != 0;
        // A cube beside the Active one had fought it before, or was equal to it: where no replay was due, something had
        // been won or lost already.
        const bool fought = planned == Next::end_of_turn || now != mine;
        judge(fought ? Fights::some : Fights::none, equal, won);
    }
}

/// H47: a tile leaves the hand; then it works, and the turn goes on as the offer said.
template <Tiles kTiles>
void BasicPosition<kTiles>::play_tile(Move move) {
    if constexpr (has_tiles) {
        TileSet hand = chaos_.hand(seat_);
        hand.remove(*move.tile());
        chaos_.set_hand(seat_, hand);
        if (move.act() == Act::conjure) return conjure(move);
        if (move.act() == Act::mana) {
            tip_cube(move.from(), move.to());
            trails_.tipped(move.from(), move.to());
            return arrive(move.to());
        }
        if (move.act() == Act::summon) chaos_.set_yokai(seat_);
        if (move.act() == Act::confuse) chaos_.set_confused(seat_after(seat_, rules_), seat_);
        if (move.act() == Act::lay) chaos_.lay(*move.tile(), move.to());
        go_on(phase_ == Phase::chaos_then_replay ? Next::replay : Next::end_of_turn);
    }
}

template <Tiles kTiles>
void BasicPosition<kTiles>::play(Move move) {
    switch (move.act()) {
        case Act::place:
            return place(move);
        case Act::tip:
            banned_ = false;
            tip_cube(move.from(), move.to());
            trails_.tipped(move.from(), move.to());
            return arrive(move.to());
        case Act::pivot:
            twist_ ^= move.cubes();
            return end_turn(LastMovement::pivot);
        case Act::end:
        case Act::pass:
            return end_turn(LastMovement::other);
        default:
            break;
    }
    if constexpr (has_tiles) {
        switch (move.act()) {
            case Act::keep:
                return go_on(phase_ == Phase::chaos_then_replay ? Next::replay : Next::end_of_turn);
            case Act::impulse: {
                const Cell from = active();
                tip_cube(from, move.to());
                trails_.moved(move.to());
                return arrive(move.to());
            }
            case Act::teleport: {
                const Cell from = active();
                slide_cube(from, move.to());
                trails_.moved(move.to());
                return arrive(move.to());
            }
            case Act::transfer:
                return transfer(move.to());
            case Act::yokai:
                chaos_.set_yokai(std::nullopt);
                return resolve(active(), set_of(move.to()));
            case Act::no_yokai:
                return resolve(active(), 0);
            default:
                return play_tile(move);
        }
    }
}

template <Tiles kTiles>
void BasicPosition<kTiles>::give_point(Side side) {
    ++scores_[side];
    if (is_won()) end_turn(LastMovement::other);
}

template void BasicPosition<Tiles::without>::play(Move move);
template void BasicPosition<Tiles::with>::play(Move move);
template void BasicPosition<Tiles::without>::give_point(Side side);
template void BasicPosition<Tiles::with>::give_point(Side side);

}  // namespace tessera::himiki
