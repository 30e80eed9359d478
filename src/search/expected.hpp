#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/alpha_beta.hpp"

namespace tessera::search {

/// Plays against a script whose lists it knows: the best of its own moves, the average of what the script may roll and
/// take (expectimax: Michie 1966). Every line to the same depth, which counts actions of both.
template <HasScript P>
    requires Evaluates<P>
class Expected {
  public:
    using Move = typename P::Move;

    /// Somebody else than the script is to act.
    Expected(const P& root, int depth) : root_(root), side_(root.side_to_move()), depth_(depth) {}

    /// The best move, of equal ones any; nothing where there is none.
    [[nodiscard]] std::optional<Move> run(Random& random) const {
        std::vector<Move> best;
        double best_value = -std::numeric_limits<double>::infinity();
        for (const Move& move : root_.legal_moves()) {
            const double value = value_after(root_, move, depth_);
            if (value > best_value) best.clear();
            if (value >= best_value) best.push_back(move);
            best_value = std::max(best_value, value);
        }
        if (best.empty()) return std::nullopt;
        return best[random.below(static_cast<std::uint32_t>(best.size()))];
    }

    /// How well the side to move at the root stands here on average, in the units of `evaluate`.
    [[nodiscard]] double value(const P& position, int depth) const {
        if (const auto ended = position.outcome())
            return !ended->winner ? 0 : *ended->winner == side_ ? win + depth : -win - depth;
        if (depth <= 0) return position.side_to_move() == side_ ? evaluate(position) : -evaluate(position);
        if (rolls_of(position).size() > 0) return average(position, depth);
        double best = -std::numeric_limits<double>::infinity();
        for (const Move& move : position.legal_moves()) best = std::max(best, value_after(position, move, depth));
        return best;
    }

  private:
    static constexpr double win = 1e6;

    [[nodiscard]] double value_after(const P& position, Move move, int depth) const {
        P next = position;
        next.play(move);
        return value(next, depth - 1);
    }

    /// Many rolls allow the same move, which is looked at once.
    [[nodiscard]] double average(const P& position, int depth) const {
        std::vector<std::pair<Move, double>> chances;
        const auto rolls = rolls_of(position);
        for (const auto& roll : rolls) {
            const auto allowed = scripted_moves(position, roll);
            const double share = 1.0 / static_cast<double>(rolls.size() * allowed.size());
            for (const Move& move : allowed) {
                const auto known =
                    std::find_if(chances.begin(), chances.end(), [&](const auto& one) { return one.first == move; });
                if (known == chances.end()) {
                    chances.emplace_back(move, share);
                } else {
                    known->second += share;
                }
            }
        }
        double sum = 0;
        for (const auto& [move, chance] : chances) sum += chance * value_after(position, move, depth);
        return sum;
    }

    const P& root_;
    Side side_;
    int depth_;
};

}  // namespace tessera::search
