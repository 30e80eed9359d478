#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/net/rate.hpp"

namespace tessera::server {

/// Tokens drip in, each thing done takes one out.
class TokenBucket {
  public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(Rate rate, Clock::time_point now) : tokens_(rate.burst), since_(now) {}
    /// Nothing: go on. Else how long to wait.
    [[nodiscard]] std::optional<std::chrono::milliseconds> take(Rate rate, Clock::time_point now);
    /// As if it had never been used.
    [[nodiscard]] bool is_full(Rate rate, Clock::time_point now) const;

  private:
    double tokens_;
    Clock::time_point since_;
};

/// A bucket for each key (an address' `limit_key`, an account's id, a name somebody tries passwords for). Of any
/// thread. At most `most_keys` are remembered; those that rested longest are forgotten.
class RateLimiter {
  public:
    using Clock = TokenBucket::Clock;

    explicit RateLimiter(Rate rate, std::size_t most_keys = 100'000);
    /// Nothing: go on. Else how long to wait, for Retry-After.
    [[nodiscard]] std::optional<std::chrono::milliseconds> take(std::string_view key,
                                                                Clock::time_point now = Clock::now());
    [[nodiscard]] std::size_t keys() const;

  private:
    struct Shard {
        mutable std::mutex mutex;
        std::unordered_map<std::string, TokenBucket> buckets;
    };
    void make_room(Shard& shard, Clock::time_point now) const;

    Rate rate_;
    std::size_t most_in_shard_;
    std::array<Shard, 16> shards_;
};

/// How many connections each address has.
class ConnectionCounter : public std::enable_shared_from_this<ConnectionCounter> {
  public:
    /// One connection, until it is destroyed.
    class Ticket {
      public:
        Ticket(std::shared_ptr<ConnectionCounter> counter, std::string key);
        ~Ticket();
        Ticket(const Ticket&) = delete;
        Ticket& operator=(const Ticket&) = delete;

      private:
        std::shared_ptr<ConnectionCounter> counter_;
        std::string key_;
    };

    /// Null where there are `most` already (0: no limit).
    [[nodiscard]] std::unique_ptr<Ticket> enter(const std::string& key, std::size_t most);

  private:
    void leave(const std::string& key);

    std::mutex mutex_;
    std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace tessera::server
