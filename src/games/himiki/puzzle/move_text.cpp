// Actions as text: canonical, as records write them, and all that is accepted.

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/move_reader.hpp"
#include "games/himiki/puzzle/explain.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki::puzzle {

std::string to_text(const Position&, Move move) {
    if (move.act() != Act::conjure) return action_text(move);
    return fmt::format("C-CJ:{}@{}.", name(move.to()), to_lower(letter_of(move.lies().top())));
}

std::string record_text(const Position& position, Move move) {
    const bool is_free = position.phase() == Phase::replay && (move.act() == Act::tip || move.act() == Act::pivot);
    std::string text = (is_free ? "R-" : "") + to_text(position, move);
    Position after = position;
    after.play(move);
    text += std::string(count(position.board().of(Side::second)) - count(after.board().of(Side::second)), '*');
    for (const Element element : elements) {
        if (position.hold(element) == Hold::asked && after.hold(element) == Hold::taken) text += letter_of(element);
    }
    return text;
}

Parsed<Move> Position::parse_move(std::string_view text) const {
    const auto wanted = read_move(text, Dialect::puzzle);
    if (!wanted) return wanted;
    for (const Move& move : legal_moves()) {
        if (move == *wanted) return move;
    }
    return std::unexpected(why_illegal(*this, *wanted));
}

}  // namespace tessera::himiki::puzzle
