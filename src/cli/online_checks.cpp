// `tessera reports` and `tessera verify`: what is looked at beside a server, or after its games.

#include <chrono>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/input_text.hpp"
#include "cli/serve.hpp"
#include "server/rooms/verify.hpp"
#include "store/open_store.hpp"

namespace tessera::cli {

namespace {

/// The name of an account beside its id; guests have only an id.
std::string shown_player(store::Store& store, const std::string& player) {
    if (player.empty()) return "somebody who has left";
    const auto account = store.account(player);
    return account ? fmt::format("{} ({})", account->name, player) : player;
}

std::string shown_time(store::Moment at) {
    const std::chrono::sys_seconds second(std::chrono::seconds(at / 1'000));
    return fmt::format("{:%Y-%m-%d %H:%M:%S}", fmt::gmtime(std::chrono::system_clock::to_time_t(second)));
}

}  // namespace

void print_reports(const ReportsRequest& request) {
    const auto store = store::open_reader(request.store);
    for (const auto& report : store->reports("", request.limit)) {
        fmt::print("{} UTC  {} reports {}{}: {}\n", shown_time(report.at), shown_player(*store, report.by),
                   shown_player(*store, report.about), report.game.empty() ? "" : " in game " + report.game,
                   report.text);
    }
}

void verify(const VerifyRequest& request) {
    const auto state = server::Json::parse(input_text(request.file), nullptr, false);
    if (!state.is_object()) throw Failure(fmt::format("{}: this is no JSON of a game", request.file));
    const auto found = server::verified(state, request.commitment);
    if (!found) throw Failure(fmt::format("{}: {}", request.file, found.error().sentence));
    fmt::print("The seed is what was committed to: {}\n", found->commitment);
    if (request.commitment.empty()) {
        fmt::print("Compare it with what you were told when the game began, or give that by --commitment.\n");
    }
    if (found->has_deal) fmt::print("The game begins as the seed says.\n");
    if (found->rolls > 0) fmt::print("{} rolls of the dice are those of the seed.\n", found->rolls);
    fmt::print("{} actions were replayed by the rules.\n", found->actions);
}

}  // namespace tessera::cli
