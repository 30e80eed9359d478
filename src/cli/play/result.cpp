#include "cli/play/result.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::cli::terminal {

std::string result_sentence(const Table& table) {
    const auto& names = table.session().info().side_names;
    if (const auto side = table.resigned())
        return fmt::format("{} resigns: {} wins.", names[*side], names[opponent(*side)]);
    const Outcome outcome = *table.session().outcome();
    const std::string result = outcome.winner ? fmt::format("{} wins", names[*outcome.winner]) : "A draw";
    return fmt::format("{}. {} (Rule {}.)", result, outcome.reason->sentence, outcome.reason->rule);
}

std::string sentence(std::string_view message) {
    std::string text(message);
    if (text.empty()) return text;
    const bool begins_with_cell = text.size() > 1 && is_digit(text[1]);
    if (!begins_with_cell) text[0] = to_upper(text[0]);
    if (text.back() != '.') text += '.';
    return text;
}

}  // namespace tessera::cli::terminal
