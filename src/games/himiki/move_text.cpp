// Actions as text: canonical, as records write them, and all that is accepted.

#include "core/text.hpp"
#include "games/himiki/explain.hpp"
#include "games/himiki/move_reader.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki {

template <Tiles kTiles>
std::string to_text(const BasicPosition<kTiles>&, Move move) {
    return action_text(move);
}

/// A star a point that is no hold's, then the element of the hold. Points of the other side (H57) are not marked.
template <Tiles kTiles>
std::string record_text(const BasicPosition<kTiles>& position, Move move) {
    const bool is_free = position.phase() == Phase::replay && (move.act() == Act::tip || move.act() == Act::pivot);
    std::string text = (is_free ? "R-" : "") + action_text(move);
    const Side side = position.side_to_move();
    BasicPosition<kTiles> after = position;
    after.play(move);
    unsigned points = after.score(side) > position.score(side) ? after.score(side) - position.score(side) : 0;
    std::string hold;
    for (const Element element : elements) {
        if (after.hold(element) != side || position.hold(element) == side) continue;
        hold = letter_of(element);
        --points;
    }
    return text + std::string(points, '*') + hold;
}

template <Tiles kTiles>
Parsed<Move> BasicPosition<kTiles>::parse_move(std::string_view text) const {
    const auto wanted = read_move(text);
    if (!wanted) return wanted;
    for (const Move& move : legal_moves()) {
        if (move == *wanted) return move;
    }
    return std::unexpected(why_illegal(*this, *wanted));
}

template std::string to_text(const Position&, Move);
template std::string to_text(const ExpertPosition&, Move);
template std::string record_text(const Position&, Move);
template std::string record_text(const ExpertPosition&, Move);
template Parsed<Move> BasicPosition<Tiles::without>::parse_move(std::string_view) const;
template Parsed<Move> BasicPosition<Tiles::with>::parse_move(std::string_view) const;

}  // namespace tessera::himiki
