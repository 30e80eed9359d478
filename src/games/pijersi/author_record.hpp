#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// The end of a game as its record words it: no winner is a draw.
struct StatedEnd {
    std::optional<Side> winner;
    friend constexpr bool operator==(const StatedEnd&, const StatedEnd&) = default;
};

/// A played game as the programs of the game's author keep it.
struct AuthorRecord {
    Position start = Position::initial();
    std::vector<Move> moves;
    /// Kept as said, not compared with the moves: a player may have resigned, or the game may have been stopped.
    std::optional<StatedEnd> stated = std::nullopt;

    friend bool operator==(const AuthorRecord&, const AuthorRecord&) = default;
};

/// Records with their programs' logs have some hundred thousand characters.
inline constexpr std::size_t longest_author_record = std::size_t{1} << 20;

/// Reads a record: set-up lines, if any, and a numbered list of turns, with other text around and between them.
///
/// - A `#` at the start of a word begins a comment that goes to the end of its line.
/// - Before turn 1, a line that begins with a group such as `f4:pr` or `f13:sws` is a set-up line and holds nothing but
///   such groups: a cell with a cube or with a stack, its top first, or cells of a row from left to right with a cube
///   each; capitals are White's. Cells that no group names are empty. White moves. Without set-up lines the start is
///   the classic one.
/// - A line that begins with a number and a word such as `a4-b5=c4!` is a line of turns if the number is the next one.
///   Behind a turn on its line everything is passed over up to the next number with its turn.
/// - A line that begins with a number too great and a turn is refused, for a turn is missing. A line that begins with
///   turn 1 again is another game and ends this one. Any other number too small ends the list, which may then not go
///   on.
/// - Of all other lines only the first that says who won or that nobody did is looked at.
[[nodiscard]] Parsed<AuthorRecord> parse_author_record(std::string_view text);

/// The form says nothing of the side to move, of quiet turns and of the turn number: whether a game from this start can
/// be written in it. There must be a piece, for no set-up lines at all would mean the classic start.
[[nodiscard]] bool fits_author_record(const Position& start);

/// Writes the stated end, the set-up lines (the classic start's too) and the turns, two a line, in columns as the
/// author's programs do. The start must fit and the moves must be legal one after the other.
[[nodiscard]] std::string to_author_text(const AuthorRecord& record);

}  // namespace tessera::pijersi
