// Law: an accepted position prints as a text that is accepted as the same position, and the rules work on it, whatever
// it is. The first byte chooses the mode.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/himiki/position.hpp"

namespace {

using namespace tessera::himiki;

template <class P>
void try_position(std::string_view text, const Rules& rules) {
    const auto position = P::parse(text, rules);
    if (!position) return position.error().what.empty() ? std::abort() : void();
    const auto again = P::parse(to_text(*position), rules);
    if (!again || *again != *position || again->key() != position->key()) std::abort();
    const auto moves = position->legal_moves();
    if (moves.size() != position->count_moves()) std::abort();
    if (moves.empty() != position->outcome().has_value()) std::abort();
    for (const auto& move : moves) {
        P next = *position;
        next.play(move);
        if (next.count_moves() != next.legal_moves().size()) std::abort();
        const auto reread = P::parse(to_text(next), rules);
        if (!reread || *reread != next) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const bool is_solo = (data[0] & 12) == 8;
    const Rules rules = is_solo ? Rules::all_solo()[data[0] & 1] : Rules::all()[data[0] & 3];
    if ((data[0] & 4) != 0) {
        try_position<ExpertPosition>(text, rules);
    } else {
        try_position<Position>(text, rules);
    }
    return 0;
}
