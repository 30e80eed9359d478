#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// All actions: slides by the cell they begin on, flips by the number of their tile, `end`, captures.
Position::MoveList Position::legal_moves() const {
    MoveList moves;
    if (is_decided()) return moves;
    const Bits blocked = obstacles();
    const Bits own = of(to_move_);
    const Bits enemies = of(opponent(to_move_));
    Bits contacts = 0;  // own pieces that meet an enemy
    {
        MoveList::Appender list(moves);
        for (const unsigned index : members(own)) {
            const Cell from = cell_of(index);
            Bits met = 0;
            for_each_slide(from, blocked, [&](const Stop& stop) __attribute__((always_inline)) {
                // Whether a slide is blocked at once is as good as chance, so no branch should have to guess it.
                list.push_back_if(stop.last != from, {Act::slide, from, stop.last});
                met |= stop.obstacle;
            });
            if ((met & enemies) != 0) contacts |= bit(index);
        }
        for (const unsigned tile : members(destructible())) {
            list.push_back({Act::destroy, cell_of(tile), cell_of(tile)});
        }
        for (const unsigned tile : members(buildable())) list.push_back({Act::build, cell_of(tile), cell_of(tile)});
        if (used_ > 0) list.push_back({Act::end});
    }
    for (const unsigned index : members(contacts)) add_captures(cell_of(index), moves);
    return moves;
}

/// R8 to R10: what a piece may take, and whom its side may bring back for that.
void Position::add_captures(Cell from, MoveList& moves) const {
    const Kind kind = kind_at(from.index);
    const Bits prey = prey_of(kind);
    for_each_slide(from, obstacles(), [&](const Stop& stop) {
        if ((stop.obstacle & prey) == 0) return;
        const Cell to = cell_of(stop.beyond);
        moves.push_back({Act::capture, from, to});
        if (kind != Kind::monarch || (stop.obstacle & with_kind(Kind::monarch)) != 0 || !can_recover(from, to)) return;
        for (const Kind knight : knights) {
            if (lost_[to_move_].of(knight) > 0) moves.push_back({Act::recover, from, to, knight});
        }
    });
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
