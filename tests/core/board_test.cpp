#include <set>

#include <gtest/gtest.h>

#include "core/hex.hpp"
#include "core/square.hpp"

namespace tessera {
namespace {

using Pijersi = HexBoard<6, 7, 6, 7, 6, 7, 6>;
using Versus61 = HexBoard<5, 6, 7, 8, 9, 8, 7, 6, 5>;
using Versus91 = HexBoard<6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6>;

template <class Board>
std::set<std::string> neighbours_of(std::string_view name) {
    std::set<std::string> names;
    for (const HexDirection d : hex_directions) {
        if (const auto cell = Board::neighbour(*Board::parse_cell(name), d)) names.insert(Board::name(*cell));
    }
    return names;
}

using Names = std::set<std::string>;

TEST(HexBoard, CountsItsCells) {
    EXPECT_EQ(Pijersi::cells, 45);
    EXPECT_EQ(Versus61::cells, 61);
    EXPECT_EQ(Versus91::cells, 91);
}

TEST(HexBoard, KnowsNeighboursInRowsThatAlternate) {
    EXPECT_EQ(neighbours_of<Pijersi>("a1"), (Names{"a2", "b1", "b2"}));
    EXPECT_EQ(neighbours_of<Pijersi>("d1"), (Names{"d2", "c1", "e1"}));
    EXPECT_EQ(neighbours_of<Pijersi>("c3"), (Names{"c2", "c4", "b3", "b4", "d3", "d4"}));
}

TEST(HexBoard, KnowsNeighboursInRowsThatGrowAndShrink) {
    EXPECT_EQ(neighbours_of<Versus61>("a1"), (Names{"a2", "b1", "b2"}));
    EXPECT_EQ(neighbours_of<Versus61>("e9"), (Names{"e8", "d8", "f8"}));
    EXPECT_EQ(neighbours_of<Versus61>("e5"), (Names{"e4", "e6", "d4", "d5", "f4", "f5"}));
    EXPECT_EQ(neighbours_of<Versus91>("f11"), (Names{"f10", "e10", "g10"}));
}

template <class Board>
void check_geometry() {
    for (int i = 0; i < Board::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        EXPECT_EQ(Board::parse_cell(Board::name(cell)), cell);
        EXPECT_EQ(Board::half_turned(Board::half_turned(cell)), cell);
        EXPECT_EQ(Board::mirrored(Board::mirrored(cell)), cell);
        for (const HexDirection d : hex_directions) {
            const auto next = Board::neighbour(cell, d);
            if (!next) continue;
            EXPECT_EQ(Board::neighbour(*next, opposite(d)), cell) << Board::name(cell);
            EXPECT_EQ(Board::neighbour(Board::half_turned(cell), opposite(d)), Board::half_turned(*next));
        }
    }
}

TEST(HexBoard, StepsThereAndBackAndSymmetriesAgree) {
    check_geometry<Pijersi>();
    check_geometry<Versus61>();
    check_geometry<Versus91>();
}

/// The promise of the padded numbering: a step is a shift, and a step off the board meets no cell.
template <class Board>
void check_places() {
    std::set<int> places;
    for (int i = 0; i < Board::cells; ++i) places.insert(Board::place(Cell{static_cast<std::uint8_t>(i)}));
    EXPECT_EQ(places.size(), static_cast<std::size_t>(Board::cells));
    EXPECT_EQ(*places.rbegin() + 1, Board::places);
    for (int i = 0; i < Board::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        for (const HexDirection d : hex_directions) {
            const int there = Board::place(cell) + Board::shift(d);
            const auto next = Board::neighbour(cell, d);
            EXPECT_EQ(places.contains(there), next.has_value()) << Board::name(cell);
            if (next) {
                EXPECT_EQ(there, Board::place(*next));
            }
        }
    }
}

TEST(HexBoard, PaddedPlacesMakeEveryStepAShift) {
    check_places<Pijersi>();
    check_places<Versus61>();
    check_places<Versus91>();
    EXPECT_LE(Pijersi::places, 64);
}

TEST(HexBoard, RefusesNamesThatAreNoCells) {
    for (const std::string_view text : {"", "a", "a0", "a7", "h1", "b8", "A1", "a01", "1a", "a1 ", "a100", "b-1"}) {
        EXPECT_FALSE(Pijersi::parse_cell(text)) << text;
    }
}

using Himiki = SquareBoard<6, 5, SquareNames::row_letter>;
using Remparts = SquareBoard<7, 7, SquareNames::column_letter>;

TEST(SquareBoard, NamesCellsAsItsGameDoes) {
    EXPECT_EQ(Himiki::name(*Himiki::cell_at(2, 3)), "C4");
    EXPECT_EQ(Remparts::name(*Remparts::cell_at(3, 3)), "d4");
    for (int i = 0; i < Himiki::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        EXPECT_EQ(Himiki::parse_cell(Himiki::name(cell)), cell);
    }
    for (const std::string_view text : {"", "c4", "C7", "F1", "C0", "4C", "C10", "C4 "}) {
        EXPECT_FALSE(Himiki::parse_cell(text)) << text;
    }
}

TEST(SquareBoard, StepsStopAtTheEdgeAndSymmetriesAreTheirOwnInverse) {
    const Cell corner = *Remparts::parse_cell("a1");
    EXPECT_FALSE(Remparts::neighbour(corner, SquareDirection::left));
    EXPECT_FALSE(Remparts::neighbour(corner, SquareDirection::down));
    EXPECT_EQ(Remparts::name(*Remparts::neighbour(corner, SquareDirection::up)), "a2");
    EXPECT_EQ(Remparts::name(*Remparts::neighbour(corner, SquareDirection::right)), "b1");
    for (int i = 0; i < Remparts::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        EXPECT_EQ(Remparts::mirrored(Remparts::mirrored(cell)), cell);
        EXPECT_EQ(Remparts::flipped(Remparts::mirrored(cell)), Remparts::half_turned(cell));
    }
}

}  // namespace
}  // namespace tessera
