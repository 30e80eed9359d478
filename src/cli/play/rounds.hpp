#pragma once

#include <cstddef>
#include <optional>

#include "core/side.hpp"

namespace tessera::cli::terminal {

/// Numbers turns by rounds of the seats: another begins when a seat acts that comes before the one that acted last.
class Rounds {
  public:
    /// The number of the round in which this seat, the next one to act, does so.
    std::size_t next(Seat seat) {
        if (last_ && seat.index < last_->index) ++number_;
        last_ = seat;
        return number_;
    }

  private:
    std::size_t number_ = 1;
    std::optional<Seat> last_ = std::nullopt;
};

}  // namespace tessera::cli::terminal
