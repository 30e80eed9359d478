#include "cli/play/typed_action.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/play/letters.hpp"
#include "cli/play/nearest.hpp"
#include "cli/play/result.hpp"
#include "cli/play/viewer.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

std::string refusal(const play::Session& session, std::string_view text, const ParseError& error) {
    const auto near = nearest(text, session.actions());
    const bool names_no_cell = std::none_of(text.begin(), text.end(), is_digit);
    if (error.fault == Fault::malformed && near.empty() && names_no_cell) {
        return fmt::format("{} is neither an action nor a command; `help` lists what there is.\n", quoted(text));
    }
    std::string lines = sentence(to_text(error)) + '\n';
    // What could mean two things says so itself.
    if (!near.empty() && error.fault != Fault::ambiguous) {
        lines += fmt::format("Legal and near: {}.\n", fmt::join(near, ", "));
    }
    return lines;
}

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
    if (!acted && !context.table.act(in_small_letters(text))) {
        return context.screen.show(refusal(context.table.session(), text, acted.error()));
    }
    changed(context);
}

}  // namespace tessera::cli::terminal
