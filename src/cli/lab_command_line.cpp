#include "cli/lab_command_line.hpp"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/common_options.hpp"

namespace tessera::cli {

namespace {

void add_tune_command(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("tune", "Fit the weights of a game's evaluation to games against itself");
    auto request = std::make_shared<TuneRequest>();
    lab::TuneSettings& settings = request->settings;
    command->add_option("id", settings.game, "The game")->required();
    command->add_option("--games", settings.games, "Games to play")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--nodes", settings.self_play.nodes, "Positions to look at for each action")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--random", settings.self_play.random_actions, "At most so many actions by chance at first")
        ->capture_default_str()
        ->check(CLI::Range(0, 200));
    command->add_option("--rounds", settings.fit.rounds, "Steps of the fit")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    command->add_option("--seed", settings.self_play.seed, "The same seed gives the same weights, on any threads")
        ->capture_default_str();
    add_threads(*command, request->threads);
    command->callback([request] { print_tuned_weights(*request); });
}

void add_chances_command(CLI::App& lab) {
    CLI::App* command =
        lab.add_subcommand("chances", "Fit how scores of a game become chances to games against itself");
    auto request = std::make_shared<ChancesRequest>();
    lab::ChancesSettings& settings = request->settings;
    command->add_option("id", settings.game, "The game")->required();
    command->add_option("--games", settings.games, "Games to play")
        ->capture_default_str()
        ->check(CLI::Range(2, 10'000'000));
    command->add_option("--nodes", settings.nodes, "Positions to look at for each action")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--max-actions", settings.most_actions, "A game that goes on for so long counts as drawn")
        ->capture_default_str()
        ->check(CLI::Range(1, most_match_actions));
    command->add_option("--seed", settings.seed, "The same seed gives the same curve, on any threads")
        ->capture_default_str();
    add_threads(*command, request->threads);
    command->callback([request] { print_chances(*request); });
}

void add_levels_command(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("levels", "Play the ten levels of a game against each other");
    auto request = std::make_shared<LevelsRequest>();
    lab::LadderSettings& settings = request->settings;
    command->add_option("id", settings.game, "The game")->required();
    command->add_option("--games", settings.games, "Games of each two neighbours")
        ->capture_default_str()
        ->check(CLI::Range(2, 1'000'000));
    command->add_option("--movetime", settings.movetime, "Milliseconds that full strength has for an action")
        ->capture_default_str()
        ->check(CLI::Range(1, longest_movetime));
    command->add_option("--nodes", settings.nodes, "Nodes that full strength has instead: the same on a busy machine")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", settings.seed, "Of openings and choices")->capture_default_str();
    command->add_option("--from", settings.lowest, "The lowest level to play")->capture_default_str();
    command->add_option("--to", settings.highest, "The highest level to play")->capture_default_str();
    command->add_flag("--fit", request->fits, "Find strengths for levels 1 to 9 instead of measuring those in force");
    command
        ->add_option("--target", settings.target, "With --fit: what a level shall score at most against the one below")
        ->capture_default_str()
        ->check(CLI::Range(0.5, 1.0));
    command->add_option("--rounds", settings.rounds, "With --fit: how often to look closer")
        ->capture_default_str()
        ->check(CLI::Range(1, 10));
    add_threads(*command, request->threads);
    command->callback([request] { print_levels(*request); });
}

void add_techniques_command(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("techniques", "What each technique of the search saves, in nodes");
    auto request = std::make_shared<TechniquesRequest>();
    command->add_option("id", request->game, "The game")->required();
    command->add_option("--depth", request->depth, "Of the search; that of `tessera bench` unless you say")
        ->check(CLI::Range(1, 64));
    add_threads(*command, request->threads);
    command->callback([request] { print_techniques(*request); });
}

void add_openings_command(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("openings", "Collect what the engine plays first against itself");
    auto request = std::make_shared<OpeningsRequest>();
    lab::OpeningSettings& settings = request->settings;
    command->add_option("id", settings.game, "The game")->required();
    command->add_option("--games", settings.games, "Games to play")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--seed", settings.play.seed, "The same seed gives the same file, on any threads")
        ->capture_default_str();
    command->add_option("--nodes", settings.play.nodes, "Positions to look at for each action")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--turns", settings.play.turns, "How many turns of both sides are varied and kept")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    command->add_option("--lines", settings.play.variety.lines, "Of so many best actions one is taken")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    command->add_option("--window", settings.play.variety.window, "None worse than the best by more hundredths")
        ->capture_default_str()
        ->check(CLI::Range(0, 10'000));
    command->add_option("--half", settings.play.variety.half, "So many hundredths less are taken half as often")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    command->add_option("--least", settings.least, "Keep positions that so many games came to")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--output", request->output, "The file to write instead of standard output");
    command->add_flag("--report", request->reports, "Say who wins, what is played first and how long it takes");
    add_threads(*command, request->threads);
    command->callback([request] { collect_openings(*request); });
}

void add_tactics_command(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("tactics", "Find positions with one way to win by force, and prove them");
    auto request = std::make_shared<TacticsRequest>();
    lab::MineSettings& settings = request->settings;
    CLI::Option* id = command->add_option("id", settings.game, "himiki, pijersi, remparts or versus");
    command->add_option("--games", settings.games, "Games to look at")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--seed", settings.seed, "The same seed gives the same tactics, on any threads")
        ->capture_default_str();
    command->add_option("--of-each-grade", settings.of_each_grade, "At most so many are kept")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    command->add_option("--output", request->output, "The file to write; standard output unless you say");
    command->add_option("--check", request->checked, "Instead: prove anew all that these files claim")->excludes(id);
    add_threads(*command, request->threads);
    command->callback([request] {
        if (request->checked.empty()) {
            mine_tactics(*request);
        } else if (!check_tactics(*request)) {
            throw CLI::RuntimeError(1);
        }
    });
}

}  // namespace

void add_lab_command(CLI::App& app) {
    CLI::App* lab = app.add_subcommand("lab", "Measure how a game behaves, by playing it many times");
    lab->require_subcommand(1);
    CLI::App* command =
        lab->add_subcommand("mukyan", "How often players of several kinds beat Muk Yan, and what he does");
    auto request = std::make_shared<MukYanLabRequest>();
    command->add_option("--games", request->trial.games, "Games of each player")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--seed", request->trial.seed, "The same seed gives the same figures, on any threads")
        ->capture_default_str();
    add_edition(*command, request->trial.edition);
    command->add_flag_callback(
        "--ruthless", [request] { request->trial.temper = search::Temper::ruthless; },
        "Of all that his dice allow, Muk Yan takes what the engine likes best");
    command->add_option("--depth", request->trial.depth, "How many actions ahead the players look who search")
        ->capture_default_str()
        ->check(CLI::Range(1, 8));
    add_threads(*command, request->threads);
    command->callback([request] { print_muk_yan_trial(*request); });
    add_chances_command(*lab);
    add_levels_command(*lab);
    add_openings_command(*lab);
    add_tactics_command(*lab);
    add_techniques_command(*lab);
    add_tune_command(*lab);
}

}  // namespace tessera::cli
