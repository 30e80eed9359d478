#include "cli/play/menu.hpp"

#include <vector>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "core/text.hpp"
#include "play/registry.hpp"

namespace tessera::cli::terminal {

namespace {

struct Choice {
    std::string title;
    std::string note;
};

/// What choices one after another have in common is said once, so that many of them fit a screen.
void show(Screen& screen, const std::vector<Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
        screen.say(fmt::format("{:>3}  {}", i + 1, screen.strong(choices[i].title)));
        const bool is_last_of_its_kind = i + 1 == choices.size() || choices[i + 1].note != choices[i].note;
        if (is_last_of_its_kind) screen.show(labelled("    ", choices[i].note));
    }
}

/// Shows numbered choices and asks until one is taken; Enter takes the first. Nothing: the person left.
std::optional<std::size_t> choose(LineReader& reader, Screen& screen, const std::vector<Choice>& choices) {
    show(screen, choices);
    while (true) {
        const Line line = reader.read("Number (Enter: 1)> ");
        const std::string_view text = trimmed(line.text);
        const bool leaves = std::string_view("quit").starts_with(text) || text == "exit";
        if (line.kind != Line::Kind::whole || (leaves && !text.empty())) return std::nullopt;
        if (text.empty()) return 0;
        if (const auto number = parse_number(text, choices.size()); number && *number > 0) {
            return static_cast<std::size_t>(*number) - 1;
        }
        screen.say(
            fmt::format("{} is none of them; type a number from 1 to {}, or quit.", quoted(text), choices.size()));
    }
}

}  // namespace

std::optional<GameChoice> choose_game(LineReader& reader, Screen& screen,
                                      const std::optional<std::string>& unfinished) {
    screen.say(screen.strong("What shall we play?"));
    std::vector<Choice> choices;
    std::vector<GameChoice> meanings;
    if (unfinished) {
        choices.push_back({"Go on", fmt::format("with the latest unfinished game, {}", *unfinished)});
        meanings.push_back({*unfinished, true});
    }
    for (const play::Game& game : play::games()) {
        choices.push_back({std::string(game.info.title), std::string(game.info.aim)});
        meanings.push_back({std::string(game.info.id), false});
    }
    const auto chosen = choose(reader, screen, choices);
    return chosen ? std::optional(meanings[*chosen]) : std::nullopt;
}

namespace {

/// Who plays where one seat is a script's.
std::optional<Players> choose_against_script(LineReader& reader, Screen& screen, const play::GameInfo& info) {
    const auto usual_but = [&](Seat seat, Player player) {
        Players players = usual_players(info);
        players[seat.index] = player;
        return players;
    };
    const Seat script = info.script->seat;
    const std::string you = fmt::format("You are {}", seat_name(info, Seat{}));
    const std::vector<Choice> choices = {
        {you, fmt::format("against {}", info.script->name)},
        {you, fmt::format("against a ruthless {}, who takes the best that the dice allow", info.script->name)},
        {"Two persons", "in turn at this keyboard"},
        {"The engine", fmt::format("against {}", info.script->name)},
    };
    const std::vector<Players> meanings = {usual_players(info), usual_but(script, Player::ruthless_muk_yan),
                                           usual_but(script, Player::person), usual_but(Seat{}, Player::engine)};
    screen.say(screen.strong("Who plays?"));
    const auto chosen = choose(reader, screen, choices);
    return chosen ? std::optional(meanings[*chosen]) : std::nullopt;
}

}  // namespace

std::optional<Players> choose_players(LineReader& reader, Screen& screen, const play::GameInfo& info) {
    if (info.script) return choose_against_script(reader, screen, info);
    const auto seats = seats_of(info);
    const Players engines(seats.size(), Player::engine);
    const Players persons(seats.size(), Player::person);
    std::vector<Choice> choices;
    std::vector<Players> meanings;
    for (const Seat seat : seats) {
        choices.push_back(
            {fmt::format("You are {}", seat_name(info, seat)),
             has_partners(info) ? "the engine is your partner and your opponents" : "against the engine"});
        meanings.push_back(engines);
        meanings.back()[seat.index] = Player::person;
    }
    if (has_partners(info)) {
        choices.push_back({fmt::format("Two persons are {}", info.side_names.first), "against the engine"});
        meanings.push_back(engines);
        for (const Seat seat : seats) {
            if (side_of(info, seat) == Side::first) meanings.back()[seat.index] = Player::person;
        }
    }
    choices.push_back({has_partners(info) ? "Four persons" : "Two persons", "in turn at this keyboard"});
    meanings.push_back(persons);
    choices.push_back({"The engine", "against itself"});
    meanings.push_back(engines);
    screen.say(screen.strong("Who plays?"));
    const auto chosen = choose(reader, screen, choices);
    return chosen ? std::optional(meanings[*chosen]) : std::nullopt;
}

}  // namespace tessera::cli::terminal
