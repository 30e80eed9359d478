#include "cli/play/terminal_look.hpp"

#include <cstdlib>
#include <string>
#include <unistd.h>

#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool is_dumb() {
    return variable("TERM").empty() || variable("TERM") == "dumb";
}

/// As the C library looks for it: the first of these that is set names the locale, and with it the encoding.
bool speaks_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        std::string locale = variable(name);
        if (locale.empty()) continue;
        for (char& c : locale) c = to_lower(c);
        return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
    }
    return false;
}

}  // namespace

bool input_is_terminal() {
    return ::isatty(STDIN_FILENO) == 1 && !is_dumb();
}
bool output_is_terminal() {
    return ::isatty(STDOUT_FILENO) == 1 && !is_dumb();
}

DrawStyle suitable_style(const PlayOptions& options) {
    const bool colours_suit = output_is_terminal() && variable("NO_COLOR").empty();
    const bool has_colours =
        options.colour == ColourChoice::always || (options.colour == ColourChoice::automatic && colours_suit);
    return {.colours = has_colours ? DrawStyle::Colours::ansi : DrawStyle::Colours::none,
            .letters = options.ascii || !speaks_utf8() ? DrawStyle::Letters::ascii : DrawStyle::Letters::unicode};
}

}  // namespace tessera::cli::terminal
