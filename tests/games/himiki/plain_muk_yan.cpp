#include "games/himiki/plain_muk_yan.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "games/himiki/plain_rules.hpp"

namespace tessera::himiki_plain {

namespace {

using Texts = std::vector<std::string>;

/// A cube by its three faces: along the numbers, along the letters, on top.
struct Die {
    bool white = false;
    char top = ' ';
    char x = ' ';
    char y = ' ';
};

using Board = std::map<std::string, Die>;

std::string field(const std::string& position, int number) {
    std::istringstream words(position);
    std::string word;
    for (int i = 0; i <= number; ++i) words >> word;
    return word;
}

/// H4: the three letters are H, M and K, whatever their order.
char third(char one, char other) {
    for (const char element : {'H', 'M', 'K'}) {
        if (element != one && element != other) return element;
    }
    std::abort();
}

char great(char letter) {
    return letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

Board board_of(const std::string& position) {
    Board board;
    const std::string text = field(position, 0);
    char row = 'E';
    char column = '1';
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '/') {
            row = static_cast<char>(row - 1);
            column = '1';
        } else if (text[i] >= '1' && text[i] <= '6') {
            column = static_cast<char>(column + text[i] - '0');
        } else {
            const char top = great(text[i]);
            const char x = great(text[i + 1]);
            board[{row, column}] = Die{.white = top == text[i], .top = top, .x = x, .y = third(top, x)};
            column = static_cast<char>(column + 1);
            ++i;
        }
    }
    return board;
}

Texts all_cells() {
    Texts cells;
    for (const char row : {'A', 'B', 'C', 'D', 'E'}) {
        for (const char column : {'1', '2', '3', '4', '5', '6'}) cells.push_back({row, column});
    }
    return cells;
}

/// H1
bool beside(const std::string& one, const std::string& other) {
    return std::abs(one[0] - other[0]) + std::abs(one[1] - other[1]) == 1;
}

/// H3
bool beats(char one, char other) {
    return (one == 'M' && other == 'H') || (one == 'H' && other == 'K') || (one == 'K' && other == 'M');
}

bool is_tip(const std::string& action) {
    return action.size() == 6 && action[3] == 'B';
}

bool is_pivot(const std::string& action) {
    return action.size() >= 6 && action[3] == 'P';
}

bool is_pivot_of_one(const std::string& action) {
    return action.size() == 6 && action[3] == 'P';
}

std::string from_of(const std::string& action) {
    return action.substr(0, 2);
}

/// Where the cube of a tip or of a pivot of one stands afterwards.
std::string end_of(const std::string& action) {
    return action.substr(4);
}

std::string after(std::string_view id, const std::string& position, const std::string& action) {
    Plain game = Plain::from_text(id, position);
    game.play(action);
    return game.text();
}

/// How many of White's cubes a black cube with this top would beat from here.
int beaten_from(const Board& board, const std::string& cell, char top) {
    int found = 0;
    for (const auto& [other, die] : board) {
        if (die.white && beside(cell, other) && beats(top, die.top)) ++found;
    }
    return found;
}

/// H62, 3: some tip of this cube would win a conflict if nothing else moved. H18 does not matter (H65).
bool threatens(const Board& board, const std::string& cell) {
    const Die& die = board.at(cell);
    for (const std::string& target : all_cells()) {
        if (!beside(cell, target) || board.contains(target)) continue;
        const char new_top = target[0] == cell[0] ? die.x : die.y;
        Board without = board;
        without.erase(cell);
        if (beaten_from(without, target, new_top) > 0) return true;
    }
    return false;
}

/// H62, 5: neighbours, and each face of the first beats that of the second.
bool blocks(const Board& board, const std::string& one, const std::string& other) {
    const Die& a = board.at(one);
    const Die& b = board.at(other);
    return a.white != b.white && beside(one, other) && beats(a.top, b.top) && beats(a.x, b.x) && beats(a.y, b.y);
}

bool blocks_any(const Board& board, const std::string& cell) {
    for (const auto& [other, die] : board) {
        if (blocks(board, cell, other)) return true;
    }
    return false;
}

bool is_blocked(const Board& board, const std::string& cell) {
    for (const auto& [other, die] : board) {
        if (blocks(board, other, cell)) return true;
    }
    return false;
}

/// The table of cell values under H62, 9.
int value_of(const std::string& cell) {
    static const std::map<char, Texts> rows = {{'A', {"1", "2", "3", "3", "2", "1"}},
                                               {'B', {"2", "4", "6", "6", "4", "2"}},
                                               {'C', {"3", "5", "7", "7", "5", "3"}},
                                               {'D', {"2", "4", "6", "6", "4", "2"}},
                                               {'E', {"1", "2", "3", "3", "2", "1"}}};
    return std::stoi(rows.at(cell[0]).at(static_cast<std::size_t>(cell[1] - '1')));
}

/// The board, whose turn it is in, and what may be done.
struct Scene {
    std::string_view id;
    std::string position;
    Board board;
    Texts legal;
};

char tile_holder(const std::string& position, char element) {
    return field(position, 3).at(std::string("HMK").find(element));
}

int shown(const Board& board, char element) {
    int found = 0;
    for (const auto& [cell, die] : board) found += die.top == element ? 1 : 0;
    return found;
}

bool wins(const Scene& scene, const std::string& action, int least) {
    if (!is_tip(action)) return false;
    const Board then = board_of(after(scene.id, scene.position, action));
    return beaten_from(then, end_of(action), then.at(end_of(action)).top) >= least;
}

bool takes_hold(const Scene& scene, const std::string& action) {
    if (!is_tip(action)) return false;
    const std::string then = after(scene.id, scene.position, action);
    for (const char element : {'H', 'M', 'K'}) {
        if (tile_holder(then, element) == 'b' && tile_holder(scene.position, element) != 'b') return true;
    }
    return false;
}

bool makes(const Scene& scene, const std::string& action, bool (*what)(const Board&, const std::string&)) {
    if (!is_tip(action) && !is_pivot_of_one(action)) return false;
    return what(board_of(after(scene.id, scene.position, action)), end_of(action));
}

bool dodges(const Scene& scene, const std::string& action) {
    if (!is_pivot(action)) return false;
    std::set<std::string> turned;
    for (std::size_t i = 0; i < action.size(); i += 7) turned.insert(action.substr(i, 2));
    std::set<std::string> blocked;
    for (const auto& [cell, die] : scene.board) {
        if (!die.white && is_blocked(scene.board, cell)) blocked.insert(cell);
    }
    return turned == blocked;
}

bool presses(const Scene& scene, const std::string& action) {
    if (!is_tip(action)) return false;
    const Board then = board_of(after(scene.id, scene.position, action));
    const char top = then.at(end_of(action)).top;
    return tile_holder(scene.position, top) != 'b' && shown(then, top) >= 2;
}

bool replays(const Scene& scene, const std::string& action) {
    if (!is_tip(action)) return false;
    const std::string then = after(scene.id, scene.position, action);
    return field(then, 1) == "b" && field(then, 4) == "replay";
}

/// H62, 9: whether, of all that this cube may tip onto, it goes to the cell that the rule wants.
bool goes_well(const Scene& scene, const std::string& action) {
    const int own = value_of(from_of(action));
    std::set<int> above;
    std::set<int> below;
    bool equal = false;
    for (const std::string& other : scene.legal) {
        if (!is_tip(other) || from_of(other) != from_of(action)) continue;
        const int value = value_of(end_of(other));
        if (value > own) above.insert(value);
        if (value < own) below.insert(value);
        if (value == own) equal = true;
    }
    const int wanted = !above.empty() ? *above.begin() : equal ? own : *below.rbegin();
    return value_of(end_of(action)) == wanted;
}

bool fits(const Scene& scene, const std::string& action, char what, char kind) {
    switch (what) {
        case '1':
            return wins(scene, action, 2);
        case '2':
            return wins(scene, action, 1);
        case '3':
            return makes(scene, action, threatens);
        case '4':
            return takes_hold(scene, action);
        case '5':
            return makes(scene, action, blocks_any);
        case '6':
            return dodges(scene, action);
        case '7':
            return presses(scene, action);
        case '8':
            return replays(scene, action);
        default:
            if (!is_tip(action)) return false;
            if (kind == 'o' && threatens(scene.board, from_of(action))) return false;
            if (kind == 'd' && blocks_any(scene.board, from_of(action))) return false;
            return goes_well(scene, action);
    }
}

/// H61: by the black die, then the white one. The last letter is the kind of movement.
std::string list_of(const std::string& dice) {
    static const std::map<std::string, std::string> lists = {
        {"HH", "123456789o"}, {"HM", "124365789o"}, {"HK", "124386579o"}, {"MH", "124837569o"}, {"MM", "124863759o"},
        {"MK", "142856379d"}, {"KH", "142583679o"}, {"KM", "142835679d"}, {"KK", "142583679d"},
    };
    return lists.at(dice);
}

/// H63
Texts last_resort(const Scene& scene) {
    if (field(scene.position, 4) == "replay") return {"end"};
    Texts tips;
    Texts pivots;
    for (const std::string& action : scene.legal) {
        if (is_tip(action)) tips.push_back(action);
        if (is_pivot_of_one(action)) pivots.push_back(action);
    }
    if (!tips.empty()) return tips;
    return pivots.empty() ? Texts{"pass"} : pivots;
}

}  // namespace

std::vector<std::string> muk_yan_lines(std::string_view id, const std::string& position, const std::string& dice) {
    const Scene scene = {id, position, board_of(position), Plain::from_text(id, position).actions()};
    const std::string list = list_of(dice);
    Texts lines;
    for (std::size_t i = 0; i < 9 && lines.empty(); ++i) {
        for (const std::string& action : scene.legal) {
            if (fits(scene, action, list[i], list.back())) lines.push_back(list.substr(i, 1) + " " + action);
        }
    }
    if (lines.empty()) {
        for (const std::string& action : last_resort(scene)) lines.push_back("0 " + action);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace tessera::himiki_plain
