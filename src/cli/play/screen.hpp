#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "core/drawing.hpp"

namespace tessera::cli::terminal {

/// Where the game is shown, and how.
class Screen {
  public:
    /// On a terminal lines can be overwritten, so that waiting is shown.
    enum class Kind : unsigned char { pipe, terminal };

    Screen(std::ostream& out, DrawStyle style, Kind kind) : out_(&out), style_(style), kind_(kind) {}

    [[nodiscard]] const DrawStyle& style() const { return style_; }

    /// One line.
    void say(std::string_view line);
    /// Lines that end themselves.
    void show(std::string_view lines);
    /// A line that `clear_wait` takes away again; nothing on a pipe.
    void show_wait(std::string_view line);
    void clear_wait();
    /// Leaves nothing of what was shown, not even above the screen; nothing on a pipe.
    void clear();

    /// The text in bold, where there are colours.
    [[nodiscard]] std::string strong(std::string_view text) const;

  private:
    std::ostream* out_;
    DrawStyle style_;
    Kind kind_;
    bool is_waiting_ = false;
};

}  // namespace tessera::cli::terminal
