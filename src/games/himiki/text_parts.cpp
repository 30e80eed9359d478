#include "games/himiki/text_parts.hpp"

#include "core/text.hpp"

namespace tessera::himiki {

char letter_of(Side side, Element element) {
    const char letter = letter_of(element);
    return side == Side::first ? letter : to_lower(letter);
}

std::string lies_text(Orientation lies) {
    return {letter_of(lies.top()), letter_of(lies.face(Axis::x))};
}

std::string tiles_text(TileSet tiles) {
    std::string text;
    tiles.each([&](Tile tile) { text += fmt::format("{}{}", text.empty() ? "" : ",", name_of(tile)); });
    return text.empty() ? "-" : text;
}

std::string terrain_text(const Chaos& chaos) {
    std::string text;
    for (const Cell cell : each(chaos.terrain())) {
        text += fmt::format("{}{}={}", text.empty() ? "" : ",", name(cell), name_of(*chaos.terrain_on(cell)));
    }
    return text.empty() ? "-" : text;
}

std::string action_text(Move move) {
    switch (move.act()) {
        case Act::place:
            return fmt::format("{}@{}", name(move.to()), lies_text(move.lies()));
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
            // A mana of a puzzle may also pivot (H72): a movement from a cell to itself.
            return fmt::format("C-{}:{}>{}{}", name_of(*move.tile()), name(move.from()),
                               move.from() == move.to() ? 'P' : 'B', name(move.to()));
        case Act::conjure:
            return fmt::format("C-CJ:{}@{}", name(move.to()), lies_text(move.lies()));
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

}  // namespace tessera::himiki
