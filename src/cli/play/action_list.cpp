#include "cli/play/action_list.hpp"

#include <map>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/letters.hpp"
#include "cli/play/steps.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

/// So many actions fit a screen; of more, only how they begin is listed.
constexpr std::size_t many = 60;

using Groups = std::map<std::string, std::vector<std::string>>;

Groups by_first_step(const std::vector<std::string>& actions) {
    Groups groups;
    for (const std::string& action : actions) groups[std::string(first_step(action))].push_back(action);
    return groups;
}

/// Actions that begin with a text, or where none does, that have it in them; great and small letters are the same.
std::vector<std::string> filtered(const std::vector<std::string>& actions, std::string_view text) {
    std::vector<std::string> found;
    for (const std::string& action : actions) {
        if (begins_but_for_case(action, text)) found.push_back(action);
    }
    if (!found.empty()) return found;
    for (const std::string& action : actions) {
        if (in_small_letters(action).contains(in_small_letters(text))) found.push_back(action);
    }
    return found;
}

std::string counts(const std::vector<std::string>& actions) {
    std::vector<std::string> counts;
    std::string example;
    for (const auto& [step, group] : by_first_step(actions)) {
        counts.push_back(fmt::format("{} ({})", step, group.size()));
        example = step;
    }
    return fmt::format(
        "{} legal actions, by how they begin:\n{}`moves {}` lists those with {}, `moves all` all of them.\n",
        actions.size(), in_columns(counts, 2), example, example);
}

/// A line for each way to begin, then those of one word, such as `end`.
std::string groups(const std::vector<std::string>& actions) {
    std::string lines;
    std::vector<std::string> single;
    for (const auto& [step, group] : by_first_step(actions)) {
        if (group.size() == 1 && group.front() == step) {
            single.push_back(step);
        } else {
            lines += labelled(step + ":", group);
        }
    }
    return lines + in_columns(single, 0);
}

}  // namespace

std::string action_list(const std::vector<std::string>& actions, std::string_view argument) {
    const bool is_filtered = !argument.empty() && argument != "all";
    if (argument.empty() && actions.size() > many) return counts(actions);
    const auto shown = is_filtered ? filtered(actions, argument) : actions;
    if (shown.empty()) return fmt::format("No legal action has {} in it.\n", quoted(argument));
    return groups(shown);
}

}  // namespace tessera::cli::terminal
