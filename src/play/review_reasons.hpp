#pragma once

#include <vector>

#include "play/review.hpp"

namespace tessera::play {

/// What reasons are drawn from. Scores are those of who acted.
struct ReasonedAction {
    Side actor;
    const search::Score& best;
    const search::Score& after;
    const FollowedLine& best_line;
    const FollowedLine& played_line;
    bool is_proof = true;    ///< forced ends are proved
    bool is_forced = false;  ///< nothing else was legal
    bool is_fault = false;   ///< worse than good: the lines are compared; else only the action itself is looked at
};

/// The weightiest first, and no more than a player wants to read.
[[nodiscard]] std::vector<ReviewReason> reasons_of(const ReasonedAction& action);

}  // namespace tessera::play
