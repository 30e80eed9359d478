#include "games/himiki/explain.hpp"

#include "games/himiki/cells.hpp"
#include "games/himiki/player_name.hpp"
#include "games/himiki/refusals.hpp"

namespace tessera::himiki {

namespace {

/// A sentence of this game's table.
consteval Refusal row(std::string_view key) {
    return row_of(refusals, key);
}

/// What a phase wants to hear, for a player.
Refusal wanted_in(Phase phase) {
    switch (phase) {
        case Phase::place:
            return row("asks_place");
        case Phase::turn:
            return row("asks_turn");
        case Phase::replay:
            return row("asks_replay");
        case Phase::chaos:
        case Phase::chaos_then_replay:
            return row("asks_chaos");
        case Phase::impulse:
            return row("asks_impulse");
        case Phase::teleport:
            return row("asks_teleport");
        case Phase::transfer:
            return row("asks_transfer");
        case Phase::yokai:
            break;
    }
    return row("asks_yokai");
}

bool belongs_to(Act act, Phase phase) {
    switch (act) {
        case Act::place:
            return phase == Phase::place;
        case Act::tip:
        case Act::pivot:
            return phase == Phase::turn || phase == Phase::replay;
        case Act::end:
            return phase == Phase::replay;
        case Act::pass:
            return phase == Phase::turn;
        case Act::keep:
        case Act::mana:
        case Act::conjure:
        case Act::summon:
        case Act::confuse:
        case Act::lay:
            return phase == Phase::chaos || phase == Phase::chaos_then_replay;
        case Act::impulse:
            return phase == Phase::impulse;
        case Act::teleport:
            return phase == Phase::teleport;
        case Act::transfer:
            return phase == Phase::transfer;
        case Act::yokai:
        case Act::no_yokai:
            return phase == Phase::yokai;
    }
    return false;
}

template <class P>
class Refusals {
  public:
    explicit Refusals(const P& position) : position_(position) {}

    [[nodiscard]] ParseError of(Move move) const {
        if (position_.outcome()) return refused(game_over, {}, "H20");
        if (!belongs_to(move.act(), position_.phase())) return refused(wanted_in(position_.phase()));
        switch (move.act()) {
            case Act::place:
                return of_placing(move.to());
            case Act::tip:
                return of_tip(move.from(), move.to());
            case Act::pivot:
                return of_pivot(move.cubes());
            case Act::pass:
                return refused(row("no_pass"));
            default:
                return of_tile(move);
        }
    }

  private:
    [[nodiscard]] ParseError of_placing(Cell to) const {
        if ((position_.empty() & set_of(to)) == 0) return refused(row("cell_taken"), {name(to)}, placing_rule());
        const Seat seat = position_.seat_to_move();
        if (is_rolled(seat, position_.rules())) {
            const Cells next = placeable(seat, position_.rules(), position_.empty());
            return refused(row("muk_yan_sets_up_on"), {name(*each(next).begin())});
        }
        std::string homes;
        for (const Cell cell : each(home_of(seat, position_.rules()))) homes += (homes.empty() ? "" : " ") + name(cell);
        constexpr Refusal sentence = row("sets_up_on");
        ParseError error = refused(sentence, {std::string(name_of(seat, position_.rules())), homes}, placing_rule());
        error.what = filled(sentence.english, {player_name(seat, position_.rules()), homes});
        return error;
    }

    [[nodiscard]] std::string_view placing_rule() const {
        if (position_.rules().has_muk_yan()) return "H60";
        return position_.rules().in_pairs() ? "H30" : "H10";
    }

    /// Why the player may not move what stands here, if so.
    [[nodiscard]] std::optional<ParseError> of_cube(Cell cell) const {
        if ((position_.controlled() & set_of(cell)) != 0) return std::nullopt;
        const auto cube = position_.at(cell);
        if (!cube) return refused(row("no_cube"), {name(cell)});
        if (position_.is_confused()) {
            return refused(row("confused"), {name(cell)});
        }
        if (cube->side != position_.side_to_move()) {
            return refused(row("enemy_cube"), {name(cell)});
        }
        return refused(row("partners_zone"), {name(cell)});
    }

    [[nodiscard]] ParseError of_tip(Cell from, Cell to) const {
        if (auto why = of_cube(from)) return *why;
        if ((neighbours_of(from) & set_of(to)) == 0) {
            return refused(row("tip_not_neighbour"), {name(to), name(from)});
        }
        if ((position_.empty() & set_of(to)) == 0) return refused(row("cell_taken"), {name(to)}, "H5");
        return refused(row("tip_back"), {name(from), name(to)});
    }

    [[nodiscard]] ParseError of_pivot(Cells cubes) const {
        for (const Cell cell : each(cubes)) {
            if (auto why = of_cube(cell)) return *why;
        }
        if (position_.is_confused() && count(cubes) > 1) {
            return refused(row("confused_pivot"));
        }
        return refused(row("pivot_banned"));
    }

    [[nodiscard]] ParseError of_tile(Move move) const {
        if constexpr (P::has_tiles) {
            if (const auto tile = move.tile()) {
                if (!position_.chaos().hand(position_.seat_to_move()).has(*tile)) {
                    return refused(row("tile_not_held"), {std::string(name_of(*tile))});
                }
                if (is_terrain(*tile)) {
                    return refused(row("terrain_not_free"), {name(move.to())});
                }
                if (*tile == Tile::conjuration) {
                    return refused(row("conjures_enemy"));
                }
                return refused(row("mana_tips_own"));
            }
            const std::string to = name(move.to());
            if (move.act() == Act::impulse) return refused(row("impulse_not_there"), {to});
            if (move.act() == Act::teleport) {
                return refused(row("teleport_not_there"), {to});
            }
            if (move.act() == Act::transfer) return refused(row("transfer_not_there"), {to});
            return refused(row("yokai_no_enemy"), {to});
        }
        return refused(row("no_tiles"));
    }

    const P& position_;
};

}  // namespace

template <Tiles kTiles>
ParseError why_illegal(const BasicPosition<kTiles>& position, Move move) {
    return Refusals(position).of(move);
}

template ParseError why_illegal(const Position&, Move);
template ParseError why_illegal(const ExpertPosition&, Move);

}  // namespace tessera::himiki
