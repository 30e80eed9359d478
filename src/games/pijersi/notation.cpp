// PSN position strings and UGI actions: the canonical text forms.

#include <fmt/format.h>

#include "core/faults.hpp"
#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/pijersi/author_notation.hpp"
#include "games/pijersi/explain.hpp"
#include "games/pijersi/position.hpp"
#include "games/pijersi/refusals.hpp"

namespace tessera::pijersi {

namespace {

/// Reads one piece, `R-` or `PR` (bottom then top).
Parsed<Piece> parse_piece(std::string_view text, std::size_t at) {
    const auto lower = parse_cube(text[0]);
    if (!lower)
        return malformed(at,
                         fmt::format("{} is neither a number nor one of R P S W r p s w", quoted(text.substr(0, 1))));
    if (text.size() < 2)
        return malformed(at + 1, fmt::format("{} wants a second character: '-' or the cube on top", quoted(text)));
    if (text[1] == '-') return Piece{lower->side, lower->role};
    const auto upper = parse_cube(text[1]);
    if (!upper) return malformed(at + 1, fmt::format("{} is neither '-' nor a cube", quoted(text.substr(1, 1))));
    if (upper->side != lower->side)
        return malformed(at, fmt::format("the stack {} mixes the two sides", quoted(text.substr(0, 2))));
    if (!may_stand_on(upper->role, lower->role)) {
        return malformed(
            at, fmt::format("in the stack {} a wise stands on what is no wise (P4)", quoted(text.substr(0, 2))));
    }
    return Piece{lower->side, upper->role, lower->role};
}

/// Fills one row of the board from its text.
Parsed<void> parse_row(Position& position, int row, const Field& field) {
    const int length = Grid::lengths[static_cast<std::size_t>(row)];
    const char letter = static_cast<char>('a' + row);
    const auto overfull = [&](std::size_t at) {
        return malformed(at, fmt::format("row {} has more than its {} cells", letter, length));
    };
    int column = 0;
    std::size_t i = 0;
    while (i < field.text.size()) {
        const std::size_t at = field.at + i;
        if (is_digit(field.text[i])) {
            std::size_t end = i;
            while (end < field.text.size() && is_digit(field.text[end])) ++end;
            const auto run = parse_number(field.text.substr(i, end - i), 99);
            if (!run || *run == 0)
                return malformed(at,
                                 fmt::format("{} is no number of empty cells", quoted(field.text.substr(i, end - i))));
            column += static_cast<int>(*run);
            if (column > length) return overfull(at);
            i = end;
            continue;
        }
        const auto piece = parse_piece(field.text.substr(i), at);
        if (!piece) return std::unexpected(piece.error());
        if (column >= length) return overfull(at);
        position.put(detail::placed(*Grid::cell_at(row, column)), *piece);
        ++column;
        i += 2;
    }
    if (column != length)
        return malformed(field.at, fmt::format("row {} has {} cells, not {}", letter, column, length));
    return {};
}

/// P2: no side has more cubes of a role than the box.
void check_material(const Position& position, Faults& faults) {
    for (const Side side : {Side::first, Side::second}) {
        for (const Role role : roles) {
            const unsigned cubes = count(position.of(side) & position.with_role(role)) +
                                   count(position.of(side) & position.with_role_under(role));
            if (cubes <= cubes_of(role)) continue;
            faults.add(
                {.row = side == Side::first ? position_refusal("too_many_white_of")
                                            : position_refusal("too_many_black_of"),
                 .arguments = {std::to_string(cubes), std::string(word_of(role)), std::to_string(cubes_of(role))}});
        }
    }
}

/// Reads the board; a text that is none ends the reading.
Parsed<Position> parse_board(const Field& field) {
    const auto rows = split(field.text, '/');
    if (rows.size() != static_cast<std::size_t>(Grid::rows)) {
        return malformed(0, fmt::format("the board has {} rows, not {}", rows.size(), Grid::rows));
    }
    Position position;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int row = Grid::rows - 1 - static_cast<int>(i);
        if (const auto filled = parse_row(position, row, rows[i]); !filled) return std::unexpected(filled.error());
    }
    return position;
}

/// Cells written one after the other; nothing if the text is anything else.
std::vector<Cell> parse_cells(std::string_view text) {
    std::vector<Cell> found;
    if (text.size() % 2 != 0) return {};
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto cell = parse_cell(text.substr(i, 2));
        if (!cell) return {};
        found.push_back(*cell);
    }
    return found;
}

/// What two or three cells mean here. The form depends on what stands on them.
Parsed<Move> meaning(const Position& position, const std::vector<Cell>& path) {
    const auto start = position.at(path[0]);
    const bool from_stack = start && start->is_stack();
    if (path.size() == 2) {
        if (from_stack) {
            ParseError error = refused(row_of(refusals, "stack_or_cube"), {name(path[0]), name(path[1])});
            error.fault = Fault::ambiguous;
            return std::unexpected(std::move(error));
        }
        return Move{Form::cube, path[0], path[1], path[1]};
    }
    if (!from_stack) return Move{Form::cube_then_stack, path[0], path[1], path[2]};
    if (path[0] == path[1]) return Move{Form::cube, path[0], path[2], path[2]};
    if (path[1] == path[2]) return Move{Form::stack, path[0], path[1], path[1]};
    const auto middle = position.at(path[1]);
    const bool joins = middle && middle->side == position.side_to_move() && !middle->is_stack();
    return Move{joins ? Form::cube_then_stack : Form::stack_then_cube, path[0], path[1], path[2]};
}

}  // namespace

std::string to_text(const Position& position) {
    const std::string board = rows_text<Grid>([&](Cell dense) -> std::string {
        const auto piece = position.at(detail::placed(dense));
        return piece ? piece_text(*piece) : std::string();
    });
    const char side = position.side_to_move() == Side::first ? 'w' : 'b';
    return fmt::format("{} {} {} {}", board, side, position.quiet(), position.turn());
}

std::string to_text(const Position& position, Move move) {
    const auto piece = position.at(move.from);
    const bool from_stack = piece && piece->is_stack();
    switch (move.form) {
        case Form::cube:
            return name(move.from) + (from_stack ? name(move.from) : "") + name(move.to);
        case Form::stack:
            return name(move.from) + name(move.to) + name(move.to);
        case Form::cube_then_stack:
        case Form::stack_then_cube:
            return name(move.from) + name(move.via) + name(move.to);
    }
    return {};
}

Position Position::read(std::string_view text, Rules, Faults& faults) {
    const auto fields = split(text, ' ');
    const auto stop = [&](const auto& error) {
        faults.add(error);
        return Position();
    };
    if (fields.size() != 4) {
        return stop(malformed(
            0, fmt::format("a position has 4 fields separated by one space (board, side, quiet turns, turn), not {}",
                           fields.size())));
    }
    auto position = parse_board(fields[0]);
    if (!position) return stop(position.error());
    check_material(*position, faults);
    if (fields[1].text != "w" && fields[1].text != "b") {
        return stop(
            malformed(fields[1].at, fmt::format("the side to move is 'w' or 'b', not {}", quoted(fields[1].text))));
    }
    const unsigned quiet = faults.read_number(fields[2], greatest_quiet, "quiet");
    const unsigned turn = faults.read_number(fields[3], greatest_turn, "turn");
    position->set_counters(fields[1].text == "w" ? Side::first : Side::second, quiet, turn);
    return *position;
}

Parsed<Position> Position::parse(std::string_view text, Rules rules) {
    Faults faults;
    const Position position = read(text, rules, faults);
    return parsed(position, faults);
}

Parsed<Move> Position::parse_move(std::string_view text) const {
    Parsed<Move> wanted;
    if (const auto path = parse_cells(text); path.size() == 2 || path.size() == 3) {
        wanted = meaning(*this, path);
    } else {
        wanted = parse_author_move(*this, text);
    }
    if (!wanted) return wanted;
    if (const auto refusal = why_illegal(*this, *wanted)) return std::unexpected(*refusal);
    return wanted;
}

}  // namespace tessera::pijersi
