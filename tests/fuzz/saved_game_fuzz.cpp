// Law: a game that can be loaded can be saved, and loads again to the same position.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "play/saved_game.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tessera::play;
    const auto game = parse_saved_game({reinterpret_cast<const char*>(data), size});
    if (!game) return game.error().what.empty() ? std::abort(), 0 : 0;
    const auto text = to_record_text(*game->session, game->info);
    if (!text) std::abort();
    const auto again = parse_saved_game(*text);
    if (!again || again->session->position() != game->session->position()) std::abort();
    return 0;
}
