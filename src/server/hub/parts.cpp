#include "server/hub/parts.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <future>
#include <set>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/making.hpp"
#include "server/hub/replies.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/log.hpp"
#include "server/net/tokens.hpp"
#include "server/rooms/guest_name.hpp"
#include "server/rooms/state_word.hpp"

namespace tessera::server {

namespace asio = boost::asio;

namespace {

constexpr unsigned readers = 2;
constexpr Rate login_rate{.per_second = 0.1, .burst = 20};
constexpr Rate guess_rate{.per_second = 0.05, .burst = 10};
constexpr Rate name_rate{.per_second = 1, .burst = 500};
constexpr Rate making_rate{.per_second = 0.5, .burst = 30};
/// A school or a club may come from one address.
constexpr Rate arrival_rate{.per_second = 2, .burst = 120};
constexpr Rate join_rate{.per_second = 50, .burst = 2'000};
constexpr Rate talk_rate{.per_second = 0.5, .burst = 10};

/// For the start, when nothing runs yet: waits for the keeper.
template <class F>
auto now_on_store(store::Keeper& keeper, Access access, const F& work) {
    using Result = std::invoke_result_t<const F&, store::Store&>;
    auto promise = std::make_shared<std::promise<Result>>();
    auto result = std::make_shared<std::optional<Result>>();
    auto whole = [work, result](store::Store& store) { *result = work(store); };
    auto done = [promise, result](const std::exception_ptr& fault) {
        if (fault) {
            promise->set_exception(fault);
        } else {
            promise->set_value(std::move(**result));
        }
    };
    auto future = promise->get_future();
    if (access == Access::read) {
        keeper.read(whole, done);
    } else {
        keeper.write(whole, done);
    }
    return future.get();
}

std::string secret_of(store::Keeper& keeper, const std::string& given) {
    if (!given.empty()) return given;
    return now_on_store(keeper, Access::write,
                        [made = make_token()](store::Store& store) { return store.secret("guest cookies", made); });
}

bool is_structural(const store::EventRow& event) {
    static const std::set<std::string> kinds = {"created", "seated", "left", "filled", "started", "ended", "aborted"};
    return kinds.contains(event.kind);
}

bool may_change_turn(const store::EventRow& event) {
    return event.kind == "action" || event.kind == "started" || event.kind == "undone";
}

/// For who has no page open.
std::string note_of_turn(const Room& room) {
    return Json{{"game", room.id()}, {"variant", room.row().variant}}.dump();
}

bool is_start_or_end(const store::EventRow& event) {
    return event.kind == "started" || event.kind == "ended" || event.kind == "aborted";
}

/// Something went wrong that nobody waits for.
void log_fault(std::string_view what, const std::exception_ptr& fault) {
    if (!fault) return;
    try {
        std::rethrow_exception(fault);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, what, {{"fault", error.what()}});
    }
}

}  // namespace

Moment system_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Parts::Parts(asio::any_io_executor on, HubOptions with)
    : options(std::move(with)),
      executor(std::move(on)),
      now(options.now ? options.now : system_now),
      keeper(options.store, readers),
      bus(make_local_bus()),
      identities(keeper, secret_of(keeper, options.cookie_secret), now),
      logins(options.has_limits ? login_rate : Rate{}),
      guesses(options.has_limits ? guess_rate : Rate{}),
      names(options.has_limits ? name_rate : Rate{}),
      makings(options.has_limits ? making_rate : Rate{}),
      arrivals(options.has_limits ? arrival_rate : Rate{}),
      talk(options.has_limits ? talk_rate : Rate{}),
      joins(options.has_limits ? join_rate : Rate{}),
      rooms(executor, keeper, *bus, now,
            [this](const Room& room, const std::vector<store::EventRow>& events) { room_changed(room, events); }),
      engines(*bus, rooms, options.engine_threads) {
    if (!options.puzzles.empty()) daily.emplace(options.puzzles);
    if (options.push.private_key.empty()) return;
    if (!push_authorization(options.push, "https://example.org", 0)) {
        throw std::runtime_error("the keys for Web Push are no pair of P-256 keys in base64url");
    }
    push.emplace(executor, keeper, options.push, now);
}

Parts::~Parts() {
    rooms.stop();
    engines.stop();
    // What it tells goes to rooms and visitors, which are gone before it.
    keeper.finish();
}

void Parts::go_on_after_start() {
    const auto rows = now_on_store(keeper, Access::read, [](store::Store& store) { return store.unfinished_games(); });
    for (const auto& row : rows) {
        listing.expect(row);
        rooms.expect(row);
        // It may be a bot's turn: the room knows, and asks for it.
        const bool has_bot = std::ranges::find(row.players, std::string()) != row.players.end();
        if (row.state == store::GameState::running && has_bot) rooms.host(row.id)->ring();
    }
    log_event(LogLevel::info, "games_go_on", {{"unfinished", rows.size()}});
}

void Parts::notify(const std::string& player, const Json& message, const std::string& about) {
    const std::string topic = topic_of_player(player);
    if (player.empty() || bus->listeners(topic) == 0) return;
    bus->publish(topic, {.text = std::make_shared<const std::string>(wire_text(message)), .about = about});
}

void Parts::notify_silently(const std::string& player, const std::string& game) {
    bus->publish(topic_of_player(player), {.about = game});
}

void Parts::room_changed(const Room& room, const std::vector<store::EventRow>& events) {
    if (std::ranges::any_of(events, is_structural)) listing.put(room);
    if (std::ranges::any_of(events, is_start_or_end)) tell_of_start_or_end(room);
    if (std::ranges::any_of(events, may_change_turn)) {
        if (const Eyes seat = room.to_act()) {
            const auto player = room.row().players.at(static_cast<std::size_t>(*seat));
            notify(player, {{"t", "turn"}, {"game", room.id()}}, room.id());
            if (push && !player.empty() && bus->listeners(topic_of_player(player)) == 0) {
                push->tell(player, note_of_turn(room));
            }
        }
    }
    if (!events.empty() && std::ranges::all_of(events, [](const auto& event) { return event.kind == "action"; }))
        return;
    if (room.rematch()) make_rematch(room.id());
}

void Parts::tell_of_start_or_end(const Room& room) {
    const auto row = room.row();
    const Json told = {{"t", "games"}, {"game", row.id}, {"state", word_of(row.state)}};
    for (const auto& player : row.players) notify(player, told, row.id);
    if (row.state == store::GameState::over) streams.note_end(row.players, row.id, now());
}

void Parts::send_away(const std::string& player, const std::function<bool(const std::string& session)>& is_meant) {
    visitors.close_of(player, is_meant);
    streams.close_of(player, is_meant);
}

void Parts::send_away_if_revoked(const Shown& shown, const Identity& who, std::weak_ptr<Client> client) {
    if (!who.is_account()) return;
    const auto work = [](Parts& parts, Shown with, std::string session,
                         std::weak_ptr<Client> weak) -> asio::awaitable<void> {
        const auto found = co_await parts.identities.of(with.cookie, with.bearer);
        const auto page = weak.lock();
        if (page && found.session != session) page->close();
    };
    asio::co_spawn(executor, work(*this, shown, who.session, std::move(client)),
                   [](const std::exception_ptr& fault) { log_fault("identity_failed", fault); });
}

void Parts::make_rematch(const std::string& game) {
    {
        const std::lock_guard lock(rematches_mutex_);
        if (!rematches_.insert(game).second) return;
    }
    asio::co_spawn(executor, rematch_of(*this, game), [this, game](const std::exception_ptr& fault) {
        log_fault("rematch_failed", fault);
        const std::lock_guard lock(rematches_mutex_);
        rematches_.erase(game);
    });
}

void Parts::make_pairs() {
    const auto work = [](Parts& parts, Waiting one, Waiting other) -> asio::awaitable<void> {
        const auto made = co_await make_game(parts, game_for(one, other), the_server(), Author::server);
        if (!made) {
            log_event(LogLevel::warning, "pairing_refused", {{"code", made.error().code}});
            co_return;
        }
        const Json told = {{"t", "paired"}, {"game", made->id}};
        parts.notify(one.player.id, told, made->id);
        parts.notify(other.player.id, told, made->id);
    };
    const auto is_here = [this](const std::string& player) { return bus->listeners(topic_of_player(player)) != 0; };
    for (auto& [one, other] : pairing.take_pairs(now(), is_here)) {
        asio::co_spawn(executor, work(*this, one, other), [this, one, other](const std::exception_ptr& fault) {
            log_fault("pairing_failed", fault);
            if (!fault) return;
            // The store failed, not they: they go on waiting where they were.
            (void)pairing.enter(one);
            (void)pairing.enter(other);
        });
    }
}

Json Parts::lobby_json() {
    auto lists =
        listing.lists([this](const std::string& player) { return bus->listeners(topic_of_player(player)) != 0; });
    learn(lists.unknown);
    return {{"games", lists.lobby},
            {"waiting", pairing.by_variant()},
            {"players", visitors.players()},
            {"running", lists.running}};
}

Json Parts::tv_json() {
    auto lists = listing.lists([](const std::string&) { return true; });
    learn(lists.unknown);
    return {{"games", lists.tv}};
}

void Parts::learn(const std::vector<std::string>& games) {
    for (const auto& game : games) {
        rooms.host(game)->look([this, game](const RoomHost::Seen& room) {
            if (room) {
                listing.put(**room);
            } else if (room.error().code == "not_found") {
                listing.forget(game);
            }
        });
    }
}

asio::awaitable<Player> with_rating(Parts& parts, Player player, std::string variant) {
    if (!player.id.starts_with("a:")) co_return player;
    auto find = [id = player.id, variant](store::Store& store) { return store.rating(id, variant); };
    const auto row = co_await on_store(parts.keeper, Access::read, std::move(find));
    player.rating = row ? row->rating : store::RatingRow{}.rating;
    co_return player;
}

std::string name_of(store::Store& store, const std::string& player) {
    if (player.starts_with("g:")) return guest_name(player);
    const auto account = store.account(player);
    return account ? account->name : "gone";
}

}  // namespace tessera::server
