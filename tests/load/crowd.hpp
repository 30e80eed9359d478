#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "load/figures.hpp"
#include "load/http.hpp"
#include "load/options.hpp"
#include "load/socket.hpp"
#include "load/table.hpp"

namespace tessera::load {

/// All who are connected: players at tables, watchers, and who only looks at an open page.
class Crowd {
  public:
    Crowd(asio::io_context& io, const Options& options);

    /// Guests with their sockets; says how many KiB of the server's memory each of them takes while idle.
    asio::awaitable<double> connect();
    /// Every table's first game.
    asio::awaitable<void> sit_down();
    /// Actions at this rate for so long. Unmeasured to warm up.
    asio::awaitable<Stretch> play(double rate, double seconds, bool is_measured = true);
    /// How many games the server tells otherwise than they were answered.
    asio::awaitable<int> compare();
    void leave();

    [[nodiscard]] const Shared& shared() const { return shared_; }

  private:
    asio::awaitable<void> connect_some(std::size_t& next);
    asio::awaitable<void> seat_some(std::size_t& next);
    asio::awaitable<void> pace(double rate, double seconds);
    asio::awaitable<void> await_answers();
    asio::awaitable<void> rest(Clock::duration duration);
    void watch();

    asio::io_context& io_;
    const Options& options_;
    Endpoint server_;
    Http http_;
    Shared shared_;
    std::vector<std::unique_ptr<Socket>> sockets_;
    std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace tessera::load
