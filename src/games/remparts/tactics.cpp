#include "games/remparts/tactics.hpp"

#include <array>

namespace tessera::remparts {

namespace {

constexpr int knight_worth = 100;

using Actions = InlineVector<Move, actions_a_turn>;

/// The hunt for one monarch. Every piece takes it (R9), so a hunter has only to reach a tile from which it could be
/// seen. A turn is flips, then slides, then the capture (R6), so there are few forms: with `f` for a flip and `s` for a
/// slide they are, before the capture, nothing; f, s; ff, fs, ss.
class Hunt {
  public:
    explicit Hunt(const Position& position) : position_(position), side_(position.side_to_move()) {
        monarch_ = cell_of(lowest(position.of(opponent(side_)) & position.with_kind(Kind::monarch)));
    }

    [[nodiscard]] Actions run() {
        const unsigned left = actions_a_turn - position_.used();
        const Bits obstacles = position_.obstacles();
        const Bits own = position_.of(side_);
        if (take(own, obstacles)) return found_;
        if (left < 2) return {};
        const Bits seen = sight(obstacles);
        if (slide_and_take(own, obstacles, seen)) return found_;
        if (!position_.start() && flip_and_take(left)) return found_;
        if (left < 3) return {};
        if (two_slides_and_take(own, obstacles, seen)) return found_;
        if (!position_.start() && build_slide_and_take(own, obstacles, seen)) return found_;
        return {};
    }

  private:
    /// The free tiles from which the monarch can be taken at once.
    [[nodiscard]] Bits sight(Bits obstacles) const {
        Bits seen = 0;
        add_sight<SquareDirection::right>(obstacles, seen);
        add_sight<SquareDirection::up>(obstacles, seen);
        add_sight<SquareDirection::left>(obstacles, seen);
        add_sight<SquareDirection::down>(obstacles, seen);
        return seen;
    }
    template <SquareDirection D>
    void add_sight(Bits obstacles, Bits& seen) const {
        const Stop stop = slide<D>(monarch_, obstacles);
        seen |= stop.last == monarch_ ? 0 : (ray(monarch_, D) & ~ray(stop.last, D));
    }

    bool take(Bits own, Bits obstacles) {
        bool is_seen = false;
        for_each_slide(monarch_, obstacles, [&](const Stop& stop) {
            if (is_seen || (stop.obstacle & own) == 0) return;
            is_seen = true;
            found_.push_back({Act::capture, cell_of(stop.beyond), monarch_});
        });
        return is_seen;
    }

    /// A slide onto a tile in sight; the hunter is out of sight before it, or it would take at once.
    bool slide_and_take(Bits own, Bits obstacles, Bits seen) {
        if (seen == 0) return false;
        for (const unsigned index : members(own)) {
            const Cell from = cell_of(index);
            bool is_there = false;
            for_each_slide(from, obstacles, [&](const Stop& stop) {
                if (is_there || (bit_of(stop.last) & seen) == 0) return;
                is_there = true;
                found_.push_back({Act::slide, from, stop.last});
                found_.push_back({Act::capture, stop.last, monarch_});
            });
            if (is_there) return true;
        }
        return false;
    }

    bool two_slides_and_take(Bits own, Bits obstacles, Bits seen) {
        if (seen == 0) return false;
        for (const unsigned index : members(own)) {
            const Cell from = cell_of(index);
            bool is_there = false;
            for_each_slide(from, obstacles, [&](const Stop& stop) {
                if (is_there || stop.last == from) return;
                const Bits moved = bit(index) | bit_of(stop.last);
                found_.push_back({Act::slide, from, stop.last});
                is_there = slide_and_take(own ^ moved, obstacles ^ moved, seen);
                if (!is_there) found_.clear();
            });
            if (is_there) return true;
        }
        return false;
    }

    /// f and, with three actions left, ff and a destroying f before an s.
    bool flip_and_take(unsigned left) {
        const Bits walls = position_.destructible();
        for (const unsigned tile : members(walls)) {
            Position next = position_;
            const Move flip = {Act::destroy, cell_of(tile), cell_of(tile)};
            next.play(flip);
            if (next.side_to_move() != side_) return false;
            found_.push_back(flip);
            if (take(next.of(side_), next.obstacles())) return true;
            if (left > 2) {
                const Bits seen = sight(next.obstacles());
                if (slide_and_take(next.of(side_), next.obstacles(), seen)) return true;
                if (second_flip_and_take(next)) return true;
            }
            found_.clear();
        }
        return false;
    }

    /// Only a wall that the monarch's slide would meet can open a line when it goes last.
    bool second_flip_and_take(const Position& position) {
        Bits met = 0;
        for_each_slide(monarch_, position.obstacles(), [&](const Stop& stop) { met |= stop.obstacle; });
        for (const unsigned tile : members(met & position.destructible())) {
            const Move flip = {Act::destroy, cell_of(tile), cell_of(tile)};
            const Bits open = position.obstacles() & ~bit(tile);
            found_.push_back(flip);
            if (take(position.of(side_), open)) return true;
            found_.pop_back();
        }
        return false;
    }

    /// A wall built behind a tile in sight stops a slide there that would have gone over it.
    bool build_slide_and_take(Bits own, Bits obstacles, Bits seen) {
        const Bits buildable = position_.buildable();
        for (const unsigned index : members(own)) {
            const Cell from = cell_of(index);
            if (build_before<SquareDirection::right>(from, obstacles, seen, buildable) ||
                build_before<SquareDirection::up>(from, obstacles, seen, buildable) ||
                build_before<SquareDirection::left>(from, obstacles, seen, buildable) ||
                build_before<SquareDirection::down>(from, obstacles, seen, buildable))
                return true;
        }
        return false;
    }
    template <SquareDirection D>
    bool build_before(Cell from, Bits obstacles, Bits seen, Bits buildable) {
        const Stop stop = slide<D>(from, obstacles);
        if (stop.last == from) return false;
        const Bits way = ray(from, D) & ~ray(stop.last, D);
        const Bits walls = stepped<D>(way & seen) & way & buildable;
        if (walls == 0) return false;
        const Cell wall = cell_of(lowest(walls));
        const Cell end = cell_of(static_cast<unsigned>(wall.index - step_of(D)));
        found_.push_back({Act::build, wall, wall});
        found_.push_back({Act::slide, from, end});
        found_.push_back({Act::capture, end, monarch_});
        return true;
    }

    const Position& position_;
    Side side_;
    Cell monarch_;
    Actions found_;
};

}  // namespace

Actions quick_win(const Position& position) {
    if (position.is_decided()) return {};
    return Hunt(position).run();
}

int turn_urgency(const Position& position, std::span<const Move> actions) {
    const Move last = actions.back();
    if (!is_capture(last)) return 0;
    const bool takes_monarch = (position.with_kind(Kind::monarch) & bit_of(last.to)) != 0;
    if (takes_monarch) return 200 * knight_worth;
    return knight_worth * (last.act == Act::recover ? 2 : 1);
}

std::optional<Position> passed(const Position& position) {
    if (!position.is_turn_start()) return std::nullopt;
    Position other = position;
    other.set_turn({.to_move = opponent(position.side_to_move())});
    return other;
}

}  // namespace tessera::remparts
