// Position strings and actions: the canonical text forms.

#include <fmt/format.h>

#include "core/faults.hpp"
#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/versus/explain.hpp"
#include "games/versus/position.hpp"
#include "games/versus/refusals.hpp"

namespace tessera::versus {

namespace {

constexpr int length_of_row(std::span<const int> lengths, int row) {
    return lengths[static_cast<std::size_t>(row)];
}

/// The letters of the pieces that the game has, for messages: `A B C D V`.
template <Size S>
std::string known_letters() {
    std::string letters;
    for (const Side side : {Side::first, Side::second}) {
        for (const char c : std::string_view("ABCDEOV")) {
            const Piece piece{side, parse_piece(c)->number};
            if (pieces_of<S>(kind_of(piece)) == 0) continue;
            letters += letters.empty() ? "" : " ";
            letters += letter_of(piece);
        }
    }
    return letters;
}

/// Fills a position from the first field, and holds the material against the box as it goes.
template <Size S>
class BoardReader {
  public:
    explicit BoardReader(Faults& faults) : faults_(&faults) {}

    Parsed<Position<S>> read(const Field& field) {
        const auto rows = split(field.text, '/');
        if (rows.size() != static_cast<std::size_t>(Grid::rows))
            return malformed(field.at, fmt::format("the board has {} rows, not {}", rows.size(), Grid::rows));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (const auto filled = read_row(Grid::rows - 1 - static_cast<int>(i), rows[i]); !filled)
                return std::unexpected(filled.error());
        }
        return position_;
    }

  private:
    using Grid = typename Board<S>::Grid;

    Parsed<void> read_row(int row, const Field& field) {
        const int length = length_of_row(Grid::lengths, row);
        const char letter = static_cast<char>('a' + row);
        int column = 0;
        std::size_t i = 0;
        while (i < field.text.size()) {
            const std::size_t at = field.at + i;
            std::size_t end = i;
            while (end < field.text.size() && is_digit(field.text[end])) ++end;
            const bool is_run = end > i;
            const std::string_view word = field.text.substr(i, is_run ? end - i : 1);
            const auto run = is_run ? parse_number(word, 99) : std::nullopt;
            if (is_run && run.value_or(0) == 0)
                return malformed(at, fmt::format("{} is no number of empty cells", quoted(word)));
            column += is_run ? static_cast<int>(*run) : 1;
            if (column > length) return malformed(at, fmt::format("row {} has more than its {} cells", letter, length));
            if (!is_run) {
                if (const auto placed = read_piece(word, *Grid::cell_at(row, column - 1), at); !placed) return placed;
            }
            i += word.size();
        }
        if (column != length)
            return malformed(field.at, fmt::format("row {} has {} cells, not {}", letter, column, length));
        return {};
    }

    Parsed<void> read_piece(std::string_view letter, Cell cell, std::size_t at) {
        const auto piece = parse_piece(letter[0]);
        if (!piece || pieces_of<S>(kind_of(*piece)) == 0)
            return malformed(at,
                             fmt::format("{} is neither a number nor one of {}", quoted(letter), known_letters<S>()));
        check_against_box(*piece, Grid::name(cell), at);
        position_.put(cell, piece);
        return {};
    }

    void check_against_box(const Piece& piece, const std::string& cell, std::size_t at) {
        const unsigned kind = kind_of(piece);
        if (piece.is_versus()) {
            if ((position_.of(piece.side) & position_.versus()) == 0) return;
            faults_->add({.row = position_refusal("second_versus"), .at = at, .arguments = {cell}, .cell = cell});
        } else if (++seen_[kind] > pieces_of<S>(kind)) {
            faults_->add(
                {.row = position_refusal("too_many_pawns"),
                 .at = at,
                 .arguments = {cell, std::to_string(seen_[kind]), std::to_string(kind),
                               std::to_string(number_of(kind, Side::second)), std::to_string(pieces_of<S>(kind))},
                 .cell = cell});
        }
    }

    Faults* faults_;
    Position<S> position_;
    std::array<unsigned, both_numbers + 1> seen_{};  ///< pawns so far, by kind
};

std::unexpected<ParseError> no_cell(const Field& cell) {
    return malformed(cell.at, fmt::format("{} is no cell of this board", quoted(cell.text)));
}

/// A small letter and a number of one or two digits.
constexpr bool looks_like_cell(std::string_view text) {
    return (text.size() == 2 || text.size() == 3) && is_lower(text[0]) && text[1] != '0' && is_digit(text[1]) &&
           is_digit(text.back());
}

/// V11: `-`, or `c4:2,e5:1` in the order of the cells.
template <Size S>
Parsed<void> read_counts(Position<S>& position, const Field& field, Faults& faults) {
    using Board = versus::Board<S>;
    if (field.text == "-") return {};
    std::optional<Cell> last;
    for (const Field& item : split(field.text, ',')) {
        const std::size_t at = field.at + item.at;
        const std::size_t colon = item.text.find(':');
        if (colon == std::string_view::npos)
            return malformed(at, fmt::format("{} is no count of pulls: write '-' or c4:2,e5:1", quoted(item.text)));
        const auto cell = Board::parse_cell(item.text.substr(0, colon));
        if (!cell) return no_cell({item.text.substr(0, colon), at});
        const std::string_view number = item.text.substr(colon + 1);
        const auto pulls = parse_number(number, most_pulls);
        if (pulls.value_or(0) == 0)
            return malformed(at + colon + 1,
                             fmt::format("{} is no number of pulls (1 to {})", quoted(number), most_pulls));
        if (last && *cell <= *last)
            return malformed(at, fmt::format("{} is not after {}: counts go by row, then by number", Board::name(*cell),
                                             Board::name(*last)));
        last = cell;
        const auto piece = position.at(*cell);
        const bool is_pawn = piece && !piece->is_versus();
        if (is_pawn && !Board::has(Board::targets, *cell)) {
            position.set_pulls(*cell, static_cast<unsigned>(*pulls));
            continue;
        }
        const std::string name = Board::name(*cell);
        faults.add({.row = is_pawn ? position_refusal("pulled_on_target") : position_refusal("pulled_nothing"),
                    .at = at,
                    .arguments = {name},
                    .cell = name,
                    .field = "pulled"});
    }
    return {};
}

template <Size S>
std::string board_text(const Position<S>& position) {
    return rows_text<typename Board<S>::Grid>([&](Cell cell) -> std::string {
        const auto piece = position.at(cell);
        return piece ? std::string(1, letter_of(*piece)) : std::string();
    });
}

template <Size S>
std::string counts_text(const Position<S>& position) {
    std::string text;
    for_each_in(position.occupied(), [&](unsigned index) {
        const Cell cell = Board<S>::cell(index);
        if (const unsigned pulls = position.pulls(cell); pulls > 0)
            text += fmt::format("{}{}:{}", text.empty() ? "" : ",", Board<S>::name(cell), pulls);
    });
    return text.empty() ? "-" : text;
}

}  // namespace

template <Size S>
std::string to_text(const Position<S>& position) {
    const char side = position.side_to_move() == Side::first ? 'd' : 'l';
    return fmt::format("{} {} {}", board_text(position), side, counts_text(position));
}

template <Size S>
std::string to_text(const Position<S>&, Move<S> move) {
    return Board<S>::name(move.from) + Board<S>::name(move.to);
}

template <Size S>
Position<S> Position<S>::read(std::string_view text, Rules, Faults& faults) {
    const auto fields = split(text, ' ');
    const auto stop = [&](const auto& error) {
        faults.add(error);
        return Position();
    };
    if (fields.size() != 3) {
        return stop(
            malformed(0, fmt::format("a position has 3 fields separated by one space (board, side, counts), not {}",
                                     fields.size())));
    }
    auto position = BoardReader<S>(faults).read(fields[0]);
    if (!position) return stop(position.error());
    if (fields[1].text != "d" && fields[1].text != "l") {
        return stop(
            malformed(fields[1].at, fmt::format("the side to move is 'd' or 'l', not {}", quoted(fields[1].text))));
    }
    position->set_side_to_move(fields[1].text == "d" ? Side::first : Side::second);
    if (const auto counted = read_counts(*position, fields[2], faults); !counted) return stop(counted.error());
    return *position;
}

template <Size S>
Parsed<Position<S>> Position<S>::parse(std::string_view text, Rules rules) {
    Faults faults;
    const Position position = read(text, rules, faults);
    return parsed(position, faults);
}

template <Size S>
auto Position<S>::parse_move(std::string_view text) const -> Parsed<Move> {
    // A name is a letter and digits, so the second cell begins where the digits of the first end.
    std::size_t middle = std::min<std::size_t>(text.size(), 1);
    while (middle < text.size() && is_digit(text[middle])) ++middle;
    const std::size_t second = middle + (middle < text.size() && text[middle] == '-' ? 1 : 0);
    const auto from = Board::parse_cell(text.substr(0, middle));
    const auto to = Board::parse_cell(text.substr(second));
    if (!from || !to) {
        const Field first{text.substr(0, middle), 0};
        const Field last{text.substr(second), second};
        if (looks_like_cell(first.text) && looks_like_cell(last.text)) return no_cell(from ? last : first);
        return malformed(from ? second : 0,
                         fmt::format("{} is not an action: write a1b1, where a piece goes from and to", quoted(text)));
    }
    const Move move{*from, *to};
    if (const auto refusal = why_illegal(*this, move)) return std::unexpected(*refusal);
    return move;
}

template std::string to_text(const Position61&);
template std::string to_text(const Position91&);
template std::string to_text(const Position61&, Position61::Move);
template std::string to_text(const Position91&, Position91::Move);
template Position61 Position<Size::cells_61>::read(std::string_view, Rules, Faults&);
template Position91 Position<Size::cells_91>::read(std::string_view, Rules, Faults&);
template Parsed<Position61> Position<Size::cells_61>::parse(std::string_view, Rules);
template Parsed<Position91> Position<Size::cells_91>::parse(std::string_view, Rules);
template Parsed<Position61::Move> Position<Size::cells_61>::parse_move(std::string_view) const;
template Parsed<Position91::Move> Position<Size::cells_91>::parse_move(std::string_view) const;

}  // namespace tessera::versus
