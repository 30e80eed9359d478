#include "games/himiki/explain.hpp"

#include <fmt/format.h>

#include "games/himiki/cells.hpp"
#include "games/himiki/player_name.hpp"

namespace tessera::himiki {

namespace {

/// What a phase wants to hear, for a player.
std::string_view wanted_in(Phase phase) {
    switch (phase) {
        case Phase::place:
            return "the cubes are being placed: put one down, as 'B5@HM'";
        case Phase::turn:
            return "a turn starts with a tip or a pivot";
        case Phase::replay:
            return "it is a replay: tip, pivot or 'end'";
        case Phase::chaos:
        case Phase::chaos_then_replay:
            return "play a tile or 'keep'";
        case Phase::impulse:
            return "the impulse must be answered first, as 'IM>C2'";
        case Phase::teleport:
            return "the teleport must be answered first, as 'TP>C2'";
        case Phase::transfer:
            return "the transfer must be answered first, as 'TR>D5'";
        case Phase::yokai:
            return "say whether the yokai fights, as 'YM>C5' or 'YM>none'";
    }
    return "";
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

ParseError refusal(std::string what, std::string_view rule) {
    return {Fault::illegal, 0, std::move(what), rule};
}

template <class P>
class Refusals {
  public:
    explicit Refusals(const P& position) : position_(position) {}

    [[nodiscard]] ParseError of(Move move) const {
        if (position_.outcome()) return refusal("the game is over", "H20");
        if (!belongs_to(move.act(), position_.phase()))
            return refusal(std::string(wanted_in(position_.phase())), "H42");
        switch (move.act()) {
            case Act::place:
                return of_placing(move.to());
            case Act::tip:
                return of_tip(move.from(), move.to());
            case Act::pivot:
                return of_pivot(move.cubes());
            case Act::pass:
                return refusal("there is an action to play, so nobody may pass", "H14");
            default:
                return of_tile(move);
        }
    }

  private:
    [[nodiscard]] ParseError of_placing(Cell to) const {
        if ((position_.empty() & set_of(to)) == 0) return refusal(fmt::format("{} is taken", name(to)), placing_rule());
        const Seat seat = position_.seat_to_move();
        if (is_rolled(seat, position_.rules())) {
            const Cells next = placeable(seat, position_.rules(), position_.empty());
            return refusal(fmt::format("Muk Yan's next cube is rolled onto {}", name(*each(next).begin())), "H60");
        }
        std::string homes;
        for (const Cell cell : each(home_of(seat, position_.rules()))) homes += ' ' + name(cell);
        return refusal(fmt::format("{} sets up on{} only", player_name(seat, position_.rules()), homes),
                       placing_rule());
    }

    [[nodiscard]] std::string_view placing_rule() const {
        if (position_.rules().has_muk_yan()) return "H60";
        return position_.rules().in_pairs() ? "H30" : "H10";
    }

    /// Why the player may not move what stands here, if so.
    [[nodiscard]] std::optional<ParseError> of_cube(Cell cell) const {
        if ((position_.controlled() & set_of(cell)) != 0) return std::nullopt;
        const auto cube = position_.at(cell);
        if (!cube) return refusal(fmt::format("there is no cube on {}", name(cell)), "H12");
        if (position_.is_confused()) {
            return refusal(
                fmt::format("this turn is played with the other side's cubes; {} holds none that you control",
                            name(cell)),
                "H45");
        }
        if (cube->side != position_.side_to_move()) {
            return refusal(fmt::format("the cube on {} is the opponent's", name(cell)), "H12");
        }
        return refusal(fmt::format("the cube on {} stands in your partner's zone", name(cell)), "H31");
    }

    [[nodiscard]] ParseError of_tip(Cell from, Cell to) const {
        if (auto refused = of_cube(from)) return *refused;
        if ((neighbours_of(from) & set_of(to)) == 0) {
            return refusal(fmt::format("{} is no neighbour of {}: a cube tips over one side", name(to), name(from)),
                           "H5");
        }
        if ((position_.empty() & set_of(to)) == 0) return refusal(fmt::format("{} is taken", name(to)), "H5");
        return refusal(
            fmt::format("the cube on {} has left {} in this turn and may not tip back", name(from), name(to)), "H18");
    }

    [[nodiscard]] ParseError of_pivot(Cells cubes) const {
        for (const Cell cell : each(cubes)) {
            if (auto refused = of_cube(cell)) return *refused;
        }
        if (position_.is_confused() && count(cubes) > 1) {
            return refusal("in a confused turn exactly one cube pivots", "H45");
        }
        return refusal("the turn before ended with a pivot, so this one may not start with one", "H13");
    }

    [[nodiscard]] ParseError of_tile(Move move) const {
        if constexpr (P::has_tiles) {
            if (const auto tile = move.tile()) {
                if (!position_.chaos().hand(position_.seat_to_move()).has(*tile)) {
                    return refusal(fmt::format("you do not hold the tile {}", name_of(*tile)), "H41");
                }
                if (is_terrain(*tile)) {
                    return refusal(fmt::format("{} is not free of cubes and terrain", name(move.to())), "H50");
                }
                if (*tile == Tile::conjuration) {
                    return refusal("a conjuration changes how one enemy cube lies", "H44");
                }
                return refusal("mana tips one cube of yours that shows its element onto a free neighbour", "H43");
            }
            const std::string to = name(move.to());
            if (move.act() == Act::impulse) return refusal(fmt::format("{} is no free neighbour", to), "H52");
            if (move.act() == Act::teleport) {
                return refusal(fmt::format("{} is no free cell two steps away in a line", to), "H53");
            }
            if (move.act() == Act::transfer) return refusal(fmt::format("there is no other cube on {}", to), "H57");
            return refusal(fmt::format("{} holds no enemy cube two cells away in a line with nothing between", to),
                           "H46");
        }
        return refusal("there are no tiles in this game", "H40");
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
