// What an action did, for screens, in the order of H42.

#include "games/himiki/cells.hpp"
#include "games/himiki/scene_parts.hpp"
#include "games/himiki/screen.hpp"
#include "games/himiki/story.hpp"

namespace tessera::himiki {

namespace {

using Fight = CubeBoard::Fight;

template <class P>
class Account {
  public:
    Account(const P& before, Move move) : before_(before), after_(before), story_(before.board()) {
        after_.play(move);
        tell(move);
    }

    [[nodiscard]] const Beats& beats() const { return story_.beats(); }

  private:
    void tell(Move move) {
        const auto entered = story_.begin(move, actor(), active());
        if (entered) arrive(*entered);
        if (move.act() == Act::transfer) transferred(move.to());
        if (move.act() == Act::conjure) conjured(move.to());
        if (move.act() == Act::yokai) fight(active(), set_of(move.to()));
        if (move.act() == Act::no_yokai) fight(active());
        tell_gains();
    }

    [[nodiscard]] Side actor() const { return before_.side_to_move(); }
    [[nodiscard]] Cell active() const {
        if constexpr (P::has_tiles) return before_.active();
        return {};
    }

    void arrive(Cell entered) {
        if constexpr (P::has_tiles) {
            const auto end = story_.set_off_terrain(entered, before_.chaos(), after_.chaos());
            // A question comes first: impulse, teleport, transfer or yokai.
            if (end && after_.phase() < Phase::impulse) fight(*end);
        } else {
            fight(entered);
        }
    }

    void fight(Cell cell, Cells far_neighbour = 0) {
        Fight found = story_.board().fight_of(cell, far_neighbour);
        turn_by_yokai(found);
        story_.add(conflicts_of(cell, found));
    }

    /// H46, edition 1: if the yokai is gone, it has turned the conflict on the lowest cell that went against its
    /// holder.
    void turn_by_yokai(Fight& found) const {
        if constexpr (P::has_tiles) {
            const auto holder = before_.chaos().yokai();
            if (!before_.rules().is_first_edition() || !holder || after_.chaos().yokai()) return;
            const Cells against = *holder == before_.seat_to_move() ? found.lost : found.won;
            const Cells turned = against & (0 - against);
            found.won ^= turned;
            found.lost ^= turned;
        }
    }

    /// H57. A conflict between the two that were swapped is told once, of the cube that tipped.
    void transferred(Cell with) {
        if (before_.rules().is_first_edition()) return fight(with);
        std::vector<Motion> beat = conflicts_of(with, story_.board().fight_of(with));
        // With a fifth point the game is over before the opponent's cube fights (H20).
        const bool is_own = story_.board().colour_of(active()) == story_.board().colour_of(with);
        if (is_own || after_.score(actor()) < points_to_win) {
            Fight others = story_.board().fight_of(active());
            others.won &= ~set_of(with);
            others.lost &= ~set_of(with);
            for (Motion& motion : conflicts_of(active(), others)) beat.push_back(std::move(motion));
        }
        story_.add(std::move(beat));
    }

    /// H44: in edition 2 the Active Cube fights a neighbour whose top has changed.
    void conjured(Cell cell) {
        const bool has_changed = before_.board().top_of(cell) != story_.board().top_of(cell);
        const bool is_beside = (neighbours_of(active()) & set_of(cell)) != 0;
        if (before_.rules().is_first_edition() || !has_changed || !is_beside) return;
        Fight found = story_.board().fight_of(active());
        found.won &= set_of(cell);
        found.lost &= set_of(cell);
        story_.add(conflicts_of(active(), found));
    }

    void tell_gains() {
        std::vector<Motion> beat;
        for (const Element element : elements) {
            if (after_.hold(element) == before_.hold(element)) continue;
            beat.push_back({.kind = "hold", .side = after_.hold(element), .value = word_of_element(element)});
        }
        for (const Side side : {actor(), opponent(actor())}) {
            const int gained = static_cast<int>(after_.score(side)) - static_cast<int>(before_.score(side));
            if (gained != 0) beat.push_back({.kind = "points", .side = side, .value = std::to_string(gained)});
        }
        story_.add(std::move(beat));
    }

    const P& before_;
    P after_;
    Story story_;
};

}  // namespace

template <Tiles kTiles>
Beats motions_of(const BasicPosition<kTiles>& position, Move move) {
    return Account(position, move).beats();
}

template Beats motions_of(const Position&, Move);
template Beats motions_of(const ExpertPosition&, Move);

}  // namespace tessera::himiki
