#include "cli/play/suitable_reader.hpp"

#include <iostream>

#include "cli/play/terminal_look.hpp"

namespace tessera::cli::terminal {

std::unique_ptr<LineReader> suitable_reader(const DrawStyle& style, EditReader::Completer completer) {
    if (!input_is_terminal() || !output_is_terminal()) {
        const auto echo = input_is_terminal() ? StreamReader::Echo::no : StreamReader::Echo::yes;
        return std::make_unique<StreamReader>(std::cin, std::cout, echo);
    }
    const bool has_colours = style.colours == DrawStyle::Colours::ansi;
    return std::make_unique<EditReader>(std::move(completer),
                                        has_colours ? EditReader::Prompt::bold : EditReader::Prompt::plain);
}

}  // namespace tessera::cli::terminal
