#pragma once

// PIJERSI once more, as slowly and plainly as possible: cells are names, pieces are strings of letters from bottom to
// top, and each rule is written as the rules page says it. It shares no code with the engine and judges it.

#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tessera::pijersi::plain {

using Board = std::map<std::string, std::string>;  ///< `b4` -> `WW`; free cells are absent

struct Game {
    Board board;
    char side = 'w';
    int quiet = 0;
    int turn = 1;
};

inline int length_of(char row) {
    return (row - 'a') % 2 == 0 ? 6 : 7;
}

inline bool on_board(char row, int n) {
    return row >= 'a' && row <= 'g' && n >= 1 && n <= length_of(row);
}

/// P1, by direction: 0 left, 1 right, 2 up left, 3 up right, 4 down left, 5 down right.
inline std::optional<std::string> next(const std::string& cell, int direction) {
    char row = cell[0];
    int n = std::atoi(cell.c_str() + 1);
    const bool short_row = length_of(row) == 6;
    if (direction == 0) --n;
    if (direction == 1) ++n;
    if (direction >= 2) {
        const bool right = direction % 2 == 1;
        row = static_cast<char>(row + (direction < 4 ? 1 : -1));
        n += short_row ? (right ? 1 : 0) : (right ? 0 : -1);
    }
    if (!on_board(row, n)) return std::nullopt;
    return std::string(1, row) + std::to_string(n);
}

inline bool is_white(char cube) {
    return std::isupper(static_cast<unsigned char>(cube)) != 0;
}
inline char role(char cube) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(cube)));
}

/// P8
inline bool takes(char mover, char target) {
    const std::string pair = {role(mover), role(target)};
    return is_white(mover) != is_white(target) && (pair == "RS" || pair == "SP" || pair == "PR");
}

/// P5, P4: what the board is after the top cube of `from` steps to `to`; nothing if it may not.
inline std::optional<Board> cube_step(const Board& board, const std::string& from, const std::string& to) {
    bool beside = false;
    for (int d = 0; d < 6; ++d) beside = beside || next(from, d) == to;
    if (!beside) return std::nullopt;
    Board after = board;
    const char cube = after.at(from).back();
    after.at(from).pop_back();
    if (after.at(from).empty()) after.erase(from);
    if (!board.contains(to)) {
        after[to] = std::string(1, cube);
        return after;
    }
    const std::string there = board.at(to);
    if (takes(cube, there.back())) {
        after[to] = std::string(1, cube);
        return after;
    }
    const bool own = is_white(there.back()) == is_white(cube);
    if (!own || there.size() != 1 || (role(cube) == 'W' && role(there[0]) != 'W')) return std::nullopt;
    after[to] = there + cube;
    return after;
}

/// P6
inline std::optional<Board> stack_move(const Board& board, const std::string& from, const std::string& to) {
    if (board.at(from).size() != 2) return std::nullopt;
    bool reached = false;
    for (int d = 0; d < 6; ++d) {
        const auto one = next(from, d);
        if (!one) continue;
        if (*one == to) reached = true;
        if (!board.contains(*one) && next(*one, d) == to) reached = true;
    }
    if (!reached || (board.contains(to) && !takes(board.at(from).back(), board.at(to).back()))) return std::nullopt;
    Board after = board;
    after[to] = after.at(from);
    after.erase(from);
    return after;
}

inline std::vector<std::string> all_cells() {
    std::vector<std::string> cells;
    for (char row = 'a'; row <= 'g'; ++row) {
        for (int n = 1; n <= length_of(row); ++n) cells.push_back(std::string(1, row) + std::to_string(n));
    }
    return cells;
}

inline bool is_own(const Game& game, const std::string& cell) {
    return game.board.contains(cell) && is_white(game.board.at(cell).back()) == (game.side == 'w');
}

inline std::size_t cubes_on(const Board& board) {
    std::size_t cubes = 0;
    for (const auto& [cell, piece] : board) cubes += piece.size();
    return cubes;
}

/// P9 for the side that has just moved.
inline bool has_arrived(const Board& board, char side) {
    for (const auto& [cell, piece] : board) {
        const bool far = cell[0] == (side == 'w' ? 'g' : 'a');
        if (far && is_white(piece.back()) == (side == 'w') && role(piece.back()) != 'W') return true;
    }
    return false;
}

inline char other(char side) {
    return side == 'w' ? 'b' : 'w';
}

/// P7, P9, P10: every legal turn as UGI writes it, with the board it leads to.
inline std::map<std::string, Board> turns(const Game& game) {
    std::map<std::string, Board> found;
    if (has_arrived(game.board, other(game.side)) || game.quiet >= 20) return found;
    const auto cells = all_cells();
    for (const std::string& from : cells) {
        if (!is_own(game, from)) continue;
        const bool single = game.board.at(from).size() == 1;
        for (const std::string& via : cells) {
            if (const auto stepped = cube_step(game.board, from, via)) {
                found[single ? from + via : from + from + via] = *stepped;
                if (is_own(game, via)) {
                    for (const std::string& to : cells) {
                        if (const auto moved = stack_move(*stepped, via, to)) found[from + via + to] = *moved;
                    }
                }
            }
            if (const auto moved = stack_move(game.board, from, via)) {
                found[from + via + via] = *moved;
                for (const std::string& to : cells) {
                    if (const auto stepped = cube_step(*moved, via, to)) found[from + via + to] = *stepped;
                }
            }
        }
    }
    return found;
}

inline Game after(const Game& game, const Board& board) {
    const bool took = cubes_on(board) < cubes_on(game.board);
    return {board, other(game.side), took ? 0 : game.quiet + 1, game.side == 'b' ? game.turn + 1 : game.turn};
}

/// The position string.
inline std::string text(const Game& game) {
    std::string text;
    for (char row = 'g'; row >= 'a'; --row) {
        int gap = 0;
        for (int n = 1; n <= length_of(row); ++n) {
            const auto piece = game.board.find(std::string(1, row) + std::to_string(n));
            if (piece == game.board.end()) {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
            text += piece->second.size() == 1 ? piece->second + "-" : piece->second;
        }
        if (gap > 0) text += std::to_string(gap);
        if (row > 'a') text += '/';
    }
    return text + " " + game.side + " " + std::to_string(game.quiet) + " " + std::to_string(game.turn);
}

/// `p1win`, `p2win`, `draw` or `ongoing`, in the order of P10.
inline std::string outcome(const Game& game) {
    const std::string last_wins = game.side == 'b' ? "p1win" : "p2win";
    if (has_arrived(game.board, other(game.side))) return last_wins;
    if (game.quiet >= 20) return "draw";
    return turns(game).empty() ? last_wins : "ongoing";
}

}  // namespace tessera::pijersi::plain
