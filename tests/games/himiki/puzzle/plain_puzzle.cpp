#include "games/himiki/puzzle/plain_puzzle.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace tessera::himiki::plain_puzzle {

namespace {

const std::map<std::string, std::string> choice_words = {
    {"impulse", "IM>"}, {"teleport", "TP>"}, {"transfer", "TR>"}, {"yokai", "YM>"}};

// ----------------------------------------------------------------------------------------------- What may be done.

/// Any non-empty set of white cubes (H12), in cell order.
Cells pivots(const Puzzle& puzzle) {
    Cells sets = {""};
    for (const std::string& cell : cells_of(puzzle, 'w')) {
        for (const std::string& set : Cells(sets))
            sets.push_back(together({set, set.empty() ? "" : "+", cell, ">P", cell}));
    }
    sets.erase(sets.begin());
    return sets;
}

/// H73: a paid action wipes the memory before it moves, so H18 binds only a tip that costs nothing.
Cells tips(const Puzzle& puzzle, const std::string& cell, bool paid) {
    Cells found;
    for (const std::string& to : free_cells(puzzle, cell, 1)) {
        if (paid || !puzzle.left.contains(cell) || std::ranges::count(puzzle.left.at(cell), to) == 0) {
            found.push_back(together({cell, ">B", to}));
        }
    }
    return found;
}

/// H72.
Cells event_plays(const Puzzle& puzzle) {
    Cells plays;
    for (const std::string& tile : puzzle.events) {
        if (tile == "YM") {
            plays.emplace_back("C-YM");
        } else if (tile == "CJ") {
            for (const std::string& cell : cells_of(puzzle, 'b')) {
                for (const char top : elements) {
                    if (top != puzzle.board.at(cell).top) {
                        plays.push_back(together({"C-CJ:", cell, "@", {static_cast<char>(std::tolower(top)), '.'}}));
                    }
                }
            }
        } else {
            for (const std::string& cell : cells_of(puzzle, 'w')) {
                if (puzzle.board.at(cell).top == tile[1]) {
                    plays.push_back(together({"C-", tile, ":", cell, ">P", cell}));
                    for (const std::string& tip : tips(puzzle, cell, false))
                        plays.push_back(together({"C-", tile, ":", tip}));
                }
            }
        }
    }
    return plays;
}

/// What an open choice may fall on, for the cube that tipped.
Cells choices(const Puzzle& puzzle) {
    const std::string& cell = *puzzle.tipped;
    Cells found;
    if (puzzle.phase == "impulse") {  // H52, H55
        found = free_cells(puzzle, cell, 1);
    } else if (puzzle.phase == "teleport") {  // H53, H55
        found = free_cells(puzzle, cell, 2);
    } else if (puzzle.phase == "transfer") {  // H57, H75: own or enemy
        found = cells_of(puzzle, 'w');
        std::ranges::copy(cells_of(puzzle, 'b'), std::back_inserter(found));
        std::erase(found, cell);
    } else if (puzzle.armed && !yokai_cells(puzzle, cell).empty()) {  // H46
        found = yokai_cells(puzzle, cell);
        found.emplace_back("none");
    }
    return found;
}

// ------------------------------------------------------------------------ The steps of an action, in the order of H42.

void end_turn(Puzzle& puzzle) {
    puzzle.phase = "turn";
    puzzle.tipped.reset();
}

/// Conflicts (H15, H16, H71), hold (H19, H74) and replay (H17). `far` counts as a neighbour of the cube that tipped
/// (H46); `swapped` is where the other cube of a transfer stands now (H57).
void resolve(Puzzle& puzzle, const std::optional<std::string>& far, const std::optional<std::string>& swapped) {
    const std::string tipped = *puzzle.tipped;
    Cells active = {tipped};
    // H57: in edition 2 both are Active. H75: a black Active Cube does nothing.
    if (swapped && puzzle.edition == 2 && puzzle.board.at(*swapped).colour == 'w') active.push_back(*swapped);
    std::set<std::string> beaten;
    bool lost = false;
    bool equal = false;
    for (const std::string& cell : active) {
        const char top = puzzle.board.at(cell).top;
        Cells neighbours = cells_at(cell, 1);
        if (far && cell == tipped) neighbours.push_back(*far);
        std::erase_if(neighbours, [&](const std::string& neighbour) { return is_free(puzzle, neighbour); });
        for (const std::string& neighbour : neighbours) {
            const Cube& other = puzzle.board.at(neighbour);
            const bool enemy = other.colour == 'b';
            if (enemy && beats(top, other.top)) beaten.insert(neighbour);
            lost = lost || (enemy && beats(other.top, top));
            equal = equal || other.top == top;  // H17: own or enemy
        }
    }
    // H57: the hold looks at the cube that tipped. H74: it is counted before the beaten cubes leave.
    const char element = puzzle.board.at(tipped).top;
    const auto showing = std::ranges::count_if(puzzle.board, [&](const auto& at) { return at.second.top == element; });
    if (puzzle.holds != "-" && puzzle.holds[elements.find(element)] == '?' && showing == 4) {
        puzzle.holds[elements.find(element)] = 'w';
    }
    for (const std::string& cell : beaten) puzzle.board.erase(cell);
    end_turn(puzzle);  // as is written of a finished puzzle too
    if (beaten.empty() && !lost && equal && outcome(puzzle) == "ongoing") puzzle.phase = "replay";
}

/// H46: terrain is done, conflicts are not.
void offer_yokai(Puzzle& puzzle) {
    if (puzzle.armed && !yokai_cells(puzzle, *puzzle.tipped).empty()) {
        puzzle.phase = "yokai";
    } else {
        resolve(puzzle, std::nullopt, std::nullopt);
    }
}

/// The cube that tipped moves to a free cell, which it enters (H50), and remembers the one it leaves (H18).
void move_on(Puzzle& puzzle, const Cube& cube, const std::string& to) {
    const std::string from = *puzzle.tipped;
    puzzle.board.erase(from);
    puzzle.board[to] = cube;
    Cells memory = puzzle.left[from];
    memory.insert(memory.begin(), from);
    puzzle.left.erase(from);
    puzzle.left[to] = memory;
    puzzle.tipped = to;

    const std::string tile = puzzle.terrain.contains(to) ? puzzle.terrain.at(to) : "";
    const bool stuck = (tile == "IM" && free_cells(puzzle, to, 1).empty()) ||
                       (tile == "TP" && free_cells(puzzle, to, 2).empty()) ||
                       (tile == "MR" && !is_free(puzzle, mirror(to)));
    if (tile.empty() || stuck) {  // H55: what cannot be used stays on the board
        offer_yokai(puzzle);
        return;
    }
    puzzle.terrain.erase(to);
    if (tile == "PE") {  // H51
        puzzle.board.erase(to);
        puzzle.left.erase(to);
        end_turn(puzzle);
    } else if (tile == "IM") {
        puzzle.phase = "impulse";
    } else if (tile == "TP") {
        puzzle.phase = "teleport";
    } else if (tile == "MR") {  // H54
        move_on(puzzle, cube, mirror(to));
    } else if (tile == "TR" && puzzle.board.size() > 1) {  // H56
        puzzle.phase = "transfer";
    } else {
        if (tile == "VX") pivot(puzzle.board.at(to));  // H56
        offer_yokai(puzzle);
    }
}

void tip(Puzzle& puzzle, const std::string& from, const std::string& to) {
    puzzle.tipped = from;
    move_on(puzzle, after_tip(puzzle.board.at(from), from, to), to);
}

/// H57. H50: swapping in triggers nothing. H46: no yokai in an action in which a transfer happened.
void transfer(Puzzle& puzzle, const std::string& other) {
    const std::string cell = *puzzle.tipped;
    std::swap(puzzle.board.at(cell), puzzle.board.at(other));
    std::map<std::string, Cells> left = puzzle.left;
    left.erase(cell);
    left.erase(other);
    for (const auto& [from, to] : {std::pair(cell, other), std::pair(other, cell)}) {
        if (puzzle.left.contains(from)) {  // H18: only a cube that has tipped remembers
            left[to] = puzzle.left.at(from);
            left[to].insert(left[to].begin(), from);
        }
    }
    puzzle.left = left;
    puzzle.tipped = other;
    resolve(puzzle, std::nullopt, cell);
}

/// A tip, or a pivot of a set, which ends the turn (H12, H17, H72).
void move(Puzzle& puzzle, const std::string& action) {
    if (action[3] == 'B') {
        tip(puzzle, action.substr(0, 2), action.substr(4));
        return;
    }
    for (const std::string& one : split(action, '+')) pivot(puzzle.board.at(one.substr(0, 2)));
    end_turn(puzzle);
}

void play_event(Puzzle& puzzle, const std::string& action) {
    const std::string tile = action.substr(2, 2);
    puzzle.events.erase(tile);  // H47
    if (tile == "YM") {
        puzzle.armed = true;
    } else if (tile == "CJ") {  // H72: no conflict follows
        puzzle.board.at(action.substr(5, 2)).top = static_cast<char>(std::toupper(action[8]));
    } else {
        move(puzzle, action.substr(5));
    }
}

// ------------------------------------------------------------------------------------------------------------- Text.

/// Rows E to A; H70: white cubes as in H4, of black ones just the top.
bool read_board(Puzzle& puzzle, const std::string& field) {
    const Cells lines = split(field, '/');
    for (std::size_t row = 0; row < lines.size(); ++row) {
        std::string wide;  // two letters a cell, free ones blank
        for (const char letter : lines[row]) {
            const bool free = is_one_of(letter, columns);
            wide += free ? std::string(2 * columns.find(letter) + 2, ' ') : std::string(1, letter);
        }
        if (lines.size() != 5 || wide.size() != 12) return false;
        for (std::size_t column = 0; column < 6; ++column) {
            const char top = wide[2 * column];
            const char x = wide[2 * column + 1];
            const std::string cell = {rows[4 - row], columns[column]};
            if (is_one_of(top, elements) && is_one_of(x, elements) && top != x) {
                puzzle.board[cell] = {'w', top, x};
            } else if (is_one_of(top, "hmk") && x == '.') {
                puzzle.board[cell] = {'b', static_cast<char>(std::toupper(top)), x};
            } else if (top != ' ' || x != ' ') {
                return false;
            }
        }
    }
    return cells_of(puzzle, 'w').size() <= 4 && cells_of(puzzle, 'b').size() <= 8;
}

/// `C3!<C4,E5<D5<D4`
bool read_left(Puzzle& puzzle, const std::string& field) {
    for (const std::string& entry : field == "-" ? Cells() : split(field, ',')) {
        Cells cells = split(entry, '<');
        std::string cell = cells.front();
        cells.erase(cells.begin());
        if (cell.ends_with('!')) {
            cell.pop_back();
            puzzle.tipped = cell;
        }
        puzzle.left[cell] = cells;
        if (!is_cell(cell) || is_free(puzzle, cell) || puzzle.board.at(cell).colour == 'b' || cells.empty() ||
            !std::ranges::all_of(cells, is_cell)) {
            return false;
        }
    }
    return true;
}

bool read_tiles(Puzzle& puzzle, const std::string& events, const std::string& terrain) {
    const std::set<std::string> event_tiles = {"CJ", "MH", "MK", "MM", "YM"};  // H72: never confusion
    const std::set<std::string> terrain_tiles = {"PE", "IM", "TR", "VX", "TP", "MR"};
    for (const std::string& tile : events == "-" ? Cells() : split(events, ',')) puzzle.events.insert(tile);
    for (const std::string& entry : terrain == "-" ? Cells() : split(terrain, ',')) {
        if (entry.size() != 5 || !is_cell(entry.substr(0, 2)) || !terrain_tiles.contains(entry.substr(3))) return false;
        puzzle.terrain[entry.substr(0, 2)] = entry.substr(3);
    }
    return std::ranges::includes(event_tiles, puzzle.events);
}

}  // namespace

std::optional<Puzzle> parse(std::string_view text, int edition) {
    const Cells fields = split(std::string(text), ' ');
    Puzzle puzzle;
    puzzle.edition = edition;
    if (fields.size() != 8 || !read_board(puzzle, fields[0]) || !read_left(puzzle, fields[4]) ||
        !read_tiles(puzzle, fields[5], fields[6]) || fields[2].find_first_not_of("0123456789") != std::string::npos) {
        return std::nullopt;
    }
    puzzle.phase = fields[1];
    puzzle.holds = fields[3];
    puzzle.armed = fields[7] == "y";
    for (const char digit : fields[2].substr(0, 9)) puzzle.spent = 10 * puzzle.spent + (digit - '0');
    const std::string& holds = puzzle.holds;
    const bool holds_named = holds.size() == 3 && holds != "..." && holds.find_first_not_of(".?w") == std::string::npos;
    const bool resting = puzzle.phase == "turn" || puzzle.phase == "replay";
    const bool over = outcome(puzzle) != "ongoing";
    if ((holds != "-" && !holds_named) || (!resting && !choice_words.contains(puzzle.phase)) ||
        resting == puzzle.tipped.has_value() || (over && puzzle.phase != "turn") ||
        (!over && legal_actions(puzzle).empty()) || (puzzle.armed && puzzle.events.contains("YM")) ||
        (edition == 1 && (holds != "-" || fields[5] != "-" || puzzle.armed)) ||  // H72, H74
        to_text(puzzle) != text) {
        return std::nullopt;
    }
    return puzzle;
}

std::string to_text(const Puzzle& puzzle) {
    Cells lines;
    for (const char row : {'E', 'D', 'C', 'B', 'A'}) {
        std::string line;
        for (const char column : columns) {
            const std::string cell = {row, column};
            if (!is_free(puzzle, cell)) {
                const Cube& cube = puzzle.board.at(cell);
                line += cube.colour == 'w' ? cube.top : static_cast<char>(std::tolower(cube.top));
                line += cube.x;
            } else if (!line.empty() && is_one_of(line.back(), columns)) {
                ++line.back();
            } else {
                line += '1';
            }
        }
        lines.push_back(line);
    }
    Cells left;
    for (const auto& [cell, memory] : puzzle.left) {
        left.push_back(together({cell, puzzle.tipped == cell ? "!" : "", "<", join(memory, "<")}));
    }
    Cells terrain;
    for (const auto& [cell, tile] : puzzle.terrain) terrain.push_back(together({cell, "=", tile}));
    return join(
        {join(lines, "/"), puzzle.phase, std::to_string(puzzle.spent), puzzle.holds, join(left, ","),
         join(Cells(puzzle.events.begin(), puzzle.events.end()), ","), join(terrain, ","), puzzle.armed ? "y" : "-"},
        " ");
}

std::vector<std::string> legal_actions(const Puzzle& puzzle) {
    Cells actions;
    if (outcome(puzzle) != "ongoing") return actions;
    if (choice_words.contains(puzzle.phase)) {
        for (const std::string& choice : choices(puzzle)) actions.push_back(choice_words.at(puzzle.phase) + choice);
    } else {
        actions = pivots(puzzle);
        std::ranges::copy(event_plays(puzzle), std::back_inserter(actions));
        for (const std::string& cell : cells_of(puzzle, 'w')) {
            std::ranges::copy(tips(puzzle, cell, puzzle.phase == "turn"), std::back_inserter(actions));
        }
        if (puzzle.phase == "replay") actions.emplace_back("end");
    }
    std::ranges::sort(actions);
    return actions;
}

Puzzle play(const Puzzle& puzzle, const std::string& action) {
    Puzzle next = puzzle;
    const std::string word = action.substr(0, 3);
    const std::string rest = action.substr(3);
    if (action == "end") {
        end_turn(next);
    } else if (action.starts_with("C-")) {
        play_event(next, action);
    } else if (word == "IM>") {
        tip(next, std::string(*next.tipped), rest);
    } else if (word == "TP>") {
        move_on(next, Cube(next.board.at(*next.tipped)), rest);
    } else if (word == "TR>") {
        transfer(next, rest);
    } else if (action == "YM>none") {  // H46: keeps the tile
        resolve(next, std::nullopt, std::nullopt);
    } else if (word == "YM>") {
        next.armed = false;
        resolve(next, rest, std::nullopt);
    } else {
        if (next.phase == "turn") {  // H71, H73: a paid action
            next.spent += 1;
            next.left.clear();
        }
        move(next, action);
    }
    return next;
}

std::string outcome(const Puzzle& puzzle) {
    if (cells_of(puzzle, 'w').empty()) return "p2win";                        // H75
    const bool all_holds = puzzle.holds.find('?') == std::string::npos;       // H74
    return cells_of(puzzle, 'b').empty() && all_holds ? "p1win" : "ongoing";  // H70
}

unsigned long long perft(const Puzzle& puzzle, int depth) {
    if (depth == 0) return 1;
    unsigned long long count = 0;
    for (const std::string& action : legal_actions(puzzle)) count += perft(play(puzzle, action), depth - 1);
    return count;
}

}  // namespace tessera::himiki::plain_puzzle
