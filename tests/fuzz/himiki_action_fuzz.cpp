// Law: an accepted action is legal and its two forms lead back to it. The first byte chooses the mode, the second how
// far a random game went.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/random.hpp"
#include "games/himiki/position.hpp"

namespace {

using namespace tessera::himiki;

template <class P>
void try_action(P position, unsigned actions, std::string_view text) {
    tessera::Random random(actions / 64);
    for (unsigned ply = 0; ply < actions % 64 && !position.outcome(); ++ply) {
        const auto moves = position.legal_moves();
        position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const auto move = position.parse_move(text);
    if (!move) return move.error().what.empty() ? std::abort() : void();
    if (position.parse_move(to_text(position, *move)) != *move) std::abort();
    if (position.parse_move(record_text(position, *move)) != *move) std::abort();
    position.play(*move);
    if (!P::parse(to_text(position), position.rules())) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    const bool is_solo = (data[0] & 12) == 8;
    const Rules rules = is_solo ? Rules::all_solo()[data[0] & 1] : Rules::all()[data[0] & 3];
    if ((data[0] & 4) != 0) {
        try_action(ExpertPosition::set_up(rules, 1, data[0] / 8U), data[1], text);
    } else {
        try_action(Position::initial(rules), data[1], text);
    }
    return 0;
}
