// Commands about the game as a whole and who plays it.

#include <fmt/format.h>

#include "cli/play/commands.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

void show_players(Context& context) {
    for (const Seat seat : seats_of(context.table.session().info())) {
        const Player player = context.table.player_in(seat);
        const std::string how = player == Player::engine ? fmt::format(" ({})", to_text(context.level)) : "";
        context.screen.say(fmt::format("{}: {}{}", name_of(context, seat), to_text(player), how));
    }
}

/// How the new game starts. A seed that nobody chose stays untold where it would tell who holds what.
enum class Seed : unsigned char { chosen, any };

std::string start_text(const play::Session& session, Seed seed) {
    const play::Start& start = session.start();
    if (start.is_ordinary) return "A new game.";
    if (seed == Seed::any && session.has_secrets()) return fmt::format("A new game, {}.", start.setup);
    return fmt::format("A new game, {} with seed {}.", start.setup, start.seed);
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
    begin_to_show(context);
    context.notices.push_back(start_text(context.table.session(), parts.size() == 2 ? Seed::chosen : Seed::any));
    changed(context);
}

void run_players(Context& context, std::string_view argument) {
    const auto parts = words(argument);
    if (parts.empty()) return show_players(context);
    const play::GameInfo& info = context.table.session().info();
    const auto seats = seats_meant(info, parts[0].text);
    const auto player = parts.size() == 2 ? parse_player(parts[1].text) : std::nullopt;
    if (seats.empty() || !player) {
        return context.screen.say(
            fmt::format("players wants a {} ({}) and one of {}.", has_partners(info) ? "side or seat" : "side",
                        fmt::join(seat_words(info), ", "), fmt::join(player_words_of(info), ", ")));
    }
    for (const Seat seat : seats) {
        if (can_have(info, seat, *player)) continue;
        return context.screen.say(fmt::format("{} cannot be played by {}.", seat_name(info, seat), to_text(*player)));
    }
    for (const Seat seat : seats) context.table.set_player(seat, *player);
    keep(context);
    show_players(context);
}

void run_level(Context& context, std::string_view argument) {
    if (!argument.empty()) {
        const auto level = parse_level(argument);
        if (!level) {
            return context.screen.say(fmt::format(
                "{} is no level: write one from 1 to 10, a depth (depth 4) or a time (2s, 500ms).", quoted(argument)));
        }
        context.level = *level;
    }
    context.screen.say(fmt::format("The engine's level: {}.", to_text(context.level)));
}

void run_quit(Context& context, std::string_view) {
    context.is_done = true;
}

}  // namespace tessera::cli::terminal
