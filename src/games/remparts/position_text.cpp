// Position strings: `board side lost-white lost-black used turned start`.

#include <fmt/format.h>

#include "core/faults.hpp"
#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/refusals.hpp"

namespace tessera::remparts {

namespace {

constexpr std::string_view nothing = "-";

/// R2: counts pieces, on the board and lost, against those of the box.
class Box {
  public:
    explicit Box(Faults& faults) : faults_(&faults) {}

    struct Place {
        std::size_t at = 0;
        std::string cell = {};
        std::string_view field = {};
    };

    void take_out(Piece piece, const Place& place) {
        const unsigned taken = ++taken_[piece.side][index_of(piece.kind)];
        if (taken <= pieces_of(piece.kind)) return;
        faults_->add({.row = piece.side == Side::second ? position_refusal("too_many_white_pieces")
                                                        : position_refusal("too_many_black_pieces"),
                      .at = place.at,
                      .arguments = {std::to_string(taken), std::string(word_of(piece.kind)),
                                    std::to_string(pieces_of(piece.kind))},
                      .cell = place.cell,
                      .field = place.field});
    }

  private:
    Faults* faults_;
    BySide<std::array<unsigned, kinds.size()>> taken_{};
};

/// Fills one row of the board from its text.
Parsed<void> parse_row(Position& position, Box& box, int row, const Field& field) {
    int column = 0;
    std::size_t i = 0;
    while (i < field.text.size()) {
        const std::size_t at = field.at + i;
        const char c = field.text[i];
        std::size_t end = i + 1;
        int width = 1;
        if (is_digit(c)) {
            while (end < field.text.size() && is_digit(field.text[end])) ++end;
            const auto run = parse_number(field.text.substr(i, end - i), 99);
            if (!run || *run == 0)
                return malformed(at,
                                 fmt::format("{} is no number of free paths", quoted(field.text.substr(i, end - i))));
            width = static_cast<int>(*run);
        }
        const auto piece = parse_piece(c);
        if (!is_digit(c) && c != wall && !piece)
            return malformed(at, fmt::format("{} is neither a number nor one of # K L M S k l m s",
                                             quoted(field.text.substr(i, 1))));
        if (column + width > Grid::columns)
            return malformed(at, fmt::format("row {} has more than its {} tiles", row + 1, Grid::columns));
        const Cell cell = *Grid::cell_at(row, column);
        if (c == wall) position.set_walls(position.walls() | bit_of(cell));
        if (piece) {
            box.take_out(*piece, {.at = at, .cell = name(cell)});
            position.put(cell, piece);
        }
        column += width;
        i = end;
    }
    if (column != Grid::columns)
        return malformed(field.at, fmt::format("row {} has {} tiles, not {}", row + 1, column, Grid::columns));
    return {};
}

Parsed<void> parse_board(Position& position, Box& box, const Field& field) {
    const auto rows = split(field.text, '/');
    if (rows.size() != static_cast<std::size_t>(Grid::rows))
        return malformed(field.at, fmt::format("the board has {} rows, not {}", rows.size(), Grid::rows));
    int row = Grid::rows;
    for (const Field& text : rows) {
        if (auto filled = parse_row(position, box, --row, text); !filled) return filled;
    }
    return {};
}

std::string_view lost_key(Side side) {
    return side == Side::first ? "lost-p1" : "lost-p2";
}

Parsed<Captives> parse_lost(Side side, Box& box, const Field& field) {
    Captives lost;
    if (field.text == nothing) return lost;
    if (field.text.empty()) return malformed(field.at, "a list of lost knights is '-' or letters of L M S");
    Kind last = Kind::large;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const auto knight = parse_knight(field.text[i]);
        if (!knight)
            return malformed(field.at + i, fmt::format("{} is no lost knight: L M S", quoted(field.text.substr(i, 1))));
        if (*knight < last)
            return malformed(field.at + i,
                             fmt::format("lost knights are in the order L M S, not {}", quoted(field.text)));
        box.take_out({side, *knight}, {.at = field.at + i, .field = lost_key(side)});
        lost.add(*knight);
        last = *knight;
    }
    return lost;
}

/// Reads this turn's flips; the board must show what they say.
Parsed<Bits> parse_turned(const Position& position, const Field& field) {
    Bits turned = 0;
    if (field.text == nothing) return turned;
    std::string_view last;
    for (const Field& flip : split(field.text, ',')) {
        const std::size_t at = field.at + flip.at;
        const bool marked = !flip.text.empty() && (flip.text[0] == '+' || flip.text[0] == '-');
        const auto tile = marked ? Grid::parse_cell(flip.text.substr(1)) : std::nullopt;
        if (!tile) return malformed(at, fmt::format("{} is no flip: write -d2 or +d4", quoted(flip.text)));
        const std::string_view cell = flip.text.substr(1);
        if (has(turned, tile->index)) return malformed(at, fmt::format("{} is turned twice", cell));
        if (cell < last)
            return malformed(at, fmt::format("flips are in the order of their cells: {} is before {}", cell, last));
        const bool built = flip.text[0] == '+';
        if (built != has(position.walls(), tile->index))
            return malformed(at, fmt::format("{} contradicts the board, where {} is {} wall", quoted(flip.text), cell,
                                             built ? "no" : "a"));
        turned |= bit_of(*tile);
        last = cell;
    }
    return turned;
}

/// Whether a piece has moved must fit the numbers of actions and of flips.
void check_turn(const Position& position, const Position::TurnState& turn, std::size_t at, Faults& faults) {
    const unsigned flips = count(turn.turned);
    const std::vector<std::string> numbers = {std::to_string(turn.used), std::to_string(flips)};
    if (!turn.start) {
        if (flips != turn.used)
            faults.add({.row = position_refusal("unmoved_actions"), .at = at, .arguments = numbers, .field = "used"});
        for (const unsigned index : members(position.pieces() & turn.turned)) {
            const std::string cell = name(cell_of(index));
            faults.add({.row = position_refusal("unmoved_on_turned"), .at = at, .arguments = {cell}, .cell = cell});
        }
        return;
    }
    if (flips >= turn.used)
        faults.add({.row = position_refusal("moved_actions"), .at = at, .arguments = numbers, .field = "used"});
    if (has(position.walls() | turn.turned, turn.start->index)) {
        const std::string cell = name(*turn.start);
        faults.add(
            {.row = position_refusal("start_on_wall"), .at = at, .arguments = {cell}, .cell = cell, .field = "start"});
    }
}

/// Reads where the monarch stood.
Parsed<std::optional<Cell>> parse_start(const Field& field) {
    if (field.text == nothing) return std::nullopt;
    const auto cell = Grid::parse_cell(field.text);
    if (!cell)
        return malformed(field.at,
                         fmt::format("{} is neither '-' nor the cell where the monarch stood", quoted(field.text)));
    return *cell;
}

std::string lost_text(const Captives& lost) {
    if (lost.is_empty()) return std::string(nothing);
    std::string text;
    for (const Kind knight : knights) text.append(lost.of(knight), letter_of(knight));
    return text;
}

std::string turned_text(const Position& position) {
    if (position.turned() == 0) return std::string(nothing);
    std::string text;
    for (const Cell cell : cells_by_name) {
        if (!has(position.turned(), cell.index)) continue;
        if (!text.empty()) text += ',';
        text += (has(position.walls(), cell.index) ? '+' : '-') + name(cell);
    }
    return text;
}

std::string board_text(const Position& position) {
    return rows_text<Grid>([&](Cell cell) -> std::string {
        if (has(position.free(), cell.index)) return {};
        const auto piece = position.at(cell);
        return {piece ? letter_of(*piece) : wall};
    });
}

}  // namespace

std::string to_text(const Position& position) {
    return fmt::format("{} {} {} {} {} {} {}", board_text(position),
                       position.side_to_move() == Side::second ? 'w' : 'b', lost_text(position.lost(Side::second)),
                       lost_text(position.lost(Side::first)), position.used(), turned_text(position),
                       position.start() ? name(*position.start()) : nothing);
}

Position Position::read(std::string_view text, Rules, Faults& faults) {
    const auto fields = split(text, ' ');
    const auto stop = [&](const auto& error) {
        faults.add(error);
        return Position();
    };
    if (fields.size() != 7) {
        return stop(malformed(0, fmt::format("a position has 7 fields separated by one space (board, side, White's "
                                             "lost knights, Black's, actions used, flips, monarch's start), not {}",
                                             fields.size())));
    }
    Position position;
    Box box(faults);
    if (const auto filled = parse_board(position, box, fields[0]); !filled) return stop(filled.error());

    if (fields[1].text != "w" && fields[1].text != "b") {
        return stop(
            malformed(fields[1].at, fmt::format("the side to move is 'w' or 'b', not {}", quoted(fields[1].text))));
    }
    TurnState turn{.to_move = fields[1].text == "w" ? Side::second : Side::first};

    for (const Side side : {Side::second, Side::first}) {
        const auto lost = parse_lost(side, box, fields[side == Side::second ? 2 : 3]);
        if (!lost) return stop(lost.error());
        position.set_lost(side, *lost);
    }

    const std::size_t before = faults.list().size();
    turn.used = faults.read_number(fields[4], actions_a_turn - 1, "used");
    const auto turned = parse_turned(position, fields[5]);
    if (!turned) return stop(turned.error());
    turn.turned = *turned;
    const auto start = parse_start(fields[6]);
    if (!start) return stop(start.error());
    turn.start = *start;
    // A number that is none would be said to contradict the others, too.
    if (faults.list().size() == before) check_turn(position, turn, fields[6].at, faults);
    position.set_turn(turn);
    return position;
}

Parsed<Position> Position::parse(std::string_view text, Rules rules) {
    Faults faults;
    const Position position = read(text, rules, faults);
    return parsed(position, faults);
}

}  // namespace tessera::remparts
