// Commands that write and read games.

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/saved_table.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;

/// Puts a saved game on the table; the one that stood there stays kept.
void put_on_table(Context& context, std::string_view record) {
    auto saved = value_or_fail(play::parse_saved_game(record), "the file");
    context.table = table_of(std::move(saved), {}, context.table.players());
    begin_to_show(context);
    const std::size_t played = context.table.session().played().size();
    context.notices.push_back(
        fmt::format("{}, {} action{} played.", context.table.session().info().title, played, played == 1 ? "" : "s"));
}

}  // namespace

void run_save(Context& context, std::string_view argument) {
    constexpr std::string_view overwrite = " overwrite";
    const bool may_overwrite = argument.ends_with(overwrite);
    if (may_overwrite) argument.remove_suffix(overwrite.size());
    if (argument.empty() && !context.file) return context.screen.say("save wants the name of a file: save FILE.");
    const fs::path file = argument.empty() ? *context.file : typed_path(trimmed(argument));
    if (fs::exists(file) && file != context.file && !may_overwrite) {
        return context.screen.say(fmt::format("{0} exists already; `save {0} overwrite` replaces it.", file.string()));
    }
    write_file(file, record_of(context.table, context.level));
    context.file = file;
    context.screen.say(fmt::format("Saved to {}.", file.string()));
}

void run_load(Context& context, std::string_view argument) {
    if (argument.empty()) return context.screen.say("load wants the name of a file: load FILE.");
    const fs::path file = typed_path(argument);
    put_on_table(context, read_file(file));
    context.autosave.begin(context.table.session().info().id);
    context.file = file;
    changed(context);
}

void run_resume(Context& context, std::string_view) {
    const auto files = context.autosave.unfinished(context.table.session().info().id);
    if (files.empty()) return context.screen.say("There is no other unfinished game.");
    put_on_table(context, read_file(files.front()));
    context.autosave.go_on_with(files.front());
    context.file.reset();
    changed(context);
}

}  // namespace tessera::cli::terminal
