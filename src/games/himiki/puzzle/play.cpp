// What an action does: movement, terrain, the yokai's choice, conflicts and hold, then replay or end of the turn (H42).

#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

void Position::tip(Cell from, Cell to) {
    board_.tip(from, to);
    trails_.tipped(from, to);
    arrive(to);
}

/// H50: the tile under a cube that has just entered, and what is under it where that leads. Nothing if the action stops
/// there, because the cube is gone or a choice is asked; else where the cube ends.
std::optional<Cell> Position::set_off_terrain(Cell cell) {
    while (const auto tile = chaos_.terrain_on(cell)) {
        if (!can_work(*tile, cell, board_)) return cell;
        chaos_.lift(*tile, cell);
        switch (*tile) {
            case Tile::gate_of_hell:  // H51
                board_.remove(set_of(cell));
                trails_.last_removed();
                phase_ = Phase::turn;
                return std::nullopt;
            case Tile::impulse:  // H52
                phase_ = Phase::impulse;
                return std::nullopt;
            case Tile::teleport:  // H53
                phase_ = Phase::teleport;
                return std::nullopt;
            case Tile::transfer:  // H57, and H56 where there is nobody to swap with
                if (board_.cubes() == set_of(cell)) return cell;
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
    return cell;
}

/// A cube has entered a cell: terrain, then the yokai's choice (H46), then conflicts and hold.
void Position::arrive(Cell cell) {
    const auto end = set_off_terrain(cell);
    if (!end) return;
    if (is_armed() && board_.in_reach_of_yokai(*end) != 0) {
        phase_ = Phase::yokai;
        return;
    }
    settle(board_.fight_of(*end), *end);
}

/// H57, H75: in Mindlock a white cube that the Active one swapped with fights too. A black one does nothing by itself,
/// and what it has with the cube that tipped is among that cube's own conflicts.
void Position::transfer(Cell with) {
    const Cell from = active();
    board_.swap(from, with);
    trails_.swapped(with);
    CubeBoard::Fight fight = board_.fight_of(with);
    if (!rules_.is_headlock() && board_.colour_of(from) == Side::first) {
        const CubeBoard::Fight others = board_.fight_of(from);
        fight = {fight.won | others.won, fight.lost | others.lost, fight.equal || others.equal};
    }
    settle(fight, with);
}

/// H74: what the cube that tipped has completed, if the puzzle asks for it.
void Position::take_hold(Cell tipped) {
    const Element element = board_.top_of(tipped);
    if (hold(element) == Hold::asked && count(board_.with_top(element)) == tops_of_a_hold) {
        set_hold(element, Hold::taken);
    }
}

/// The hold is counted before beaten cubes leave (H74); then H16 and H17. A finished puzzle is written as if the turn
/// had ended.
void Position::settle(const CubeBoard::Fight& fight, Cell tipped) {
    take_hold(tipped);
    board_.remove(fight.won);
    const bool fought = (fight.won | fight.lost) != 0;
    phase_ = !fought && fight.equal && !is_solved() ? Phase::replay : Phase::turn;
}

/// H72. Conjuration and yokai leave the phase as it is; a mana's movement decides it.
void Position::play_event(Move move) {
    TileSet rest = events();
    rest.remove(*move.tile());
    set_events(rest);
    if (move.act() == Act::summon) {
        set_armed(true);
    } else if (move.act() == Act::conjure) {
        put_black(move.to(), move.lies().top());
    } else if (move.from() == move.to()) {
        board_.pivot(set_of(move.from()));
        phase_ = Phase::turn;
    } else {
        tip(move.from(), move.to());
    }
}

void Position::play(Move move) {
    // H73: only a paid action wipes what H18 remembers.
    if (cost_of(move) != 0) {
        trails_.clear();
        ++spent_;
    }
    switch (move.act()) {
        case Act::tip:
            return tip(move.from(), move.to());
        case Act::pivot:
            board_.pivot(move.cubes());
            phase_ = Phase::turn;
            return;
        case Act::end:
            phase_ = Phase::turn;
            return;
        case Act::impulse:
            board_.tip(active(), move.to());
            trails_.moved(move.to());
            return arrive(move.to());
        case Act::teleport:
            board_.slide(active(), move.to());
            trails_.moved(move.to());
            return arrive(move.to());
        case Act::transfer:
            return transfer(move.to());
        case Act::yokai:
            set_armed(false);
            return settle(board_.fight_of(active(), set_of(move.to())), active());
        case Act::no_yokai:
            return settle(board_.fight_of(active()), active());
        default:
            return play_event(move);
    }
}

}  // namespace tessera::himiki::puzzle
