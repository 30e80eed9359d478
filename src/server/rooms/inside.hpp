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
    std::optional<Clock> clock = {};
    Offers offers = {};
    ChatLog chat = {};
    std::optional<Ending> ending = {};
    Json ratings = {};
    std::string rematch_id = {};

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
    /// Nobody acts within a minute at the start of a rated game in real time: it is aborted then.
    [[nodiscard]] std::optional<Moment> first_action_due() const;
    /// All persons want another game.
    [[nodiscard]] bool is_rematch_agreed() const;
    [[nodiscard]] int strength() const;
    /// The clock as it will be after an action that leaves `next` to act.
    [[nodiscard]] std::optional<Clock> clock_after(Side next, Moment now) const;

  private:
    [[nodiscard]] Answer<void> change_by(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> seat(const Json& body);
    [[nodiscard]] Answer<void> start(Moment at);
    [[nodiscard]] Answer<void> act(const Json& body, Moment at);
    [[nodiscard]] Answer<void> take_back(const Json& body, Moment at);
    [[nodiscard]] Answer<void> offer(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> end(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> move(const store::EventRow& event, const Json& body);
    [[nodiscard]] Answer<void> say(const Json& body, Moment at);
    [[nodiscard]] std::optional<int> seat_in(const Json& body) const;
};

/// p1's first.
[[nodiscard]] Json left_json(const Clock& clock);

[[nodiscard]] constexpr Side side_of(int seat) {
    return seat % 2 == 0 ? Side::first : Side::second;
}

}  // namespace tessera::server
