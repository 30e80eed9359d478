// The three ways to set the game up (P3).

#include <array>

#include "core/random.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

namespace {

constexpr std::string_view classic = "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- w 0 1";

constexpr std::size_t cubes_a_side = 14;

/// White's cells in the order of their names, b4 twice: first its lower cube, then its upper one.
constexpr std::array<std::string_view, cubes_a_side> home = {"a1", "a2", "a3", "a4", "a5", "a6", "b1",
                                                             "b2", "b3", "b4", "b4", "b5", "b6", "b7"};

using Deal = std::array<Role, cubes_a_side>;

Deal shuffled(Random& random) {
    Deal deal{};
    std::size_t next = 0;
    for (const Role role : roles) {
        for (unsigned i = 0; i < cubes_of(role); ++i) deal[next++] = role;
    }
    random.shuffle(deal);
    return deal;
}

/// Puts a side's cubes on its home cells; Black's are White's by half a turn.
void place(Position& position, Side side, const Deal& deal) {
    for (std::size_t i = 0; i < home.size(); ++i) {
        Cell cell = *parse_cell(home[i]);
        if (side == Side::second) cell = half_turned(cell);
        const auto below = position.at(cell);
        if (!below) {
            position.put(cell, Piece{side, deal[i]});
        } else if (may_stand_on(deal[i], below->top)) {
            position.put(cell, Piece{side, deal[i], below->top});
        } else {
            position.put(cell, Piece{side, below->top, deal[i]});
        }
    }
}

}  // namespace

Position Position::initial(Rules rules) {
    return *parse(classic, rules);
}

Position Position::set_up(Rules rules, std::size_t which, std::uint64_t seed) {
    if (which == 0) return initial(rules);
    Random random(seed);
    Position position;
    const Deal white = shuffled(random);
    place(position, Side::first, white);
    place(position, Side::second, which == 1 ? white : shuffled(random));
    return position;
}

}  // namespace tessera::pijersi
