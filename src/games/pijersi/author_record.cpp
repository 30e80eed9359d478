#include "games/pijersi/author_record.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::pijersi {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::uint64_t greatest_turn_number = 99'999;

/// The words of a line up to its comment; `at` counts in the whole text.
std::vector<Field> words_of(const Field& line) {
    auto found = words(line.text);
    found.erase(std::ranges::find_if(found, [](const Field& word) { return word.text.front() == '#'; }), found.end());
    for (Field& word : found) word.at += line.at;
    return found;
}

/// `f4:pr`, `f13:sws` or what must have been meant so: a row's letter, one or two digits, a colon and something.
bool looks_like_group(std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon != 2 && colon != 3) return false;
    const char row = to_lower(word[0]);
    return row >= 'a' && row < 'a' + Grid::rows && is_digit(word[1]) && is_digit(word[colon - 1]) &&
           word.size() > colon + 1;
}

/// A letter and a digit: everything else behind a number is taken for free text.
bool looks_like_turn(std::string_view word) {
    return word.size() >= 2 && is_lower(to_lower(word[0])) && is_digit(word[1]);
}

/// The number of the turn that is written at this word and the next.
std::optional<std::uint64_t> turn_number_at(const std::vector<Field>& line, std::size_t i) {
    if (i + 1 >= line.size() || !looks_like_turn(line[i + 1].text)) return std::nullopt;
    return parse_number(line[i].text, greatest_turn_number);
}

/// A single cube `w` or a stack `pr`, top first: the other way round than in a position string.
Parsed<Piece> parse_top_first(std::string_view letters, std::size_t at) {
    const auto top = parse_cube(letters[0]);
    const auto under = letters.size() == 2 ? parse_cube(letters[1]) : top;
    if (!top || !under || letters.size() > 2) {
        return malformed(
            at, fmt::format("{} is neither a cube, one of R P S W r p s w, nor a stack of two cubes", quoted(letters)));
    }
    if (letters.size() == 1) return Piece{top->side, top->role};
    if (top->side != under->side)
        return malformed(at, fmt::format("the stack {} mixes the two sides", quoted(letters)));
    if (!may_stand_on(top->role, under->role)) {
        return malformed(at, fmt::format("in the stack {}, written top first, a wise stands on what is no wise (P4)",
                                         quoted(letters)));
    }
    return Piece{top->side, top->role, under->role};
}

Parsed<void> put_piece(Position& board, std::string_view cell_name, const Field& letters) {
    const auto cell = parse_cell(cell_name);
    if (!cell) return malformed(letters.at, fmt::format("the board has no cell {}", quoted(cell_name)));
    if (board.at(*cell)) return malformed(letters.at, fmt::format("the set-up names {} twice", name(*cell)));
    const auto piece = parse_top_first(letters.text, letters.at);
    if (!piece) return std::unexpected(piece.error());
    board.put(*cell, *piece);
    return {};
}

Parsed<void> read_group(Position& board, const Field& group) {
    if (!looks_like_group(group.text)) {
        return malformed(group.at, fmt::format("{} in a set-up line is not a cell or cells of a row with their cubes, "
                                               "such as f4:pr or f13:sws",
                                               quoted(group.text)));
    }
    const std::size_t colon = group.text.find(':');
    const Field letters{group.text.substr(colon + 1), group.at + colon + 1};
    if (colon == 2) return put_piece(board, group.text.substr(0, 2), letters);

    const char first = group.text[1];
    const char last = group.text[2];
    if (first >= last)
        return malformed(
            group.at, fmt::format("{} is no range of cells from left to right", quoted(group.text.substr(0, colon))));
    const auto cells_named = static_cast<std::size_t>(last - first + 1);
    if (letters.text.size() != cells_named) {
        return malformed(letters.at, fmt::format("{} names {} cells but has {} cubes", quoted(group.text), cells_named,
                                                 letters.text.size()));
    }
    for (std::size_t i = 0; i < cells_named; ++i) {
        const char cell_name[] = {group.text[0], static_cast<char>(first + static_cast<char>(i))};
        const auto put = put_piece(board, {cell_name, 2}, {letters.text.substr(i, 1), letters.at + i});
        if (!put) return put;
    }
    return {};
}

/// `Player white-… wins against …`, `Black wins against …`, `Nobody wins …`.
std::optional<StatedEnd> stated_end(const std::vector<Field>& line) {
    const auto word = [&](std::size_t i) { return i < line.size() ? line[i].text : std::string_view(); };
    if (word(0) == "Nobody" && word(1) == "wins") return StatedEnd{std::nullopt};
    const std::size_t who = word(0) == "Player" ? 1 : 0;
    if (word(who + 1) != "wins" || word(who + 2) != "against") return std::nullopt;
    const std::string_view colour = word(who).substr(0, word(who).find('-'));
    if (colour == "white" || colour == "White") return StatedEnd{Side::first};
    if (colour == "black" || colour == "Black") return StatedEnd{Side::second};
    return std::nullopt;
}

/// Collects what the lines of a text say, one after the other.
class Reader {
  public:
    Parsed<void> read(const Field& line) {
        const auto found = words_of(line);
        if (found.empty()) return {};
        if (!record_.stated) record_.stated = stated_end(found);
        if (record_.moves.empty() && looks_like_group(found[0].text)) return read_set_up(found);
        const auto number = turn_number_at(found, 0);
        if (number && list_ != List::over) return read_turns(found, *number);
        return {};
    }

    Parsed<AuthorRecord> finished() && {
        if (has_set_up_ || !record_.moves.empty()) return std::move(record_);
        return malformed(0,
                         "there is neither a set-up line, such as 'f13:sws f4:pr', nor a turn 1, such as '1 a4-b5=c4'");
    }

  private:
    /// `broken` after a number that was too small: free text, unless the list goes on behind it.
    enum class List : unsigned char { open, broken, over };

    Parsed<void> read_set_up(const std::vector<Field>& groups) {
        if (!has_set_up_) record_.start = Position();
        has_set_up_ = true;
        for (const Field& group : groups) {
            if (auto done = read_group(record_.start, group); !done) return done;
        }
        // Position strings have the check of the material (P2).
        const auto checked = Position::parse(to_text(record_.start));
        if (!checked) return malformed(groups[0].at, "in the set-up " + checked.error().what);
        now_ = record_.start;
        return {};
    }

    Parsed<void> read_turns(const std::vector<Field>& line, std::uint64_t number) {
        const std::size_t wanted = record_.moves.size() + 1;
        if (number > wanted)
            return malformed(line[0].at, fmt::format("turn {} is missing before turn {}", wanted, number));
        if (number < wanted) {
            list_ = number == 1 ? List::over : List::broken;
            return {};
        }
        if (list_ == List::broken) {
            return malformed(line[0].at, fmt::format("turn {} follows turns that were numbered already", number));
        }
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (turn_number_at(line, i) != record_.moves.size() + 1) continue;
            if (auto done = read_turn(line[++i]); !done) return done;
        }
        return {};
    }

    Parsed<void> read_turn(const Field& word) {
        const auto move = now_.parse_move(word.text);
        if (!move) {
            ParseError error = move.error();
            const bool shows_word = error.fault == Fault::malformed;
            error.what = fmt::format("turn {}{}: {}", record_.moves.size() + 1,
                                     shows_word ? "" : ", " + quoted(word.text), error.what);
            error.at += word.at;
            return std::unexpected(std::move(error));
        }
        record_.moves.push_back(*move);
        now_.play(*move);
        return {};
    }

    AuthorRecord record_;
    Position now_ = record_.start;
    bool has_set_up_ = false;
    List list_ = List::open;
};

}  // namespace

Parsed<AuthorRecord> parse_author_record(std::string_view text) {
    if (text.size() > longest_author_record) {
        return malformed(
            0, fmt::format("the text has {} characters, a record at most {}", text.size(), longest_author_record));
    }
    Reader reader;
    std::size_t at = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (auto done = reader.read({text.substr(at, end - at), at}); !done)
            return std::unexpected(std::move(done.error()));
        at = end + 1;
    }
    return std::move(reader).finished();
}

}  // namespace tessera::pijersi
