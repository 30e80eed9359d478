#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/rooms/answer.hpp"
#include "server/rooms/new_game.hpp"
#include "store/rows.hpp"

namespace tessera::server {

/// The id of the maker of rematches and pairings. Nobody who asks ever has it.
inline constexpr std::string_view id_of_server = ":server";

/// A game at the server: set-up, seats, clock, offers, chat and end, without a network, a clock or a store of its own.
/// `decide` looks at a wish and says which events it leads to, changing nothing; the caller makes them durable and only
/// then gives them to `apply`. A room is what its events made of it: `replay` of them gives the same one.
class Room {
  public:
    /// `wish` is the body of POST /api/v1/games. `entropy` is 64 fresh random bytes: the secret seed and its salt;
    /// further keys are derived from them. The first event is `created`; where every seat is taken `started` follows.
    /// They are not yet applied anywhere: the caller appends them and makes the room by `replay`. For pairings and
    /// rematches the server itself is the author: then a seat may be `{"player": {id, name, rating?}}`.
    [[nodiscard]] static Answer<std::vector<store::EventRow>> create(std::string_view id, const Json& wish,
                                                                     const Player& maker,
                                                                     std::span<const unsigned char, 64> entropy,
                                                                     Moment now, Author author = Author::client);
    /// `Refusal` where events do not fit together, which is our own mistake or a damaged store.
    [[nodiscard]] static Answer<Room> replay(std::string_view id, std::span<const store::EventRow> events);

    Room(Room&&) noexcept;
    Room& operator=(Room&&) noexcept;
    ~Room();

    /// A wish of a player or watcher: the socket's `act`, `offer`, `answer`, `resign`, `abort`, `claim`, `chat`, and
    /// `seat`
    /// (`{"t":"seat","seat"?,"key"?}`) and `withdraw` of HTTP. No events: it was done before and counts once.
    [[nodiscard]] Answer<std::vector<store::EventRow>> decide(const Json& wish, const Player& who, Moment now) const;
    /// What happens by itself: flags fall, graces end. Empty if nothing does yet.
    [[nodiscard]] std::vector<store::EventRow> tick(Moment now) const;
    /// When `tick` wants to be asked again.
    [[nodiscard]] std::optional<Moment> next_tick() const;
    /// Presence is told by the hub: a seat's last socket went, or its first came. In running games with a real-time
    /// clock it starts or ends the grace.
    [[nodiscard]] std::vector<store::EventRow> presence(int seat, bool is_here, Moment now) const;
    /// A bot or Muk Yan chose: like `act` of that seat.
    /// For Muk Yan the room rolls itself, and `action`, where it is not empty, must be what was rolled.
    [[nodiscard]] Answer<std::vector<store::EventRow>> act_for(int seat, int ply, std::string_view action,
                                                               Moment now) const;
    /// The game that `rematch` led to was made.
    [[nodiscard]] std::vector<store::EventRow> rematched(std::string_view game, Moment now) const;
    /// Somebody goes by another id or name from now on: a guest who registered, or who has left (an empty id). A
    /// `seated` for the seat concerned, a `renamed` for what was said as a watcher.
    [[nodiscard]] std::vector<store::EventRow> renamed(std::string_view from, const Player& to, Moment now) const;

    /// Since when the server that holds this room has run. Nobody could be there before, so that nobody who was away
    /// then has lost time to come back.
    void serve_since(Moment start);

    /// The next event, in order. Asserts that it fits: only what `decide` and its like gave.
    void apply(const store::EventRow& event);

    [[nodiscard]] const std::string& id() const;
    /// Number of the last event.
    [[nodiscard]] std::int64_t number() const;
    [[nodiscard]] store::GameRow row() const;
    [[nodiscard]] Eyes eyes_of(std::string_view player) const;
    [[nodiscard]] bool is_real_time() const;
    /// A seat that anybody may take, without a link.
    [[nodiscard]] bool has_open_seat() const;
    /// The seat whose turn it is, while the game runs.
    [[nodiscard]] Eyes to_act() const;
    /// May this player, with this key, look at the game at all? Private games want their key or a seat.
    [[nodiscard]] bool may_watch(std::string_view player, std::string_view key) const;
    /// The keys of a private game and of invited seats; only its maker is told.
    [[nodiscard]] Json keys() const;

    /// The state as docs/online-protocol.md has it, for these eyes and nobody else's.
    [[nodiscard]] Json state(Eyes eyes, std::string_view player) const;
    /// An applied event for these eyes: without `t` and `game`, which the hub adds. `event` must be one of this room's,
    /// the last one for `screen` to fit.
    [[nodiscard]] Json told(const store::EventRow& event, Eyes eyes) const;
    /// For lists: `{id, variant, state, seats, clock, rated, created, played, strength}`; tells nothing hidden.
    [[nodiscard]] Json summary() const;
    /// `why` and `preview` for a seat whose turn it is.
    [[nodiscard]] Answer<Json> why(const Json& taps, Eyes eyes) const;
    [[nodiscard]] Answer<Json> preview(std::string_view action, Eyes eyes) const;
    [[nodiscard]] Answer<std::string> record() const;
    [[nodiscard]] Json fairness() const;

    /// What a seat without a person has to think about now.
    struct Task {
        int seat = 0;
        int ply = 0;
        int level = 10;
        bool is_script = false;   ///< Muk Yan: rolled at once by `act_for`, nothing to think
        std::int64_t budget = 0;  ///< milliseconds to think at most
    };
    [[nodiscard]] std::optional<Task> task() const;
    /// Thinks, for as long as the task says, about what this seat may know. A function that owns all it needs, for a
    /// worker.
    [[nodiscard]] std::function<std::optional<std::string>()> thought(const Task& task) const;

    /// Results for ratings, once the game is over and rated: players by seat and p1's score (1, 0.5, 0). Two-seat games
    /// of accounts only.
    struct Rated {
        std::vector<std::string> players;
        double score = 0;
    };
    [[nodiscard]] std::optional<Rated> rated_result() const;
    /// The same of an `ended` that is decided but not applied. The caller may put the new ratings into the body of that
    /// event as `ratings` before it becomes durable: `{before: [p1, p2], after: [p1, p2]}`; eyes are told them.
    [[nodiscard]] std::optional<Rated> rated_result_of(const store::EventRow& ended) const;
    /// Seats of a rematch, sides exchanged, as the body of POST /api/v1/games by the server itself (`Author::server`),
    /// once all who play have agreed and until it is made.
    [[nodiscard]] std::optional<Json> rematch() const;

    /// What this folder alone knows of a room.
    struct Inside;

  private:
    explicit Room(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace tessera::server
