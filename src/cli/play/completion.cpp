#include "cli/play/completion.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

#include "cli/play/commands.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/seats.hpp"
#include "cli/play/steps.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;

/// As much of these actions, which begin alike up to `cut`, as is common to all, in whole steps.
std::string common_steps(const std::vector<std::string_view>& actions, std::size_t cut) {
    const std::string_view first = actions.front();
    std::size_t common = first.size();
    for (const std::string_view other : actions) {
        const auto differs = std::mismatch(first.begin(), first.end(), other.begin(), other.end()).first;
        common = std::min(common, static_cast<std::size_t>(differs - first.begin()));
    }
    while (cut < common && step_end(first, cut) <= common) cut = step_end(first, cut);
    return std::string(first.substr(0, cut));
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

/// The second word of a command, or for players the third.
Words arguments(const Command& command, std::string_view before, std::string_view typed, const play::Session& session,
                Offer offer) {
    const std::size_t number = words(before).size();
    if (command.argument == Command::Argument::file) return files(typed);
    if (command.argument == Command::Argument::player && number == 2) {
        return beginning_with(typed, player_words_of(session.info()));
    }
    if (number != 1) return {};
    const play::GameInfo& info = session.info();
    switch (command.argument) {
        case Command::Argument::action:
            return offer == Offer::commands ? Words{} : next_steps(typed, session);
        case Command::Argument::setup:
            return beginning_with(typed, info.setups);
        case Command::Argument::player:
            return beginning_with(typed, seat_words(info));
        case Command::Argument::side:
            return beginning_with(typed, std::array{info.side_names.first, info.side_names.second});
        default:
            return {};
    }
}

Words first_words(std::string_view typed, const play::Session& session, Offer offer) {
    Words words = offer == Offer::commands ? Words{} : next_steps(typed, session);
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

Words next_steps(std::string_view typed, const play::Session& session) {
    if (session.outcome()) return {};
    const std::vector<std::string> actions = session.actions();
    std::map<std::string_view, std::vector<std::string_view>> groups;
    for (const std::string_view action : actions) {
        if (begins_but_for_case(action, typed) && action != typed)
            groups[action.substr(0, step_end(action, typed.size()))].push_back(action);
    }
    Words words;
    for (const auto& [step, group] : groups) words.insert(common_steps(group, step.size()));
    return words;
}

Completion complete_word(std::string_view line, const std::function<Words(std::string_view typed)>& first,
                         const std::function<Words(std::string_view before, std::string_view typed)>& other) {
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    const std::size_t start = line.find_last_of(" \t") + 1;
    const std::string_view typed = line.substr(start);
    const Words found = start == 0 ? first(typed) : other(line.substr(0, start), typed);
    return {typed.size(), {found.begin(), found.end()}};
}

Completion complete(std::string_view line, const play::Session& session, Offer offer) {
    const auto first = [&](std::string_view typed) { return first_words(typed, session, offer); };
    const auto other = [&](std::string_view before, std::string_view typed) {
        const auto named = commands_for(before.substr(0, before.find_first_of(" \t")));
        return named.size() == 1 ? arguments(*named.front(), before, typed, session, offer) : Words{};
    };
    return complete_word(line, first, other);
}

}  // namespace tessera::cli::terminal
