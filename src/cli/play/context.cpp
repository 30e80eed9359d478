#include "cli/play/context.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/saved_table.hpp"

namespace tessera::cli::terminal {

void changed(Context& context) {
    context.board_is_new = true;
    try {
        if (context.table.session().played().empty() && !context.table.resigned()) {
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

std::string_view name_of(const Context& context, Side side) {
    return context.table.session().info().side_names[side];
}

}  // namespace tessera::cli::terminal
