// The words of the command line. Only this file, lab_command_line.cpp, serve_command_line.cpp and play/command.cpp know
// CLI11, which is slow to compile.

#include "cli/command_line.hpp"

#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/common_options.hpp"
#include "cli/lab_command_line.hpp"
#include "cli/play/command.hpp"
#include "cli/serve_command_line.hpp"
#include "core/text.hpp"

namespace tessera::cli {

namespace {

constexpr int bad_request = 2;
constexpr int deepest_perft = 99;

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

void add_mukyan_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("mukyan", "What Muk Yan, HI MI KI's opponent for one, may do under a roll");
    auto request = std::make_shared<MukYanRequest>();
    command->add_option("--position", request->position, "A position string in which Black is to act")->required();
    command->add_option("--dice", request->dice, "The black and the white die, each H, M or K: HM")->required();
    add_edition(*command, request->edition);
    command->callback([request] { print_muk_yan(*request); });
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
    add_serve_commands(app);
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
