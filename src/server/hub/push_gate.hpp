#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/rooms/answer.hpp"

namespace tessera::server {

/// Whom a host belongs to, nearly: its last two labels, so that who has a domain cannot pretend to be many.
[[nodiscard]] std::string site_of(std::string_view host);

/// How many notes are on their way at once: so many in all, fewer of them to one site, and none for a while to a site
/// that kept us waiting again and again. Whoever names a browser chooses the host, and one that never answers must not
/// keep the others waiting. Of any thread.
class PushGate {
  public:
    struct Bounds {
        std::size_t most = 64;
        std::size_t most_of_site = 8;
        int most_late = 3;  ///< without an answer between them
        Moment rest = 60'000;
    };
    PushGate() : PushGate(Bounds{}) {}
    explicit PushGate(Bounds bounds) : bounds_(bounds) {}

    /// False: the note is dropped, and counted. Else `leave` is called once, however it ended.
    [[nodiscard]] bool enter(const std::string& site, Moment now);
    /// What fails at once says nothing of a site: anybody can name a host of it that there is not.
    enum class End : std::uint8_t { answered, failed, late };
    void leave(const std::string& site, End end, Moment now);

    [[nodiscard]] std::uint64_t dropped() const;

  private:
    struct Site {
        std::size_t open = 0;
        int late = 0;
        Moment rests_until = 0;
    };
    [[nodiscard]] bool has_room(const std::string& site, Moment now);

    Bounds bounds_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Site> sites_;  ///< those with open notes, or late ones
    std::size_t open_ = 0;
    std::uint64_t dropped_ = 0;
};

}  // namespace tessera::server
