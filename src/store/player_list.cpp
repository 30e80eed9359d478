#include "store/player_list.hpp"

#include <stdexcept>

namespace tessera::store {

std::string to_player_list(const std::vector<std::string>& players) {
    std::string text;
    for (const auto& player : players) {
        if (player.contains('\n')) throw std::runtime_error("A player's id must be one line.");
        text += player;
        text += '\n';
    }
    return text;
}

std::vector<std::string> parse_player_list(std::string_view text) {
    std::vector<std::string> players;
    while (!text.empty()) {
        const auto end = text.find('\n');
        players.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return players;
}

}  // namespace tessera::store
