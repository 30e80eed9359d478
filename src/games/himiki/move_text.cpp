// Actions as text: canonical, as records write them, and all that is accepted.

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/explain.hpp"
#include "games/himiki/move_reader.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

namespace {

std::string text_of(Orientation lies) {
    return {letter_of(lies.top()), letter_of(lies.face(Axis::x))};
}

std::string text_of(Move move) {
    switch (move.act()) {
        case Act::place:
            return fmt::format("{}@{}", name(move.to()), text_of(move.lies()));
        case Act::tip:
            return fmt::format("{}>B{}", name(move.from()), name(move.to()));
        case Act::pivot: {
            std::string text;
            for (const Cell cell : each(move.cubes())) {
                text += fmt::format("{}{}>P{}", text.empty() ? "" : "+", name(cell), name(cell));
            }
            return text;
        }
        case Act::end:
            return "end";
        case Act::pass:
            return "pass";
        case Act::keep:
            return "keep";
        case Act::mana:
            return fmt::format("C-{}:{}>B{}", name_of(*move.tile()), name(move.from()), name(move.to()));
        case Act::conjure:
            return fmt::format("C-CJ:{}@{}", name(move.to()), text_of(move.lies()));
        case Act::summon:
            return "C-YM";
        case Act::confuse:
            return "C-CF";
        case Act::lay:
            return fmt::format("C-{}@{}", name_of(*move.tile()), name(move.to()));
        case Act::impulse:
            return fmt::format("IM>{}", name(move.to()));
        case Act::teleport:
            return fmt::format("TP>{}", name(move.to()));
        case Act::transfer:
            return fmt::format("TR>{}", name(move.to()));
        case Act::yokai:
            return fmt::format("YM>{}", name(move.to()));
        case Act::no_yokai:
            return "YM>none";
    }
    return {};
}

}  // namespace

template <Tiles kTiles>
std::string to_text(const BasicPosition<kTiles>&, Move move) {
    return text_of(move);
}

/// A star a point that is no hold's, then the element of the hold. Points of the other side (H57) are not marked.
template <Tiles kTiles>
std::string record_text(const BasicPosition<kTiles>& position, Move move) {
    const bool is_free = position.phase() == Phase::replay && (move.act() == Act::tip || move.act() == Act::pivot);
    std::string text = (is_free ? "R-" : "") + text_of(move);
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
