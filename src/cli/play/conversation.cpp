#include "cli/play/conversation.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::cli::terminal {

std::optional<std::string> Conversation::ask(LineReader& reader, Screen& screen, std::string_view prompt,
                                             std::string_view reassurance) {
    Line line = reader.read(prompt);
    const bool is_interrupt = line.kind == Line::Kind::interrupted && trimmed(line.text).empty();
    const bool is_second = std::exchange(was_interrupted_, is_interrupt) && is_interrupt;
    if (line.kind == Line::Kind::end || is_second) return std::nullopt;
    if (is_interrupt) screen.say(fmt::format("Ctrl-C again leaves; {}.", reassurance));
    if (line.kind == Line::Kind::interrupted) return "";
    return std::move(line.text);
}

bool may_be_command(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return is_lower(c) || c == '?'; });
}

std::string which_command(std::string_view word, const std::vector<std::string_view>& names) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view link = i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
        list += fmt::format("{}{}", link, names[i]);
    }
    return fmt::format("{} could be {}.", quoted(word), list);
}

}  // namespace tessera::cli::terminal
