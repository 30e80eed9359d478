// Law: an accepted puzzle prints as a text that is accepted as the same puzzle, the rules work on it, whatever it is,
// and what the solver keeps of it has the same actions. The first byte chooses the edition.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/puzzle/state.hpp"

namespace {

using namespace tessera::himiki::puzzle;

void try_puzzle(std::string_view text, const Rules& rules) {
    const auto puzzle = Position::parse(text, rules);
    if (!puzzle) return puzzle.error().what.empty() ? std::abort() : void();
    const auto again = Position::parse(to_text(*puzzle), rules);
    if (!again || *again != *puzzle || again->key() != puzzle->key()) std::abort();
    const auto moves = puzzle->legal_moves();
    if (moves.size() != puzzle->count_moves()) std::abort();
    if (moves.empty() != puzzle->outcome().has_value()) std::abort();
    const Position kept = restored(state_of(*puzzle), *puzzle);
    if (kept.legal_moves() != moves || state_of(kept) != state_of(*puzzle)) std::abort();
    for (const auto& move : moves) {
        Position next = *puzzle;
        next.play(move);
        if (next.count_moves() != next.legal_moves().size()) std::abort();
        const auto reread = Position::parse(to_text(next), rules);
        if (!reread || *reread != next) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    try_puzzle(text, Rules::all()[data[0] & 1]);
    return 0;
}
