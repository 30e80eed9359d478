#include "tiny/position.hpp"

#include "core/zobrist.hpp"

namespace tessera::tiny {

namespace {

constexpr int forward(Side side) {
    return side == Side::first ? 1 : -1;
}
constexpr int far_row(Side side) {
    return side == Side::first ? Board::rows - 1 : 0;
}
constexpr Cell cell(unsigned index) {
    return Cell{static_cast<std::uint8_t>(index)};
}

int rows_ahead(const Position& position, Side side) {
    int rows = 0;
    for (const unsigned pawn : members(position.pawns(side))) {
        const int row = Board::row_of(cell(pawn));
        rows += side == Side::first ? row : Board::rows - 1 - row;
    }
    return rows;
}

}  // namespace

Position Position::initial(Rules rules) {
    return *parse("p1p/3/3/P1P w", rules);
}

bool Position::has_crossed(Side side) const {
    for (const unsigned pawn : members(pawns_[side])) {
        if (Board::row_of(cell(pawn)) == far_row(side)) return true;
    }
    return false;
}

/// C3, whether the game has ended or not.
Position::MoveList Position::steps() const {
    MoveList moves;
    for (const unsigned from : members(pawns_[to_move_])) {
        for (const SquareDirection d : square_directions) {
            const auto to = Board::neighbour(cell(from), d);
            if (!to || has(pawns_.first | pawns_.second, to->index)) continue;
            const int rise = Board::row_of(*to) - Board::row_of(cell(from));
            if (rise == -forward(to_move_) && !rules_.may_step_back) continue;
            moves.push_back({cell(from), *to});
        }
    }
    return moves;
}

Position::MoveList Position::legal_moves() const {
    return has_crossed(opponent(to_move_)) ? MoveList() : steps();
}

void Position::play(Move move) {
    auto& own = pawns_[to_move_];
    own = static_cast<std::uint16_t>((own & ~bit(move.from.index)) | bit(move.to.index));
    to_move_ = opponent(to_move_);
}

std::optional<Outcome> Position::outcome() const {
    const Side last = opponent(to_move_);
    if (has_crossed(last)) return Outcome{last, &crossed};
    if (steps().empty()) return Outcome{last, &stuck};
    return std::nullopt;
}

std::uint64_t Position::key() const {
    static constexpr auto words = zobrist_words<std::size_t{2} * Board::cells + 1>(0xC12055);
    std::uint64_t key = to_move_ == Side::second ? words.back() : 0;
    for (const Side side : {Side::first, Side::second}) {
        for (const unsigned pawn : members(pawns_[side])) key ^= words[index_of(side) * Board::cells + pawn];
    }
    return key;
}

Parsed<Position> Position::parse(std::string_view text, Rules rules) {
    const auto fields = split(text, ' ');
    if (fields.size() != 2) return malformed(0, "a position has a board and a side");
    const auto rows = split(fields[0].text, '/');
    if (rows.size() != Board::rows) return malformed(0, "the board has 4 rows");
    Position position;
    position.rules_ = rules;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int row = Board::rows - 1 - static_cast<int>(i);
        int column = 0;
        for (std::size_t j = 0; j < rows[i].text.size(); ++j) {
            const char c = rows[i].text[j];
            const bool is_gap = c >= '1' && c <= '3' && (j == 0 || !is_digit(rows[i].text[j - 1]));
            if (!is_gap && c != 'P' && c != 'p') return malformed(rows[i].at + j, "a row is made of P, p and digits");
            if (!is_gap) {
                const auto here = Board::cell_at(row, column);
                if (!here) return malformed(rows[i].at + j, "a row has 3 cells");
                auto& own = position.pawns_[c == 'P' ? Side::first : Side::second];
                own = static_cast<std::uint16_t>(own | bit(here->index));
            }
            column += is_gap ? c - '0' : 1;
        }
        if (column != Board::columns) return malformed(rows[i].at, "a row has 3 cells");
    }
    for (const Side side : {Side::first, Side::second}) {
        if (count(position.pawns_[side]) > 2) return malformed(0, "a side has two pawns");
    }
    if (fields[1].text != "w" && fields[1].text != "b") return malformed(fields[1].at, "the side is 'w' or 'b'");
    position.to_move_ = fields[1].text == "w" ? Side::first : Side::second;
    return position;
}

Parsed<Move> Position::parse_move(std::string_view text) const {
    const auto from = Board::parse_cell(text.substr(0, 2));
    const auto to = text.size() == 4 ? Board::parse_cell(text.substr(2)) : std::nullopt;
    if (!from || !to) return malformed(0, "an action is two cells: a1a2");
    for (const Move& move : legal_moves()) {
        if (move == Move{*from, *to}) return move;
    }
    return illegal(0, "a pawn steps to a free cell beside it", "C3");
}

std::string to_text(const Position& position) {
    std::string text;
    for (int row = Board::rows - 1; row >= 0; --row) {
        int gap = 0;
        for (int column = 0; column <= Board::columns; ++column) {
            const auto here = Board::cell_at(row, column);
            const bool white = here && has(position.pawns(Side::first), here->index);
            const bool black = here && has(position.pawns(Side::second), here->index);
            if (here && !white && !black) {
                ++gap;
                continue;
            }
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
            if (here) text += white ? 'P' : 'p';
        }
        if (row > 0) text += '/';
    }
    return text + (position.side_to_move() == Side::first ? " w" : " b");
}

std::string to_text(const Position&, Move move) {
    return Board::name(move.from) + Board::name(move.to);
}

bool made_progress(const Position& before, const Position& after) {
    return rows_ahead(after, before.side_to_move()) > rows_ahead(before, before.side_to_move());
}

Position reflected(const Position& position) {
    Position image = position;
    for (const Side side : {Side::first, Side::second}) {
        image.pawns_[side] = 0;
        for (const unsigned pawn : members(position.pawns_[side])) {
            const Bits there = bit(Board::mirrored(cell(pawn)).index);
            image.pawns_[side] = static_cast<std::uint16_t>(image.pawns_[side] | there);
        }
    }
    return image;
}

Move reflected(Move move) {
    return {Board::mirrored(move.from), Board::mirrored(move.to)};
}

int evaluate(const Position& position) {
    const Side side = position.side_to_move();
    return rows_ahead(position, side) - rows_ahead(position, opponent(side));
}

}  // namespace tessera::tiny
