#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace tessera {

inline constexpr Reason repetition_reason = {"repetition", "T1", "The same position stood for the third time."};
inline constexpr Reason no_progress_reason = {"no_progress", "T2", "200 turns in a row changed nothing for good."};

/// A game in progress: every position from the first to now and the moves between them. It sees what a single position
/// cannot: repetition and lack of progress (T1, T2), for games that have those rules.
template <GamePosition P>
class History {
  public:
    using Move = typename P::Move;

    explicit History(P start) { positions_.push_back(start); }

    [[nodiscard]] const P& start() const { return positions_.front(); }
    [[nodiscard]] const P& current() const { return positions_.back(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

    /// The position before move number `ply`, counted from 0; `moves().size()` gives the current one.
    [[nodiscard]] const P& position(std::size_t ply) const { return positions_[ply]; }

    /// The move must be legal in the current position.
    void play(Move move) {
        P next = current();
        next.play(move);
        moves_.push_back(move);
        positions_.push_back(next);
    }

    /// Puts another position in the place of the current one: an arbiter's decision, which is no move. It goes with the
    /// move before it when that is taken back.
    void amend(const P& position) { positions_.back() = position; }

    /// Takes the last move back; says whether there was one.
    bool undo() {
        if (moves_.empty()) return false;
        moves_.pop_back();
        positions_.pop_back();
        return true;
    }

    [[nodiscard]] std::optional<Outcome> outcome() const {
        if (const auto ended = current().outcome()) return ended;
        if constexpr (CountsRepetition<P>) {
            if (!current().is_turn_start()) return std::nullopt;
            if (repetitions() >= 3) return Outcome{std::nullopt, &repetition_reason};
            if (turns_without_progress() >= 200) return Outcome{std::nullopt, &no_progress_reason};
        }
        return std::nullopt;
    }

    /// How often the current position has stood at a turn start, this time included. Progress does not cut the search
    /// short: REMPARTS's captured knights come back, and with them whole positions.
    [[nodiscard]] std::size_t repetitions() const
        requires CountsRepetition<P>
    {
        std::size_t times = 0;
        const std::uint64_t key = current().key();
        for (const P& earlier : positions_) {
            if (earlier.is_turn_start() && earlier.key() == key) ++times;
        }
        return times;
    }

    /// Whole turns since something irreversible happened or since the start.
    [[nodiscard]] std::size_t turns_without_progress() const
        requires CountsRepetition<P>
    {
        std::size_t turns = 0;
        for (std::size_t i = positions_.size(); i-- > 1;) {
            if (made_progress(positions_[i - 1], positions_[i])) break;
            if (positions_[i].is_turn_start()) ++turns;
        }
        return turns;
    }

  private:
    std::vector<P> positions_;
    std::vector<Move> moves_;
};

}  // namespace tessera
