// Commands that choose among the puzzles of the pack.

#include "cli/play/puzzle/puzzle_choice.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/letters.hpp"
#include "cli/play/nearest.hpp"
#include "cli/play/puzzle/puzzle_commands.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

using solver::puzzles::Grade;
using solver::puzzles::Pack;
using solver::puzzles::Puzzle;

/// So many fit a screen; of more, only the grades are listed.
constexpr std::size_t many = 120;

/// `F01 (3) *`: PAR in brackets, and how it was solved.
std::string entry(const PuzzleContext& context, const Puzzle& puzzle) {
    std::string name = fmt::format("{} ({})", puzzle.id, puzzle.par);
    const auto best = context.best(puzzle);
    if (!best) return name;
    return *best <= puzzle.par ? name + " *" : fmt::format("{} +{}", name, *best - puzzle.par);
}

struct Listing {
    std::vector<std::string> entries = {};
    std::size_t solved = 0;
};

Listing listing_of(const PuzzleContext& context, Grade grade) {
    Listing listing;
    for (const Puzzle& puzzle : context.pack.puzzles) {
        if (puzzle.grade != grade) continue;
        listing.entries.push_back(entry(context, puzzle));
        if (context.best(puzzle)) ++listing.solved;
    }
    return listing;
}

void show_listing(PuzzleContext& context, Grade grade, const Listing& listing) {
    context.screen.say(fmt::format("{}: {} of {} solved", screen_name(grade), listing.solved, listing.entries.size()));
    context.screen.show(in_columns(listing.entries, 2));
}

std::optional<Grade> typed_grade(std::string_view text) {
    for (const Grade grade : solver::puzzles::grades) {
        if (begins_but_for_case(name_of(grade), text)) return grade;
    }
    return text.size() == 1 ? solver::puzzles::parse_grade(std::string(1, to_upper(text[0]))) : std::nullopt;
}

}  // namespace

std::string screen_name(Grade grade) {
    std::string name(name_of(grade));
    name[0] = to_upper(name[0]);
    return fmt::format("{} ({})", name, letter_of(grade));
}

Parsed<std::size_t> number_of(const Pack& pack, std::string_view id) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
        if (is_same_but_for_case(pack.puzzles[i].id, id)) return i;
        ids.push_back(pack.puzzles[i].id);
    }
    const auto near = nearest(id, ids);
    const std::string others = near.empty() ? fmt::format("they go from {} to {}", ids.front(), ids.back())
                                            : fmt::format("near: {}", fmt::join(near, ", "));
    return malformed(0, fmt::format("there is no puzzle {} in this pack; {}", quoted(id), others));
}

void run_next(PuzzleContext& context, std::string_view) {
    if (context.number + 1 == context.pack.puzzles.size()) return context.screen.say("This is the last puzzle.");
    lay_out(context, context.number + 1);
}

void run_previous(PuzzleContext& context, std::string_view) {
    if (context.number == 0) return context.screen.say("This is the first puzzle.");
    lay_out(context, context.number - 1);
}

void run_puzzle(PuzzleContext& context, std::string_view argument) {
    if (argument.empty()) return context.screen.say("puzzle wants the name of one: puzzle ID. `list` names them.");
    const auto number = number_of(context.pack, argument);
    if (!number) return context.screen.say(sentence(number.error().what));
    lay_out(context, *number);
}

void run_list(PuzzleContext& context, std::string_view argument) {
    const auto wanted = argument.empty() ? std::nullopt : typed_grade(argument);
    if (!argument.empty() && !wanted) {
        return context.screen.say(
            fmt::format("{} is no grade; there are easy (F), medium (M), hard (D) and expert (E).", quoted(argument)));
    }
    if (wanted && listing_of(context, *wanted).entries.empty()) {
        return context.screen.say(fmt::format("This pack has no puzzle of the grade {}.", name_of(*wanted)));
    }
    const bool only_counts = !wanted && context.pack.puzzles.size() > many;
    for (const Grade grade : solver::puzzles::grades) {
        if (wanted && *wanted != grade) continue;
        const Listing listing = listing_of(context, grade);
        if (only_counts && !listing.entries.empty()) {
            context.screen.say(
                fmt::format("{}: {} of {} solved", screen_name(grade), listing.solved, listing.entries.size()));
        } else if (!listing.entries.empty()) {
            show_listing(context, grade, listing);
        }
    }
    context.screen.say(only_counts ? "`list easy` lists the easy ones, and so on."
                                   : "PAR is in brackets; * is solved within PAR, +2 with two moves more.");
}

}  // namespace tessera::cli::terminal
