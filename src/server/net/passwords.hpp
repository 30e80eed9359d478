#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace tessera::server {

namespace asio = boost::asio;

/// What an attacker has to spend on each guess, and we on each login.
struct PasswordCost {
    unsigned long long passes = 2;
    std::size_t memory = 19UL * 1024 * 1024;
};

/// Argon2id on threads of its own, because it takes tens of milliseconds and megabytes. Only so many may wait.
class Passwords {
  public:
    /// Too many wait already: the answer is 503.
    struct Busy {};

    explicit Passwords(unsigned threads = 2, std::size_t most_waiting = 32, PasswordCost cost = {});
    ~Passwords();
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;

    [[nodiscard]] asio::awaitable<std::expected<std::string, Busy>> hash(std::string password);
    /// Without a hash, because there is no such account, it takes as long and is false.
    [[nodiscard]] asio::awaitable<std::expected<bool, Busy>> verify(std::optional<std::string> hash,
                                                                    std::string password);

  private:
    PasswordCost cost_;
    std::size_t most_waiting_;
    /// Shared with those who wait: what waits may be destroyed after this, with the threads' context.
    std::shared_ptr<std::atomic<std::size_t>> waiting_ = std::make_shared<std::atomic<std::size_t>>(0);
    std::string nobodys_hash_;
    asio::thread_pool pool_;
};

}  // namespace tessera::server
