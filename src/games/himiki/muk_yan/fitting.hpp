#pragma once

#include <array>
#include <cstdint>

#include "games/himiki/muk_yan/agenda.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki::muk_yan {

/// What Muk Yan does: the first possible action of its list, and every legal action that is one (H61-H63).
struct Choice {
    Aim aim = Aim::last_resort;
    Position::MoveList moves = {};  ///< at least one, each as likely as another
};

/// Which legal actions are which of the nine (H62), worked out once for all rolls of the dice.
class Fitting {
  public:
    /// Black is to act, is not placing, and the game goes on.
    explicit Fitting(const Position& position);

    [[nodiscard]] Choice under(Dice dice) const;

    /// The legal actions that are of this kind, wherever it stands in a list. The stance matters for a movement.
    [[nodiscard]] Position::MoveList moves_for(Aim aim, Stance stance) const;

  private:
    /// A set of places in the list of legal actions, which has at most 32.
    using Places = std::uint32_t;

    void judge_tip(const Position& position, Move move, Places place);
    void judge_pivot(const Position& position, Cells cubes, Places place);
    void judge_movements(const Position& position);
    void find_last_resort(const Position& position);
    [[nodiscard]] Places& places_of(Aim aim) { return fitting_[number_of(aim)]; }
    [[nodiscard]] Places places_of(Aim aim, Stance stance) const {
        return aim == Aim::movement && stance == Stance::defensive ? defensive_ : fitting_[number_of(aim)];
    }

    Position::MoveList legal_;
    std::array<Places, aim_count> fitting_{};  ///< of a movement only the offensive ones
    Places defensive_ = 0;                     ///< movements
};

}  // namespace tessera::himiki::muk_yan
