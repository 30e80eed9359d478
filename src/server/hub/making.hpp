#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/hub/identity.hpp"
#include "server/rooms/room.hpp"

namespace tessera::server {

struct Parts;

/// Who makes rematches and pairings.
[[nodiscard]] const Player& the_server();

/// Makes a game and its room. The wish is the body of POST /api/v1/games.
struct MadeGame {
    std::string id;
    Json keys;
};
[[nodiscard]] boost::asio::awaitable<Answer<MadeGame>> make_game(Parts& parts, Json wish, Player maker, Author author);

/// Who plays by a token is a program, and its profile says so from now on.
void note_program(Parts& parts, const Identity& who);

/// Makes the next game of one whose players agreed on it, once, however often it is asked for; while the store fails it
/// tries again for a while.
[[nodiscard]] boost::asio::awaitable<void> rematch_of(Parts& parts, std::string before);

}  // namespace tessera::server
