#pragma once

#include <array>
#include <string_view>

namespace tessera::search {

/// The parts of a search that can be left out, to measure what they are worth.
struct Techniques {
    bool table = true;         ///< values and best steps of positions met before
    bool killers = true;       ///< steps that refuted a neighbour of this position
    bool history = true;       ///< steps that often refute
    bool continuation = true;  ///< steps that often refute the step before
    bool aspiration = true;    ///< a window round the value of the iteration before
    bool reductions = true;    ///< late quiet steps less deep
    bool null_move = true;     ///< doing nothing is good enough already
    bool futility = true;      ///< the estimate is out of the window by far
    bool late_pruning = true;  ///< near the end of a line the last quiet steps are left out
    bool quiescence = true;    ///< captures, points and arrivals beyond the end of a line
    bool extensions = true;    ///< forced answers and threats of a win
    bool quick_win = true;     ///< the exact test whether the turn at hand wins
};

[[nodiscard]] constexpr std::array<std::string_view, 12> technique_names() {
    return {"table",     "killers",  "history",      "continuation", "aspiration", "reductions",
            "null_move", "futility", "late_pruning", "quiescence",   "extensions", "quick_win"};
}

/// The switch of this name, or nothing.
[[nodiscard]] constexpr bool* technique_named(Techniques& techniques, std::string_view name) {
    const std::array<bool*, 12> switches = {&techniques.table,        &techniques.killers,    &techniques.history,
                                            &techniques.continuation, &techniques.aspiration, &techniques.reductions,
                                            &techniques.null_move,    &techniques.futility,   &techniques.late_pruning,
                                            &techniques.quiescence,   &techniques.extensions, &techniques.quick_win};
    for (std::size_t i = 0; i < switches.size(); ++i) {
        if (technique_names()[i] == name) return switches[i];
    }
    return nullptr;
}

}  // namespace tessera::search
