#pragma once

#include <optional>
#include <string_view>

#include "server/rooms/inside.hpp"

namespace tessera::server {

/// What becomes of wishes at one moment. It changes nothing: the events that it gives would.
class Wishes {
  public:
    /// A machine's clock may be set back; a game's time never goes back.
    Wishes(const Room::Inside& room, Moment now) : room_(room), now_(std::max(now, room.changed)) {}

    [[nodiscard]] Answer<Events> decide(const Json& wish, const Player& who) const;
    [[nodiscard]] Answer<Events> act(int seat, std::int64_t ply, std::string_view action) const;
    [[nodiscard]] Answer<Events> roll(int seat, std::int64_t ply, std::string_view action) const;
    [[nodiscard]] Events tick() const;
    [[nodiscard]] Events presence(int seat, bool is_here) const;

    [[nodiscard]] store::EventRow event(std::string_view kind, const Json& body, std::int64_t nth = 1) const;

  private:
    [[nodiscard]] Answer<Events> seat(const Json& wish, const Player& who) const;
    [[nodiscard]] Answer<int> free_seat(const Json& wish) const;
    [[nodiscard]] Answer<Events> withdraw(const Player& who) const;
    [[nodiscard]] Answer<Events> leave(const Player& who) const;
    [[nodiscard]] Answer<Events> fill(const Json& wish, const Player& who) const;
    [[nodiscard]] Answer<Events> chat(const Json& wish, const Player& who) const;
    [[nodiscard]] Answer<Events> act(const Json& wish, int seat) const;
    [[nodiscard]] Answer<Events> resign(int seat) const;
    [[nodiscard]] Answer<Events> abort() const;
    [[nodiscard]] Answer<Events> claim(int seat) const;

    [[nodiscard]] Answer<Events> offer(const Json& wish, int seat) const;
    [[nodiscard]] Answer<Events> offer_draw(int seat) const;
    [[nodiscard]] Answer<Events> offer_undo(int seat) const;
    [[nodiscard]] Answer<Events> offer_rematch(int seat) const;
    [[nodiscard]] Answer<Events> answer(const Json& wish, int seat) const;
    [[nodiscard]] Answer<Events> agree(Matter matter, int seat) const;
    [[nodiscard]] Answer<Events> take_back_for(int seat) const;
    [[nodiscard]] std::optional<std::size_t> last_action_of(int seat) const;
    [[nodiscard]] bool has_person_opposite(int seat) const;

    [[nodiscard]] Answer<void> check_turn(int seat, std::int64_t ply) const;
    [[nodiscard]] bool was_played(int seat, std::int64_t ply, std::string_view action) const;
    [[nodiscard]] Answer<Events> played(int seat, std::string_view action, const Json& dice) const;
    [[nodiscard]] store::EventRow ended(const Ending& ending, std::int64_t nth = 1) const;
    [[nodiscard]] store::EventRow aborted(std::string_view sentence) const;
    [[nodiscard]] Answer<void> check_running() const;

    const Room::Inside& room_;
    Moment now_;
};

}  // namespace tessera::server
