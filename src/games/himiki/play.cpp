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

/// H50: the tile under a cube that has just entered, and what is under it where that leads. Nothing if the action stops
/// there, because the cube is gone or a choice is asked; else where the cube ends.
template <Tiles kTiles>
std::optional<Cell> BasicPosition<kTiles>::set_off_terrain(Cell cell) {
    if constexpr (has_tiles) {
        while (const auto tile = chaos_.terrain_on(cell)) {
            if (!can_work(*tile, cell, board_)) return cell;
            chaos_.lift(*tile, cell);
            switch (*tile) {
                case Tile::gate_of_hell:  // H51
                    board_.remove(set_of(cell));
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
                    board_.pivot(set_of(cell));
                    return cell;
                default:  // H54: the mirror
                    board_.slide(cell, mirror_of(cell));
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
    Fight fight = board_.fight_of(cell, far_neighbour);
    turn_by_yokai(fight);
    settle(fight, count(fight.won), cell, 0);
}

/// H57: the cube that tipped swaps with another. In edition 2 both are Active.
template <Tiles kTiles>
void BasicPosition<kTiles>::transfer(Cell with) {
    if constexpr (has_tiles) {
        const Cell from = active();
        const bool are_partners = board_.colour_of(from) == board_.colour_of(with);
        board_.swap(from, with);
        trails_.swapped(with);
        if (rules_.is_first_edition()) return resolve(with, 0);
        const Fight mine = board_.fight_of(with);
        const Fight others = board_.fight_of(from);
        if (!are_partners) return settle(mine, count(mine.won), with, count(others.won));
        const Fight both = {mine.won | others.won, mine.lost | others.lost, mine.equal || others.equal};
        settle(both, count(mine.won) + count(others.won), with, 0);
    }
}

/// H19: what the cube that tipped has completed; gives the points it is worth.
template <Tiles kTiles>
unsigned BasicPosition<kTiles>::take_hold(Cell tipped) {
    const Element element = board_.top_of(tipped);
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
        const Element before = board_.top_of(cell);
        put(cell, Cube{board_.colour_of(cell), move.lies()});
        const Element now = board_.top_of(cell);
        const bool fights_again = before != now && (neighbours_of(active()) & set_of(cell)) != 0;
        if (rules_.is_first_edition() || !fights_again) return go_on(planned);
        const Element mine = board_.top_of(active());
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
            board_.tip(move.from(), move.to());
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
            board_.tip(move.from(), move.to());
            trails_.tipped(move.from(), move.to());
            return arrive(move.to());
        case Act::pivot:
            board_.pivot(move.cubes());
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
                board_.tip(from, move.to());
                trails_.moved(move.to());
                return arrive(move.to());
            }
            case Act::teleport: {
                const Cell from = active();
                board_.slide(from, move.to());
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
