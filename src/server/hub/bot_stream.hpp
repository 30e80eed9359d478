#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
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
    static void open(Parts& parts, const Identity& who, const Shown& shown, const std::vector<std::string>& games,
                     std::function<bool(std::string line)> send);

    BotStream(Parts& parts, Identity who, std::function<bool(std::string line)> send);
    ~BotStream() override;
    BotStream(const BotStream&) = delete;
    BotStream& operator=(const BotStream&) = delete;

    [[nodiscard]] std::uint64_t id() const override { return id_; }
    [[nodiscard]] const Identity& who() const { return who_; }
    void send(std::shared_ptr<const std::string> text) override;
    void close() override;

    /// The game is over; it is followed for a while yet, because of rematches.
    void note_end(const std::string& game, Moment now);
    /// Leaves the games that were over before this.
    void leave_over(Moment before);

  private:
    void follow(const std::string& game);

    Parts& parts_;
    Identity who_;
    std::uint64_t id_;
    std::function<bool(std::string line)> send_;
    std::mutex mutex_;
    std::map<std::string, std::optional<Moment>> games_;  ///< since when each is over
    bool is_closed_ = false;
    Bus::Subscription subscription_;
};

/// The open ones, which nobody else owns.
class BotStreams {
  public:
    void add(const std::shared_ptr<BotStream>& stream);
    void remove(std::uint64_t id);
    [[nodiscard]] std::vector<std::shared_ptr<BotStream>> all() const;
    /// A game of these players is over.
    void note_end(const std::vector<std::string>& players, const std::string& game, Moment now) const;
    void close_of(const std::string& player, const std::function<bool(const std::string& session)>& is_meant) const;

  private:
    mutable std::mutex mutex_;
    std::map<std::uint64_t, std::shared_ptr<BotStream>> streams_;
};

}  // namespace tessera::server
