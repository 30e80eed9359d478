#pragma once

#include <exception>
#include <span>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/play/conversation.hpp"
#include "cli/play/result.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

/// A word that a person can type besides actions, for whatever is being played.
template <class Context>
struct CommandOf {
    /// What follows the word, for completion.
    enum class Argument : unsigned char { none, action, file, setup, player, side, puzzle, grade };

    std::string_view name;
    std::string_view argument_text;  ///< as help shows it: `FILE`
    std::string_view help;
    Argument argument;
    void (*run)(Context& context, std::string_view argument);
};

/// The command of this name, or else all whose names begin so.
template <class Context>
std::vector<const CommandOf<Context>*> commands_named(std::span<const CommandOf<Context>> list, std::string_view word) {
    if (word == "?") word = "help";
    if (word == "exit") word = "quit";
    std::vector<const CommandOf<Context>*> found;
    for (const CommandOf<Context>& command : list) {
        if (command.name == word) return {&command};
        if (command.name.starts_with(word)) found.push_back(&command);
    }
    return found;
}

/// Whether a text is an action as it stands.
enum class Reading : unsigned char { action, unknown };

/// Does as a line says: runs the command that it names, or has it played as an action. What goes wrong is said.
template <class Context>
void obey_line(Context& context, std::string_view text, std::span<const CommandOf<Context>> list, Reading reading,
               void (*play)(Context& context, std::string_view text)) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    try {
        if (reading == Reading::action || !may_be_command(word)) return play(context, text);
        const auto found = commands_named(list, word);
        if (found.size() == 1) return found.front()->run(context, trimmed(text.substr(word.size())));
        if (found.empty()) return play(context, text);
        std::vector<std::string_view> names;
        for (const auto* command : found) names.push_back(command->name);
        context.screen.say(which_command(word, names));
    } catch (const std::exception& error) {
        context.screen.say(sentence(error.what()));
    }
}

/// The commands for a person to read, a line each.
template <class Context>
void show_commands(Context& context, std::span<const CommandOf<Context>> list) {
    for (const CommandOf<Context>& command : list) {
        context.screen.say(
            fmt::format("  {:<24}{}", fmt::format("{} {}", command.name, command.argument_text), command.help));
    }
    context.screen.say("The beginning of a command is enough where no other begins so.");
}

}  // namespace tessera::cli::terminal
