// Commands that only show something.

#include <map>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/history.hpp"
#include "cli/play/letters.hpp"
#include "cli/play/steps.hpp"
#include "cli/play/viewer.hpp"
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

void show_counts(Context& context, const std::vector<std::string>& actions) {
    std::vector<std::string> counts;
    std::string example;
    for (const auto& [step, group] : by_first_step(actions)) {
        counts.push_back(fmt::format("{} ({})", step, group.size()));
        example = step;
    }
    context.screen.say(fmt::format("{} legal actions, by how they begin:", actions.size()));
    context.screen.show(in_columns(counts, 2));
    context.screen.say(fmt::format("`moves {}` lists those with {}, `moves all` all of them.", example, example));
}

/// A line for each way to begin, then those of one word, such as `end`.
void show_groups(Context& context, const std::vector<std::string>& actions) {
    std::vector<std::string> single;
    for (const auto& [step, group] : by_first_step(actions)) {
        if (group.size() == 1 && group.front() == step) {
            single.push_back(step);
        } else {
            context.screen.show(labelled(step + ":", group));
        }
    }
    context.screen.show(in_columns(single, 0));
}

}  // namespace

void run_help(Context& context, std::string_view) {
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    const auto actions = context.table.session().actions();
    if (!context.table.is_over() && !actions.empty() && may_see_actions(context)) {
        context.screen.say(
            fmt::format("Type an action, such as {}; Tab completes it part by part. Or a command:", actions.front()));
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
    if (refuse_to_tell_actions(context)) return;
    const auto actions = context.table.session().actions();
    const bool is_filtered = !argument.empty() && argument != "all";
    if (argument.empty() && actions.size() > many) return show_counts(context, actions);
    const auto shown = is_filtered ? filtered(actions, argument) : actions;
    if (shown.empty()) return context.screen.say(fmt::format("No legal action has {} in it.", quoted(argument)));
    show_groups(context, shown);
}

void run_history(Context& context, std::string_view) {
    const play::Session& session = context.table.session();
    if (session.played().empty() && session.given_points().empty()) {
        return context.screen.say("Nothing has been played yet.");
    }
    context.screen.show(history_of(session));
}

void run_position(Context& context, std::string_view) {
    context.screen.say(shown_position(context.table));
}

}  // namespace tessera::cli::terminal
