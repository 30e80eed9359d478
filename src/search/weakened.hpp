#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "search/handicap.hpp"
#include "search/search.hpp"
#include "search/value.hpp"

namespace tessera::search {

/// A search that plays below its strength as people do: it sees less far, and of actions that look about as good it
/// takes one by chance, the better the likelier. The seed, the position and how long nothing has come of the game
/// decide, so that the same game can be played again.
template <Evaluates P>
class Weakened {
  public:
    using Move = typename P::Move;

    Weakened(P root, const Past& past, const Limits& limits, const Control& control)
        : root_(root), past_(past), limits_(limits), control_(control), handicap_(handicap_of(*control.strength)) {
        limits_.nodes = std::min(limits.nodes.value_or(handicap_.nodes), handicap_.nodes);
    }

    std::optional<Move> run() {
        Random random(control_.seed ^ root_.key() ^ turns_so_far());
        if constexpr (HasDistinctTurns<P>) {
            if (random.below(1000) < static_cast<std::uint32_t>(handicap_.careless)) return glance(random);
        }
        Search<P> search(root_, past_, limits_, control_);
        if (noise() == 0 || is_whole(random)) return search.run();
        return choice(search.judge_all(handicap_.most_loss), random, [](const Move&, int) { return true; });
    }

  private:
    /// A position that comes again may be answered otherwise, or two weak players would go round in circles.
    [[nodiscard]] std::uint64_t turns_so_far() const { return past_.turns_without_progress * 0x9E3779B97F4A7C15ULL; }

    using Judged = std::vector<std::pair<Move, int>>;

    /// Among thousands of turns the greatest of as many errors would decide alone.
    [[nodiscard]] int noise() const { return HasDistinctTurns<P> ? handicap_.noise / 4 : handicap_.noise; }

    /// Asks chance only where both answers are possible: the choices of weaker levels stay as they are.
    [[nodiscard]] bool is_whole(Random& random) const {
        return handicap_.whole > 0 && random.below(1000) < static_cast<std::uint32_t>(handicap_.whole);
    }

    /// A careless choice: by what each turn looks like, with no thought for the answer beyond its first action. People
    /// who see every capture overlook what takes a turn of several actions; if the weaker levels did not, nobody would
    /// ever leave the monarch of REMPARTS within reach, and beginners would wander about for a thousand actions.
    std::optional<Move> glance(Random& random) const {
        Limits limits = limits_;
        limits.depth = 1;
        Control control = control_;
        control.techniques.quick_win = false;
        const auto judged = Search<P>(root_, past_, limits, control).judge_all(win_now);
        Judged seen;
        for (const auto& one : judged) {
            if (!is_win(one.second) || one.second == win_now - 1) seen.push_back(one);
        }
        return choice(seen.empty() ? judged : seen, random,
                      [&](const Move& action, int value) { return is_win(value) || !loses_at_once(action); });
    }

    /// Does this action leave the other side one that wins?
    [[nodiscard]] bool loses_at_once(const Move& action) const {
        P next = root_;
        next.play(action);
        if (next.outcome() || next.side_to_move() == root_.side_to_move()) return false;
        const auto answers = next.legal_moves();
        return std::any_of(answers.begin(), answers.end(), [&](const Move& answer) {
            P end = next;
            end.play(answer);
            const auto ended = end.outcome();
            return ended && ended->winner == next.side_to_move();
        });
    }

    /// One of these by chance, of those that `is_fit` as long as there are any.
    template <class IsFit>
    std::optional<Move> choice(const Judged& judged, Random& random, IsFit&& is_fit) const {
        if (judged.empty()) return std::nullopt;
        const int best = judged.front().second;
        std::optional<Move> chosen;
        double most = 0;
        for (const auto& [action, value] : judged) {
            const double liked = limited(value) + noise() * chance(random);
            if (value < best - handicap_.most_loss || (chosen && liked <= most) || !is_fit(action, value)) continue;
            chosen = action;
            most = liked;
        }
        return chosen ? chosen : judged.front().first;
    }

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
