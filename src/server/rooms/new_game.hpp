#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game_info.hpp"
#include "server/rooms/answer.hpp"
#include "server/rooms/clock.hpp"
#include "server/rooms/place.hpp"

namespace tessera::server {

/// Who wrote a wish for a new game. Only the server may name the players of other seats: for pairings and rematches.
enum class Author : std::uint8_t { client, server };

/// What a game was made to be.
struct GameTerms {
    std::string variant = {};
    std::string setup = {};  ///< empty where the game has only one
    std::optional<ClockTerms> clock = {};
    bool is_rated = false;
    bool is_private = false;
    bool has_random_sides = false;
};

struct NewGame {
    GameTerms terms = {};
    std::vector<Place> places = {};
};

/// Games for two or four that people play against each other or bots, and Muk Yan; no puzzles.
[[nodiscard]] bool is_online(const play::GameInfo& info);

/// The body of POST /api/v1/games; a fault is one sentence.
[[nodiscard]] Answer<NewGame> parse_new_game(const Json& wish, const Player& maker, Author author);

/// The same side sits on the other chairs; partners stay partners.
void exchange_sides(std::vector<Place>& places);

}  // namespace tessera::server
