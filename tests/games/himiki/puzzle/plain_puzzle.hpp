#pragma once

// The HI MI KI puzzles (Mindlock and Headlock) once more, as slowly and plainly as possible: cells are names, elements
// are letters, and each rule is written as the rules page says it, with its number. It shares no code with the engine
// and judges it.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::himiki::plain_puzzle {

using Cells = std::vector<std::string>;

/// H4, H70: `colour` is `w` or `b`, `top` is H, M or K. `x` too, but a black cube has just a top: its `x` is `.`.
struct Cube {
    char colour = 'w';
    char top = 'H';
    char x = 'M';

    bool operator==(const Cube&) const = default;
};

/// All that the rules look at; the position text shows every field but the edition.
struct Puzzle {
    int edition = 2;                    ///< 2 is Mindlock, 1 is Headlock
    std::map<std::string, Cube> board;  ///< free cells are absent
    std::string phase = "turn";         ///< `turn` `replay` `impulse` `teleport` `transfer` `yokai`
    int spent = 0;
    std::string holds = "-";            ///< H74: `-`, or H, M, K each `.` `?` or `w`
    std::map<std::string, Cells> left;  ///< H18: where a cube that tipped stands -> cells it left, latest first
    std::optional<std::string> tipped;  ///< the cell marked `!`: the cube that tipped, while a choice is open
    std::set<std::string> events;       ///< tiles not played yet
    std::map<std::string, std::string> terrain;  ///< cell -> tile
    bool armed = false;                          ///< H46: the major yokai lies before the player

    bool operator==(const Puzzle&) const = default;
};

/// Nothing if the text is malformed. Only the canonical spelling is read, so to_text() gives `text` back.
/// Refused too: more cubes than H70 allows, what the edition does not have (H72, H74), an open choice without anything
/// to choose, and a finished puzzle in another phase than `turn`.
std::optional<Puzzle> parse(std::string_view text, int edition);

std::string to_text(const Puzzle& puzzle);

/// Canonical and sorted bytewise; empty if and only if the puzzle is over.
std::vector<std::string> legal_actions(const Puzzle& puzzle);

/// `action` is one of legal_actions().
Puzzle play(const Puzzle& puzzle, const std::string& action);

/// `ongoing`, `p1win` (solved) or `p2win` (lost).
std::string outcome(const Puzzle& puzzle);

/// The number of action sequences of exactly this length.
unsigned long long perft(const Puzzle& puzzle, int depth);

// What follows is for plain_puzzle.cpp: letters, and the board (H1-H5).

inline const std::string rows = "ABCDE";
inline const std::string columns = "123456";
inline const std::string elements = "HMK";
inline const std::vector<std::pair<int, int>> directions = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

inline bool is_one_of(char letter, const std::string& letters) {
    return letters.find(letter) != std::string::npos;
}

inline Cells split(const std::string& text, char mark) {
    Cells parts = {""};
    for (const char letter : text) {
        if (letter == mark) {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

inline std::string together(const Cells& parts) {
    std::string text;
    for (const std::string& part : parts) text += part;
    return text;
}

/// `-` stands for nothing.
inline std::string join(const Cells& parts, const std::string& mark) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : mark) + part;
    return text.empty() ? "-" : text;
}

inline bool is_cell(const std::string& cell) {
    return cell.size() == 2 && is_one_of(cell[0], rows) && is_one_of(cell[1], columns);
}

/// H1 with distance 1: the neighbours. With distance 2: the cells in line, two cells away.
inline Cells cells_at(const std::string& cell, int distance) {
    Cells found;
    for (const auto& [up, right] : directions) {
        const std::string other = {static_cast<char>(cell[0] + distance * up),
                                   static_cast<char>(cell[1] + distance * right)};
        if (is_cell(other)) found.push_back(other);
    }
    return found;
}

/// H2.
inline std::string mirror(const std::string& cell) {
    return {cell[0], static_cast<char>('1' + '6' - cell[1])};
}

/// H3.
inline bool beats(char one, char other) {
    return (one == 'M' && other == 'H') || (one == 'H' && other == 'K') || (one == 'K' && other == 'M');
}

/// H4: the three faces are the three elements.
inline char y_face(const Cube& cube) {
    return static_cast<char>('H' + 'M' + 'K' - cube.top - cube.x);
}

/// H5: cells of one row are neighbours along the numbers.
inline Cube after_tip(const Cube& cube, const std::string& from, const std::string& to) {
    return from[0] == to[0] ? Cube{cube.colour, cube.x, cube.top} : Cube{cube.colour, y_face(cube), cube.x};
}

/// H5.
inline void pivot(Cube& cube) {
    cube.x = y_face(cube);
}

inline bool is_free(const Puzzle& puzzle, const std::string& cell) {
    return !puzzle.board.contains(cell);
}

inline Cells free_cells(const Puzzle& puzzle, const std::string& cell, int distance) {
    Cells found = cells_at(cell, distance);
    std::erase_if(found, [&](const std::string& other) { return !is_free(puzzle, other); });
    return found;
}

inline Cells cells_of(const Puzzle& puzzle, char colour) {
    Cells found;
    for (const auto& [cell, cube] : puzzle.board) {
        if (cube.colour == colour) found.push_back(cell);
    }
    return found;
}

/// H46, edition 2: enemy cubes in line, two cells away, the cell between free.
inline Cells yokai_cells(const Puzzle& puzzle, const std::string& cell) {
    Cells found = cells_at(cell, 2);
    std::erase_if(found, [&](const std::string& far) {
        const std::string between = {static_cast<char>((cell[0] + far[0]) / 2),
                                     static_cast<char>((cell[1] + far[1]) / 2)};
        return !is_free(puzzle, between) || is_free(puzzle, far) || puzzle.board.at(far).colour == 'w';
    });
    return found;
}

}  // namespace tessera::himiki::plain_puzzle
