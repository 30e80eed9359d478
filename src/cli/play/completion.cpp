#include "cli/play/completion.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

#include "cli/play/commands.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/steps.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

/// Each action that begins so, cut after its next step.
Words next_steps(std::string_view typed, const play::Session& session) {
    Words words;
    if (session.outcome()) return words;
    for (const std::string& action : session.actions()) {
        if (action.starts_with(typed) && action != typed)
            words.insert(action.substr(0, step_end(action, typed.size())));
    }
    return words;
}

Words files(std::string_view typed) {
    const std::size_t slash = typed.rfind('/');
    const std::string_view folder = slash == std::string_view::npos ? "" : typed.substr(0, slash + 1);
    const std::string_view begin = typed.substr(folder.size());
    Words words;
    std::error_code error;
    for (fs::directory_iterator it(folder.empty() ? fs::path(".") : typed_path(folder), error), end;
         !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        // Hidden files are for who asks for them.
        if (!name.starts_with(begin) || (begin.empty() && name.starts_with('.'))) continue;
        std::error_code ignored;
        words.insert(std::string(folder) + name + (it->is_directory(ignored) ? "/" : ""));
    }
    return words;
}

template <class List>
Words beginning_with(std::string_view typed, const List& list) {
    Words words;
    for (const std::string_view word : list) {
        if (word.starts_with(typed)) words.emplace(word);
    }
    return words;
}

/// The second word of a command, or for players the third.
Words arguments(const Command& command, std::string_view before, std::string_view typed, const play::Session& session) {
    const std::size_t number = words(before).size();
    if (command.argument == Command::Argument::file) return files(typed);
    if (command.argument == Command::Argument::player && number == 2) {
        return beginning_with(typed, std::array<std::string_view, 3>{"person", "engine", "random"});
    }
    if (number != 1) return {};
    const auto& sides = session.info().side_names;
    switch (command.argument) {
        case Command::Argument::action:
            return next_steps(typed, session);
        case Command::Argument::setup:
            return beginning_with(typed, session.info().setups);
        case Command::Argument::player:
            return beginning_with(typed, std::array{sides.first, sides.second});
        default:
            return {};
    }
}

Words first_words(std::string_view typed, const play::Session& session) {
    Words words = next_steps(typed, session);
    for (const Command& command : commands()) {
        if (command.name.starts_with(typed)) words.emplace(command.name);
    }
    return words;
}

}  // namespace

std::string Completion::common() const {
    if (words.empty()) return {};
    const std::string& first = words.front();
    const std::string& last = words.back();
    return {first.begin(), std::mismatch(first.begin(), first.end(), last.begin(), last.end()).first};
}

Completion complete(std::string_view line, const play::Session& session) {
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    const std::size_t start = line.find_last_of(" \t") + 1;
    const std::string_view typed = line.substr(start);
    Words found;
    if (start == 0) {
        found = first_words(typed, session);
    } else {
        const auto named = commands_for(line.substr(0, line.find_first_of(" \t")));
        if (named.size() == 1) found = arguments(*named.front(), line.substr(0, start), typed, session);
    }
    return {typed.size(), {found.begin(), found.end()}};
}

}  // namespace tessera::cli::terminal
