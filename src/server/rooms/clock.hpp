#pragma once

#include <cstdint>
#include <optional>

#include "core/side.hpp"
#include "server/rooms/answer.hpp"

namespace tessera::server {

using Millis = std::int64_t;

/// What was agreed on. A turn may have several actions: increment and delay are for the turn.
struct ClockTerms {
    enum class Kind : std::uint8_t {
        fischer,  ///< `extra` is added after each turn
        delay,    ///< the first `extra` of each turn cost nothing
        days      ///< `initial` for each action
    };
    Kind kind = Kind::fischer;
    Millis initial = 0;
    Millis extra = 0;

    [[nodiscard]] bool is_real_time() const { return kind != Kind::days; }
    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

/// As docs/online-protocol.md has it; null is no clock.
[[nodiscard]] Answer<std::optional<ClockTerms>> parse_clock(const Json& json);
[[nodiscard]] Json to_json(const ClockTerms& terms);

/// The clock of a game: one a side. Time is told to it.
class Clock {
  public:
    explicit Clock(const ClockTerms& terms)
        : terms_(terms), left_{terms.initial, terms.initial}, free_(free_at_first()) {}

    [[nodiscard]] const ClockTerms& terms() const { return terms_; }
    /// What each side had at `since`.
    [[nodiscard]] Millis left(Side side) const { return left_[side]; }
    [[nodiscard]] std::optional<Side> running() const { return running_; }
    [[nodiscard]] Moment since() const { return since_; }
    /// How much of the delay was left at `since`.
    [[nodiscard]] Millis free() const { return free_; }
    /// When the flag of the running side falls.
    [[nodiscard]] std::optional<Moment> deadline() const;
    [[nodiscard]] bool is_fallen(Moment now) const;

    void start(Side side, Moment now);
    /// The running side has acted, and its flag had not fallen. `next` may be the same side: then its turn goes on.
    void acted(Side next, Moment now);
    /// Actions were taken back. What has passed has passed, and nothing is added.
    void taken_back(Side next, Moment now);
    void stop(Moment now);

    /// `{kind…, left, running, at, deadline?, free?}`.
    [[nodiscard]] Json shown() const;

  private:
    [[nodiscard]] Millis free_at_first() const { return terms_.kind == ClockTerms::Kind::delay ? terms_.extra : 0; }
    void charge(Moment now);

    ClockTerms terms_;
    BySide<Millis> left_;
    std::optional<Side> running_ = {};
    Moment since_ = 0;
    Millis free_ = 0;
};

}  // namespace tessera::server
