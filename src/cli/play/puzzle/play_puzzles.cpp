#include "cli/play/puzzle/play_puzzles.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/autosave.hpp"
#include "cli/play/columns.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/play/puzzle/pack_shelf.hpp"
#include "cli/play/puzzle/puzzle_choice.hpp"
#include "cli/play/puzzle/puzzle_loop.hpp"
#include "cli/play/suitable_reader.hpp"

namespace tessera::cli::terminal {

namespace {

using himiki::Edition;
using solver::puzzles::Pack;
using solver::puzzles::Puzzle;

constexpr std::string_view mindlock = "mindlock";
constexpr std::string_view headlock = "headlock";

/// Options that mean something for games of two only.
void refuse_options(const PlayOptions& options) {
    const std::array<std::pair<std::string_view, bool>, 9> unfit = {{
        {"--p1", options.players.first.has_value()},
        {"--p2", options.players.second.has_value()},
        {"--seat", !options.seats.empty()},
        {"--ruthless", options.ruthless},
        {"--setup", options.setup.has_value()},
        {"--load", options.load.has_value()},
        {"--resume", options.resume},
        {"--depth", options.level.depth.has_value()},
        {"--movetime", options.level.movetime.has_value()},
    }};
    for (const auto& [name, is_there] : unfit) {
        if (is_there) {
            throw Failure(
                fmt::format("{} is a puzzle for one, so {} has no meaning; --pack, --puzzle and --position "
                            "choose what to play",
                            *options.id, name));
        }
    }
    if (options.position && (options.pack || options.puzzle)) {
        throw Failure("--position is a puzzle of its own: it goes neither with --pack nor with --puzzle");
    }
}

/// A pack of just the puzzle that was typed in.
Pack pack_of(const std::string& position, Edition edition) {
    using himiki::puzzle::Position;
    Puzzle puzzle = {};
    puzzle.id = "puzzle";
    puzzle.position = position == "startpos" ? Position::initial({edition})
                                             : value_or_fail(Position::parse(position, {edition}), "position");
    Pack pack = {};
    pack.edition = edition;
    pack.puzzles.push_back(std::move(puzzle));
    return pack;
}

Pack chosen_pack(const PlayOptions& options) {
    const Edition edition = *options.id == headlock ? Edition::first : Edition::second;
    if (options.position) return pack_of(*options.position, edition);
    return open_pack(options.pack.value_or(*options.id));
}

/// The one asked for; else the first that is not solved yet; else the first.
std::size_t chosen_number(const PuzzleContext& context, const std::optional<std::string>& id) {
    if (id) return value_or_fail(number_of(context.pack, *id), "--puzzle");
    const auto& puzzles = context.pack.puzzles;
    const auto open = std::ranges::find_if(puzzles, [&](const Puzzle& puzzle) { return !context.best(puzzle); });
    return open == puzzles.end() ? 0 : static_cast<std::size_t>(open - puzzles.begin());
}

/// PAR of a typed puzzle is not known before it is proved.
void find_par(PuzzleContext& context) {
    const Proof& proof = proof_of_now(context);
    if (proof.solution.verdict == solver::Verdict::solved) {
        context.par = context.puzzle().position.spent() + proof.solution.par;
    } else if (proof.solution.verdict == solver::Verdict::unsolvable) {
        context.notices.emplace_back("It cannot be solved: that is proven.");
    }
}

void greet(PuzzleContext& context, std::string_view asked_for) {
    const Pack& pack = context.pack;
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    if (!pack.name.empty()) {
        const auto solved =
            std::ranges::count_if(pack.puzzles, [&](const Puzzle& puzzle) { return context.best(puzzle).has_value(); });
        context.screen.show(
            wrapped(fmt::format("{}: {} puzzles, {} solved. {}", pack.title, pack.puzzles.size(), solved, pack.note)));
    }
    // What is proved of a puzzle holds by the rules of its own edition.
    if (info.id != asked_for)
        context.screen.say(fmt::format("This pack is of {}, so it is played by its rules.", info.title));
    context.notices.emplace_back("`help` lists the commands.");
}

}  // namespace

bool is_of_puzzles(std::string_view id) {
    return id == mindlock || id == headlock;
}

void play_puzzles(const PlayOptions& options, const Screen& screen) {
    refuse_options(options);
    Pack pack = chosen_pack(options);
    Table table = puzzle_table(pack.edition, to_text(pack.puzzles.front().position));
    PuzzleContext context = {.pack = std::move(pack),
                             .table = std::move(table),
                             .screen = screen,
                             .reader = nullptr,
                             .progress = Progress(Autosave::ordinary_folder())};
    const auto complaint = context.progress.read();
    lay_out(context, chosen_number(context, options.puzzle));
    const auto reader = suitable_reader(screen.style(), [&](std::string_view line) { return complete(line, context); });
    context.reader = reader.get();
    const InterruptGuard guard;
    greet(context, *options.id);
    if (complaint) context.screen.show(wrapped(*complaint));
    if (context.pack.name.empty()) find_par(context);
    run(context);
}

}  // namespace tessera::cli::terminal
