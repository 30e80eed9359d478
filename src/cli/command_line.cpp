// The words of the command line. Only this file and play/command.cpp know CLI11, which is slow to compile.

#include "cli/command_line.hpp"

#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/play/command.hpp"
#include "core/text.hpp"

namespace tessera::cli {

namespace {

constexpr int bad_request = 2;
constexpr int deepest_perft = 99;
constexpr int longest_movetime = 86'400'000;  // a day
constexpr int most_match_actions = 9'000;     // a record holds little more

void add_id(CLI::App& command, std::string& id) {
    command.add_option("id", id, "The game, as `tessera games` lists it")->required();
}

void add_position(CLI::App& command, PositionRequest& request) {
    command.add_option("--position", request.position, "A position string, or startpos")->capture_default_str();
}

CLI::Option* add_moves(CLI::App& command, PositionRequest& request) {
    return command.add_option("--moves", request.moves, "Actions to play first, separated by spaces");
}

void add_json(CLI::App& command, Format& format, const std::string& help) {
    command.add_flag_callback("--json", [&format] { format = Format::json; }, help);
}

void add_threads(CLI::App& command, unsigned& threads) {
    command.add_option("--threads", threads, "Threads to use")->capture_default_str()->check(CLI::Range(1, 1024));
}

void add_games_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the ids of all games and variants, one a line");
    auto format = std::make_shared<Format>(Format::text);
    add_json(*command, *format, "What is known of each game, as JSON");
    command->callback([format] { list_games(*format); });
}

void add_perft_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("perft", "Count the sequences of so many actions");
    auto request = std::make_shared<PerftRequest>();
    add_id(*command, request->position.id);
    command->add_option("depth", request->depth, "How many actions")->required()->check(CLI::Range(0, deepest_perft));
    add_position(*command, request->position);
    command->add_flag("--divide", request->divide, "First a line for each first action with its count");
    add_threads(*command, request->threads);
    command->add_option("--hash", request->hash_megabytes, "Megabytes for counts already known, 0 for none")
        ->capture_default_str()
        ->check(CLI::Range(0, 1 << 20));
    command->callback([request] { count_lines(*request); });
}

void add_moves_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("moves", "List the legal actions of a position, sorted, one a line");
    auto request = std::make_shared<PositionRequest>();
    auto format = std::make_shared<Format>(Format::text);
    add_id(*command, request->id);
    add_position(*command, *request);
    add_moves(*command, *request);
    add_json(*command, *format, "The whole session as JSON instead");
    command->callback([request, format] { list_moves(*request, *format); });
}

void add_apply_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("apply", "Play actions; print the position they lead to, then its outcome");
    auto request = std::make_shared<PositionRequest>();
    add_id(*command, request->id);
    add_position(*command, *request);
    add_moves(*command, *request)->required();
    command->callback([request] { apply_moves(*request); });
}

void add_record_command(CLI::App& app) {
    using Form = RecordRequest::Form;
    static const std::map<std::string, Form> forms = {
        {"record", Form::record}, {"author", Form::author}, {"moves", Form::moves}};
    CLI::App* command = app.add_subcommand("record", "Read a game record, or a file of several, replay and print it");
    auto request = std::make_shared<RecordRequest>();
    command
        ->add_option("file", request->path, "Our record, or one of PIJERSI's author's programs; - for standard input")
        ->required();
    command
        ->add_option("--as", request->form,
                     "record (ours), author (PIJERSI's author's form) or moves (canonical actions, the last position "
                     "and its outcome, one a line)")
        ->transform(CLI::CheckedTransformer(forms))
        ->type_name("record|author|moves")
        ->option_text("record|author|moves");
    command->callback([request] { print_record(*request); });
}

void add_ugi_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("ugi", "Speak UGI, the Universal Game Interface, on standard input and output");
    auto id = std::make_shared<std::string>("pijersi");
    command->add_option("id", *id, "The game")->capture_default_str();
    command->callback([id] { speak_ugi(*id); });
}

void add_edition(CLI::App& command, himiki::Edition& edition) {
    const auto take = [&edition](const std::string& text) {
        if (text != "1" && text != "2") {
            throw CLI::ValidationError("--edition", "there are editions 1 and 2, not " + tessera::quoted(text));
        }
        edition = text == "1" ? himiki::Edition::first : himiki::Edition::second;
    };
    command.add_option_function<std::string>("--edition", take, "Of the box: 1, or 2 (the newer)")->option_text("1|2");
}

void add_mukyan_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("mukyan", "What Muk Yan, HI MI KI's opponent for one, may do under a roll");
    auto request = std::make_shared<MukYanRequest>();
    command->add_option("--position", request->position, "A position string in which Black is to act")->required();
    command->add_option("--dice", request->dice, "The black and the white die, each H, M or K: HM")->required();
    add_edition(*command, request->edition);
    command->callback([request] { print_muk_yan(*request); });
}

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
    command->add_option("--seed", settings.seed, "Of openings and choices")->capture_default_str();
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
    add_levels_command(*lab);
    add_techniques_command(*lab);
    add_tune_command(*lab);
}

void add_match_limits(CLI::App& command, MatchRequest& request) {
    search::Limits& limits = request.settings.limits;
    const auto none_named = [](const std::string& what) { return what + ", for players that name no limit"; };
    command.add_option("--movetime", limits.movetime, none_named("Milliseconds for an action"))
        ->check(CLI::Range(1, longest_movetime));
    command.add_option("--nodes", limits.nodes, none_named("Positions to look at"))->check(CLI::PositiveNumber);
    command.add_option("--depth", limits.depth, none_named("Actions to look ahead"))->check(CLI::Range(1, 99));
    command.add_option("--clock", request.clock,
                       "SECONDS+INCREMENT for all actions of a side; it runs for both, and who oversteps it loses");
    command
        .add_option("--patience", request.settings.patience,
                    "Milliseconds that an external program may keep silent beyond its time")
        ->capture_default_str()
        ->check(CLI::Range(1, longest_movetime));
}

void add_match_ends(CLI::App& command, MatchRequest& request) {
    command.add_option("--sprt", request.sprt,
                       "Stop when a test has decided: elo0=0,elo1=10,alpha=0.05,beta=0.05, or some of these");
    command
        .add_option("--max-actions", request.settings.terms.most_actions,
                    "A game that goes on for so long after its opening is a draw")
        ->capture_default_str()
        ->check(CLI::Range(1, most_match_actions));
    command.add_option(
        "--adjudge", request.adjudge,
        "LEAD:ANSWERS: give a game to a side when so many answers in a row, of both players, say that it "
        "leads by so many hundredths");
}

void add_match_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("match", "Play a match between two players and say who is stronger");
    auto request = std::make_shared<MatchRequest>();
    command
        ->add_option("a", request->a,
                     "A player: random, plain[:depth=2], engine[:movetime=100,nodes=N,depth=N,level=1..10,threads=N,"
                     "hash=MIB,seed=N], or ugi[,movetime=100,option.NAME=VALUE]:COMMAND; each may have name=NAME")
        ->required();
    command->add_option("b", request->b, "The other player, in the same form")->required();
    command->add_option("--game", request->settings.game, "The game, as `tessera games` lists it")->required();
    command
        ->add_option("--openings", request->openings,
                     "start, random[:ACTIONS[:SEED]], setup:NAME[:SEED], or a file of positions or records")
        ->capture_default_str();
    command->add_option("--games", request->settings.games, "Two a pair: each opening is played by either side")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--seed", request->settings.seed, "Of openings and players")->capture_default_str();
    command->add_option("--concurrency", request->concurrency, "Games at a time")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    command->add_option("--save", request->save, "A file to which a record of every game is added");
    add_match_limits(*command, *request);
    add_match_ends(*command, *request);
    command->callback([request] { play_match(*request); });
}

void add_solve_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("solve", "Prove the least cost of a puzzle and show how it is solved");
    auto request = std::make_shared<SolveRequest>();
    command->add_option("--position", request->position, "A puzzle string")->required();
    add_edition(*command, request->edition);
    command->add_flag("--all", request->all, "Every solution of least cost, up to 1000");
    command->callback([request] { solve_puzzle(*request); });
}

void add_puzzles_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("puzzles", "Make packs of puzzles, and prove what they claim");
    command->require_subcommand(1);

    CLI::App* make = command->add_subcommand("make", "Make a pack of puzzles, as JSON");
    auto order = std::make_shared<MakePuzzlesRequest>();
    make->add_option("name", order->name, "mindlock, headlock, or classic (the rulebook's eight numbers)")
        ->required()
        ->check(CLI::IsMember({"mindlock", "headlock", "classic"}));
    make->add_option("--seed", order->seed, "The same seed makes the same pack")->capture_default_str();
    make->add_option("--of-each-grade", order->of_each_grade, "Puzzles of each of the four grades")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    make->add_option("--output", order->output, "A file to write instead of standard output");
    add_threads(*make, order->threads);
    make->callback([order] { make_puzzles(*order); });

    CLI::App* check =
        command->add_subcommand("check", "Prove a pack anew and list every fault; exit with 1 if there is one");
    auto request = std::make_shared<CheckPuzzlesRequest>();
    check->add_option("packs", request->packs, "Names of packs or paths of their files; all packs if none is named");
    add_threads(*check, request->threads);
    check->callback([request] {
        if (!check_puzzles(*request)) throw CLI::RuntimeError(1);
    });
}

void add_bench_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("bench", "Search fixed positions to a fixed depth: a line `id nodes` a game, its signature");
    auto request = std::make_shared<BenchRequest>();
    command->add_option("ids", request->games, "Games; all if none is named");
    command->add_option("--depth", request->depth, "Another depth than the signature's")->check(CLI::Range(1, 64));
    command->callback([request] { print_signatures(*request); });
}

/// One line, whatever the message holds.
std::string one_line(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    for (char& c : text) {
        if (c == '\n') c = ' ';
    }
    return text;
}

int complain(const std::string& what) {
    fmt::print(stderr, "tessera: {}\n", one_line(what));
    return bad_request;
}

}  // namespace

int run_command_line(int argc, char** argv) {
    CLI::App app("Tessera: abstract board games, played, counted and served.", "tessera");
    app.set_version_flag("--version", "tessera " TESSERA_VERSION);
    app.require_subcommand(1);
    add_games_command(app);
    add_perft_command(app);
    add_moves_command(app);
    add_apply_command(app);
    add_record_command(app);
    add_ugi_command(app);
    add_play_command(app);
    add_mukyan_command(app);
    add_lab_command(app);
    add_match_command(app);
    add_solve_command(app);
    add_puzzles_command(app);
    add_bench_command(app);
    try {
        app.parse(argc, argv);
        return 0;
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::RuntimeError& ended) {
        return ended.get_exit_code();
    } catch (const CLI::ParseError& error) {
        return complain(std::string(error.what()) + " (tessera --help lists what there is)");
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}

}  // namespace tessera::cli
