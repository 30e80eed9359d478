#pragma once

#include <cstddef>
#include <expected>
#include <string_view>
#include <vector>

#include "play/saved_game.hpp"

namespace tessera::play {

/// What a text turned out to be.
enum class Form : unsigned char { record, author, position, link };

[[nodiscard]] std::string_view to_text(Form form);

/// A game that was read from somebody's text.
struct Imported {
    Form form = Form::record;
    SavedGame game = {};
    record::Tags tags = {};                              ///< all that the record says
    record::Result result = record::Result::unfinished;  ///< as the record or the board has it
    std::size_t notes = 0;                               ///< comments, times and judgements, which no session holds
};

/// Why a text cannot be read: the line counts from 1.
struct ImportFault {
    Form form = Form::record;
    std::size_t line = 1;
    ParseError error = {};
};

inline constexpr std::size_t longest_import = std::size_t{2} << 20;
inline constexpr std::size_t most_imported = 1'000;

/// Reads whatever people paste: our records, one or several; a game of PIJERSI as its author's programs keep it;
/// position strings, a line each, for all the games that they fit; a link or the address that holds one. One fault
/// refuses all of it.
[[nodiscard]] std::expected<std::vector<Imported>, ImportFault> read_games(std::string_view text);

}  // namespace tessera::play
