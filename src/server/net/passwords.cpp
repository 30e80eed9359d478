#include "server/net/passwords.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <new>
#include <sodium.h>
#include <utility>

#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

std::string hash_now(const std::string& password, const PasswordCost& cost) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), cost.passes, cost.memory,
                              crypto_pwhash_ALG_ARGON2ID13) != 0) {
        throw std::bad_alloc{};
    }
    return hash.data();
}

/// One of those who wait, until it goes.
class Place {
  public:
    Place(std::shared_ptr<std::atomic<std::size_t>> waiting, std::size_t most)
        : waiting_(std::move(waiting)), is_mine_(waiting_->fetch_add(1) < most) {}
    ~Place() { waiting_->fetch_sub(1); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    [[nodiscard]] bool is_mine() const { return is_mine_; }

  private:
    std::shared_ptr<std::atomic<std::size_t>> waiting_;
    bool is_mine_;
};

asio::awaitable<std::string> hash_there(std::string password, PasswordCost cost) {
    co_return hash_now(password, cost);
}

asio::awaitable<bool> verify_there(std::string hash, std::string password) {
    co_return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace

Passwords::Passwords(unsigned threads, std::size_t most_waiting, PasswordCost cost)
    : cost_(cost), most_waiting_(most_waiting), nobodys_hash_(hash_now(make_token(), cost)), pool_(threads) {}

Passwords::~Passwords() {
    pool_.join();
}

asio::awaitable<std::expected<std::string, Passwords::Busy>> Passwords::hash(std::string password) {
    const Place place(waiting_, most_waiting_);
    if (!place.is_mine()) co_return std::unexpected(Busy{});
    auto work = hash_there(std::move(password), cost_);
    std::string made = co_await asio::co_spawn(pool_, std::move(work), asio::use_awaitable);
    co_return made;
}

asio::awaitable<std::expected<bool, Passwords::Busy>> Passwords::verify(std::optional<std::string> hash,
                                                                        std::string password) {
    const Place place(waiting_, most_waiting_);
    if (!place.is_mine()) co_return std::unexpected(Busy{});
    const bool is_somebody = hash.has_value();
    auto work = verify_there(is_somebody ? std::move(*hash) : nobodys_hash_, std::move(password));
    const bool fits = co_await asio::co_spawn(pool_, std::move(work), asio::use_awaitable);
    co_return is_somebody&& fits;
}

}  // namespace tessera::server
