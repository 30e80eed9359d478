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

}  // namespace

int play_in_terminal(const PlayOptions& options) {
    if (options.id && is_of_puzzles(*options.id)) {
        play_puzzles(options);
        return 0;
    }
    if (options.pack || options.puzzle) throw Failure("--pack and --puzzle are for mindlock and headlock");
    const DrawStyle style = suitable_style(options);
    const std::uint64_t seed = options.seed ? *options.seed : any_seed();
    Screen screen(std::cout, style, output_is_terminal() ? Screen::Kind::terminal : Screen::Kind::pipe);
    Autosave autosave(Autosave::ordinary_folder());

    std::optional<Context> context;
    const auto reader = suitable_reader(style, [&context](std::string_view line) {
        if (!context || must_pass_screen(*context)) return Completion{};
        return complete(line, context->table.session(),
                        may_see_actions(*context) ? Offer::actions_and_commands : Offer::commands);
    });
    const InterruptGuard guard;
    PlayOptions chosen = options;
    if (!choose_from_menu(chosen, *reader, screen, autosave)) return 0;
    if (chosen.id && is_of_puzzles(*chosen.id) && !chosen.resume && !chosen.load) {
        play_puzzles(chosen);
        return 0;
    }
    Table table = open_table(chosen, autosave, seed);
    context.emplace(std::move(table), screen, reader.get(), std::move(autosave));
    if (options.level != Level{}) context->level = options.level;
    context->random = Random(seed);
    if (options.load) context->file = typed_path(*options.load);
    greet(*context, chosen);
    run(*context);
    return 0;
}

}  // namespace tessera::cli
