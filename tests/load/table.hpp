#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "load/figures.hpp"
#include "load/http.hpp"
#include "load/socket.hpp"
#include "play/session.hpp"

namespace tessera::load {

using Clock = std::chrono::steady_clock;

class Table;

/// What all tables share.
struct Shared {
    Http& http;
    Random random;
    Stretch* measured = nullptr;           ///< where figures go; nothing while warming up
    std::deque<Table*> ready = {};         ///< where somebody may act now
    std::vector<std::string> faults = {};  ///< the first few, in words
    std::uint64_t fault_count = 0;
    std::size_t in_flight = 0;

    void fault(std::string what);
};

/// Two players who play one game after another with actions that the engine finds legal and chance chooses.
class Table {
  public:
    Table(Shared& shared, std::string variant, std::array<Socket*, 2> players)
        : shared_(shared), variant_(std::move(variant)), players_(players) {}

    /// Makes the next game and seats both; they are ready once both have its state.
    asio::awaitable<void> start();
    /// Whoever's turn it is acts, as it was due.
    void act(Clock::time_point due);
    void heard(int player, std::string_view text);
    /// Whether the server tells of the game what was answered here.
    asio::awaitable<bool> agrees();

    [[nodiscard]] const std::string& game() const { return game_; }
    [[nodiscard]] std::uint64_t games_started() const { return started_; }

  private:
    struct Sent {
        std::int64_t rid;
        int player;
        std::size_t ply;
        std::string action;
        Clock::time_point due;
    };
    void heard_joined(const Json& state);
    void heard_ok(int player, const Json& message);
    void heard_event(int player, const Json& event);
    void begin_anew();
    void fault(std::string_view what, const Json& message);

    Shared& shared_;
    std::string variant_;
    std::array<Socket*, 2> players_;
    std::string game_;
    int first_ = 0;  ///< which player has the first seat; they take turns
    int joined_ = 0;
    int told_end_ = 0;
    std::uint64_t started_ = 0;
    std::int64_t rid_ = 0;
    std::unique_ptr<play::Session> session_;
    std::optional<Sent> sent_;    ///< not yet answered
    std::optional<Sent> untold_;  ///< not yet told to the other player
    bool is_starting_ = false;
};

}  // namespace tessera::load
