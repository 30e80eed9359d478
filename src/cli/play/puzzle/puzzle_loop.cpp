#include "cli/play/puzzle/puzzle_loop.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/columns.hpp"
#include "cli/play/letters.hpp"
#include "cli/play/puzzle/puzzle_commands.hpp"
#include "cli/play/typed_action.hpp"
#include "core/text.hpp"
#include "solver/puzzles/advice.hpp"
#include "solver/puzzles/player_words.hpp"

namespace tessera::cli::terminal {

namespace {

namespace puzzles = solver::puzzles;

/// `F01, easy, PAR 3. Solved before in 4.`
std::string title_of(const PuzzleContext& context) {
    const puzzles::Puzzle& puzzle = context.puzzle();
    if (context.pack.name.empty()) {
        return context.par ? fmt::format("A puzzle of PAR {}.", *context.par) : "A puzzle without a known PAR.";
    }
    const auto best = context.best(puzzle);
    return fmt::format("{}, {}, PAR {}.{}", puzzle.id, name_of(puzzle.grade), puzzle.par,
                       best ? fmt::format(" Your best: {}.", *best) : "");
}

std::string moves_text(unsigned count) {
    return fmt::format("{} move{}", count, count == 1 ? "" : "s");
}

std::string praise(unsigned spent, std::optional<unsigned> par) {
    if (!par) return fmt::format("Solved in {}.", moves_text(spent));
    if (spent <= *par) return fmt::format("Solved in {}: that is PAR. Fewer is proven impossible.", moves_text(spent));
    return fmt::format("Solved in {}, {} over PAR: {} would do.", moves_text(spent), spent - *par, *par);
}

bool is_last_unsolved(const PuzzleContext& context) {
    return std::ranges::all_of(context.pack.puzzles,
                               [&](const puzzles::Puzzle& puzzle) { return context.best(puzzle).has_value(); });
}

void keep_progress(PuzzleContext& context, unsigned spent) {
    if (context.pack.name.empty()) return;
    const bool is_first_time = !context.best(context.puzzle());
    try {
        context.progress.add(context.pack.name, context.puzzle(), spent);
    } catch (const Failure& failure) {
        context.notices.push_back(fmt::format("It is not kept on the disk: {}.", failure.what()));
    }
    if (is_first_time && is_last_unsolved(context)) {
        context.notices.emplace_back("With that every puzzle of this pack is solved!");
    }
}

void tell_end(PuzzleContext& context) {
    const auto position = context.position();
    if (!position.is_solved()) {
        context.screen.say(context.screen.strong("No white cube is left, so it cannot be solved any more."));
        context.screen.say("`undo` takes back, `restart` begins again.");
        return;
    }
    context.screen.say(context.screen.strong(praise(position.spent(), context.par)));
    const bool is_last = context.number + 1 == context.pack.puzzles.size();
    context.screen.say(is_last ? "`restart` begins again, `quit` leaves."
                               : "`next` goes on to the next puzzle, `restart` begins again, `quit` leaves.");
}

/// The board, if it has changed since it was last shown, and what happened meanwhile.
void present(PuzzleContext& context) {
    const bool is_new = std::exchange(context.board_is_new, false);
    if (is_new) {
        context.screen.show(context.table.session().drawing(context.screen.style()));
        if (context.table.session().played().empty()) {
            context.notices.insert(context.notices.begin(), context.screen.strong(title_of(context)));
            if (!context.puzzle().note.empty()) context.notices.push_back(context.puzzle().note);
        }
    }
    context.screen.show(in_lines(context.notices));
    context.notices.clear();
    if (is_new && context.is_over()) tell_end(context);
}

/// `F01, 1 of 3> `
std::string prompt(const PuzzleContext& context) {
    const auto position = context.position();
    const std::string_view id = context.puzzle().id;
    if (position.is_solved()) return fmt::format("{}, solved> ", id);
    if (position.is_lost()) return fmt::format("{}, lost> ", id);
    if (!context.par) return fmt::format("{}, {} spent> ", id, position.spent());
    return fmt::format("{}, {} of {}> ", id, position.spent(), *context.par);
}

/// What the last action did, as a player would say it.
std::string effect_notice(const puzzles::Position& before, const play::PlayedAction& action) {
    const auto move = before.parse_move(action.text);
    std::vector<std::string> effects;
    if (move) {
        for (const auto& effect : puzzles::effects_of(puzzles::deed_of(before, *move))) {
            effects.push_back(puzzles::english(effect));
        }
    }
    if (!effects.empty()) return fmt::format("Played {}: {}.", action.notation, puzzles::listed(effects));
    return fmt::format("Played {}{}", action.notation, action.notation.ends_with('.') ? "" : ".");
}

void play_typed(PuzzleContext& context, std::string_view text) {
    if (context.is_over()) return context.screen.say("The puzzle is over; `undo` takes back, `restart` begins again.");
    const auto before = context.position();
    const auto acted = context.table.act(text);
    if (!acted && !context.table.act(in_small_letters(text))) {
        return context.screen.show(refusal(context.table.session(), text, acted.error()));
    }
    context.notices.push_back(effect_notice(before, context.table.session().played().back()));
    if (const auto position = context.position(); position.is_solved()) keep_progress(context, position.spent());
    changed(context);
}

void obey(PuzzleContext& context, std::string_view text) {
    if (text.empty()) return;
    const auto actions = context.table.session().actions();
    const bool is_action = !context.is_over() && std::ranges::binary_search(actions, text);
    obey_line(context, text, puzzle_commands(), is_action ? Reading::action : Reading::unknown, play_typed);
}

Words first_words(std::string_view typed, const PuzzleContext& context) {
    Words words = context.is_over() ? Words{} : next_steps(typed, context.table.session());
    for (const PuzzleCommand& command : puzzle_commands()) {
        if (command.name.starts_with(typed)) words.emplace(command.name);
    }
    return words;
}

Words arguments(std::string_view before, std::string_view typed, const PuzzleContext& context) {
    const auto parts = words(before);
    const auto named = commands_named(puzzle_commands(), parts.front().text);
    if (named.size() != 1 || parts.size() != 1) return {};
    std::vector<std::string_view> list;
    switch (named.front()->argument) {
        case PuzzleCommand::Argument::action:
            return context.is_over() ? Words{} : next_steps(typed, context.table.session());
        case PuzzleCommand::Argument::puzzle:
            for (const puzzles::Puzzle& puzzle : context.pack.puzzles) list.emplace_back(puzzle.id);
            return beginning_with(typed, list);
        case PuzzleCommand::Argument::grade:
            for (const puzzles::Grade grade : puzzles::grades) list.push_back(name_of(grade));
            return beginning_with(typed, list);
        default:
            return {};
    }
}

}  // namespace

Completion complete(std::string_view line, const PuzzleContext& context) {
    return complete_word(
        line, [&](std::string_view typed) { return first_words(typed, context); },
        [&](std::string_view before, std::string_view typed) { return arguments(before, typed, context); });
}

void run(PuzzleContext& context) {
    Conversation conversation;
    while (!context.is_done) {
        present(context);
        const auto line =
            conversation.ask(*context.reader, context.screen, prompt(context), "what you have solved is kept");
        if (!line) break;
        obey(context, trimmed(*line));
    }
}

}  // namespace tessera::cli::terminal
