#include "games/himiki/plain_rules.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

// What may be done: the actions of each phase.

namespace tessera::himiki_plain {

namespace {

const std::vector<std::string> orientations = {"HK", "HM", "KH", "KM", "MH", "MK"};

std::string together(const std::vector<std::string_view>& parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

/// H1: the cell `rows` up and `columns` to the right, if there is one.
std::optional<std::string> beside(const std::string& cell, int rows, int columns) {
    const char row = static_cast<char>(cell[0] + rows);
    const char column = static_cast<char>(cell[1] + columns);
    if (row < 'A' || row > 'E' || column < '1' || column > '6') return std::nullopt;
    return std::string{row, column};
}

/// The up to 4 cells at this distance along a row or a column.
std::vector<std::string> in_line(const std::string& cell, int distance) {
    std::vector<std::string> cells;
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        if (const auto other = beside(cell, rows * distance, columns * distance)) cells.push_back(*other);
    }
    return cells;
}

std::string between(const std::string& one, const std::string& other) {
    return {static_cast<char>((one[0] + other[0]) / 2), static_cast<char>((one[1] + other[1]) / 2)};
}

std::vector<std::string> all_cells() {
    std::vector<std::string> cells;
    for (char row = 'A'; row <= 'E'; ++row) {
        for (char column = '1'; column <= '6'; ++column) cells.push_back({row, column});
    }
    return cells;
}

bool contains(const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// H10, H30: where a player may place.
std::vector<std::string> home_of(const std::string& player) {
    if (player == "w") return {"B5", "C5", "D5"};
    if (player == "b") return {"B2", "C2", "D2"};
    if (player == "wl") return {"D6", "E5"};
    if (player == "bl") return {"A5", "B6"};
    if (player == "wd") return {"A2", "B1"};
    return {"D1", "E2"};
}

char element_of_mana(const std::string& tile) {
    return tile[1];
}

bool is_mana(const std::string& tile) {
    return tile == "MH" || tile == "MK" || tile == "MM";
}

bool is_terrain(const std::string& tile) {
    return tile == "PE" || tile == "IM" || tile == "TR" || tile == "VX" || tile == "TP" || tile == "MR";
}

}  // namespace

bool Plain::is_free(const std::string& cell) const {
    return !board_.contains(cell);
}

Plain::Cells Plain::players() const {
    return teams_ ? Cells{"wl", "bl", "wd", "bd"} : Cells{"w", "b"};
}

std::string Plain::player_after(const std::string& player) const {
    const Cells order = players();
    const auto place = std::find(order.begin(), order.end(), player);
    return place + 1 == order.end() ? order.front() : *(place + 1);
}

char Plain::acting_side() const {
    return actor_[0];
}

/// H45: the list names the turns still to come, the running one included; the first is ours if it names us.
bool Plain::confused() const {
    return !confused_turns_.empty() && confused_turns_.front() == actor_;
}

/// H31: by where the cube stands; in edition 2 also because it tipped in this turn.
bool Plain::reaches(const std::string& cell) const {
    if (!teams_) return true;
    const bool in_light_zone = cell[1] >= '4';
    const bool own_zone = in_light_zone == (actor_[1] == 'l');
    const bool tipped_this_turn = left_.contains(cell);
    return own_zone || (!edition_1_ && tipped_this_turn);
}

/// H12; H45: in a confused turn the cubes of the other side.
bool Plain::plays(const std::string& cell) const {
    const bool own_colour = board_.at(cell).colour == acting_side();
    return own_colour != confused() && reaches(cell);
}

/// H43: of the player's own colour, in a confused turn too.
bool Plain::plays_with_mana(const std::string& cell) const {
    return board_.at(cell).colour == acting_side() && reaches(cell);
}

Plain::Cells Plain::actions() const {
    if (outcome() != "ongoing") return {};
    Cells list;
    if (phase_ == "place") list = placings();
    if (phase_ == "turn") {
        list = movements();
        if (list.empty()) list = {"pass"};  // H14
    }
    if (phase_ == "replay") {
        list = movements();
        list.emplace_back("end");
    }
    if (phase_ == "chaos" || phase_ == "chaos:r") {
        list = tile_plays();
        list.emplace_back("keep");
    }
    if (phase_ == "impulse") {
        for (const std::string& cell : impulse_cells(*active_)) list.push_back("IM>" + cell);
    }
    if (phase_ == "teleport") {
        for (const std::string& cell : teleport_cells(*active_)) list.push_back("TP>" + cell);
    }
    if (phase_ == "transfer") {
        for (const auto& [cell, cube] : board_) {
            if (cell != *active_) list.push_back("TR>" + cell);
        }
    }
    if (phase_ == "yokai") {
        for (const std::string& cell : yokai_cells(*active_)) list.push_back("YM>" + cell);
        list.emplace_back("YM>none");
    }
    std::sort(list.begin(), list.end());
    return list;
}

Plain::Cells Plain::placings() const {
    Cells list;
    const bool rolls = muk_yan_ && actor_ == "b";  // H60: in the order B2 C2 D2, or in edition 1 B3 C3 D3
    Cells home = home_of(actor_);
    if (rolls && edition_1_) home = {"B3", "C3", "D3"};
    for (const std::string& cell : home) {
        if (!is_free(cell)) continue;
        if (rolls && !list.empty()) break;
        for (const std::string& orientation : orientations) list.push_back(together({cell, "@", orientation}));
    }
    return list;
}

Plain::Cells Plain::movements() const {
    Cells list = tips();
    if (!pivot_banned_) {  // H13
        const Cells more = pivots();
        list.insert(list.end(), more.begin(), more.end());
    }
    return list;
}

/// H12, H17: every non-empty set; H45: exactly one cube.
Plain::Cells Plain::pivots() const {
    Cells sets;
    for (const auto& [cell, cube] : board_) {
        if (!plays(cell)) continue;
        const std::string one = together({cell, ">P", cell});
        Cells grown = {one};
        if (!confused()) {
            for (const std::string& set : sets) grown.push_back(together({set, "+", one}));
        }
        sets.insert(sets.end(), grown.begin(), grown.end());
    }
    return sets;
}

/// H5, H18
Plain::Cells Plain::tips() const {
    Cells list;
    for (const auto& [cell, cube] : board_) {
        if (!plays(cell)) continue;
        for (const std::string& target : in_line(cell, 1)) {
            if (!is_free(target)) continue;
            if (left_.contains(cell) && contains(left_.at(cell), target)) continue;
            list.push_back(together({cell, ">B", target}));
        }
    }
    return list;
}

/// H41, without `keep`.
Plain::Cells Plain::tile_plays() const {
    Cells list;
    for (const std::string& tile : hands_.at(actor_)) {
        if (is_mana(tile)) {
            const Cells more = mana_plays(tile);
            list.insert(list.end(), more.begin(), more.end());
        } else if (is_terrain(tile)) {  // H50
            for (const std::string& cell : all_cells()) {
                if (is_free(cell) && !terrain_.contains(cell)) list.push_back(together({"C-", tile, "@", cell}));
            }
        } else if (tile == "CJ") {
            const Cells more = conjurations();
            list.insert(list.end(), more.begin(), more.end());
        } else {
            list.push_back("C-" + tile);  // YM, CF
        }
    }
    return list;
}

/// H43: H18 does not limit it.
Plain::Cells Plain::mana_plays(const std::string& tile) const {
    Cells list;
    for (const auto& [cell, cube] : board_) {
        if (cube.top != element_of_mana(tile) || !plays_with_mana(cell)) continue;
        for (const std::string& target : in_line(cell, 1)) {
            if (is_free(target)) list.push_back(together({"C-", tile, ":", cell, ">B", target}));
        }
    }
    return list;
}

/// H44; H45: the enemy is whoever is not of the Active Cube's printed colour.
Plain::Cells Plain::conjurations() const {
    Cells list;
    for (const auto& [cell, cube] : board_) {
        if (cube.colour == board_.at(*active_).colour) continue;
        for (const std::string& orientation : orientations) {
            if (orientation != std::string{cube.top, cube.x})
                list.push_back(together({"C-CJ:", cell, "@", orientation}));
        }
    }
    return list;
}

/// H52: H18 does not limit it.
Plain::Cells Plain::impulse_cells(const std::string& cell) const {
    Cells cells;
    for (const std::string& target : in_line(cell, 1)) {
        if (is_free(target)) cells.push_back(target);
    }
    return cells;
}

/// H53
Plain::Cells Plain::teleport_cells(const std::string& cell) const {
    Cells cells;
    for (const std::string& target : in_line(cell, 2)) {
        if (is_free(target)) cells.push_back(target);
    }
    return cells;
}

/// H46, edition 2: enemy cubes in line, two cells away, the cell between free.
Plain::Cells Plain::yokai_cells(const std::string& cell) const {
    Cells cells;
    for (const std::string& target : in_line(cell, 2)) {
        if (is_free(target) || !is_free(between(cell, target))) continue;
        if (board_.at(target).colour != board_.at(cell).colour) cells.push_back(target);
    }
    return cells;
}

std::string Plain::outcome() const {
    if (score_.at('w') >= 5) return "p1win";  // H20
    if (score_.at('b') >= 5) return "p2win";
    return "ongoing";
}

}  // namespace tessera::himiki_plain
