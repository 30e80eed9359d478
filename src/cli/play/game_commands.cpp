// Commands about the game as a whole and who plays it.

#include <algorithm>

#include <fmt/format.h>

#include "cli/play/commands.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

/// A side by the beginning of its name, whatever the case, or as `p1` or `p2`.
std::optional<Side> parse_side(const Context& context, std::string_view word) {
    if (word == "p1") return Side::first;
    if (word == "p2") return Side::second;
    for (const Side side : {Side::first, Side::second}) {
        const std::string_view name = name_of(context, side);
        const bool begins_so =
            word.size() <= name.size() && std::equal(word.begin(), word.end(), name.begin(),
                                                     [](char a, char b) { return to_lower(a) == to_lower(b); });
        if (begins_so) return side;
    }
    return std::nullopt;
}

void show_players(Context& context) {
    for (const Side side : {Side::first, Side::second}) {
        const Player player = context.table.players()[side];
        const std::string how = player == Player::engine ? fmt::format(" ({})", to_text(context.level)) : "";
        context.screen.say(fmt::format("{}: {}{}", name_of(context, side), to_text(player), how));
    }
}

}  // namespace

void run_new(Context& context, std::string_view argument) {
    const auto parts = words(argument);
    const std::string_view setup = parts.empty() ? "" : parts[0].text;
    std::uint64_t seed = context.random.next();
    if (parts.size() > 2) return context.screen.say("new wants at most a set-up and a seed: new SETUP SEED.");
    if (parts.size() == 2) {
        const auto number = parse_number(parts[1].text, UINT64_MAX);
        if (!number)
            return context.screen.say(fmt::format("{} is no seed; a seed is a number.", quoted(parts[1].text)));
        seed = *number;
    }
    if (const auto started = context.table.start_anew(setup, seed); !started) {
        return context.screen.say(fmt::format("Nothing changed: {}.", started.error().what));
    }
    context.autosave.begin(context.table.session().info().id);
    context.file.reset();
    context.is_paused = false;
    if (!context.table.session().start().is_ordinary) {
        context.notices.push_back(fmt::format("A new game, {} with seed {}.", setup, seed));
    } else {
        context.notices.emplace_back("A new game.");
    }
    changed(context);
}

void run_players(Context& context, std::string_view argument) {
    const auto parts = words(argument);
    if (parts.empty()) return show_players(context);
    const auto side = parse_side(context, parts[0].text);
    const auto player = parts.size() == 2 ? parse_player(parts[1].text) : std::nullopt;
    if (!side || !player) {
        return context.screen.say(
            fmt::format("players wants a side ({}, {}) and who plays it: person, engine or random.",
                        name_of(context, Side::first), name_of(context, Side::second)));
    }
    context.table.set_player(*side, *player);
    show_players(context);
}

void run_level(Context& context, std::string_view argument) {
    if (!argument.empty()) {
        const auto level = parse_level(argument);
        if (!level) {
            return context.screen.say(
                fmt::format("{} is no level: write a depth (1 to 64) or a time (2s, 500ms).", quoted(argument)));
        }
        context.level = *level;
    }
    context.screen.say(fmt::format("The engine's level: {}.", to_text(context.level)));
}

void run_quit(Context& context, std::string_view) {
    context.is_done = true;
}

}  // namespace tessera::cli::terminal
