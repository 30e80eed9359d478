#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::load {

/// Times in milliseconds, all of them kept: a run is short, and a percentile should be exact.
class Times {
  public:
    void add(double milliseconds) { times_.push_back(milliseconds); }
    [[nodiscard]] std::size_t count() const { return times_.size(); }
    /// The time that so many in a hundred do not exceed; 0 where there are none.
    [[nodiscard]] double percentile(double percent) const;
    [[nodiscard]] double longest() const { return percentile(100); }

  private:
    std::vector<double> times_;
};

/// What a stretch of play at one rate gave.
struct Stretch {
    double wanted = 0;             ///< actions a second
    double seconds = 0;            ///< from its first action due to the last answer
    Times answered = {};           ///< from when an action was due until it was answered as durable
    Times told = {};               ///< the same until the other player had heard of it
    std::uint64_t finished = 0;    ///< games
    std::uint64_t errors = 0;      ///< refusals, lost sockets, failed requests
    std::uint64_t unanswered = 0;  ///< when the stretch was over and a last wait too
    double server_cores = 0;
    double own_cores = 0;
    std::int64_t resident = 0;  ///< KiB of the server at its end

    [[nodiscard]] double rate() const { return seconds > 0 ? static_cast<double>(answered.count()) / seconds : 0; }
    /// The load was held: nearly all that was due was answered, none wrongly, in time.
    [[nodiscard]] bool is_held(double p99_limit) const;
};

/// A table's heading, and one line of it.
[[nodiscard]] std::string heading();
[[nodiscard]] std::string line_of(const Stretch& stretch);

}  // namespace tessera::load
