#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "core/inline_vector.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// A turn, or its rest: one sequence of actions and the position that it leads to.
struct Turn {
    InlineVector<Move, actions_a_turn> actions;
    Position after;
};

/// Keys already seen. Two positions with one key would be taken for the same, as they are for T1.
class SeenKeys {
  public:
    SeenKeys() : slots_(64) {}
    /// Says whether the key is new.
    bool insert(std::uint64_t key);
    void clear();

  private:
    void grow();

    std::vector<std::uint64_t> slots_;  ///< a power of two, 0 where free
    std::size_t used_ = 0;
};

/// The distinct turns that a position allows: every position that can stand at the end of the turn, once, with one of
/// the shortest action sequences that lead there. A turn that has begun is gone on with. Made step by step, and what
/// pieces do without a flip comes first.
///
/// Flips commute but for walls behind walls (R5), and no flip follows a move (R6), so a turn is a set of flips and then
/// up to three moves. Each set of flips is made in one order: always the tile of the lowest number that can be turned
/// by then. Ends with different sets differ in their walls; those with the same set are told apart by their keys.
class DistinctTurns {
  public:
    /// With fewer actions than a turn may have: turns of at most so many, and where more are left, the positions that
    /// many actions ahead. Only the tiles given are turned.
    explicit DistinctTurns(const Position& position, unsigned most_actions = actions_a_turn, Bits tiles = whole_board);

    class Iterator {
      public:
        using value_type = Turn;
        using difference_type = std::ptrdiff_t;

        explicit Iterator(DistinctTurns& turns) : turns_(&turns) {}
        const Turn& operator*() const { return turns_->ready_[turns_->next_]; }
        Iterator& operator++() {
            turns_->advance();
            return *this;
        }
        void operator++(int) { turns_->advance(); }
        friend bool operator==(const Iterator& i, std::default_sentinel_t) { return i.is_done(); }

      private:
        [[nodiscard]] bool is_done() const { return turns_->is_done(); }

        DistinctTurns* turns_;
    };

    /// The turns can be walked once.
    [[nodiscard]] Iterator begin() { return Iterator(*this); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

  private:
    /// A set of flips, made in its one order.
    struct Flips {
        Turn made;
        Bits possible = 0;  ///< tiles that can be turned now
        Bits to_come = 0;   ///< those of them that make a set not met elsewhere
    };

    [[nodiscard]] bool is_done() const { return next_ == ready_.size(); }
    void advance();
    void add_flip();
    void add_turns_after(const Flips& flips);
    void add_moves_after(const Turn& begun);
    void keep(const Turn& turn);
    [[nodiscard]] Bits possible_flips(const Position& position) const;

    unsigned most_actions_;
    Bits tiles_;
    std::vector<Flips> path_;  ///< sets of flips, each one larger than the one before
    std::vector<Turn> ready_;  ///< turns with the current set of flips
    std::size_t next_ = 0;     ///< the first of them not yet given
    std::vector<Turn> begun_;  ///< turns that can go on with another move
    SeenKeys seen_;
    Side side_;
};

/// Found by searches and statistics for any game (concept HasDistinctTurns).
[[nodiscard]] inline DistinctTurns distinct_turns(const Position& position, unsigned most_actions = actions_a_turn) {
    return DistinctTurns(position, most_actions);
}

static_assert(HasDistinctTurns<Position>);

}  // namespace tessera::remparts
