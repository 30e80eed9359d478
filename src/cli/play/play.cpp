#include "cli/play/play.hpp"

#include <iostream>
#include <random>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/columns.hpp"
#include "cli/play/completion.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/play/loop.hpp"
#include "cli/play/opening.hpp"
#include "cli/play/puzzle/play_puzzles.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/suitable_reader.hpp"
#include "cli/play/terminal_look.hpp"
#include "cli/play/viewer.hpp"

namespace tessera::cli {

namespace {

using namespace terminal;

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

void greet(Context& context, const PlayOptions& options) {
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    // Below the board, where only one line fits a screen of 24.
    const bool has_waiting = !options.resume && !context.autosave.unfinished(info.id).empty();
    context.notices.emplace_back(has_waiting ? "`help` lists the commands; `resume` goes on with an unfinished game."
                                             : "`help` lists the commands, Tab completes.");
}

/// Where the options name no game, what is chosen from the menu. Nothing: the person left.
std::optional<PlayOptions> chosen_options(PlayOptions options, Screen& screen, const Autosave& autosave) {
    if (!needs_menu(options)) return options;
    const auto reader = suitable_reader(screen.style(), [](std::string_view) { return Completion{}; });
    const InterruptGuard guard;
    if (!choose_from_menu(options, *reader, screen, autosave)) return std::nullopt;
    return options;
}

void play_game(const PlayOptions& options, const Screen& screen, Autosave autosave) {
    if (options.pack || options.puzzle) throw Failure("--pack and --puzzle are for mindlock and headlock");
    const std::uint64_t seed = options.seed ? *options.seed : any_seed();
    std::optional<Context> context;
    const auto reader = suitable_reader(screen.style(), [&context](std::string_view line) {
        if (!context || must_pass_screen(*context)) return Completion{};
        return complete(line, context->table.session(),
                        may_see_actions(*context) ? Offer::actions_and_commands : Offer::commands);
    });
    const InterruptGuard guard;
    Table table = open_table(options, autosave, seed);
    context.emplace(std::move(table), screen, reader.get(), std::move(autosave));
    if (options.level != Level{}) context->level = options.level;
    context->random = Random(seed);
    context->game = seed;
    if (options.load) context->file = typed_path(*options.load);
    greet(*context, options);
    run(*context);
}

}  // namespace

int play_in_terminal(const PlayOptions& options) {
    Screen screen(std::cout, suitable_style(options),
                  output_is_terminal() ? Screen::Kind::terminal : Screen::Kind::pipe);
    Autosave autosave(Autosave::ordinary_folder());
    const auto chosen = chosen_options(options, screen, autosave);
    if (!chosen) return 0;
    // What the menu resumes is a game that was begun at the table, even if of puzzles.
    const bool is_resumed = chosen->resume && !options.id;
    if (chosen->id && is_of_puzzles(*chosen->id) && !is_resumed) {
        play_puzzles(*chosen, screen);
    } else {
        play_game(*chosen, screen, std::move(autosave));
    }
    return 0;
}

}  // namespace tessera::cli
