// The canonical text of actions (R4-R10).

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/remparts/explain.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

namespace {

constexpr std::string_view end_word = "end";

/// What a text says, legal or not; nothing if it is no action at all.
std::optional<Move> meaning(std::string_view text) {
    if (text == end_word) return Move{Act::end};
    if (text.size() == 3 && (text[0] == '+' || text[0] == '-')) {
        const auto tile = Grid::parse_cell(text.substr(1));
        if (!tile) return std::nullopt;
        return Move{text[0] == '+' ? Act::build : Act::destroy, *tile, *tile};
    }
    if (text.size() < 4) return std::nullopt;
    const bool captures = text[2] == 'x';
    const auto from = Grid::parse_cell(text.substr(0, 2));
    const auto to = Grid::parse_cell(text.substr(captures ? 3 : 2, 2));
    const std::string_view rest = text.substr(std::min<std::size_t>(text.size(), captures ? 5 : 4));
    if (!from || !to) return std::nullopt;
    if (rest.empty()) return Move{captures ? Act::capture : Act::slide, *from, *to};
    if (!captures || rest.size() != 2 || rest[0] != '=') return std::nullopt;
    const auto knight = parse_knight(rest[1]);
    if (!knight) return std::nullopt;
    return Move{Act::recover, *from, *to, *knight};
}

}  // namespace

std::string to_text(const Position&, Move move) {
    switch (move.act) {
        case Act::build:
            return '+' + name(move.to);
        case Act::destroy:
            return '-' + name(move.to);
        case Act::slide:
            return name(move.from) + name(move.to);
        case Act::capture:
            return name(move.from) + 'x' + name(move.to);
        case Act::recover:
            return name(move.from) + 'x' + name(move.to) + '=' + letter_of(move.knight);
        case Act::end:
            return std::string(end_word);
    }
    return {};
}

Parsed<Move> Position::parse_move(std::string_view text) const {
    const auto wanted = meaning(text);
    if (!wanted) {
        return malformed(0, fmt::format("{} is not an action: write +d4 to build, -d4 to destroy, d1d5 to move, d1xd5 "
                                        "to take, d1xd5=L to bring a knight back too, end to end the turn",
                                        quoted(text)));
    }
    if (auto refusal = why_illegal(*this, *wanted)) return std::unexpected(*std::move(refusal));
    return *wanted;
}

}  // namespace tessera::remparts
