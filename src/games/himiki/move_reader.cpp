#include "games/himiki/move_reader.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::himiki {

namespace {

/// Capitals, `>` for the arrow, no `R-` in front. What follows counts characters in this form.
std::string normalised(std::string_view text) {
    constexpr std::string_view arrow = "\u25BA";
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        if (text.substr(i).starts_with(arrow)) {
            plain += '>';
            i += arrow.size();
        } else {
            plain += to_upper(text[i++]);
        }
    }
    if (plain.starts_with("R-")) plain.erase(0, 2);
    return plain;
}

/// Takes the marks of a record off the end of a movement: stars, then elements of holds.
std::string_view without_marks(std::string_view text, std::size_t bare_length) {
    if (text.size() <= bare_length) return text;
    std::string_view marks = text.substr(bare_length);
    while (marks.starts_with('*')) marks.remove_prefix(1);
    while (!marks.empty() && parse_element(marks[0])) marks.remove_prefix(1);
    return marks.empty() ? text.substr(0, bare_length) : text;
}

std::unexpected<ParseError> unknown(std::string_view text, Dialect dialect) {
    constexpr std::string_view of_games = "'C4>BC3', 'C4>PC4', 'B5@HM', 'end', 'pass', 'keep', 'C-MR@C3'";
    constexpr std::string_view of_puzzles = "'C4>BC3', 'C4>PC4', 'end', 'C-MH:C4>BC3', 'C-CJ:B2@m.', 'C-YM', 'IM>C2'";
    return malformed(
        0, fmt::format("{} is no action (as {})", quoted(text), dialect == Dialect::puzzle ? of_puzzles : of_games));
}

std::optional<Orientation> parse_orientation(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const auto top = parse_element(text[0]);
    const auto x_face = parse_element(text[1]);
    return top && x_face ? Orientation::of_faces(*top, *x_face) : std::nullopt;
}

/// `C4>BC3`: six characters and perhaps marks.
std::optional<std::pair<Cell, Cell>> parse_tip(std::string_view text) {
    text = without_marks(text, 6);
    if (text.size() != 6 || text.substr(2, 2) != ">B") return std::nullopt;
    const auto from = parse_cell(text.substr(0, 2));
    const auto to = parse_cell(text.substr(4));
    if (!from || !to) return std::nullopt;
    return std::pair(*from, *to);
}

struct CubeAt {
    Cell cell;
    Orientation lies;
};

/// `B5@HM`.
std::optional<CubeAt> parse_cube_at(std::string_view text) {
    if (text.size() != 5 || text[2] != '@') return std::nullopt;
    const auto cell = parse_cell(text.substr(0, 2));
    const auto lies = parse_orientation(text.substr(3));
    if (!cell || !lies) return std::nullopt;
    return CubeAt{*cell, *lies};
}

/// `B5>PB5+C5>PC5`.
Parsed<Move> read_pivots(std::string_view text, std::string_view original, Dialect dialect) {
    Cells cubes = 0;
    for (const Field& part : split(text, '+')) {
        const bool shaped = part.text.size() == 6 && part.text.substr(2, 2) == ">P";
        const auto cell = shaped ? parse_cell(part.text.substr(0, 2)) : std::nullopt;
        if (!cell || parse_cell(part.text.substr(4)) != cell) return unknown(original, dialect);
        if ((cubes & set_of(*cell)) != 0) {
            return malformed(part.at, fmt::format("the cube on {} cannot pivot twice in one action", name(*cell)));
        }
        cubes |= set_of(*cell);
    }
    return Move::pivot(cubes);
}

/// `B2@M.`: a black cube of a puzzle and the top it shall show.
std::optional<Move> parse_black_top(std::string_view text) {
    text = without_marks(text, 5);
    if (text.size() != 5 || text[2] != '@' || text[4] != '.') return std::nullopt;
    const auto cell = parse_cell(text.substr(0, 2));
    const auto top = parse_element(text[3]);
    if (!cell || !top) return std::nullopt;
    return Move::conjure(*cell, Orientation(*top, 0));
}

/// `C4>PC4`, by a mana in a puzzle.
std::optional<Cell> parse_single_pivot(std::string_view text) {
    if (text.size() != 6 || text.substr(2, 2) != ">P" || text.substr(0, 2) != text.substr(4)) return std::nullopt;
    return parse_cell(text.substr(0, 2));
}

/// What follows `C-`.
Parsed<Move> read_tile(std::string_view text, std::string_view original, Dialect dialect) {
    const auto tile = parse_tile(text.substr(0, 2));
    if (!tile) return unknown(original, dialect);
    const std::string_view rest = text.substr(2);
    if (*tile == Tile::major_yokai && rest.empty()) return Move::plain(Act::summon);
    if (*tile == Tile::confusion && rest.empty()) return Move::plain(Act::confuse);
    if (is_terrain(*tile) && rest.starts_with('@')) {
        if (const auto cell = parse_cell(rest.substr(1))) return Move::lay(*tile, *cell);
    }
    if (*tile == Tile::conjuration && rest.starts_with(':') && dialect == Dialect::puzzle) {
        if (const auto conjure = parse_black_top(rest.substr(1))) return *conjure;
        return unknown(original, dialect);
    }
    if (*tile == Tile::conjuration && rest.starts_with(':')) {
        if (const auto cube = parse_cube_at(without_marks(rest.substr(1), 5)))
            return Move::conjure(cube->cell, cube->lies);
    }
    if (element_of_mana(*tile) && rest.starts_with(':')) {
        const auto tip = parse_tip(rest.substr(1));
        if (tip && tip->first != tip->second) return Move::mana(*tile, tip->first, tip->second);
        if (dialect == Dialect::puzzle) {
            if (const auto cell = parse_single_pivot(rest.substr(1))) return Move::mana(*tile, *cell, *cell);
        }
    }
    return unknown(original, dialect);
}

/// `IM>C2` and its like.
std::optional<Move> parse_answer(std::string_view text) {
    if (text.size() < 5 || text[2] != '>') return std::nullopt;
    const std::string_view tile = text.substr(0, 2);
    if (tile == "YM" && without_marks(text.substr(3), 4) == "NONE") return Move::plain(Act::no_yokai);
    const auto cell = parse_cell(without_marks(text.substr(3), 2));
    if (!cell) return std::nullopt;
    if (tile == "IM") return Move::answer(Act::impulse, *cell);
    if (tile == "TP") return Move::answer(Act::teleport, *cell);
    if (tile == "TR") return Move::answer(Act::transfer, *cell);
    if (tile == "YM") return Move::answer(Act::yokai, *cell);
    return std::nullopt;
}

}  // namespace

Parsed<Move> read_move(std::string_view text, Dialect dialect) {
    const std::string plain = normalised(text);
    if (plain == "END") return Move::plain(Act::end);
    if (plain == "PASS") return Move::plain(Act::pass);
    if (plain == "KEEP") return Move::plain(Act::keep);
    if (plain.starts_with("C-")) return read_tile(std::string_view(plain).substr(2), text, dialect);
    if (const auto tip = parse_tip(plain)) return Move::tip(tip->first, tip->second);
    if (const auto cube = parse_cube_at(plain)) return Move::place(cube->cell, cube->lies);
    if (const auto answer = parse_answer(plain)) return *answer;
    return read_pivots(plain, text, dialect);
}

}  // namespace tessera::himiki
