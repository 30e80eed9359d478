// Points, and how a game ends (V12, V13).

#include <algorithm>

#include "games/versus/position.hpp"

namespace tessera::versus {

template <Size S>
unsigned Position<S>::score(Side side) const {
    const Set taken = pawns(side) & Board::targets;
    const unsigned for_dark = count(taken & kinds_[0]) + 2 * count(taken & kinds_[1]) + 4 * count(taken & kinds_[2]);
    return side == Side::first ? for_dark : both_numbers * count(taken) - for_dark;
}

template <Size S>
unsigned Position<S>::best_gain(Side side) const {
    const Set loose = occupied() & ~versus() & ~Board::targets;
    unsigned room = count(free_targets());
    unsigned gain = 0;
    for (unsigned number = both_numbers; number > 0 && room > 0; --number) {
        const unsigned placed = std::min(room, count(loose & with_kind(number_of(number, side))));
        gain += number * placed;
        room -= placed;
    }
    return gain;
}

template <Size S>
std::optional<Side> Position<S>::leader() const {
    const unsigned dark = score(Side::first);
    const unsigned light = score(Side::second);
    if (dark == light) return std::nullopt;
    return dark > light ? Side::first : Side::second;
}

/// V13 but for "no legal action", which needs a look at the actions.
template <Size S>
const Reason* Position<S>::decided() const {
    if ((occupied() & Board::targets) == 0) return nullptr;
    if (free_targets() == 0) return &targets_taken;
    const unsigned dark = score(Side::first);
    const unsigned light = score(Side::second);
    if (dark == light) return nullptr;
    const bool is_beyond_reach = dark > light ? dark - light > best_gain(Side::second)  //
                                              : light - dark > best_gain(Side::first);
    return is_beyond_reach ? &cannot_be_caught : nullptr;
}

template <Size S>
std::optional<Outcome> Position<S>::outcome() const {
    if (const Reason* reason = decided()) return Outcome{leader(), reason};
    if (!can_move()) return Outcome{leader(), &no_legal_action};
    return std::nullopt;
}

template <Size S>
bool made_progress(const Position<S>& before, const Position<S>& after) {
    const auto on_targets = [](const Position<S>& position) {
        return position.occupied() & ~position.versus() & Board<S>::targets;
    };
    return on_targets(before) != on_targets(after);
}

template unsigned Position<Size::cells_61>::score(Side) const;
template unsigned Position<Size::cells_91>::score(Side) const;
template unsigned Position<Size::cells_61>::best_gain(Side) const;
template unsigned Position<Size::cells_91>::best_gain(Side) const;
template const Reason* Position<Size::cells_61>::decided() const;
template const Reason* Position<Size::cells_91>::decided() const;
template std::optional<Outcome> Position<Size::cells_61>::outcome() const;
template std::optional<Outcome> Position<Size::cells_91>::outcome() const;
template bool made_progress(const Position61&, const Position61&);
template bool made_progress(const Position91&, const Position91&);

}  // namespace tessera::versus
