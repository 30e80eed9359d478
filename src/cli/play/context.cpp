#include "cli/play/context.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/saved_table.hpp"
#include "core/random.hpp"

namespace tessera::cli::terminal {

namespace {

bool has_happened_anything(const Table& table) {
    const play::Session& session = table.session();
    return !session.played().empty() || !session.given_points().empty() || table.resigned();
}

}  // namespace

void changed(Context& context) {
    context.board_is_new = true;
    keep(context);
}

void keep(Context& context) {
    try {
        if (!has_happened_anything(context.table)) {
            context.autosave.drop();
            return;
        }
        const bool is_over = context.table.is_over();
        context.autosave.keep(record_of(context.table, context.level),
                              is_over ? Autosave::State::finished : Autosave::State::unfinished);
    } catch (const Failure& failure) {
        context.notices.push_back(fmt::format("This game is not kept on the disk: {}.", failure.what()));
    }
}

void begin_to_show(Context& context) {
    context.is_paused = false;
    context.game = mixed(context.game);
    context.shown_to.reset();
}

std::string_view name_of(const Context& context, Side side) {
    return context.table.session().info().side_names[side];
}

std::string name_of(const Context& context, Seat seat) {
    return seat_name(context.table.session().info(), seat);
}

}  // namespace tessera::cli::terminal
