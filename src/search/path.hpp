#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/past.hpp"

namespace tessera::search {

/// The line from the root to the position being looked at, for the draws T1 and T2. Positions are counted by their
/// height, the steps from the root. In games without these draws it is empty.
template <GamePosition P>
class Path {
  public:
    Path(const P& root, const Past& past, std::size_t most_steps) : root_(root), past_(past) {
        if constexpr (CountsRepetition<P>) {
            watches_progress_ = past.turns_without_progress + most_steps >= turns_to_draw;
            turns_.resize(most_steps + 2);
        }
    }

    /// Only the root is left.
    void begin() {
        if constexpr (CountsRepetition<P>) {
            turns_.front() = past_.turns_without_progress;
            enter(root_, 0);
        }
    }

    /// The key under which a position is remembered. A count near the draw of T2 makes it another position.
    std::uint64_t key_of(const P& before, const P& position, int height) {
        const std::uint64_t key = position.key();
        if constexpr (CountsRepetition<P>) {
            if (watches_progress_) {
                const auto here = static_cast<std::size_t>(height);
                const unsigned turns = turns_[here - 1] + (position.is_turn_start() ? 1 : 0);
                turns_[here] = made_progress(before, position) ? 0 : turns;
                return key ^ mixed(turns_[here]);
            }
        }
        return key;
    }

    /// T1 and T2. A position that has come back once on this very line is taken for drawn: who could do better by going
    /// round again could have done so the first time.
    [[nodiscard]] bool is_drawn(const P& position, int height) const {
        if constexpr (CountsRepetition<P>) {
            if (!position.is_turn_start()) return false;
            if (watches_progress_ && turns_[static_cast<std::size_t>(height)] >= turns_to_draw) return true;
            const std::uint64_t key = position.key();
            const auto here = keys_.begin() + height;  // beyond are remains of other lines
            if (std::find(keys_.begin(), here, key) != here) return true;
            return !past_.stood_twice.empty() && past_.has_stood_twice(key);
        } else {
            return false;
        }
    }

    /// The search goes on from this position.
    void enter(const P& position, int height) {
        if constexpr (CountsRepetition<P>) {
            keys_.resize(static_cast<std::size_t>(height) + 1);
            keys_.back() = position.is_turn_start() ? position.key() : 0;
        }
    }

  private:
    static constexpr unsigned turns_to_draw = 200;  // T2

    P root_;
    const Past& past_;
    bool watches_progress_ = false;    ///< T2 is near enough to be met
    std::vector<std::uint64_t> keys_;  ///< of turn starts; 0 in the middle of turns
    std::vector<unsigned> turns_;      ///< without progress, while that is watched
};

}  // namespace tessera::search
