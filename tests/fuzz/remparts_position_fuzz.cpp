// Law: an accepted position prints as a text that is accepted as the same position, and the rules work on it.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/remparts/drawing.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/turns.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using tessera::remparts::Position;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto position = Position::parse(text);
    if (!position) return position.error().what.empty() ? std::abort(), 0 : 0;
    const auto again = Position::parse(to_text(*position));
    if (!again || *again != *position) std::abort();
    const auto moves = position->legal_moves();
    if (moves.size() != position->count_moves()) std::abort();
    if (moves.empty() != position->outcome().has_value()) std::abort();
    // The first few turns only: a position has thousands.
    int left = 50;
    for (const auto& turn : distinct_turns(*position)) {
        if (turn.after.side_to_move() == position->side_to_move() || !Position::parse(to_text(turn.after)))
            std::abort();
        if (--left == 0) break;
    }
    if (draw(*position, std::nullopt, {}).empty() || evaluate(swapped(*position)) != evaluate(*position)) std::abort();
    for (const auto& move : moves) {
        Position next = *position;
        next.play(move);
        if (next.count_moves() != next.legal_moves().size()) std::abort();
    }
    return 0;
}
