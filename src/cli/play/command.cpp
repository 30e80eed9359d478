#include "cli/play/command.hpp"

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "cli/play/play.hpp"
#include "core/text.hpp"
#include "play/game_info.hpp"

namespace tessera::cli {

namespace {

constexpr auto footer =
    "In the game, Tab completes actions and commands, and help lists what there is.\n"
    "Every action is kept at once: a game that was left goes on with --resume.\n"
    "\n"
    "Examples:\n"
    "  tessera play                          choose from a menu\n"
    "  tessera play pijersi                  play White against the engine\n"
    "  tessera play pijersi --p1 engine --p2 person --depth 3\n"
    "  tessera play pijersi --p2 person --setup half-random --seed 7\n"
    "  tessera play himiki-expert            HI MI KI with tiles that only their holder sees\n"
    "  tessera play himiki-2v2 --seat wl=person --seat bl=person --depth 4\n"
    "  tessera play mukyan --ruthless        alone against Muk Yan and his dice\n"
    "  tessera play mindlock --puzzle F01    puzzles for one, with hints";

/// One of a few words, each with its meaning. A wrong one is answered with what there is.
template <class Meaning>
void add_choice(CLI::App& command, const std::string& name, const std::map<std::string, Meaning>& meanings,
                const std::function<void(Meaning)>& take, const std::string& help) {
    std::vector<std::string> words;
    for (const auto& [word, meaning] : meanings) words.push_back(word);
    const std::string all = fmt::format("{}", fmt::join(words, "|"));
    const auto choose = [=](const std::string& word) {
        const auto found = meanings.find(word);
        if (found == meanings.end())
            throw CLI::ValidationError(name, fmt::format("{} is none of {}", tessera::quoted(word), all));
        take(found->second);
    };
    command.add_option_function<std::string>(name, choose, help)->option_text(all);
}

void add_player(CLI::App& command, const std::string& name, std::optional<Player>& player, const std::string& help) {
    std::map<std::string, Player> meanings;
    for (const std::string_view word : player_words()) meanings.emplace(word, *parse_player(word));
    add_choice<Player>(command, name, meanings, [&player](Player chosen) { player = chosen; }, help);
}

/// `wl=engine`. Whether there is such a seat is known when the game is.
SeatOption parse_seat(const std::string& text) {
    const std::size_t sign = text.find('=');
    const auto player = sign == std::string::npos ? std::nullopt : parse_player(text.substr(sign + 1));
    if (!player) {
        throw CLI::ValidationError("--seat", fmt::format("{} is no seat and who has it, such as wl=engine "
                                                         "({})",
                                                         tessera::quoted(text), fmt::join(player_words(), ", ")));
    }
    return {text.substr(0, sign), *player};
}

void add_seats(CLI::App& command, std::vector<SeatOption>& seats) {
    const auto take = [&seats](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) seats.push_back(parse_seat(text));
    };
    command
        .add_option_function<std::vector<std::string>>(
            "--seat", take, "Who has one seat, by its name or its side's; for several, several times")
        ->allow_extra_args(false)
        ->option_text("SEAT=WHO ...");
}

/// Where the game begins: at most one of these.
void add_beginnings(CLI::App& command, PlayOptions& options) {
    auto* setup = command.add_option("--setup", options.setup, "A named set-up: classic, half-random, ...");
    auto* position = command.add_option("--position", options.position, "A position string, or startpos");
    auto* load = command.add_option("--load", options.load, "A saved game to go on with");
    auto* resume = command.add_flag("--resume", options.resume, "Go on with the latest unfinished game");
    load->type_name("FILE");
    setup->excludes(position)->excludes(load)->excludes(resume);
    position->excludes(load)->excludes(resume);
    load->excludes(resume);
    command.add_option("--seed", options.seed, "Of random set-ups, players and dice, to see the same again");
}

void add_engine(CLI::App& command, PlayOptions& options) {
    constexpr int deepest = 64;
    constexpr search::Milliseconds longest = 3'600'000;
    command.add_option("--level", options.level.skill, "How well the engine plays, from 1, for beginners, to 10 (10)")
        ->check(CLI::Range(1, play::full_level))
        ->type_name("N");
    command.add_option("--depth", options.level.depth, "The engine looks so many actions ahead")
        ->check(CLI::Range(1, deepest))
        ->type_name("N");
    command.add_option("--movetime", options.level.movetime, "The engine thinks for so many milliseconds (1000)")
        ->check(CLI::Range(search::Milliseconds{1}, longest))
        ->type_name("MS");
}

void add_puzzles(CLI::App& command, PlayOptions& options) {
    command.add_option("--pack", options.pack, "Puzzles: a pack's name, or the path of its file")->type_name("PACK");
    command.add_option("--puzzle", options.puzzle, "Puzzles: the one to begin with")->type_name("ID");
}

void add_looks(CLI::App& command, PlayOptions& options) {
    add_choice<ColourChoice>(
        command, "--colour,--color",
        {{"auto", ColourChoice::automatic}, {"always", ColourChoice::always}, {"never", ColourChoice::never}},
        [&options](ColourChoice chosen) { options.colour = chosen; }, "When to use colours (auto)");
    command.add_flag("--ascii", options.ascii, "Draw with plain ASCII characters only");
}

}  // namespace

void add_play_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("play", "Play a game in the terminal");
    auto options = std::make_shared<PlayOptions>();
    command->add_option("id", options->id, "The game, as tessera games lists it; without it, a menu");
    add_player(*command, "--p1,--first", options->players.first, "Who plays the side that acts first (person)");
    add_player(*command, "--p2,--second", options->players.second, "Who plays the other side (engine, or Muk Yan)");
    add_seats(*command, options->seats);
    command->add_flag("--ruthless", options->ruthless,
                      "Of all that his dice allow, Muk Yan takes what the engine likes best");
    add_beginnings(*command, *options);
    add_engine(*command, *options);
    add_puzzles(*command, *options);
    add_looks(*command, *options);
    command->footer(footer);
    command->callback([options] {
        if (const int code = play_in_terminal(*options); code != 0) throw CLI::RuntimeError(code);
    });
}

}  // namespace tessera::cli
