#include "cli/play/engine_turn.hpp"

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/play/thinking.hpp"

namespace tessera::cli::terminal {

namespace {

/// An action, and why, where there is more to say than who plays it.
struct Decision {
    std::string action;
    std::string told = {};
};

std::optional<Decision> decide(Context& context, Player player, std::string_view name) {
    const play::Session& session = context.table.session();
    const std::uint64_t seed = context.random.next();
    if (is_script(player)) {
        const auto temper = player == Player::muk_yan ? search::Temper::fair : search::Temper::ruthless;
        auto rolled = session.roll(temper, seed);
        if (!rolled) return std::nullopt;
        return Decision{std::move(rolled->action), std::move(rolled->told)};
    }
    auto action = player == Player::random ? session.random_action(seed)
                                           : think(session, context.level, {seed, context.game}, context.screen, name);
    if (!action) return std::nullopt;
    return Decision{*std::move(action)};
}

}  // namespace

void play_automatically(Context& context, Player player) {
    const play::Session& session = context.table.session();
    const std::string name = name_of(context, session.seat_to_move());
    const auto decision = decide(context, player, name);
    // With nobody at the board Ctrl-C means "let me in"; else it has only cut the thinking short.
    if (take_interrupt() && !context.table.has_person()) context.is_paused = true;
    if (!decision || !context.table.act(decision->action)) {
        context.is_paused = true;
        return context.screen.say(fmt::format("{} found no action; it is for you to choose one.", name));
    }
    const play::PlayedAction& played = session.played().back();
    if (!decision->told.empty()) {
        const std::string action = context.screen.strong(played.notation);
        context.notices.push_back(broken(fmt::format("{}: {}.", decision->told, action)));
    } else if (played.notation == played.text) {
        context.notices.push_back(fmt::format("{} plays {}.", name, context.screen.strong(played.text)));
    } else {
        context.notices.push_back(
            fmt::format("{} plays {} ({}).", name, context.screen.strong(played.text), played.notation));
    }
    changed(context);
}

}  // namespace tessera::cli::terminal
