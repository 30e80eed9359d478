#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"
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

/// A room with a clock that the test moves, and all that was ever written down of it.
class Table {
  public:
    Table(const Json& wish, const Player& maker, std::uint64_t seed = 1, Author author = Author::client)
        : Table(wish, maker, entropy_of(seed), author) {}
    Table(const Json& wish, const Player& maker, const std::array<unsigned char, 64>& entropy,
          Author author = Author::client)
        : events_(made(wish, maker, entropy, author)), room_(*Room::replay("game0001", events_)) {}

    Moment now = first_moment;

    [[nodiscard]] const Room& room() const { return room_; }
    [[nodiscard]] const Events& events() const { return events_; }

    /// Keeps events and applies them, as the hub does once they are durable.
    std::size_t keep(const Events& events) {
        for (const store::EventRow& event : events) {
            events_.push_back(event);
            room_.apply(event);
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
    [[nodiscard]] Room replayed() const { return *Room::replay("game0001", events_); }

    static constexpr Moment first_moment = 1'700'000'000'000;

  private:
    static Events made(const Json& wish, const Player& maker, const std::array<unsigned char, 64>& entropy,
                       Author author) {
        auto events = Room::create("game0001", wish, maker, entropy, first_moment, author);
        if (!events) throw std::runtime_error(events.error().sentence);
        return *std::move(events);
    }

    Events events_;
    Room room_;
};

[[nodiscard]] inline std::string kinds_of(const Answer<Events>& answer) {
    if (!answer) return "refused: " + answer.error().sentence;
    std::string kinds;
    for (const store::EventRow& event : *answer) kinds += (kinds.empty() ? "" : " ") + event.kind;
    return kinds;
}

}  // namespace tessera::server::testing
