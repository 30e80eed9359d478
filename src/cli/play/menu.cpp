#include "cli/play/menu.hpp"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/registry.hpp"

namespace tessera::cli::terminal {

namespace {

struct Choice {
    std::string title;
    std::string note;
};

/// Shows numbered choices and asks until one is taken; Enter takes the first. Nothing: the person left.
std::optional<std::size_t> choose(LineReader& reader, Screen& screen, const std::vector<Choice>& choices) {
    std::size_t shown = 0;
    for (const Choice& choice : choices) {
        screen.say(fmt::format("{:>3}  {}", ++shown, screen.strong(choice.title)));
        screen.say(fmt::format("     {}", choice.note));
    }
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

std::optional<BySide<Player>> choose_players(LineReader& reader, Screen& screen, const play::GameInfo& info) {
    constexpr auto person = Player::person;
    constexpr auto engine = Player::engine;
    constexpr std::array<BySide<Player>, 4> meanings = {
        {{person, engine}, {engine, person}, {person, person}, {engine, engine}}};
    screen.say(screen.strong("Who plays?"));
    const auto chosen = choose(reader, screen,
                               {{fmt::format("You are {}", info.side_names.first), "against the engine"},
                                {fmt::format("You are {}", info.side_names.second), "against the engine"},
                                {"Two persons", "in turn at this keyboard"},
                                {"The engine", "against itself"}});
    return chosen ? std::optional(meanings[*chosen]) : std::nullopt;
}

}  // namespace tessera::cli::terminal
