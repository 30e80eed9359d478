// Law: an accepted action is legal and its text leads back to it. The first byte chooses the board and how far a random
// game went.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/random.hpp"
#include "games/versus/position.hpp"

namespace {

template <class Position>
void hold(unsigned choice, std::string_view text) {
    tessera::Random random(choice / 32U);
    Position position = Position::initial();
    for (unsigned ply = 0; ply < 4 * (choice % 32) && !position.outcome(); ++ply) {
        const auto moves = position.legal_moves();
        position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const auto move = position.parse_move(text);
    if (!move) {
        if (move.error().what.empty() || move.error().at > text.size()) std::abort();
        return;
    }
    const auto moves = position.legal_moves();
    if (std::find(moves.begin(), moves.end(), *move) == moves.end()) std::abort();
    if (position.parse_move(to_text(position, *move)) != *move) std::abort();
    position.play(*move);
    if (!Position::parse(to_text(position))) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 2 == 0) {
        hold<tessera::versus::Position61>(data[0] / 2U, text);
    } else {
        hold<tessera::versus::Position91>(data[0] / 2U, text);
    }
    return 0;
}
