#include "cli/play/engine_turn.hpp"

#include <fmt/format.h>

#include "cli/play/interrupt.hpp"
#include "cli/play/thinking.hpp"

namespace tessera::cli::terminal {

void play_automatically(Context& context, Player player) {
    const play::Session& session = context.table.session();
    const std::string name = name_of(context, session.seat_to_move());
    const std::uint64_t seed = context.random.next();
    const auto action = player == Player::random ? session.random_action(seed)
                                                 : think(session, context.level, seed, context.screen, name);
    // With nobody at the board Ctrl-C means "let me in"; else it has only cut the thinking short.
    if (take_interrupt() && !context.table.has_person()) context.is_paused = true;
    if (!action || !context.table.act(*action)) {
        context.is_paused = true;
        return context.screen.say(fmt::format("{} found no action; it is for you to choose one.", name));
    }
    const play::PlayedAction& played = session.played().back();
    if (played.notation == played.text) {
        context.notices.push_back(fmt::format("{} plays {}.", name, context.screen.strong(played.text)));
    } else {
        context.notices.push_back(
            fmt::format("{} plays {} ({}).", name, context.screen.strong(played.text), played.notation));
    }
    changed(context);
}

}  // namespace tessera::cli::terminal
