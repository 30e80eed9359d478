#pragma once

// VERSUS once more, as slowly and plainly as possible: cells are names, pieces are letters, lines are walked cell by
// cell, and each rule is written as the rules page says it. It shares no code with the engine and judges it.

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tessera::versus::plain {

struct Piece {
    char letter = ' ';  ///< as in position strings
    int count = 0;      ///< V11
};

struct Game {
    int edge = 5;                        ///< cells of an edge row: 5 on the board of 61, 6 on that of 91
    std::map<std::string, Piece> board;  ///< by the names of cells; free cells are absent
    char side = 'd';
};

/// V1
inline int rows_of(const Game& game) {
    return 2 * game.edge - 1;
}
inline int length_of(const Game& game, int row) {
    return rows_of(game) - std::abs(row - (game.edge - 1));
}
inline std::string cell_name(int row, int n) {
    return std::string(1, static_cast<char>('a' + row)) + std::to_string(n);
}
inline int row_of(const std::string& cell) {
    return cell[0] - 'a';
}
inline int number_of_cell(const std::string& cell) {
    return std::stoi(cell.substr(1));
}

/// V1, by direction: 0 left, 1 right, 2 up left, 3 up right, 4 down left, 5 down right.
inline std::optional<std::string> next(const Game& game, const std::string& cell, int direction) {
    int row = row_of(cell);
    int n = number_of_cell(cell);
    if (direction < 2) {
        n += direction == 0 ? -1 : 1;
    } else {
        const int other = row + (direction < 4 ? 1 : -1);
        if (other < 0 || other >= rows_of(game)) return std::nullopt;
        const bool longer = length_of(game, other) > length_of(game, row);
        const bool right = direction % 2 == 1;
        n += longer ? (right ? 1 : 0) : (right ? 0 : -1);
        row = other;
    }
    if (n < 1 || n > length_of(game, row)) return std::nullopt;
    return cell_name(row, n);
}

/// V2
inline std::vector<std::string> targets(const Game& game) {
    if (game.edge == 5) return {"e2", "e4", "e6", "e8"};
    return {"f1", "f3", "f5", "f7", "f9", "f11"};
}
inline bool is_target(const Game& game, const std::string& cell) {
    const auto all = targets(game);
    return std::find(all.begin(), all.end(), cell) != all.end();
}

/// V3
inline bool is_dark(char letter) {
    return std::isupper(static_cast<unsigned char>(letter)) != 0;
}
inline bool is_versus(char letter) {
    return letter == 'V' || letter == 'v';
}
inline char controller(char letter) {
    return is_dark(letter) ? 'd' : 'l';
}
inline int shown(char letter) {
    return static_cast<int>(std::string("OABCDE").find(static_cast<char>(std::toupper(letter))));
}
inline int worth(char letter, char side) {
    return controller(letter) == side ? shown(letter) : 5 - shown(letter);
}
inline char turned_over(char letter) {
    const char other = std::string("OABCDE")[static_cast<std::size_t>(5 - shown(letter))];
    return is_dark(letter) ? static_cast<char>(std::tolower(other)) : other;
}
inline char dominant(char letter) {
    return worth(letter, 'd') > worth(letter, 'l') ? 'd' : 'l';
}
inline char other(char side) {
    return side == 'd' ? 'l' : 'd';
}

/// V4
inline Game start(int edge) {
    Game game;
    game.edge = edge;
    const std::string home = edge == 5 ? "ADVCB" : "ADVECB";
    for (int n = 1; n <= edge; ++n) {
        const char letter = home[static_cast<std::size_t>(n - 1)];
        game.board[cell_name(0, n)] = {letter, 0};
        game.board[cell_name(rows_of(game) - 1, edge + 1 - n)] = {static_cast<char>(std::tolower(letter)), 0};
    }
    return game;
}

/// V12
inline int score(const Game& game, char side) {
    int sum = 0;
    for (const std::string& target : targets(game)) {
        const auto found = game.board.find(target);
        if (found == game.board.end() || is_versus(found->second.letter)) continue;
        if (controller(found->second.letter) == side) sum += shown(found->second.letter);
    }
    return sum;
}

/// V13, the first two ends.
inline bool is_decided(const Game& game) {
    std::size_t free = 0;
    for (const std::string& target : targets(game)) free += game.board.contains(target) ? 0 : 1;
    if (free == 0) return true;
    for (const char ahead : {'d', 'l'}) {
        std::vector<int> numbers;
        for (const auto& [cell, piece] : game.board) {
            if (!is_versus(piece.letter) && !is_target(game, cell))
                numbers.push_back(worth(piece.letter, other(ahead)));
        }
        std::sort(numbers.rbegin(), numbers.rend());
        int gain = 0;
        for (std::size_t i = 0; i < std::min(free, numbers.size()); ++i) gain += numbers[i];
        const int lead = score(game, ahead) - score(game, other(ahead));
        if (lead > 0 && lead > gain) return true;
    }
    return false;
}

/// V8 to V11 for a VERSUS of the side to move that has just come to `cell`, on the board as it then is.
inline std::vector<std::pair<std::string, std::string>> pulls(const Game& game, const std::string& cell) {
    std::vector<std::pair<std::string, std::string>> found;
    for (int d = 0; d < 6; ++d) {
        std::string before = cell;
        auto here = next(game, cell, d);
        while (here && !game.board.contains(*here)) {
            before = *here;
            here = next(game, *here, d);
        }
        if (!here || before == cell || is_target(game, *here)) continue;
        const Piece& piece = game.board.at(*here);
        if (is_versus(piece.letter) || controller(piece.letter) == game.side) continue;
        if (dominant(piece.letter) != game.side && piece.count == 2) continue;
        found.emplace_back(*here, before);
    }
    return found;
}

/// V5: the game after the piece on `from` went to `to`, which must be legal.
inline Game after(const Game& game, const std::string& from, const std::string& to) {
    Game result = game;
    result.board[to] = result.board.at(from);
    result.board.erase(from);
    std::vector<std::string> pulled;
    if (is_versus(result.board.at(to).letter)) {
        const auto all = pulls(result, to);
        std::map<std::string, Piece> moved;
        for (const auto& [away, nearer] : all) {
            Piece piece = result.board.at(away);
            piece.letter = turned_over(piece.letter);
            moved[nearer] = piece;
            result.board.erase(away);
            pulled.push_back(nearer);
        }
        for (const auto& [cell, piece] : moved) result.board[cell] = piece;
    }
    for (auto& [cell, piece] : result.board) {
        if (is_versus(piece.letter)) continue;
        const bool was_pulled = std::find(pulled.begin(), pulled.end(), cell) != pulled.end();
        if (dominant(piece.letter) != game.side) piece.count = was_pulled ? piece.count + 1 : 0;
        if (is_target(game, cell)) piece.count = 0;
    }
    result.side = other(game.side);
    return result;
}

/// V5 to V7, V10, V13: every legal action with the game it leads to.
inline std::map<std::string, Game> actions(const Game& game) {
    std::map<std::string, Game> found;
    if (is_decided(game)) return found;
    for (const auto& [from, piece] : game.board) {
        if (controller(piece.letter) != game.side) continue;
        if (!is_versus(piece.letter) && is_target(game, from)) continue;
        for (int d = 0; d < 6; ++d) {
            auto to = next(game, from, d);
            while (to && !game.board.contains(*to)) {
                if (!is_versus(piece.letter)) {
                    found[from + *to] = after(game, from, *to);
                    break;
                }
                if (!is_target(game, *to)) found[from + *to] = after(game, from, *to);
                to = next(game, *to, d);
            }
        }
    }
    return found;
}

/// `p1win`, `p2win`, `draw` or `ongoing`.
inline std::string outcome(const Game& game) {
    if (!is_decided(game) && !actions(game).empty()) return "ongoing";
    const int lead = score(game, 'd') - score(game, 'l');
    return lead > 0 ? "p1win" : lead < 0 ? "p2win" : "draw";
}

/// The position string.
inline std::string text(const Game& game) {
    std::string text;
    for (int row = rows_of(game) - 1; row >= 0; --row) {
        int gap = 0;
        for (int n = 1; n <= length_of(game, row); ++n) {
            const auto piece = game.board.find(cell_name(row, n));
            if (piece == game.board.end()) {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
            text += piece->second.letter;
        }
        if (gap > 0) text += std::to_string(gap);
        if (row > 0) text += '/';
    }
    std::string counts;
    for (int row = 0; row < rows_of(game); ++row) {
        for (int n = 1; n <= length_of(game, row); ++n) {
            const auto piece = game.board.find(cell_name(row, n));
            if (piece == game.board.end() || piece->second.count == 0) continue;
            counts += (counts.empty() ? "" : ",") + cell_name(row, n) + ":" + std::to_string(piece->second.count);
        }
    }
    return text + " " + game.side + " " + (counts.empty() ? "-" : counts);
}

}  // namespace tessera::versus::plain
