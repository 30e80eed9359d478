#include "load/table.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include <fmt/format.h>

#include "play/game_script.hpp"

namespace tessera::load {

namespace {

double milliseconds_since(Clock::time_point then) {
    return std::chrono::duration<double, std::milli>(Clock::now() - then).count();
}

}  // namespace

void Shared::fault(std::string what) {
    ++fault_count;
    if (measured != nullptr) ++measured->errors;
    if (faults.size() < 5) faults.push_back(std::move(what));
}

void Table::fault(std::string_view what, const Json& message) {
    shared_.fault(fmt::format("{} {}: {}", game_, what, message.dump().substr(0, 300)));
}

asio::awaitable<void> Table::start() {
    is_starting_ = true;
    session_.reset();
    sent_.reset();
    untold_.reset();
    joined_ = 0;
    told_end_ = 0;
    ++started_;
    // A long real-time clock: it runs, as clocks of people do, but nobody loses by it here.
    Json wish = {
        {"variant", variant_}, {"seats", {"me", "open"}}, {"rated", false}, {"isPrivate", false}, {"side", "chosen"}};
    wish["clock"] = {{"kind", "fischer"}, {"initial", 3'600'000}, {"increment", 30'000}};
    Json seat = {{"seat", 1}};
    try {
        const auto& maker = *players_[static_cast<std::size_t>(first_)];
        const auto made = co_await shared_.http.ask("POST", "/api/v1/games", maker.cookie(), std::move(wish));
        if (!made.is_good()) {
            fault(fmt::format("was not made ({})", made.status), made.body);
            co_return;
        }
        game_ = made.body.at("id").get<std::string>();
        const auto& guest = *players_[static_cast<std::size_t>(1 - first_)];
        const auto path = fmt::format("/api/v1/games/{}/join", game_);
        const auto joined = co_await shared_.http.ask("POST", path, guest.cookie(), std::move(seat));
        if (!joined.is_good()) {
            fault(fmt::format("was not joined ({})", joined.status), joined.body);
            co_return;
        }
        for (auto* player : players_) player->send(fmt::format(R"({{"t":"join","game":"{}","seen":0}})", game_));
    } catch (const std::exception& failure) {
        fault("was not made", failure.what());
    }
}

void Table::act(Clock::time_point due) {
    const auto seat = session_->side_to_move() == Side::first ? 0 : 1;
    const auto action = session_->random_action(shared_.random.next());
    const auto ply = session_->played().size();
    sent_ = Sent{.rid = ++rid_, .player = seat == 0 ? first_ : 1 - first_, .ply = ply, .action = *action, .due = due};
    untold_ = sent_;
    ++shared_.in_flight;
    players_[static_cast<std::size_t>(sent_->player)]->send(
        fmt::format(R"({{"t":"act","rid":{},"game":"{}","ply":{},"action":"{}"}})", rid_, game_, ply, *action));
}

void Table::heard(int player, std::string_view text) {
    if (text.empty()) {
        shared_.fault(fmt::format("{} lost a socket", game_));
        return;
    }
    const auto message = Json::parse(text, nullptr, false);
    const auto kind = play::text_in(message, "t");
    const auto game = play::text_in(message, "game");
    // Late words of the game before.
    if (!game.empty() && game != game_) return;
    if (kind == "joined") {
        heard_joined(message);
    } else if (kind == "ok") {
        heard_ok(player, message);
    } else if (kind == "event") {
        heard_event(player, message);
    } else if (kind == "refused" || kind == "bye") {
        fault(kind, message);
    }
}

void Table::heard_joined(const Json& state) {
    if (++joined_ != 2) return;
    auto session = play::parse_script(state.value("script", Json()));
    if (!session || play::text_in(state, "state") != "running") {
        fault("has a state that cannot be played", state);
        return;
    }
    session_ = std::move(*session);
    is_starting_ = false;
    shared_.ready.push_back(this);
}

void Table::heard_ok(int player, const Json& message) {
    if (!sent_ || player != sent_->player || message.value("rid", Json()) != Json(sent_->rid)) return;
    if (shared_.measured != nullptr) shared_.measured->answered.add(milliseconds_since(sent_->due));
    --shared_.in_flight;
    const auto sent = *std::exchange(sent_, std::nullopt);
    if (!session_->act(sent.action)) {
        fault("took an action that is none", message);
        return;
    }
    if (!session_->outcome()) {
        shared_.ready.push_back(this);
    } else if (told_end_ == 2) {
        begin_anew();
    }
}

void Table::heard_event(int player, const Json& event) {
    const auto kind = play::text_in(event, "kind");
    // Who acted hears of it, too, and that may come when the other has acted already.
    const bool is_awaited = untold_ && player != untold_->player && event.value("ply", Json()) == Json(untold_->ply);
    if (kind == "action" && is_awaited) {
        if (event.value("action", Json()) != Json(untold_->action)) fault("told another action", event);
        if (shared_.measured != nullptr) shared_.measured->told.add(milliseconds_since(untold_->due));
        untold_.reset();
    } else if (kind == "ended") {
        if (++told_end_ == 2 && session_ && !sent_) begin_anew();
    }
}

void Table::begin_anew() {
    if (is_starting_) return;
    is_starting_ = true;
    if (!session_->outcome()) shared_.fault(fmt::format("{} ended before its end", game_));
    if (shared_.measured != nullptr) ++shared_.measured->finished;
    for (auto* player : players_) player->send(fmt::format(R"({{"t":"leave","game":"{}"}})", game_));
    first_ = 1 - first_;
    asio::co_spawn(shared_.http.executor(), start(), asio::detached);
}

asio::awaitable<bool> Table::agrees() {
    if (!session_ || sent_ || is_starting_) co_return true;
    const auto reply = co_await shared_.http.ask("GET", "/api/v1/games/" + game_, players_[0]->cookie());
    const auto& actions = session_->played();
    const auto played = reply.body.value("played", Json::array());
    if (played.size() != actions.size()) {
        fault(fmt::format("has {} actions here, but at the server", actions.size()), played.size());
        co_return false;
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (play::text_in(played[i], "action") == actions[i].text) continue;
        fault(fmt::format("has another action {}", i), played[i]);
        co_return false;
    }
    co_return true;
}

}  // namespace tessera::load
