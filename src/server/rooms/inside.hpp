#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/session.hpp"
#include "server/rooms/chance.hpp"
#include "server/rooms/chat.hpp"
#include "server/rooms/clock.hpp"
#include "server/rooms/ending.hpp"
#include "server/rooms/new_game.hpp"
#include "server/rooms/offers.hpp"
#include "server/rooms/place.hpp"
#include "server/rooms/room.hpp"

namespace tessera::server {

using Events = std::vector<store::EventRow>;

/// What events have made of a room. Only `change` changes it.
struct Room::Inside {
    std::string id;
    GameTerms terms;
    std::vector<Place> places;
    std::string maker;  ///< the id
    Secret secret;
    std::string commitment;
    std::string key;                          ///< of a private game
    std::vector<std::string> seat_keys = {};  ///< empty texts for seats that are not invited
    std::unique_ptr<play::Session> session;

    store::GameState state = store::GameState::waiting;
    std::int64_t number = 0;
    Moment created = 0;
    Moment started = 0;
    Moment changed = 0;
    Moment turned = 0;            ///< when there was last something new to answer
    BySide<bool> has_begun = {};  ///< a side has acted, though it may have been taken back
    std::optional<Clock> clock = {};
    Offers offers = {};
    ChatLog chat = {};
    int said = 0;    ///< how often anything was
    int undone = 0;  ///< how often actions were taken back
    std::optional<Ending> ending = {};
    Json ratings = {};
    std::string rematch_id = {};
    Moment served_since = 0;  ///< of the server, not of events: nobody could be here before

    [[nodiscard]] static Answer<std::unique_ptr<Inside>> of(std::string_view id, const store::EventRow& created);
    /// Says what does not fit; then the room must not be used any more.
    [[nodiscard]] Answer<void> change(const store::EventRow& event);

    [[nodiscard]] bool is_running() const { return state == store::GameState::running; }
    [[nodiscard]] bool is_over() const { return state == store::GameState::over; }
    [[nodiscard]] bool is_real_time() const { return terms.clock && terms.clock->is_real_time(); }
    /// Seats know different things, and the game is not over yet.
    [[nodiscard]] bool has_secrets() const { return session->has_secrets() && !is_over(); }
    [[nodiscard]] std::size_t played() const { return session->played().size(); }
    [[nodiscard]] int seat_to_act() const { return session->seat_to_move().index; }
    [[nodiscard]] const Place& place(int seat) const { return places[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] Eyes eyes_of(std::string_view player) const;
    [[nodiscard]] bool have_both_acted() const;
    /// Whoever does not begin a rated game in real time within a minute was never there: it is aborted then.
    [[nodiscard]] std::optional<Moment> first_action_due() const;
    /// Nothing can be lost by a side that has not begun.
    [[nodiscard]] bool counts_from_first_action() const { return terms.is_rated && is_real_time(); }
    /// Until when the others wait for who is away. Who could not come has as much time as who has just gone.
    [[nodiscard]] std::optional<Moment> gone_until(std::size_t seat) const;
    [[nodiscard]] Millis grace() const;
    /// Somebody at the table has deleted what was kept of them.
    [[nodiscard]] bool has_lost_player() const;
    /// A game that nobody joins is withdrawn then.
    [[nodiscard]] std::optional<Moment> waiting_until() const;
    /// A game without a clock in which nobody has acted for so long is over, so that none stays for ever.
    [[nodiscard]] std::optional<Moment> idle_until() const;
    /// All persons want another game.
    [[nodiscard]] bool is_rematch_agreed() const;
    [[nodiscard]] int strength() const;
    /// The clock as it will be after an action that leaves `next` to act.
    [[nodiscard]] std::optional<Clock> clock_after(Side next, Moment now) const;

  private:
    [[nodiscard]] Answer<void> change_by(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> seat(const Json& body);
    [[nodiscard]] Answer<void> leave(const Json& body);
    [[nodiscard]] Answer<void> fill(const Json& body);
    [[nodiscard]] Answer<void> start(Moment at);
    [[nodiscard]] Answer<void> act(const Json& body, Moment at);
    [[nodiscard]] Answer<void> take_back(const Json& body, Moment at);
    [[nodiscard]] Answer<void> offer(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> end(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> move(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> say(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> rename(const Json& body);
    [[nodiscard]] std::optional<int> seat_in(const Json& body) const;
};

/// p1's first.
[[nodiscard]] Json left_json(const Clock& clock);

[[nodiscard]] constexpr Side side_of(int seat) {
    return seat % 2 == 0 ? Side::first : Side::second;
}

}  // namespace tessera::server
