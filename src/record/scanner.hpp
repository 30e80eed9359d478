#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"

namespace tessera::record {

/// A piece of a record's text.
struct Token {
    enum class Kind : unsigned char { tag, comment, act, word, end };

    Kind kind = Kind::end;
    std::size_t at = 0;     ///< of its first byte
    std::string name = {};  ///< of a tag
    std::string text = {};  ///< the tag's value or the comment without escapes; the inside of an act; a word as it is
};

/// Cuts text into tokens. Knows brackets, escapes and characters, but not which token may follow which.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    /// After an error it must not be asked again.
    [[nodiscard]] Parsed<Token> next();

    /// Skips what may stand before a record: blanks, and a byte order mark that an editor left at a file's beginning.
    void skip_to_record();
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool is_at_end() const { return at_ == text_.size(); }

  private:
    [[nodiscard]] Parsed<Token> tag();
    [[nodiscard]] Parsed<Token> comment();
    [[nodiscard]] Parsed<Token> act();
    [[nodiscard]] Token word();
    void skip_blanks();
    /// The next byte that ends the bracket and is not escaped, or the end of the text.
    [[nodiscard]] std::size_t find_unescaped(std::string_view any_of, std::size_t from) const;

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace tessera::record
