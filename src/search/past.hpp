#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/history.hpp"

namespace tessera::search {

/// What a search must know of the game before its root, for the draws T1 and T2.
struct Past {
    std::vector<std::uint64_t> stood_twice = {};  ///< keys of positions that stood twice at a turn start, sorted
    unsigned turns_without_progress = 0;

    [[nodiscard]] bool has_stood_twice(std::uint64_t key) const {
        return std::binary_search(stood_twice.begin(), stood_twice.end(), key);
    }
};

template <GamePosition P>
[[nodiscard]] Past past_of(const History<P>& history) {
    Past past;
    if constexpr (CountsRepetition<P>) {
        past.turns_without_progress = static_cast<unsigned>(history.turns_without_progress());
        std::vector<std::uint64_t> keys;
        for (std::size_t i = 0; i <= history.moves().size(); ++i) {
            if (history.position(i).is_turn_start()) keys.push_back(history.position(i).key());
        }
        std::sort(keys.begin(), keys.end());
        for (std::size_t i = 1; i < keys.size(); ++i) {
            if (keys[i] == keys[i - 1]) past.stood_twice.push_back(keys[i]);
        }
    }
    return past;
}

}  // namespace tessera::search
