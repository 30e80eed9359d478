#include <cctype>
#include <cstdlib>

#include "games/himiki/plain_rules.hpp"

// Positions as text: `board actor scores holds phase pivot left`, in Expert also `hands terrain armed`.

namespace tessera::himiki_plain {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (letter == separator) {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : separator) + part;
    return text;
}

char upper(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

char lower(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

std::map<std::string, Cube> read_board(const std::string& field) {
    std::map<std::string, Cube> board;
    char row = 'E';
    char column = '1';
    for (std::size_t at = 0; at < field.size(); ++at) {
        const char letter = field[at];
        if (letter == '/') {
            --row;
            column = '1';
        } else if (letter >= '1' && letter <= '6') {
            column = static_cast<char>(column + (letter - '0'));
        } else {
            const char colour = letter == upper(letter) ? 'w' : 'b';
            board[{row, column}] = Cube{.colour = colour, .top = upper(letter), .x = upper(field.at(at + 1))};
            ++at;
            ++column;
        }
    }
    return board;
}

}  // namespace

Plain::Plain(std::string_view id) {
    edition_1_ = id.ends_with("-1");
    teams_ = id.find("2v2") != std::string_view::npos;
    expert_ = id.find("expert") != std::string_view::npos;
    muk_yan_ = id.starts_with("mukyan");
    actor_ = players().front();
    if (!expert_) return;
    read_hands(teams_ ? "wl:MH,MR,YM;bl:CJ,IM,TR;wd:CF,MK,PE;bd:MM,TP,VX" : "w:MH,MR,YM;b:CJ,IM,TR");
}

Plain Plain::from_text(std::string_view id, std::string_view position) {
    Plain game(id);
    const std::vector<std::string> fields = split(position, ' ');
    game.board_ = read_board(fields.at(0));
    game.actor_ = fields.at(1);
    const std::vector<std::string> scores = split(fields.at(2), '-');
    game.score_ = {{'w', std::atoi(scores.at(0).c_str())}, {'b', std::atoi(scores.at(1).c_str())}};
    game.hold_ = {{'H', fields.at(3).at(0)}, {'M', fields.at(3).at(1)}, {'K', fields.at(3).at(2)}};
    game.phase_ = fields.at(4);
    game.pivot_banned_ = fields.at(5) == "x";
    if (fields.at(6) != "-") {
        for (const std::string& entry : split(fields.at(6), ',')) {
            Cells cells = split(entry, '<');
            const std::string cell = cells.front().substr(0, 2);
            if (cells.front().ends_with("!")) game.active_ = cell;
            cells.erase(cells.begin());
            game.left_[cell] = cells;
        }
    }
    if (!game.expert_) return game;
    game.read_hands(fields.at(7));
    if (fields.at(8) != "-") {
        for (const std::string& entry : split(fields.at(8), ',')) game.terrain_[entry.substr(0, 2)] = entry.substr(3);
    }
    game.read_armed(fields.at(9));
    return game;
}

void Plain::read_hands(std::string_view field) {
    hands_.clear();
    for (const std::string& entry : split(field, ';')) {
        const std::vector<std::string> parts = split(entry, ':');
        std::set<std::string>& hand = hands_[parts.at(0)];
        if (parts.at(1) == "-") continue;
        for (const std::string& tile : split(parts.at(1), ',')) hand.insert(tile);
    }
}

void Plain::read_armed(std::string_view field) {
    if (field == "-") return;
    for (const std::string& entry : split(field, ';')) {
        (entry.starts_with("y:") ? yokai_ : confused_turns_) = split(entry.substr(2), ',');
    }
}

std::string Plain::text() const {
    std::string text = board_text() + " " + actor_;
    text += " " + std::to_string(score_.at('w')) + "-" + std::to_string(score_.at('b')) + " ";
    for (const char element : {'H', 'M', 'K'}) text += hold_.at(element);
    text += " " + phase_ + (pivot_banned_ ? " x " : " + ") + left_text();
    return expert_ ? text + expert_text() : text;
}

std::string Plain::board_text() const {
    std::vector<std::string> rows;
    for (char row = 'E'; row >= 'A'; --row) {
        std::string text;
        int run = 0;
        for (char column = '1'; column <= '6'; ++column) {
            const auto entry = board_.find({row, column});
            if (entry == board_.end()) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            run = 0;
            const Cube& cube = entry->second;
            const bool white = cube.colour == 'w';
            text += {white ? cube.top : lower(cube.top), white ? cube.x : lower(cube.x)};
        }
        if (run > 0) text += std::to_string(run);
        rows.push_back(text);
    }
    return joined(rows, "/");
}

std::string Plain::left_text() const {
    if (left_.empty()) return "-";
    std::vector<std::string> entries;
    for (const auto& [cell, cells] : left_) {
        entries.push_back(cell + (cell == active_ ? "!<" : "<") + joined(cells, "<"));
    }
    return joined(entries, ",");
}

std::string Plain::expert_text() const {
    std::vector<std::string> hands;
    for (const std::string& player : players()) {
        const std::set<std::string>& hand = hands_.at(player);
        hands.push_back(player + ":");
        hands.back() += hand.empty() ? "-" : joined({hand.begin(), hand.end()}, ",");
    }
    std::vector<std::string> terrain;
    for (const auto& [cell, tile] : terrain_) terrain.push_back(joined({cell, tile}, "="));
    std::vector<std::string> armed;
    if (!yokai_.empty()) armed.push_back("y:" + joined(yokai_, ","));
    if (!confused_turns_.empty()) armed.push_back("c:" + joined(confused_turns_, ","));
    return " " + joined(hands, ";") + " " + (terrain.empty() ? "-" : joined(terrain, ",")) + " " +
           (armed.empty() ? "-" : joined(armed, ";"));
}

}  // namespace tessera::himiki_plain
