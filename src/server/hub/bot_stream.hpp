#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/hub/bus.hpp"
#include "server/hub/identity.hpp"
#include "server/net/application.hpp"

namespace tessera::server {

struct Parts;

/// An open answer to a bot: the same lines that a socket gets, of all games that the bot plays.
class BotStream : public Client, public std::enable_shared_from_this<BotStream> {
  public:
    static void open(Parts& parts, const Identity& who, const std::vector<std::string>& games,
                     std::function<bool(std::string line)> send);

    BotStream(Parts& parts, Identity who, std::function<bool(std::string line)> send);
    ~BotStream() override;
    BotStream(const BotStream&) = delete;
    BotStream& operator=(const BotStream&) = delete;

    [[nodiscard]] std::uint64_t id() const override { return id_; }
    void send(std::shared_ptr<const std::string> text) override;
    void close() override;

  private:
    void follow(const std::string& game);

    Parts& parts_;
    Identity who_;
    std::uint64_t id_;
    std::function<bool(std::string line)> send_;
    std::mutex mutex_;
    std::set<std::string> games_;
    bool is_closed_ = false;
    Bus::Subscription subscription_;
};

/// The open ones, which nobody else owns.
class BotStreams {
  public:
    void add(const std::shared_ptr<BotStream>& stream);
    void remove(std::uint64_t id);
    [[nodiscard]] std::vector<std::shared_ptr<BotStream>> all() const;

  private:
    mutable std::mutex mutex_;
    std::map<std::uint64_t, std::shared_ptr<BotStream>> streams_;
};

}  // namespace tessera::server
