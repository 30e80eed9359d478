// Law: an accepted action is legal and its text leads back to it. The first byte chooses how far a random game
// went.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/random.hpp"
#include "games/remparts/position.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using tessera::remparts::Position;
    if (size == 0) return 0;
    tessera::Random random(data[0] / 32U);
    Position position = Position::initial();
    for (int ply = 0; ply < data[0] % 32 && !position.outcome(); ++ply) {
        const auto moves = position.legal_moves();
        position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const auto move = position.parse_move(std::string_view(reinterpret_cast<const char*>(data) + 1, size - 1));
    if (!move) return move.error().what.empty() ? std::abort(), 0 : 0;
    if (position.parse_move(to_text(position, *move)) != *move) std::abort();
    position.play(*move);
    if (!Position::parse(to_text(position))) std::abort();
    return 0;
}
