#include "cli/play/typed_action.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/play/letters.hpp"
#include "cli/play/nearest.hpp"
#include "cli/play/result.hpp"
#include "cli/play/viewer.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

void explain(Context& context, std::string_view text, const ParseError& error) {
    const auto near = nearest(text, context.table.session().actions());
    const bool names_no_cell = std::none_of(text.begin(), text.end(), is_digit);
    if (error.fault == Fault::malformed && near.empty() && names_no_cell) {
        return context.screen.say(
            fmt::format("{} is neither an action nor a command; `help` lists what there is.", quoted(text)));
    }
    context.screen.say(sentence(to_text(error)));
    // What could mean two things says so itself.
    if (!near.empty() && error.fault != Fault::ambiguous)
        context.screen.say(fmt::format("Legal and near: {}.", fmt::join(near, ", ")));
}

}  // namespace

bool is_legal(const Table& table, std::string_view text) {
    if (table.is_over()) return false;
    const auto actions = table.session().actions();
    return std::binary_search(actions.begin(), actions.end(), text);
}

void play_typed(Context& context, std::string_view text) {
    if (context.table.is_over())
        return context.screen.say("The game is over; `undo` takes back, `new` begins another.");
    if (refuse_to_tell_actions(context)) return;
    const auto acted = context.table.act(text);
    if (!acted && !context.table.act(in_small_letters(text))) return explain(context, text, acted.error());
    changed(context);
}

}  // namespace tessera::cli::terminal
