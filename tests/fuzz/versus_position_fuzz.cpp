// Law: an accepted position prints as a text that is accepted as the same position, and the rules work on it. Both
// boards read every text.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"

namespace {

template <class Position>
void hold(std::string_view text) {
    const auto position = Position::parse(text);
    if (!position) {
        if (position.error().what.empty() || position.error().at > text.size()) std::abort();
        return;
    }
    // There is one way to write a position, and only that one is read.
    if (to_text(*position) != text) std::abort();
    const auto again = Position::parse(to_text(*position));
    if (!again || *again != *position) std::abort();
    if (swapped(swapped(*position)) != *position || reflected(reflected(*position)) != *position) std::abort();
    if (draw(*position, std::optional<typename Position::Move>(), {}).empty()) std::abort();
    if (evaluate(*position) != evaluate(swapped(*position))) std::abort();
    const auto moves = position->legal_moves();
    if (moves.size() != position->count_moves()) std::abort();
    if (moves.empty() != position->outcome().has_value()) std::abort();
    for (const auto& move : moves) {
        Position next = *position;
        next.play(move);
        if (next.count_moves() != next.legal_moves().size()) std::abort();
        const auto read = Position::parse(to_text(next));
        if (!read || *read != next) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    hold<tessera::versus::Position61>(text);
    hold<tessera::versus::Position91>(text);
    return 0;
}
