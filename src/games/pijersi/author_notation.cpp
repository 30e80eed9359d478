#include "games/pijersi/author_notation.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::pijersi {

namespace {

/// One half of a turn as written: how it goes and where to.
struct Half {
    char sign = '-';
    Cell to;
};

bool holds_enemy(const Position& position, Cell cell) {
    return has(position.of(opponent(position.side_to_move())), cell.index);
}

std::unexpected<ParseError> not_a_turn(std::string_view text, std::size_t at) {
    return malformed(
        at, fmt::format("{} is not a turn: write a1b1, a1b1c1, a1-b1, a1=b1, a1-b1=c1 or a1=b1-c1", quoted(text)));
}

}  // namespace

Parsed<Move> parse_author_move(const Position& position, std::string_view text) {
    const auto from = parse_cell(text.substr(0, 2));
    if (!from) return not_a_turn(text, 0);
    Half halves[2];
    std::size_t written = 0;
    std::size_t i = 2;
    while (i < text.size() && written < 2) {
        const auto to = text.size() >= i + 3 ? parse_cell(text.substr(i + 1, 2)) : std::nullopt;
        const char sign = text[i];
        if ((sign != '-' && sign != '=') || !to) return not_a_turn(text, i);
        i += 3;
        halves[written++] = {sign, *to};
        if (i == text.size() || text[i] != '!') continue;
        if (!holds_enemy(position, *to)) {
            return malformed(i,
                             fmt::format("'!' says that something is taken on {}, but no enemy is there", name(*to)));
        }
        ++i;
    }
    if (written == 0 || i != text.size()) return not_a_turn(text, i < text.size() ? i : 0);
    const auto [first, second] = halves;
    const bool first_is_cube = first.sign == '-';
    if (written == 1) return Move{first_is_cube ? Form::cube : Form::stack, *from, first.to, first.to};
    if (first.sign == second.sign) return not_a_turn(text, i - 3);
    return Move{first_is_cube ? Form::cube_then_stack : Form::stack_then_cube, *from, first.to, second.to};
}

std::string record_text(const Position& position, Move move) {
    const auto marked = [&](Cell cell) { return name(cell) + (holds_enemy(position, cell) ? "!" : ""); };
    const bool starts_as_cube = move.form == Form::cube || move.form == Form::cube_then_stack;
    std::string text = name(move.from) + (starts_as_cube ? '-' : '=') + marked(move.via);
    if (move.form == Form::cube_then_stack) text += '=' + marked(move.to);
    if (move.form == Form::stack_then_cube) text += '-' + marked(move.to);
    return text;
}

}  // namespace tessera::pijersi
