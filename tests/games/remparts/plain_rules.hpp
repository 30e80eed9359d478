#pragma once

// REMPARTS once more, as slowly and plainly as possible: cells are names, tiles are letters, and each rule is written
// as the rules page says it. It shares no code with the engine and judges it.

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tessera::remparts::plain {

struct Game {
    std::map<std::string, char> board;  ///< `d4` -> `#` or a piece; free paths are absent
    char side = 'b';
    std::map<char, std::string> lost;  ///< by side: `LLS`
    int used = 0;
    std::map<std::string, char> flips;  ///< this turn's, `d2` -> `-`
    std::string start;                  ///< the monarch's cell at the turn's start, once a piece has moved
};

inline Game initial() {
    Game game;
    const std::string pieces = "SMLKLMS";
    for (int column = 0; column < 7; ++column) {
        const std::string letter(1, static_cast<char>('a' + column));
        const char piece = pieces[static_cast<std::size_t>(column)];
        game.board[letter + "1"] = piece;
        game.board[letter + "2"] = '#';
        game.board[letter + "6"] = '#';
        game.board[letter + "7"] = static_cast<char>(std::tolower(piece));
    }
    return game;
}

/// The cell beside, or nothing beyond the edge.
inline std::string beside(const std::string& cell, std::pair<int, int> direction) {
    const char column = static_cast<char>(cell[0] + direction.first);
    const char row = static_cast<char>(cell[1] + direction.second);
    if (column < 'a' || column > 'g' || row < '1' || row > '7') return "";
    return {column, row};
}

inline const std::vector<std::pair<int, int>>& directions() {
    static const std::vector<std::pair<int, int>> all = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    return all;
}

inline char tile(const Game& game, const std::string& cell) {
    const auto found = game.board.find(cell);
    return found == game.board.end() ? '.' : found->second;
}

inline bool is_piece_of(char piece, char side) {
    return std::isalpha(piece) != 0 && (std::isupper(piece) != 0) == (side == 'w');
}

inline char other(char side) {
    return side == 'w' ? 'b' : 'w';
}

/// R9
inline bool takes(char taker, char target) {
    static const std::set<std::string> pairs = {"LL", "MM", "SS", "LM", "MS", "SL", "LK",
                                                "MK", "SK", "KL", "KM", "KS", "KK"};
    return pairs.contains({static_cast<char>(std::toupper(taker)), static_cast<char>(std::toupper(target))});
}

/// R5: from the wall, over walls destroyed in this turn, to an own piece.
inline bool can_destroy(const Game& game, const std::string& wall) {
    for (const auto& direction : directions()) {
        std::string cell = beside(wall, direction);
        while (!cell.empty() && game.flips.contains(cell) && game.flips.at(cell) == '-') cell = beside(cell, direction);
        if (!cell.empty() && is_piece_of(tile(game, cell), game.side)) return true;
    }
    return false;
}

inline std::string monarch_of(const Game& game, char side) {
    for (const auto& [cell, what] : game.board) {
        if (what == (side == 'w' ? 'K' : 'k')) return cell;
    }
    return "";
}

inline Game turn_over(Game game) {
    game.side = other(game.side);
    game.used = 0;
    game.flips.clear();
    game.start.clear();
    return game;
}

/// R3
inline Game one_more(Game game) {
    return ++game.used == 3 ? turn_over(game) : game;
}

inline Game flipped(Game game, const std::string& cell, char sign) {
    if (sign == '+') game.board[cell] = '#';
    if (sign == '-') game.board.erase(cell);
    game.flips[cell] = sign;
    return one_more(game);
}

/// R8, R10, R11: the ways to take what is on `to`, by action.
inline void add_captures(const Game& game, const std::string& from, const std::string& to,
                         std::map<std::string, Game>& found) {
    const char piece = game.board.at(from);
    const char taken = static_cast<char>(std::toupper(game.board.at(to)));
    Game after = game;
    after.board.erase(from);
    after.board[to] = piece;
    if (taken != 'K') {
        std::string& list = after.lost[other(game.side)];
        list += taken;
        std::sort(list.begin(), list.end());
    }
    found[from + "x" + to] = turn_over(after);
    const std::string home = game.start.empty() ? monarch_of(game, game.side) : game.start;
    if (std::toupper(piece) != 'K' || taken == 'K' || tile(after, home) != '.') return;
    for (const char knight : std::string("LMS")) {
        Game recovered = after;
        std::string& list = recovered.lost[game.side];
        const auto at = list.find(knight);
        if (at == std::string::npos) continue;
        list.erase(at, 1);
        recovered.board[home] = game.side == 'w' ? knight : static_cast<char>(std::tolower(knight));
        found[from + "x" + to + "=" + knight] = turn_over(recovered);
    }
}

/// R7
inline void add_moves(const Game& game, const std::string& from, std::map<std::string, Game>& found) {
    for (const auto& direction : directions()) {
        std::string last = from;
        std::string next = beside(last, direction);
        while (!next.empty() && tile(game, next) == '.') {
            last = next;
            next = beside(last, direction);
        }
        if (last != from) {
            Game after = game;
            if (after.start.empty()) after.start = monarch_of(game, game.side);
            after.board.erase(from);
            after.board[last] = game.board.at(from);
            found[from + last] = one_more(after);
        }
        if (!next.empty() && is_piece_of(tile(game, next), other(game.side)) &&
            takes(game.board.at(from), tile(game, next)))
            add_captures(game, from, next, found);
    }
}

/// Every legal action as the tools write it, with the game it leads to.
inline std::map<std::string, Game> actions(const Game& game) {
    std::map<std::string, Game> found;
    if (monarch_of(game, 'w').empty() || monarch_of(game, 'b').empty()) return found;
    for (char column = 'a'; column <= 'g'; ++column) {
        for (char row = '1'; row <= '7'; ++row) {
            const std::string cell = {column, row};
            const char what = tile(game, cell);
            if (is_piece_of(what, game.side)) add_moves(game, cell, found);
            if (!game.start.empty() || game.flips.contains(cell)) continue;
            if (what == '.') found["+" + cell] = flipped(game, cell, '+');
            if (what == '#' && can_destroy(game, cell)) found["-" + cell] = flipped(game, cell, '-');
        }
    }
    if (game.used > 0) found["end"] = turn_over(game);
    return found;
}

/// The position string.
inline std::string text(const Game& game) {
    std::string text;
    for (char row = '7'; row >= '1'; --row) {
        int gap = 0;
        for (char column = 'a'; column <= 'g'; ++column) {
            const char what = tile(game, {column, row});
            if (what == '.') {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
            text += what;
        }
        if (gap > 0) text += std::to_string(gap);
        if (row > '1') text += '/';
    }
    const auto list = [&](char side) {
        const auto found = game.lost.find(side);
        return found == game.lost.end() || found->second.empty() ? std::string("-") : found->second;
    };
    std::string turned;
    for (const auto& [cell, sign] : game.flips) turned += (turned.empty() ? "" : ",") + std::string(1, sign) + cell;
    return text + " " + game.side + " " + list('w') + " " + list('b') + " " + std::to_string(game.used) + " " +
           (turned.empty() ? "-" : turned) + " " + (game.start.empty() ? "-" : game.start);
}

/// R11
inline std::string outcome(const Game& game) {
    if (monarch_of(game, 'w').empty()) return "p1win";
    return monarch_of(game, 'b').empty() ? "p2win" : "ongoing";
}

/// Every position that can stand at the end of the turn, and how many sequences of actions end it.
inline std::size_t walk_turn(const Game& game, char side, std::set<std::string>& ends) {
    if (game.side != side) {
        ends.insert(text(game));
        return 1;
    }
    std::size_t sequences = 0;
    for (const auto& [action, next] : actions(game)) sequences += walk_turn(next, side, ends);
    return sequences;
}

}  // namespace tessera::remparts::plain
