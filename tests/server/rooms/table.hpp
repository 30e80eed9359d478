#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "play/registry.hpp"
#include "server/rooms/chance.hpp"
#include "server/rooms/room.hpp"

namespace tessera::server::testing {

using Events = std::vector<store::EventRow>;

inline const Player ann{"a:ann", "Ann", 1600};
inline const Player ben{"a:ben", "Ben", 1500};
inline const Player cat{"a:cat", "Cat", {}};
inline const Player dan{"a:dan", "Dan", {}};
inline const Player eve{"g:eve", "Guest e0e0", {}};

/// In the order of seats.
inline const std::array<Player, 4> people = {ann, ben, cat, dan};

[[nodiscard]] inline std::array<unsigned char, 64> entropy_of(std::uint64_t seed) {
    Random random(seed);
    std::array<unsigned char, 64> bytes{};
    for (auto& byte : bytes) byte = static_cast<unsigned char>(random.below(256));
    return bytes;
}

[[nodiscard]] inline Json wish_for(std::string_view variant, Json seats, Json clock = nullptr) {
    return {{"variant", variant}, {"clock", std::move(clock)}, {"seats", std::move(seats)}};
}

[[nodiscard]] inline std::string kinds_of(const Answer<Events>& answer) {
    if (!answer) return "refused: " + answer.error().sentence;
    std::string kinds;
    for (const store::EventRow& event : *answer) kinds += (kinds.empty() ? "" : " ") + event.kind;
    return kinds;
}

/// A session at the start that a `created` leads to.
[[nodiscard]] inline std::unique_ptr<play::Session> truth_of(const store::EventRow& created) {
    const Json body = Json::parse(created.body);
    auto session = *play::new_session(body["variant"].get<std::string>());
    const auto setup = body["setup"].get<std::string>();
    if (setup.empty()) return session;
    EXPECT_TRUE(session->set_up(setup, deal_seed(*parse_hex(body["seed"].get<std::string>()))));
    return session;
}

/// Every variant that is played online.
[[nodiscard]] inline std::vector<std::string> online_variants() {
    std::vector<std::string> ids;
    for (const play::Game& game : play::games()) {
        if (is_online(game.info)) ids.emplace_back(game.info.id);
    }
    return ids;
}

/// Seats for `people`, given by the server, and Muk Yan where he plays.
[[nodiscard]] inline Json seats_for(std::string_view variant) {
    const play::GameInfo& info = (*play::game_named(variant))->info;
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
        if (info.script && info.script->seat.index == seat) {
            seats.push_back({{"mukyan", "fair"}});
        } else {
            seats.push_back({{"player", {{"id", people[seat].id}, {"name", people[seat].name}}}});
        }
    }
    return seats;
}

/// A room with a clock that the test moves, and all that was ever written down of it.
class Table {
  public:
    Table(const Json& wish, const Player& maker, std::uint64_t seed = 1, Author author = Author::client)
        : Table(wish, maker, entropy_of(seed), author) {}
    Table(const Json& wish, const Player& maker, const std::array<unsigned char, 64>& entropy,
          Author author = Author::client)
        : events_(made(wish, maker, entropy, author)),
          room_(*Room::replay("game0001", events_)),
          truth_(truth_of(events_.front())) {}

    Moment now = first_moment;

    [[nodiscard]] const Room& room() const { return room_; }
    [[nodiscard]] const Events& events() const { return events_; }

    /// The game as the engine alone plays it, beside the room.
    [[nodiscard]] const play::Session& truth() const { return *truth_; }

    /// Keeps events and applies them, as the hub does once they are durable.
    std::size_t keep(const Events& events) {
        for (const store::EventRow& event : events) {
            events_.push_back(event);
            room_.apply(event);
            follow(event);
        }
        return events.size();
    }

    /// What became of a wish: events, which are kept, or a refusal.
    Answer<Events> wish(const Json& wish, const Player& who) {
        auto decided = room_.decide(wish, who, now);
        if (decided) keep(*decided);
        return decided;
    }
    Answer<Events> act(std::int64_t ply, std::string_view action, const Player& who) {
        return wish({{"t", "act"}, {"ply", ply}, {"action", action}}, who);
    }
    Answer<Events> seat(const Player& who) { return wish({{"t", "seat"}}, who); }
    Answer<Events> offer(std::string_view what, const Player& who) {
        return wish({{"t", "offer"}, {"what", what}}, who);
    }
    Answer<Events> answer(std::string_view what, bool yes, const Player& who) {
        return wish({{"t", "answer"}, {"what", what}, {"yes", yes}}, who);
    }
    Answer<Events> say(std::string_view room, std::string_view text, const Player& who) {
        return wish({{"t", "chat"}, {"room", room}, {"text", text}}, who);
    }
    std::size_t tick() { return keep(room_.tick(now)); }

    [[nodiscard]] Json state(Eyes eyes = {}, std::string_view player = "") const { return room_.state(eyes, player); }
    /// Whose turn it is; in rooms where `people` have the seats.
    [[nodiscard]] const Player& to_act() const { return people[truth_->seat_to_move().index]; }
    Answer<Events> act_at_random(Random& random) {
        const auto action = truth_->random_action(random.next());
        return act(std::ssize(truth_->played()), action.value_or("none"), to_act());
    }
    void act_at_random(int times) {
        Random random(7);
        for (int n = 0; n < times; ++n) ASSERT_EQ(kinds_of(act_at_random(random)).substr(0, 6), "action");
    }

    [[nodiscard]] Room replayed() const { return *Room::replay("game0001", events_); }

    static constexpr Moment first_moment = 1'700'000'000'000;

  private:
    static Events made(const Json& wish, const Player& maker, const std::array<unsigned char, 64>& entropy,
                       Author author) {
        auto events = Room::create("game0001", wish, maker, entropy, first_moment, author);
        if (!events) throw std::runtime_error(events.error().sentence);
        return *std::move(events);
    }

    void follow(const store::EventRow& event) {
        const Json body = Json::parse(event.body);
        if (event.kind == "action") {
            EXPECT_TRUE(truth_->act(body["action"].get<std::string>()));
        }
        if (event.kind != "undone") return;
        while (truth_->played().size() > body["played"].get<std::size_t>()) truth_->undo();
    }

    Events events_;
    Room room_;
    std::unique_ptr<play::Session> truth_;
};

}  // namespace tessera::server::testing
