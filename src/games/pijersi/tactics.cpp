#include "games/pijersi/tactics.hpp"

#include "games/pijersi/reach.hpp"

namespace tessera::pijersi {

namespace {

constexpr int fighter_worth = 100;
constexpr int wise_worth = 40;

constexpr std::array<Role, 3> fighters = {Role::rock, Role::paper, Role::scissors};

constexpr Cell cell(unsigned index) {
    return Cell{static_cast<std::uint8_t>(index)};
}

int worth_on(const Position& position, Bits taken) {
    int worth = fighter_worth * static_cast<int>(count(taken));
    if (const Bits stacks = taken & position.stacks(); stacks != 0) {
        const auto wise = static_cast<int>(count(stacks & position.with_role_under(Role::wise)));
        worth += fighter_worth * (static_cast<int>(count(stacks)) - wise) + wise_worth * wise;
    }
    return worth;
}

/// The cells within so many steps of the far row of the side to move.
constexpr Bits rows_before(Side side, int rows) {
    return detail::cells_where([&](Cell cell) {
        const int row = Grid::row_of(cell);
        return side == Side::first ? row >= Grid::rows - 1 - rows : row <= rows;
    });
}
constexpr BySide<Bits> far_row = {rows_before(Side::first, 0), rows_before(Side::second, 0)};
constexpr BySide<Bits> one_away = {rows_before(Side::first, 1), rows_before(Side::second, 1)};
constexpr BySide<Bits> two_away = {rows_before(Side::first, 2), rows_before(Side::second, 2)};
constexpr BySide<Bits> three_away = {rows_before(Side::first, 3), rows_before(Side::second, 3)};

}  // namespace

int urgency(const Position& position, Move move) {
    const Bits enemies = position.of(opponent(position.side_to_move()));
    const Bits touched = bit_of(move.to) | (move.form == Form::stack_then_cube ? bit_of(move.via) : 0);
    const Bits taken = touched & enemies;
    return taken == 0 ? 0 : worth_on(position, taken);
}

namespace {

/// The turns of one piece that take something.
class Captures {
  public:
    explicit Captures(const Position& position) : stacks_(position.stacks()), reach_(position) {}

    void add(Role role, unsigned from, Position::MoveList& moves) const {
        const Bits prey = reach_.prey[index_of(role)];
        for (const unsigned to : members(neighbours[from] & prey)) {
            moves.push_back({Form::cube, cell(from), cell(to), cell(to)});
        }
        const bool is_stack = has(stacks_, from);
        const Bits left = is_stack ? 0 : bit(from);
        for (const unsigned via : members(neighbours[from] & reach_.onto)) {
            for (const unsigned to : members(stack_reach(cell(via), reach_.empty | left, prey))) {
                moves.push_back({Form::cube_then_stack, cell(from), cell(via), cell(to)});
            }
        }
        if (is_stack) add_of_stack(role, from, moves);
    }

    [[nodiscard]] Bits prey(Role role) const { return reach_.prey[index_of(role)]; }

  private:
    void add_of_stack(Role role, unsigned from, Position::MoveList& moves) const {
        const Bits prey = reach_.prey[index_of(role)];
        const Bits open = reach_.open_to(role);
        for (const unsigned via : members(stack_reach(cell(from), reach_.empty, open))) {
            const bool takes = has(prey, via);
            if (takes) moves.push_back({Form::stack, cell(from), cell(via), cell(via)});
            const Bits goals = takes ? open | reach_.onto | bit(from) : prey;
            for (const unsigned to : members(neighbours[via] & goals)) {
                moves.push_back({Form::stack_then_cube, cell(from), cell(via), cell(to)});
            }
        }
    }

    Bits stacks_;
    Reach reach_;
};

/// The ways of the fighters of one role to the far row.
class Arrivals {
  public:
    Arrivals(const Position& position, const Reach& reach, Role role)
        : side_(position.side_to_move()),
          own_(position.of(side_) & position.with_role(role) & three_away[side_]),
          stacks_(own_ & position.stacks()),
          empty_(reach.empty),
          open_(reach.open_to(role)),
          onto_(reach.onto),
          goals_(far_row[side_] & (open_ | onto_)) {}

    [[nodiscard]] std::optional<Move> first() const {
        if (own_ == 0) return std::nullopt;
        if (const auto move = by_a_step()) return move;
        if (const auto move = by_a_stack()) return move;
        return by_stacking();
    }

  private:
    [[nodiscard]] std::optional<Move> by_a_step() const {
        for (const unsigned from : members(own_ & one_away[side_])) {
            if (const Bits to = neighbours[from] & goals_; to != 0) {
                const Cell end = cell(lowest(to));
                return Move{Form::cube, cell(from), end, end};
            }
        }
        return std::nullopt;
    }

    /// By the whole stack, or by its top from where the stack has gone.
    [[nodiscard]] std::optional<Move> by_a_stack() const {
        for (const unsigned from : members(stacks_)) {
            const Bits reached = stack_reach(cell(from), empty_, open_);
            if (const Bits to = reached & far_row[side_]; to != 0) {
                const Cell end = cell(lowest(to));
                return Move{Form::stack, cell(from), end, end};
            }
            for (const unsigned via : members(reached & one_away[side_])) {
                if (const Bits to = neighbours[via] & goals_; to != 0)
                    return Move{Form::stack_then_cube, cell(from), cell(via), cell(lowest(to))};
            }
        }
        return std::nullopt;
    }

    /// By stepping onto an own cube first.
    [[nodiscard]] std::optional<Move> by_stacking() const {
        for (const unsigned from : members(own_)) {
            const Bits left = has(stacks_, from) ? 0 : bit(from);
            for (const unsigned via : members(neighbours[from] & onto_ & two_away[side_])) {
                if (const Bits to = stack_reach(cell(via), empty_ | left, open_ | left) & far_row[side_]; to != 0)
                    return Move{Form::cube_then_stack, cell(from), cell(via), cell(lowest(to))};
            }
        }
        return std::nullopt;
    }

    Side side_;
    Bits own_;  ///< no turn goes further than three rows, so those further off do not matter
    Bits stacks_;
    Bits empty_;
    Bits open_;
    Bits onto_;
    Bits goals_;
};

}  // namespace

Position::MoveList urgent_moves(const Position& position) {
    Position::MoveList moves;
    const Captures captures(position);
    for (const Role role : fighters) {
        if (captures.prey(role) == 0) continue;
        for (const unsigned from : members(position.of(position.side_to_move()) & position.with_role(role))) {
            captures.add(role, from, moves);
        }
    }
    return moves;
}

InlineVector<Move, 1> quick_win(const Position& position) {
    InlineVector<Move, 1> found;
    const Side side = position.side_to_move();
    if ((position.of(side) & three_away[side] & ~position.with_role(Role::wise)) == 0) return found;
    const Reach reach(position);
    for (const Role role : fighters) {
        if (const auto move = Arrivals(position, reach, role).first()) {
            found.push_back(*move);
            return found;
        }
    }
    return found;
}

bool may_leave_no_turn(const Position& position) {
    unsigned at_ease = 0;
    for (const unsigned from : members(position.of(opponent(position.side_to_move())))) {
        at_ease += count(neighbours[from] & position.empty()) >= 3 ? 1 : 0;
        if (at_ease == 3) return false;
    }
    return true;
}

std::optional<Position> passed(const Position& position) {
    Position other = position;
    other.set_counters(opponent(position.side_to_move()), position.quiet() + 1, position.turn());
    return other;
}

}  // namespace tessera::pijersi
