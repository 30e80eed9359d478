#include "server/hub/hub.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/messages.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/replies.hpp"
#include "server/hub/routes.hpp"
#include "server/net/address.hpp"

namespace tessera::server {

namespace {

/// Lists are told at most so often; pairs are made as often.
constexpr auto beat = std::chrono::milliseconds(500);
constexpr int beats_between_sweeps = 20;
constexpr int beats_between_expiries = 7'200;
/// So long after its end a program hears of a game.
constexpr Moment time_for_rematch = 600'000;
/// How long pages wait before they connect again.
constexpr int come_again = 1'500;

}  // namespace

/// What happens by itself, twice a second, as long as the hub lives.
struct Hub::Inside : std::enable_shared_from_this<Hub::Inside> {
    Inside(const asio::any_io_executor& executor, HubOptions options)
        : parts(executor, std::move(options)), strand(asio::make_strand(executor)), timer(strand) {}

    void wait() {
        timer.expires_after(beat);
        timer.async_wait([weak = weak_from_this()](const boost::system::error_code& fault) {
            const auto self = weak.lock();
            if (fault || !self || self->parts.is_stopping) return;
            self->tick();
            self->wait();
        });
    }

    void tick() {
        ++beats;
        parts.make_pairs();
        tell_lists();
        if (beats % beats_between_sweeps == 0) {
            parts.rooms.sweep();
            for (const auto& stream : parts.streams.all()) {
                stream->send(empty_line);
                stream->leave_over(parts.now() - time_for_rematch);
            }
        }
        if (beats % beats_between_expiries == 0) {
            parts.keeper.write([now = parts.now()](store::Store& store) { store.delete_expired_sessions(now); },
                               [](const std::exception_ptr&) {});
        }
    }

    void tell_lists() {
        const auto version = parts.listing.version();
        const auto players = parts.visitors.players();
        if (version != told_version || players != told_players) tell("lobby", parts.lobby_json());
        if (version != told_version) tell("tv", parts.tv_json());
        told_version = version;
        told_players = players;
    }

    void tell(const std::string& topic, Json lists) {
        if (parts.bus->listeners(topic) == 0) return;
        lists["t"] = topic;
        parts.bus->publish(topic, {.text = std::make_shared<const std::string>(wire_text(lists))});
    }

    void watch_figures() {
        const auto metrics = parts.options.metrics;
        if (!metrics) return;
        const auto watch = [&](const char* name, const char* help, auto figure) {
            metrics->watch(name, help, [weak = weak_from_this(), figure] {
                const auto self = weak.lock();
                return self ? static_cast<double>(figure(self->parts)) : 0.0;
            });
        };
        watch("tessera_rooms", "Rooms in memory", [](Parts& p) { return p.rooms.size(); });
        watch("tessera_running_games", "Games that are being played", [](Parts& p) { return p.listing.running(); });
        watch("tessera_players", "Players with a socket", [](Parts& p) { return p.visitors.players(); });
        watch("tessera_pairing_waiting", "Players who wait for an opponent", [](Parts& p) { return p.pairing.size(); });
        watch("tessera_engine_waiting", "Positions that wait for an engine",
              [](Parts& p) { return p.bus->waiting(engine_queue); });
        watch("tessera_engine_thoughts", "Actions that engines have chosen",
              [](Parts& p) { return p.engines.thoughts(); });
        watch("tessera_push_dropped", "Notes of turns that were not sent because too many were on their way",
              [](Parts& p) { return p.push ? p.push->dropped() : 0; });
        watch("tessera_store_backlog", "Pieces of work that wait to be written",
              [](Parts& p) { return p.keeper.backlog(); });
        watch("tessera_store_commits", "Transactions made durable",
              [](Parts& p) { return p.keeper.figures().commits; });
        watch("tessera_store_writes", "Pieces of work written", [](Parts& p) { return p.keeper.figures().writes; });
        watch("tessera_store_reads", "Pieces of work read", [](Parts& p) { return p.keeper.figures().reads; });
        watch("tessera_store_faults", "Faults of those who were told that their work was done",
              [](Parts& p) { return p.keeper.figures().faults; });
        watch("tessera_store_commit_seconds", "Seconds spent on commits",
              [](Parts& p) { return p.keeper.figures().commit_seconds; });
    }

    Parts parts;
    asio::strand<asio::any_io_executor> strand;
    asio::steady_timer timer;
    std::int64_t beats = 0;
    std::uint64_t told_version = 0;
    std::size_t told_players = 0;
    std::shared_ptr<const std::string> empty_line = std::make_shared<const std::string>();
};

Hub::Hub(const asio::any_io_executor& executor, HubOptions options)
    : inside_(std::make_shared<Inside>(executor, std::move(options))) {
    inside_->parts.go_on_after_start();
    inside_->watch_figures();
    asio::post(inside_->strand, [weak = std::weak_ptr(inside_)] {
        if (const auto self = weak.lock()) self->wait();
    });
}

Hub::~Hub() = default;

asio::awaitable<Response> Hub::answer(Request request) {
    return answer_by_route(inside_->parts, std::move(request));
}

asio::awaitable<std::optional<Response>> Hub::admit(const Request& request, std::shared_ptr<void>& attached) {
    if (inside_->parts.is_stopping) co_return refusal(503, "stopping", "The server is going down.");
    auto visitor = std::make_shared<Visitor>();
    visitor->who = co_await inside_->parts.identities.of(request.cookie, request.bearer);
    visitor->shown = {.cookie = request.cookie, .bearer = request.bearer};
    visitor->address = limit_key(request.address);
    attached = std::move(visitor);
    co_return std::nullopt;
}

void Hub::opened(std::shared_ptr<Client> client) {
    Parts& parts = inside_->parts;
    const auto visitor = std::static_pointer_cast<Visitor>(client->attached);
    const Json hello = {
        {"t", "hello"}, {"you", to_json(visitor->who)}, {"server", parts.options.version}, {"now", parts.now()}};
    client->send(std::make_shared<const std::string>(wire_text(hello)));
    parts.visitors.add(client, visitor);
    parts.send_away_if_revoked(std::exchange(visitor->shown, {}), visitor->who, client);
    if (!visitor->who.is_somebody()) return;
    visitor->news = parts.bus->subscribe(
        topic_of_player(visitor->who.player.id),
        [weak = std::weak_ptr(client), page = std::weak_ptr(visitor)](const Bus::Message& message) {
            const auto to = weak.lock();
            const auto known = page.lock();
            // Who follows the game sees it there.
            if (to && known && message.text && !known->follows(message.about)) to->send(message.text);
        });
}

void Hub::said(const std::shared_ptr<Client>& client, std::string text) {
    hear_message(inside_->parts, client, std::static_pointer_cast<Visitor>(client->attached), text);
}

void Hub::closed(const std::shared_ptr<Client>& client) {
    Parts& parts = inside_->parts;
    const auto visitor = std::static_pointer_cast<Visitor>(client->attached);
    leave_everything(parts, *client, *visitor);
    parts.visitors.remove(client->id());
    // Who has gone is not to be paired with anybody.
    const std::string& player = visitor->who.player.id;
    if (parts.bus->listeners(topic_of_player(player)) == 0) parts.pairing.leave(player);
}

void Hub::stopping(std::function<void()> done) {
    Parts& parts = inside_->parts;
    parts.is_stopping = true;
    parts.rooms.excuse_absences();
    const Json bye = {
        {"t", "bye"}, {"code", "stopping"}, {"sentence", "The server is being restarted."}, {"again", come_again}};
    const auto text = std::make_shared<const std::string>(bye.dump());
    parts.visitors.for_all([&](Client& client) {
        client.send(text);
        client.close();
    });
    for (const auto& stream : parts.streams.all()) {
        stream->send(text);
        stream->close();
    }
    parts.engines.stop();
    // Writes are done one after another: when this one is, those before it are.
    parts.keeper.write([](store::Store&) {}, [done = std::move(done)](const std::exception_ptr&) { done(); });
}

}  // namespace tessera::server
