// The parity law. Colour the cells as on a chess board, and take a cube's twist: the parity of its faces as a
// permutation of the elements. Twist and colour together are a cube's parity. A tip changes both, so it keeps the
// parity; so do an impulse and a teleport. A pivot, a vortex and a mirror change it. What a conjuration or a transfer
// makes of it is free.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/cells.hpp"
#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

unsigned parity(Cell cell, const Cube& cube) {
    const auto colour = static_cast<unsigned>(Grid::row_of(cell) + Grid::column_of(cell)) & 1U;
    return cube.lies.twist() ^ colour;
}

/// The parity of the cube on a cell, which must hold one.
template <class P>
unsigned parity_on(const P& position, Cell cell) {
    return parity(cell, *position.at(cell));
}

/// How often each movement was seen.
struct Seen {
    unsigned tips = 0;
    unsigned pivots = 0;
    unsigned impulses = 0;
    unsigned teleports = 0;
    unsigned mirrors = 0;
    unsigned vortices = 0;
    unsigned gates = 0;
    unsigned transfers = 0;
    unsigned conjurations = 0;
};

/// Where a cube came to rest, and whether its parity changed on the way.
struct Journey {
    std::optional<Cell> cell;  ///< none if it fell through the gate of hell
    unsigned change = 0;
};

/// Follows a cube that left `from` and entered `to` over mirrors and vortices, up to where something is asked.
template <class P>
Journey journey_of(const P& before, Cell from, Cell to, Seen& seen) {
    Journey journey{.cell = to};
    if constexpr (P::has_tiles) {
        const Cells free = before.empty() | set_of(from);
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            const Cell here = *journey.cell;
            const auto tile = before.chaos().terrain_on(here);
            if (tile == Tile::gate_of_hell) {
                ++seen.gates;
                journey.cell = std::nullopt;
            } else if (tile == Tile::vortex) {
                ++seen.vortices;
                journey.change ^= 1U;
            } else if (tile == Tile::mirror && (free & set_of(mirror_of(here))) != 0) {
                ++seen.mirrors;
                journey.change ^= 1U;
                journey.cell = mirror_of(here);
                goes_on = true;
            }
        }
    }
    return journey;
}

/// Checks that a cube went from a cell to another, and gives both: no other cube may have changed.
template <class P>
Cells check_journey(const P& before, const P& after, Cell from, Cell to, Seen& seen) {
    const Journey journey = journey_of(before, from, to, seen);
    if (!journey.cell) {
        EXPECT_FALSE(after.at(from)) << to_text(after);
        return set_of(from) | set_of(to);
    }
    const Cell rest = *journey.cell;
    if (!after.at(rest)) {
        ADD_FAILURE() << "no cube on " << name(rest) << ": " << to_text(after);
    } else {
        EXPECT_EQ(after.at(rest)->side, before.at(from)->side);
        EXPECT_EQ(parity_on(after, rest), parity_on(before, from) ^ journey.change) << to_text(before);
    }
    return set_of(from) | set_of(rest);
}

/// Checks an action, and gives the cells on which it may have changed something.
template <class P>
Cells check_action(const P& before, Move move, const P& after, Seen& seen) {
    switch (move.act()) {
        case Act::tip:
        case Act::mana:
            ++seen.tips;
            return check_journey(before, after, move.from(), move.to(), seen);
        case Act::pivot:
            ++seen.pivots;
            for (const Cell cell : each(move.cubes())) {
                EXPECT_EQ(parity_on(after, cell), parity_on(before, cell) ^ 1U);
            }
            return move.cubes();
        case Act::place:
            return set_of(move.to());
        case Act::conjure:
            ++seen.conjurations;
            return set_of(move.to());
        default:
            break;
    }
    if constexpr (P::has_tiles) {
        if (move.act() == Act::impulse || move.act() == Act::teleport) {
            ++(move.act() == Act::impulse ? seen.impulses : seen.teleports);
            return check_journey(before, after, before.active(), move.to(), seen);
        }
        if (move.act() == Act::transfer) {
            ++seen.transfers;
            EXPECT_EQ(after.at(move.to()), before.at(before.active()));
            EXPECT_EQ(after.at(before.active()), before.at(move.to()));
            return set_of(before.active()) | set_of(move.to());
        }
    }
    return 0;
}

template <class P>
void check_law(const P& before, Move move, const P& after, Seen& seen) {
    const Cells touched = check_action(before, move, after, seen);
    for (const Cell cell : each(whole_board & ~touched)) {
        ASSERT_EQ(after.at(cell), before.at(cell)) << to_text(before, move) << " in " << to_text(before);
    }
}

class ParityLaw : public testing::TestWithParam<Rules> {};

TEST_P(ParityLaw, HoldsInAnyPlainGame) {
    Random random(1);
    Seen seen;
    for (unsigned game = 0; game < 100; ++game) {
        play_at_random(
            Position::initial(GetParam()), random, 1000,
            [&](const Position& before, Move move, const Position& after) { check_law(before, move, after, seen); });
    }
    EXPECT_GT(seen.tips, 0U);
    EXPECT_GT(seen.pivots, 0U);
}

TEST_P(ParityLaw, HoldsInAnyExpertGame) {
    Random random(2);
    Seen seen;
    for (unsigned game = 0; game < 400; ++game) {
        const ExpertPosition start =
            game % 2 == 0 ? ExpertPosition::set_up(GetParam(), 1, game) : with_all_terrain(GetParam(), random);
        play_at_random(start, random, 1000, [&](const ExpertPosition& before, Move move, const ExpertPosition& after) {
            check_law(before, move, after, seen);
        });
    }
    for (const unsigned times : {seen.tips, seen.pivots, seen.impulses, seen.teleports, seen.mirrors, seen.vortices,
                                 seen.gates, seen.transfers, seen.conjurations}) {
        EXPECT_GT(times, 10U);
    }
}

INSTANTIATE_TEST_SUITE_P(AllRules, ParityLaw, testing::ValuesIn(Rules::all()),
                         [](const auto& one) { return word_for(one.param); });

/// The parity of the cube on a cell after actions.
template <class... Texts>
unsigned parity_after(ExpertPosition position, std::string_view cell, const Texts&... actions) {
    (position.play(position.parse_move(actions).value()), ...);
    return parity_on(position, *parse_cell(cell));
}

/// Calls with every way in which a white cube can lie on C3.
template <class Check>
void with_any_cube(std::string_view terrain, Check check) {
    for (const std::string_view lies : {"HM", "HK", "MH", "MK", "KH", "KM"}) {
        const std::string cubes = fmt::format("C3 {}, E6 hm", lies);
        const auto position = drawn<ExpertPosition>(cubes, Rules{}, {.terrain = terrain});
        check(position, parity_on(position, *parse_cell("C3")));
    }
}

TEST(ParityLawExactly, H5ATipKeepsIt) {
    with_any_cube("-", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "B3", "C3>BB3"), parity);
        EXPECT_EQ(parity_after(position, "C2", "C3>BC2"), parity);
        EXPECT_EQ(parity_after(position, "C4", "C3>BC4"), parity);
        EXPECT_EQ(parity_after(position, "D3", "C3>BD3"), parity);
    });
}

TEST(ParityLawExactly, H5APivotChangesIt) {
    with_any_cube("-", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C3", "C3>PC3"), parity ^ 1U);
    });
}

TEST(ParityLawExactly, H52AnImpulseKeepsIt) {
    with_any_cube("C2=IM", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C1", "C3>BC2", "IM>C1"), parity);
        EXPECT_EQ(parity_after(position, "B2", "C3>BC2", "IM>B2"), parity);
        EXPECT_EQ(parity_after(position, "C3", "C3>BC2", "IM>C3"), parity);
    });
}

TEST(ParityLawExactly, H53ATeleportKeepsIt) {
    with_any_cube("C2=TP", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C4", "C3>BC2", "TP>C4"), parity);
        EXPECT_EQ(parity_after(position, "A2", "C3>BC2", "TP>A2"), parity);
    });
}

TEST(ParityLawExactly, H54AMirrorChangesIt) {
    with_any_cube("C2=MR", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C5", "C3>BC2"), parity ^ 1U);
    });
}

TEST(ParityLawExactly, H56AVortexChangesIt) {
    with_any_cube("C2=VX", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C2", "C3>BC2"), parity ^ 1U);
    });
}

TEST(ParityLawExactly, H50AMirrorOntoAVortexKeepsIt) {
    with_any_cube("C2=MR,C5=VX", [](const ExpertPosition& position, unsigned parity) {
        EXPECT_EQ(parity_after(position, "C5", "C3>BC2"), parity);
    });
}

TEST(ParityLawExactly, H57ATransferIsFree) {
    // E5 has the colour of C3, E6 has not: with the same cubes the parity stays or changes.
    const auto moved = [](std::string_view other) {
        const auto position = drawn<ExpertPosition>(fmt::format("C3 HM, {} hm", other), Rules{}, {.terrain = "C2=TR"});
        const unsigned parity = parity_on(position, *parse_cell("C3"));
        return parity_after(position, other, "C3>BC2", "TR>" + std::string(other)) ^ parity;
    };
    EXPECT_NE(moved("E5"), moved("E6"));
}

TEST(ParityLawExactly, H44AConjurationIsFree) {
    const auto position = drawn<ExpertPosition>(
        "C3 MH, B6 km", Rules{}, {.scores = "2-0", .phase = "chaos", .left = "C3!<C4", .hands = "w:CJ;b:-"});
    const unsigned parity = parity_on(position, *parse_cell("B6"));
    EXPECT_EQ(parity_after(position, "B6", "C-CJ:B6@KH"), parity ^ 1U);
    EXPECT_EQ(parity_after(position, "B6", "C-CJ:B6@HK"), parity);
}

}  // namespace
}  // namespace tessera::himiki
