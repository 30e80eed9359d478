#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/himiki/plain_rules.hpp"

// What an action does, step by step in the order of H42.

namespace tessera::himiki_plain {

namespace {

using Cells = std::vector<std::string>;

/// H3
bool beats(char one, char other) {
    const std::string pair = {one, other};
    return pair == "MH" || pair == "HK" || pair == "KM";
}

/// H4: the face that is neither top nor x.
char y_of(const Cube& cube) {
    for (const char element : {'H', 'M', 'K'}) {
        if (element != cube.top && element != cube.x) return element;
    }
    std::abort();
}

bool are_neighbours(const std::string& one, const std::string& other) {
    return std::abs(one[0] - other[0]) + std::abs(one[1] - other[1]) == 1;
}

/// H2
std::string mirror_of(const std::string& cell) {
    return {cell[0], static_cast<char>('1' + '6' - cell[1])};
}

/// The part of a text after the last of these letters: the cell of `IM>C2`.
std::string after_last(const std::string& text, char letter) {
    return text.substr(text.rfind(letter) + 1);
}

char other_side(char side) {
    return side == 'w' ? 'b' : 'w';
}

}  // namespace

void Plain::play(const std::string& action) {
    const std::string start = action.substr(0, 3);
    const std::string active = active_.value_or("");
    if (phase_ == "place") {
        place(action);
    } else if (action == "pass" || action == "end") {
        end_turn();
    } else if (action == "keep") {
        replay_or_end(phase_ == "chaos:r");
    } else if (start.starts_with("C-")) {
        play_tile(action);
    } else if (start == "IM>") {
        tip(active, after_last(action, '>'));
    } else if (start == "TP>") {
        const std::string target = after_last(action, '>');
        shift(active, target);
        enter(target);
    } else if (start == "TR>") {
        swap_cubes(active, after_last(action, '>'));
        resolve(std::nullopt, active);
    } else if (action == "YM>none") {
        resolve(std::nullopt, std::nullopt);
    } else if (start == "YM>") {
        std::erase(yokai_, actor_);
        resolve(after_last(action, '>'), std::nullopt);
    } else if (action[3] == 'B') {
        tip(action.substr(0, 2), action.substr(4));
    } else {
        pivot(action);
    }
}

/// H10, H30, H60
void Plain::place(const std::string& action) {
    board_[action.substr(0, 2)] = Cube{.colour = acting_side(), .top = action[3], .x = action[4]};
    Cells order = edition_1_ ? Cells{"w", "b", "w", "b", "w", "b"} : Cells{"w", "b", "b", "w", "w", "b"};
    if (muk_yan_) order = {"w", "w", "w", "b", "b", "b"};
    if (teams_) order = {"wl", "bl", "wd", "bd", "wl", "bl", "wd", "bd"};
    if (board_.size() < order.size()) {
        actor_ = order[board_.size()];
        return;
    }
    actor_ = players().front();  // H11
    phase_ = "turn";
}

/// H12, H13: `B5>PB5+C5>PC5`, a cube every seven letters.
void Plain::pivot(const std::string& action) {
    for (std::size_t at = 0; at < action.size(); at += 7) {
        Cube& cube = board_.at(action.substr(at, 2));
        cube.x = y_of(cube);
    }
    end_turn();
    pivot_banned_ = true;
}

/// H5: the cube rolls, then its new cell counts. It is the Active Cube from now on.
void Plain::tip(const std::string& from, const std::string& to) {
    Cube& cube = board_.at(from);
    const bool along_the_numbers = from[0] == to[0];
    if (along_the_numbers) {
        std::swap(cube.top, cube.x);
    } else {
        cube.top = y_of(cube);
    }
    pivot_banned_ = false;    // H13 looks only at the start of a turn
    left_.try_emplace(from);  // H18 remembers from the first tip on
    shift(from, to);
    enter(to);
}

/// Moves the Active Cube and remembers the cell that it left (H18).
void Plain::shift(const std::string& from, const std::string& to) {
    board_[to] = board_.at(from);
    board_.erase(from);
    Cells cells = left_.at(from);
    cells.insert(cells.begin(), from);
    left_.erase(from);
    left_[to] = cells;
    active_ = to;
}

/// H50-H57: terrain under the cube.
void Plain::enter(const std::string& cell) {
    const std::string tile = terrain_.contains(cell) ? terrain_.at(cell) : "";
    if (tile == "PE") {
        terrain_.erase(cell);
        board_.erase(cell);
        end_turn();
        return;
    }
    if (tile == "IM" && !impulse_cells(cell).empty()) {
        terrain_.erase(cell);
        phase_ = "impulse";
        return;
    }
    if (tile == "TP" && !teleport_cells(cell).empty()) {
        terrain_.erase(cell);
        phase_ = "teleport";
        return;
    }
    if (tile == "MR" && is_free(mirror_of(cell))) {
        terrain_.erase(cell);
        shift(cell, mirror_of(cell));
        enter(mirror_of(cell));
        return;
    }
    if (tile == "VX") {
        terrain_.erase(cell);
        board_.at(cell).x = y_of(board_.at(cell));
    }
    if (tile == "TR") {
        terrain_.erase(cell);
        const bool alone = board_.size() == 1;
        if (!alone) {
            phase_ = "transfer";
            return;
        }
    }
    offer_yokai();
}

/// H57: the Active Cube goes from `one` to `other`. Both remember what they leave, if they have tipped (H18).
void Plain::swap_cubes(const std::string& one, const std::string& other) {
    std::swap(board_.at(one), board_.at(other));
    std::map<std::string, Cells> moved;
    for (const auto& [cell, cells] : left_) {
        if (cell != one && cell != other) {
            moved[cell] = cells;
            continue;
        }
        Cells& longer = moved[cell == one ? other : one];
        longer = cells;
        longer.insert(longer.begin(), cell);
    }
    left_ = moved;
    active_ = other;
}

/// H46, edition 2
void Plain::offer_yokai() {
    const bool has_yokai = std::find(yokai_.begin(), yokai_.end(), actor_) != yokai_.end();
    if (!edition_1_ && has_yokai && !yokai_cells(*active_).empty()) {
        phase_ = "yokai";
        return;
    }
    resolve(std::nullopt, std::nullopt);
}

/// Conflicts and hold, scored together; end of game; the tile choice; then replay or end of turn. A replay is offered
/// only if there is more to do than to end (H41).
/// `far` is the cube that the yokai reaches, `swapped` the cell of the cube that a transfer has put there.
void Plain::resolve(const std::optional<std::string>& far, const std::optional<std::string>& swapped) {
    const char side = acting_side();
    Conflicts conflicts = fight(*active_, far);
    if (edition_1_) turn_by_yokai(*active_, conflicts);
    int points_of_the_other = 0;
    if (swapped && !edition_1_) {  // H57
        const Conflicts second = fight(*swapped, std::nullopt);
        if (board_.at(*swapped).colour == board_.at(*active_).colour) {
            conflicts.won += second.won;
            conflicts.lost += second.lost;
            conflicts.equal = conflicts.equal || second.equal;
        } else {
            points_of_the_other = second.won;
        }
    }
    const int points = conflicts.won + take_hold(*active_);
    score_[side] += points;
    if (outcome() == "ongoing") score_[other_side(side)] += points_of_the_other;
    if (outcome() != "ongoing") {
        end_turn();
        return;
    }
    const bool decided = conflicts.won > 0 || conflicts.lost > 0;  // H16
    offer_tile(points, !decided && conflicts.equal && !movements().empty());
}

/// H15, H17. The enemy is whoever is not of the fighting cube's printed colour (H45).
Conflicts Plain::fight(const std::string& cell, const std::optional<std::string>& far) const {
    const Cube& cube = board_.at(cell);
    Conflicts result;
    for (const auto& [place, neighbour] : board_) {
        if (!are_neighbours(cell, place) && place != far) continue;
        if (neighbour.top == cube.top) result.equal = true;
        if (neighbour.colour == cube.colour) continue;
        if (beats(cube.top, neighbour.top)) ++result.won;
        if (beats(neighbour.top, cube.top)) ++result.lost;
    }
    return result;
}

/// H46, edition 1: the first conflict that goes against the holder is turned, and the tile is gone. As all that is
/// turned the same way counts the same, which of several it is shows nowhere.
void Plain::turn_by_yokai(const std::string& cell, Conflicts& conflicts) {
    if (yokai_.empty()) return;
    const std::string holder = yokai_.front();
    const bool enemies_are_the_holders = board_.at(cell).colour != holder[0];
    if (holder == actor_ && conflicts.lost > 0) {
        --conflicts.lost;
        ++conflicts.won;
        yokai_.clear();
    } else if (holder[0] != acting_side() && enemies_are_the_holders && conflicts.won > 0) {
        --conflicts.won;
        ++conflicts.lost;
        yokai_.clear();
    }
}

/// H19, H32: the points that a hold brings; the opponent's loss is taken here.
int Plain::take_hold(const std::string& cell) {
    const char element = board_.at(cell).top;
    const auto showing =
        std::count_if(board_.begin(), board_.end(), [&](const auto& entry) { return entry.second.top == element; });
    char& owner = hold_.at(element);
    if (showing != (teams_ ? 6 : 4) || owner == acting_side()) return 0;
    if (owner != '-') score_[owner] = std::max(0, score_[owner] - 1);  // a set-up position may have no point there
    owner = acting_side();
    return 1;
}

/// H41
void Plain::offer_tile(int points, bool replay) {
    const int score = score_[acting_side()];
    if (expert_ && points > 0 && score >= 2 && score <= 4 && !tile_plays().empty()) {
        phase_ = replay ? "chaos:r" : "chaos";
        return;
    }
    replay_or_end(replay);
}

/// H17
void Plain::replay_or_end(bool replay) {
    if (!replay) {
        end_turn();
        return;
    }
    phase_ = "replay";
    active_.reset();
}

void Plain::end_turn() {
    if (confused()) confused_turns_.erase(confused_turns_.begin());
    actor_ = player_after(actor_);
    phase_ = "turn";
    pivot_banned_ = false;
    left_.clear();
    active_.reset();
}

/// H43-H50: `C-MH:C4>BC3`, `C-CJ:B2@MK`, `C-YM`, `C-CF`, `C-MR@C3`.
void Plain::play_tile(const std::string& action) {
    const std::string tile = action.substr(2, 2);
    const bool replay = phase_ == "chaos:r";
    hands_.at(actor_).erase(tile);
    if (action.size() == 11) {
        tip(action.substr(5, 2), action.substr(9));
        return;
    }
    if (tile == "CJ") {
        conjure(action.substr(5, 2), action[8], action[9]);
        return;
    }
    if (tile == "YM") {
        yokai_.push_back(actor_);
    } else if (tile == "CF") {
        confused_turns_.push_back(player_after(actor_));
        confused_turns_.push_back(actor_);
    } else {
        terrain_[after_last(action, '@')] = tile;
    }
    replay_or_end(replay);
}

/// H44. `chaos:r` says that nothing was won or lost so far in this resolution.
void Plain::conjure(const std::string& cell, char top, char x) {
    Cube& cube = board_.at(cell);
    const char old_top = std::exchange(cube.top, top);
    cube.x = x;
    bool replay = phase_ == "chaos:r";
    if (edition_1_ || old_top == top || !are_neighbours(cell, *active_)) {
        replay_or_end(replay);
        return;
    }
    const char active_top = board_.at(*active_).top;
    const bool won = beats(active_top, top);
    const bool lost = beats(top, active_top);
    if (won || lost) replay = false;
    if (replay) replay = fight(*active_, std::nullopt).equal;
    if (won) ++score_[acting_side()];
    if (outcome() != "ongoing") {
        end_turn();
        return;
    }
    offer_tile(won ? 1 : 0, replay);
}

}  // namespace tessera::himiki_plain
