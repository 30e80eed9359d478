#include "server/hub/making.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/log.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t game_id_length = 8;

/// A game that is thought of and not yet kept.
struct Draft {
    std::string id;
    std::vector<store::EventRow> events;
    Room room;
};

Answer<Draft> draft_of(Parts& parts, const Json& wish, const Player& maker, Author author) {
    constexpr std::size_t entropy_bytes = 64;
    const auto entropy = random_bytes(entropy_bytes);
    const std::string id = make_id(game_id_length);
    auto events =
        Room::create(id, wish, maker, std::span<const unsigned char, entropy_bytes>(entropy), parts.now(), author);
    if (!events) return std::unexpected(std::move(events.error()));
    auto room = Room::replay(id, *events);
    if (!room) return std::unexpected(std::move(room.error()));
    return Draft{.id = id, .events = *std::move(events), .room = *std::move(room)};
}

store::Keeper::Work keeping(const Draft& draft) {
    return [row = draft.room.row(), events = draft.events](store::Store& store) {
        store.create_game(row);
        store.append_events(row.id, events);
    };
}

/// It is kept: from now on it is played.
void open_game(Parts& parts, Draft draft) {
    const auto players = draft.room.row().players;
    const auto host = parts.rooms.adopt(draft.id, std::move(draft.room));
    for (const auto& player : players) {
        if (!player.empty()) parts.notify_silently(player, draft.id);
    }
    host->look([&parts, rows = std::move(draft.events)](const RoomHost::Seen& here) {
        if (here) parts.room_changed(**here, rows);
    });
}

/// Whether there is nothing more to do.
asio::awaitable<bool> try_rematch(Parts& parts, std::string before) {
    auto ask = [](const Room* room) { return room ? room->rematch() : std::nullopt; };
    const auto wish = co_await seen_in(parts.rooms.host(before), std::move(ask));
    if (!wish) co_return true;
    auto draft = draft_of(parts, *wish, the_server(), Author::server);
    if (!draft) {
        log_event(LogLevel::warning, "rematch_refused", {{"code", draft.error().code}});
        co_return true;
    }
    RoomHost::Decide decide = [next = draft->id](const Room& room, Moment at) -> Answer<std::vector<store::EventRow>> {
        if (!room.rematch()) return not_now("The rematch is there already.");
        return room.rematched(next, at);
    };
    // The next game and the word of it are kept together or not at all.
    auto besides = keeping(*draft);
    const auto done = co_await changed_in(parts.rooms.host(before), std::move(decide), std::move(besides));
    if (!done) co_return false;
    open_game(parts, *std::move(draft));
    co_return true;
}

}  // namespace

const Player& the_server() {
    static const Player server{.id = std::string(id_of_server), .name = "Tessera"};
    return server;
}

asio::awaitable<Answer<MadeGame>> make_game(Parts& parts, Json wish, Player maker, Author author) {
    const auto variant = wish.find("variant");
    if (author == Author::client && variant != wish.end() && variant->is_string()) {
        maker = co_await with_rating(parts, std::move(maker), variant->get<std::string>());
    }
    auto draft = draft_of(parts, wish, maker, author);
    if (!draft) co_return std::unexpected(std::move(draft.error()));
    auto keep = keeping(*draft);
    co_await on_store(parts.keeper, Access::write, std::move(keep));
    MadeGame made{.id = draft->id, .keys = draft->room.keys()};
    open_game(parts, *std::move(draft));
    co_return made;
}

void note_program(Parts& parts, const Identity& who) {
    if (!who.is_token) return;
    parts.keeper.write([id = who.player.id](store::Store& store) { store.mark_as_bot(id); },
                       [](const std::exception_ptr&) {});
}

asio::awaitable<void> rematch_of(Parts& parts, std::string before) {
    constexpr int most_attempts = 30;
    constexpr auto pause = std::chrono::seconds(1);
    for (int attempt = 0; attempt < most_attempts && !parts.is_stopping; ++attempt) {
        bool is_done = false;
        try {
            is_done = co_await try_rematch(parts, before);
        } catch (const Refused& refused) {
            // The store is in trouble; it may be better in a moment.
            log_event(LogLevel::warning, "rematch_waits", {{"game", before}, {"code", refused.refusal.code}});
        }
        if (is_done) co_return;
        asio::steady_timer timer(parts.executor, pause);
        co_await timer.async_wait(asio::use_awaitable);
    }
}

}  // namespace tessera::server
