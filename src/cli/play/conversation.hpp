#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/line_reader.hpp"
#include "cli/play/screen.hpp"

namespace tessera::cli::terminal {

/// Asks a person for line after line. The end of the input leaves, and so does a second interrupt in a row.
class Conversation {
  public:
    /// The next line, empty after an interrupt; nothing: the person leaves. `reassurance` says what is not lost by
    /// that.
    [[nodiscard]] std::optional<std::string> ask(LineReader& reader, Screen& screen, std::string_view prompt,
                                                 std::string_view reassurance);

  private:
    bool was_interrupted_ = false;
};

/// Whether a word is a command's: it is of letters. Actions name cells by numbers, or are legal as they stand.
[[nodiscard]] bool may_be_command(std::string_view word);

/// `'h' could be help, hint or history.`
[[nodiscard]] std::string which_command(std::string_view word, const std::vector<std::string_view>& names);

}  // namespace tessera::cli::terminal
