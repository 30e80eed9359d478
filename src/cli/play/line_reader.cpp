#include "cli/play/line_reader.hpp"

#include "cli/play/interrupt.hpp"

namespace tessera::cli::terminal {

Line StreamReader::read(std::string_view prompt) {
    *out_ << prompt << std::flush;
    Line line;
    const bool has_line = static_cast<bool>(std::getline(*in_, line.text));
    if (echo_ == Echo::yes) *out_ << line.text << '\n' << std::flush;
    if (take_interrupt()) {
        line.kind = Line::Kind::interrupted;
    } else if (!has_line) {
        line.kind = Line::Kind::end;
    }
    return line;
}

}  // namespace tessera::cli::terminal
