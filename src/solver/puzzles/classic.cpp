#include "solver/puzzles/classic.hpp"

#include <algorithm>
#include <array>

#include "games/himiki/puzzle/symmetry.hpp"

namespace tessera::solver::puzzles {

namespace {

struct Slot {
    std::string_view id;
    Grade grade;
    unsigned par;
};

constexpr std::array<Slot, 8> slots = {{
    {"F01", Grade::easy, 3},
    {"F02", Grade::easy, 3},
    {"F03", Grade::easy, 4},
    {"F04", Grade::easy, 3},
    {"F05", Grade::easy, 5},
    {"M01", Grade::medium, 3},
    {"D01", Grade::hard, 4},
    {"E01", Grade::expert, 7},
}};

constexpr std::string_view rebuilt = "Rebuilt from its printed solution; the diagram is lost.";
constexpr std::string_view ours = "A puzzle of ours with the rulebook's grade and PAR; the diagram is lost.";

/// As it is: with one white cube no three black ones make this solution so that each of them is needed.
Puzzle rebuilt_puzzle(const Position& position) {
    Puzzle puzzle = described(position, solve(position, most_solutions));
    puzzle.is_rebuilt = true;
    return puzzle;
}

}  // namespace

Pack classic_pack(std::uint64_t seed) {
    constexpr himiki::Edition edition = himiki::Edition::first;
    Pack pack = {.name = "classic",
                 .title = "The rulebook's numbers",
                 .edition = edition,
                 .note =
                     "F01 is rebuilt from the solution that the rulebook prints. The diagrams of the other seven are "
                     "lost: those here are ours, with the same numbers, grades and PARs."};
    const auto recipes = recipes_for(edition);
    std::uint64_t number = mixed(seed);
    std::vector<Position> images;
    for (const Slot& slot : slots) {
        std::optional<Puzzle> puzzle;
        if (slot.id == "F01") puzzle = rebuilt_puzzle(Position::initial({edition}));
        while (!puzzle) {
            puzzle = made_puzzle(recipes[number % recipes.size()], edition, number);
            ++number;
            if (!puzzle) continue;
            const Position image = himiki::puzzle::canonical(puzzle->position);
            const bool is_new = std::find(images.begin(), images.end(), image) == images.end();
            if (puzzle->grade != slot.grade || puzzle->par != slot.par || !is_new) puzzle.reset();
        }
        images.push_back(himiki::puzzle::canonical(puzzle->position));
        puzzle->id = slot.id;
        puzzle->note = puzzle->is_rebuilt ? rebuilt : ours;
        pack.puzzles.push_back(*puzzle);
    }
    return pack;
}

}  // namespace tessera::solver::puzzles
