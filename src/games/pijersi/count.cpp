// Counting turns without listing them, for perft's last ply. All pieces of a role are looked at together: how many ways
// lead to a cell, and how many lead on from it, are small numbers a cell, kept as bit planes (plane i holds bit i of
// every cell's number). The four roles stand side by side in one vector.

#include <bit>

#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

namespace {

/// One bitboard a role, in the order of `Role`.
using Lanes = Bits __attribute__((vector_size(4 * sizeof(Bits))));

template <HexDirection D>
[[gnu::always_inline]] inline Lanes stepped(const Lanes& set) {
    constexpr int step = Grid::shift(D);
    if constexpr (step > 0) {
        return set << step;
    } else {
        return set >> -step;
    }
}

/// A number from 0 to 7 a cell.
struct Planes3 {
    Lanes ones, twos, fours;
};

/// A number from 0 to 15 a cell.
struct Planes4 {
    Lanes ones, twos, fours, eights;
};

struct Sum {
    Lanes ones, twos;
};

[[gnu::always_inline]] inline Sum added(const Lanes& a, const Lanes& b, const Lanes& c) {
    const Lanes either = a ^ b;
    return {either ^ c, (a & b) | (either & c)};
}

/// How many of six sets hold each cell.
[[gnu::always_inline]] inline Planes3 added(const Lanes& a, const Lanes& b, const Lanes& c, const Lanes& d,
                                            const Lanes& e, const Lanes& f) {
    const Sum left = added(a, b, c);
    const Sum right = added(d, e, f);
    const Lanes carry = left.ones & right.ones;
    const Sum twos = added(left.twos, right.twos, carry);
    return {left.ones ^ right.ones, twos.ones, twos.twos};
}

/// The sum of two numbers a cell, at most 12.
[[gnu::always_inline]] inline Planes4 added(const Planes3& a, const Planes3& b) {
    const Lanes carry = a.ones & b.ones;
    const Sum twos = added(a.twos, b.twos, carry);
    const Sum fours = added(a.fours, b.fours, twos.twos);
    return {a.ones ^ b.ones, twos.ones, fours.ones, fours.twos};
}

/// How many of the six neighbours of each cell are in the set.
[[gnu::always_inline]] inline Planes3 neighbours_in(const Lanes& set) {
    return added(stepped<HexDirection::right>(set), stepped<HexDirection::up_right>(set),
                 stepped<HexDirection::up_left>(set), stepped<HexDirection::left>(set),
                 stepped<HexDirection::down_left>(set), stepped<HexDirection::down_right>(set));
}

/// In how many directions a cell has a neighbour in `near` and the cell behind that one in `far`.
[[gnu::always_inline]] inline Planes3 lines_in(const Lanes& near, const Lanes& far) {
    const auto line = [&]<HexDirection D>()
                          __attribute__((always_inline)) { return stepped<D>(Lanes(near & stepped<D>(far))); };
    return added(line.template operator()<HexDirection::right>(), line.template operator()<HexDirection::up_right>(),
                 line.template operator()<HexDirection::up_left>(), line.template operator()<HexDirection::left>(),
                 line.template operator()<HexDirection::down_left>(),
                 line.template operator()<HexDirection::down_right>());
}

/// A sum of many planes of different weights, all cells and lanes together. Popcounts are dear, so three planes of one
/// weight are first added into one of it and one of twice the weight (Harley, Seal). Everything here is known when the
/// function is compiled, so no trace of the bookkeeping is left.
class Tally {
  public:
    template <int Weight>
    [[gnu::always_inline]] void add(const Lanes& plane) {
        if (waiting_[Weight] < 2) {
            planes_[Weight][waiting_[Weight]++] = plane;
            return;
        }
        const Sum sum = added(planes_[Weight][0], planes_[Weight][1], plane);
        waiting_[Weight] = 1;
        planes_[Weight][0] = sum.ones;
        if constexpr (Weight + 1 < weights) add<Weight + 1>(sum.twos);
    }

    /// A number a cell, 2 to the power of `Weight` times, where it counts.
    template <int Weight = 0>
    [[gnu::always_inline]] void add(const Planes3& numbers, const Lanes& within) {
        add<Weight>(numbers.ones & within);
        add<Weight + 1>(numbers.twos & within);
        add<Weight + 2>(numbers.fours & within);
    }

    template <int Weight = 0>
    [[gnu::always_inline]] void add(const Planes4& numbers, const Lanes& within) {
        add<Weight>(Planes3{numbers.ones, numbers.twos, numbers.fours}, within);
        add<Weight + 3>(numbers.eights & within);
    }

    [[gnu::always_inline]] [[nodiscard]] std::size_t total() const {
        std::size_t sum = 0;
        for (int weight = 0; weight < weights; ++weight) {
            for (int i = 0; i < waiting_[weight]; ++i) sum += ones_in(planes_[weight][i]) << weight;
        }
        return sum;
    }

  private:
    /// Turns are at most `most_moves`, so no plane can weigh more.
    static constexpr int weights = std::bit_width(most_moves);

    [[gnu::always_inline]] static std::size_t ones_in(const Lanes& plane) {
        return static_cast<std::size_t>(count(plane[0])) + count(plane[1]) + count(plane[2]) + count(plane[3]);
    }

    Lanes planes_[weights][2];
    int waiting_[weights] = {};
};

}  // namespace

std::size_t Position::count_moves() const {
    if (is_over_on_board()) return 0;
    const Bits own_all = of(to_move_);
    const Bits enemies = of(opponent(to_move_));
    const Bits none_high = ~tops_[1];
    const Lanes is_role = {none_high & ~tops_[0], none_high & tops_[0], tops_[1] & ~tops_[0], tops_[1] & tops_[0]};
    const Lanes own = is_role & own_all;
    const Lanes stacks = own & stacked_;
    const Lanes singles = own & ~stacked_;
    const Lanes free = Lanes{} | empty();
    const Lanes prey = {enemies & is_role[2], enemies & is_role[0], enemies & is_role[1], 0};
    const Lanes open = free | prey;
    const Bits onto_any = own_all & ~stacked_;
    const Lanes onto = {onto_any, onto_any, onto_any, singles[3]};

    // A cube steps (P5): every pair of a cube and a neighbour it may enter.
    Tally turns;
    const Planes3 arrivals = neighbours_in(own);
    turns.add(arrivals, open | onto);

    // A cube steps onto an own cube and the new stack goes on: arrivals times ways on, cell by cell.
    const Planes4 onward = added(neighbours_in(open), lines_in(free, open));
    turns.add<0>(onward, arrivals.ones & onto);
    turns.add<1>(onward, arrivals.twos & onto);
    turns.add<2>(onward, arrivals.fours & onto);
    // A single cube has left its cell: the new stack may also go back there, or over it to the cell behind.
    turns.add(neighbours_in(singles), onto);
    turns.add(lines_in(singles, open), onto);

    // A stack goes (P6) and stays, or its top steps on to a neighbour or, after one cell, back.
    const Planes3 near = neighbours_in(stacks);
    const Planes3 far = lines_in(free, stacks);
    const Planes3 steps = neighbours_in(open | onto);
    turns.add<1>(near, open);
    turns.add<0>(far, open);
    const Planes4 landings = added(near, far);  // at most 7 by material, so no eights
    turns.add<0>(steps, landings.ones & open);
    turns.add<1>(steps, landings.twos & open);
    turns.add<2>(steps, landings.fours & open);
    return turns.total();
}

}  // namespace tessera::pijersi
