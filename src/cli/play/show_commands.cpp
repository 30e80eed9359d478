// Commands that only show something.

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/steps.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

/// So many actions fit a screen; of more, only the cells they start from are listed.
constexpr std::size_t many = 60;

using Groups = std::map<std::string, std::vector<std::string>>;

Groups by_first_step(const std::vector<std::string>& actions) {
    Groups groups;
    for (const std::string& action : actions) groups[std::string(first_step(action))].push_back(action);
    return groups;
}

/// Actions that begin with a text, or where none does, that have it in them.
std::vector<std::string> filtered(const std::vector<std::string>& actions, std::string_view text) {
    std::vector<std::string> found;
    for (const std::string& action : actions) {
        if (action.starts_with(text)) found.push_back(action);
    }
    if (!found.empty()) return found;
    for (const std::string& action : actions) {
        if (action.find(text) != std::string::npos) found.push_back(action);
    }
    return found;
}

void show_counts(Context& context, const std::vector<std::string>& actions) {
    std::vector<std::string> counts;
    std::string example;
    for (const auto& [step, group] : by_first_step(actions)) {
        counts.push_back(fmt::format("{} ({})", step, group.size()));
        example = step;
    }
    context.screen.say(fmt::format("{} legal actions, by the cell they start from:", actions.size()));
    context.screen.show(in_columns(counts, 2));
    context.screen.say(fmt::format("`moves {}` lists those from {}, `moves all` all of them.", example, example));
}

}  // namespace

void run_help(Context& context, std::string_view) {
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    const auto actions = context.table.session().actions();
    if (!context.table.is_over() && !actions.empty()) {
        context.screen.say(
            fmt::format("Type an action, such as {}; Tab completes it cell by cell. Or a command:", actions.front()));
    }
    for (const Command& command : commands()) {
        context.screen.say(
            fmt::format("  {:<24}{}", fmt::format("{} {}", command.name, command.argument_text), command.help));
    }
    context.screen.say("The beginning of a command is enough where no other begins so.");
}

void run_board(Context& context, std::string_view) {
    context.board_is_new = true;
}

void run_moves(Context& context, std::string_view argument) {
    if (context.table.is_over()) return context.screen.say("The game is over, so there are no legal actions.");
    const auto actions = context.table.session().actions();
    const bool is_filtered = !argument.empty() && argument != "all";
    if (argument.empty() && actions.size() > many) return show_counts(context, actions);
    const auto shown = is_filtered ? filtered(actions, argument) : actions;
    if (shown.empty()) return context.screen.say(fmt::format("No legal action has {} in it.", quoted(argument)));
    for (const auto& [step, group] : by_first_step(shown)) context.screen.show(labelled(step + ":", group));
}

void run_history(Context& context, std::string_view) {
    const auto& played = context.table.session().played();
    if (played.empty()) return context.screen.say("Nothing has been played yet.");
    std::vector<BySide<std::string>> rounds(1);
    Side before = played.front().side;
    for (const play::PlayedAction& action : played) {
        if (action.side == Side::first && before == Side::second) rounds.emplace_back();
        std::string& cell = rounds.back()[action.side];
        cell += (cell.empty() ? "" : " ") + action.notation;
        before = action.side;
    }
    std::size_t widest = name_of(context, Side::first).size();
    for (const auto& round : rounds) widest = std::max(widest, round.first.size());
    context.screen.say(
        fmt::format("      {:<{}}  {}", name_of(context, Side::first), widest, name_of(context, Side::second)));
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const auto line = fmt::format("{:>4}. {:<{}}  {}", i + 1, rounds[i].first, widest, rounds[i].second);
        context.screen.say(line.substr(0, line.find_last_not_of(' ') + 1));
    }
}

void run_position(Context& context, std::string_view) {
    context.screen.say(context.table.session().position());
}

}  // namespace tessera::cli::terminal
