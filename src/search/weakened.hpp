#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/random.hpp"
#include "search/handicap.hpp"
#include "search/search.hpp"

namespace tessera::search {

/// A search that plays below its strength as people do: it sees less far, and of actions that look about as good it
/// takes one by chance, the better the likelier. The seed and the position decide, so that the same game can be played
/// again.
template <Evaluates P>
class Weakened {
  public:
    using Move = typename P::Move;

    Weakened(P root, const Past& past, const Limits& limits, const Control& control)
        : root_(root), past_(past), limits_(limits), control_(control), handicap_(handicap_of(*control.strength)) {
        limits_.nodes = std::min(limits.nodes.value_or(handicap_.nodes), handicap_.nodes);
    }

    std::optional<Move> run() {
        Search<P> search(root_, past_, limits_, control_);
        if (handicap_.noise == 0) return search.run();
        const auto judged = search.judge_all(handicap_.most_loss);
        if (judged.empty()) return std::nullopt;
        const int best = judged.front().second;
        Random random(control_.seed ^ root_.key());
        std::optional<Move> chosen;
        double most = 0;
        for (const auto& [action, value] : judged) {
            const double liked = limited(value) + handicap_.noise * chance(random);
            if (value < best - handicap_.most_loss || (chosen && liked <= most)) continue;
            chosen = action;
            most = liked;
        }
        return chosen;
    }

  private:
    /// A forced end is worth so much to somebody who may overlook it.
    static double limited(int value) { return std::clamp(value, -2'000, 2'000); }

    /// A number whose greatest of several falls on each with a chance that grows with its value (Gumbel 1935).
    static double chance(Random& random) {
        const double u = (static_cast<double>(random.next() >> 11) + 0.5) / 9007199254740992.0;
        return -std::log(-std::log(u));
    }

    P root_;
    const Past& past_;
    Limits limits_;
    const Control& control_;
    Handicap handicap_;
};

}  // namespace tessera::search
