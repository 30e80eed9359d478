#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/himiki/puzzle/position.hpp"

namespace tessera::solver::puzzles {

using himiki::puzzle::Position;

/// H76: how hard a puzzle is for a person.
enum class Grade : std::uint8_t { easy, medium, hard, expert };

inline constexpr std::array<Grade, 4> grades = {Grade::easy, Grade::medium, Grade::hard, Grade::expert};

/// `F`, `M`, `D`, `E`, as the rulebooks write it.
[[nodiscard]] constexpr char letter_of(Grade grade) {
    return "FMDE"[static_cast<std::size_t>(grade)];
}
/// `easy` and so on.
[[nodiscard]] constexpr std::string_view name_of(Grade grade) {
    constexpr std::array<std::string_view, 4> names = {"easy", "medium", "hard", "expert"};
    return names[static_cast<std::size_t>(grade)];
}
/// Reads a letter or a name.
[[nodiscard]] constexpr std::optional<Grade> parse_grade(std::string_view text) {
    for (const Grade grade : grades) {
        if (text == name_of(grade) || (text.size() == 1 && text[0] == letter_of(grade))) return grade;
    }
    return std::nullopt;
}

/// What a puzzle is made of and what its solution takes.
struct Features {
    unsigned white = 0;
    unsigned black = 0;
    unsigned terrain = 0;
    unsigned events = 0;
    unsigned holds = 0;
    unsigned actions = 0;  ///< of the solution, free ones included
    unsigned pivots = 0;   ///< paid or free
    unsigned replays = 0;  ///< free tips and pivots
    unsigned lost = 0;     ///< actions that lose a conflict and win none
    unsigned quiet = 0;    ///< actions that remove nothing and take no hold
    unsigned tiles = 0;    ///< tiles that the solution uses
    unsigned traps = 0;    ///< actions beside the solution that remove a cube and yet miss PAR
    unsigned choices = 0;  ///< actions to choose from along the solution, added up
    unsigned effort = 0;   ///< the same multiplied, as sixteenths of bits: 16 a doubling
    unsigned orders = 0;   ///< sequences that are the solution in another order, itself included

    friend bool operator==(const Features&, const Features&) = default;
};

/// A puzzle of a collection, with all that is proved of it.
struct Puzzle {
    std::string id = {};
    Grade grade = Grade::easy;
    unsigned par = 0;
    Position position = {};
    std::vector<std::string> solutions =
        {};  ///< every least-cost sequence, as records write them, in the order of the texts
    Features features = {};
    unsigned rating = 0;
    std::string note = {};    ///< for the reader, where there is something to say
    bool is_rebuilt = false;  ///< after a rulebook's solution: then not every piece need be needed

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// A collection, as one file of `data/puzzles` holds it.
struct Pack {
    std::string name = {};
    std::string title = {};
    himiki::Edition edition = himiki::Edition::second;
    std::string made_by = {};  ///< the command that makes it again
    std::string note = {};
    std::vector<Puzzle> puzzles = {};

    friend bool operator==(const Pack&, const Pack&) = default;
};

}  // namespace tessera::solver::puzzles
