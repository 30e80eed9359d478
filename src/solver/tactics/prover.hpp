#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "solver/tactics/turns.hpp"

namespace tessera::solver::tactics {

/// Proves whether the side to act, the attacker, wins within so many of its own turns whatever the defender does
/// (README.md). Depth first: one turn of the attacker must do, and every turn of the defender is looked at. What is
/// known of a position is kept with the whole position.
///
/// Only the position counts, not what was played before it: neither T1 nor T2 plays a part. A shortest win never comes
/// to a position twice, so T1 cannot spoil it, and for T2 it is too short.
template <GamePosition P>
class Prover {
  public:
    using Move = typename P::Move;

    explicit Prover(std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max()) : most_nodes_(most_nodes) {}

    /// Whether the side to act wins within so many turns of its own, at least one. The game must not be over.
    bool wins(const P& position, unsigned turns) {
        if (is_exhausted()) return false;
        ++nodes_;
        if (can_win_now(position)) return true;
        if (turns == 1) return false;
        const Known known = known_of(position);
        if (known.won_within != 0 && known.won_within <= turns) return true;
        for (unsigned tried = std::max<unsigned>(known.refuted, 1) + 1; tried <= turns; ++tried) {
            const bool found = attacks(position, tried);
            if (gave_up_) return found;
            if (table_.size() >= most_states_) table_.clear();
            Known& kept = table_[position];
            (found ? kept.won_within : kept.refuted) = static_cast<std::uint8_t>(tried);
            if (found) return true;
        }
        return false;
    }

    /// Whether whatever the side to act does the other side then wins within so many turns of its own. The position may
    /// be an end of the game.
    bool loses(const P& position, unsigned turns) {
        const Side attacker = opponent(position.side_to_move());
        if (const auto ended = position.outcome()) return ended->winner == attacker;
        if (turns == 0 || is_exhausted()) return false;
        auto& refutations = refutations_[std::min<std::size_t>(turns, refutations_.size() - 1)];
        for (std::size_t i = 0; i < refutations.size(); ++i) {
            const auto after = played(position, refutations[i]);
            if (!after || !escapes(*after, attacker, turns)) continue;
            std::rotate(refutations.begin(), refutations.begin() + static_cast<std::ptrdiff_t>(i),
                        refutations.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            return false;
        }
        return !any_turn(position, [&](std::span<const Move> actions, const P& after) {
            if (!escapes(after, attacker, turns)) return false;
            if (refutations.size() == most_refutations_) refutations.pop_back();
            refutations.insert(refutations.begin(), {actions.begin(), actions.end()});
            return true;
        });
    }

    /// In how few of its turns the side to act wins, at most so many; nothing if it does not.
    std::optional<unsigned> distance(const P& position, unsigned most_turns) {
        for (unsigned turns = 1; turns <= most_turns; ++turns) {
            if (wins(position, turns)) return turns;
        }
        return std::nullopt;
    }

    /// The turns, told apart by their ends, that still win within so many of them, this one included. No more than
    /// `enough` are looked for.
    std::vector<Turn<P>> winning_turns(const P& position, unsigned turns,
                                       std::size_t enough = std::numeric_limits<std::size_t>::max()) {
        std::vector<Turn<P>> winning;
        const Side attacker = position.side_to_move();
        any_turn(position, [&](std::span<const Move> actions, const P& after) {
            const auto ended = after.outcome();
            const bool wins_now = ended && ended->winner == attacker;
            if (!wins_now && (ended || turns < 2 || !loses(after, turns - 1))) return false;
            const auto is_same = [&](const Turn<P>& other) { return other.after == after; };
            if (std::none_of(winning.begin(), winning.end(), is_same)) {
                winning.push_back({{actions.begin(), actions.end()}, after});
            }
            return winning.size() >= enough;
        });
        return winning;
    }

    /// Positions looked at.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Whether it ran out of them: a win that it found is one all the same, but that it found none says nothing.
    [[nodiscard]] bool gave_up() const { return gave_up_; }

  private:
    static constexpr std::size_t most_states_ = std::size_t{1} << 20;
    static constexpr std::size_t most_refutations_ = 6;

    struct Known {
        std::uint8_t won_within = 0;  ///< turns, 0 if no win is known
        std::uint8_t refuted = 0;     ///< so many turns are too few
    };

    bool is_exhausted() {
        gave_up_ = gave_up_ || nodes_ >= most_nodes_;
        return gave_up_;
    }

    [[nodiscard]] Known known_of(const P& position) const {
        const auto found = table_.find(position);
        return found == table_.end() ? Known{} : found->second;
    }

    /// Whether the turn at hand can win: by the game's quick test where that sees every way to win.
    static bool can_win_now(const P& position) {
        if constexpr (HasQuickWin<P>) {
            if (quick_win(position).size() != 0) return true;
            if constexpr (requires { may_leave_no_turn(position); }) {
                if (!may_leave_no_turn(position)) return false;
            } else {
                return false;
            }
        }
        const Side side = position.side_to_move();
        return any_turn(position, [&](auto, const P& after) {
            const auto ended = after.outcome();
            return ended && ended->winner == side;
        });
    }

    /// Whether one of the attacker's turns wins within `turns`, at least two, this one included.
    bool attacks(const P& position, unsigned turns) {
        auto& successes = successes_[std::min<std::size_t>(turns, successes_.size() - 1)];
        if (const auto after = played(position, successes); after && loses(*after, turns - 1)) return true;
        if constexpr (HasDistinctTurns<P>) {
            return any_turn(position,
                            [&](std::span<const Move> actions, const P& after) {
                                if (!loses(after, turns - 1)) return gave_up_;
                                successes.assign(actions.begin(), actions.end());
                                return true;
                            }) &&
                   !gave_up_;
        } else {
            for (const Ordered& turn : ordered_turns(position)) {
                if (!loses(turn.after, turns - 1)) {
                    if (gave_up_) return false;
                    continue;
                }
                if (turn.is_single) successes.assign(1, turn.first);
                return true;
            }
            return false;
        }
    }

    struct Ordered {
        int order;
        std::size_t number;  ///< as they come
        P after;
        Move first;
        bool is_single;
    };

    /// The turns that gain most first; of equals as they come.
    static std::vector<Ordered> ordered_turns(const P& position) {
        std::vector<Ordered> turns;
        any_turn(position, [&](std::span<const Move> actions, const P& after) {
            turns.push_back({-gain_of(position, actions), turns.size(), after, actions.front(), actions.size() == 1});
            return false;
        });
        std::ranges::sort(turns, [](const Ordered& a, const Ordered& b) {
            return std::tie(a.order, a.number) < std::tie(b.order, b.number);
        });
        return turns;
    }

    /// Whether the defender, having come here by its turn, is not lost.
    bool escapes(const P& after, Side attacker, unsigned turns) {
        if (const auto ended = after.outcome()) return ended->winner != attacker;
        return !wins(after, turns);
    }

    /// The end of a turn that was good elsewhere, if it is a turn here.
    static std::optional<P> played(const P& position, const std::vector<Move>& actions) {
        if (actions.empty()) return std::nullopt;
        const Side side = position.side_to_move();
        P now = position;
        for (const Move& move : actions) {
            const auto moves = now.legal_moves();
            if (is_turn_over(now, side) || std::find(moves.begin(), moves.end(), move) == moves.end())
                return std::nullopt;
            now.play(move);
        }
        if (!is_turn_over(now, side)) return std::nullopt;
        return now;
    }

    std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
    bool gave_up_ = false;
    std::unordered_map<P, Known, ByKey> table_;
    std::array<std::vector<std::vector<Move>>, 8> refutations_;  ///< by turns left: defences that worked lately
    std::array<std::vector<Move>, 8> successes_;                 ///< by turns left: the attack that worked last
};

}  // namespace tessera::solver::tactics
