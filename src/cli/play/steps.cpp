#include "cli/play/steps.hpp"

#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

bool is_joint(char c) {
    return c == '@' || c == ':' || c == '>';
}

}  // namespace

std::size_t step_end(std::string_view action, std::size_t from) {
    std::size_t end = from;
    const bool inside_number = from > 0 && from < action.size() && is_digit(action[from - 1]) && is_digit(action[from]);
    if (!inside_number) {
        while (end < action.size() && !is_digit(action[end])) {
            if (end > from && is_joint(action[end])) return end;
            ++end;
        }
    }
    while (end < action.size() && is_digit(action[end])) ++end;
    return end;
}

std::string_view first_step(std::string_view action) {
    return action.substr(0, step_end(action, 0));
}

}  // namespace tessera::cli::terminal
