#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// All actions: what pieces do, by the cell they stand on, then flips by the number of their tile, then `end`.
Position::MoveList Position::legal_moves() const {
    MoveList moves;
    if (is_decided()) return moves;
    const Bits blocked = obstacles();
    const Bits monarchs = with_kind(Kind::monarch);
    const std::array<Bits, kinds.size()> prey = {prey_of(Kind::large), prey_of(Kind::medium), prey_of(Kind::small),
                                                 prey_of(Kind::monarch)};
    for (const unsigned index : members(of(to_move_))) {
        const Cell from = cell_of(index);
        const Kind kind = kind_at(index);
        for_each_slide(from, blocked, [&](const Stop& stop) {
            // Whether a slide is blocked at once is as good as chance, so no branch should have to guess it.
            moves.push_back_if(stop.last != from, {Act::slide, from, stop.last});
            if ((stop.obstacle & prey[remparts::index_of(kind)]) == 0) return;
            const Cell to = cell_of(stop.beyond);
            moves.push_back({Act::capture, from, to});
            if (kind != Kind::monarch || (stop.obstacle & monarchs) != 0 || !can_recover(from, to)) return;
            for (const Kind knight : knights) {
                if (lost_[to_move_].of(knight) > 0) moves.push_back({Act::recover, from, to, knight});
            }
        });
    }
    for (const unsigned tile : members(destructible())) {
        moves.push_back({Act::destroy, cell_of(tile), cell_of(tile)});
    }
    for (const unsigned tile : members(buildable())) moves.push_back({Act::build, cell_of(tile), cell_of(tile)});
    if (used_ > 0) moves.push_back({Act::end});
    return moves;
}

std::size_t Position::count_moves() const {
    if (is_decided()) return 0;
    std::size_t total = count(destructible()) + count(buildable()) + (used_ > 0 ? 1 : 0);
    const Bits blocked = obstacles();
    const Bits monarchs = with_kind(Kind::monarch);
    const std::array<Bits, kinds.size()> prey = {prey_of(Kind::large), prey_of(Kind::medium), prey_of(Kind::small),
                                                 prey_of(Kind::monarch)};
    std::size_t sizes_lost = 0;
    for (const Kind knight : knights) sizes_lost += lost_[to_move_].of(knight) > 0 ? 1 : 0;
    for (const unsigned index : members(of(to_move_))) {
        const Cell from = cell_of(index);
        const Kind kind = kind_at(index);
        for_each_slide(from, blocked, [&](const Stop& stop) {
            total += stop.last != from ? 1 : 0;
            if ((stop.obstacle & prey[remparts::index_of(kind)]) == 0) return;
            ++total;
            if (kind != Kind::monarch || (stop.obstacle & monarchs) != 0 || sizes_lost == 0) return;
            if (can_recover(from, cell_of(stop.beyond))) total += sizes_lost;
        });
    }
    return total;
}

}  // namespace tessera::remparts
