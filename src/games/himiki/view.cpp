#include "games/himiki/view.hpp"

#include <vector>

#include "core/text.hpp"

namespace tessera::himiki {

namespace {

/// One way to deal the unknown tiles out to the hidden hands.
ExpertPosition dealt(const View& view, Random& random) {
    std::vector<Tile> pile;
    TileSet::all().without(view.known()).each([&](Tile tile) { pile.push_back(tile); });
    random.shuffle(pile);
    ExpertPosition position = view.shown();
    Chaos chaos = position.chaos();
    for (const Seat seat : seats_of(position.rules())) {
        if (view.sees_hand_of(seat)) continue;
        TileSet hand;
        for (unsigned n = view.tiles_held_by(seat); n > 0 && !pile.empty(); --n) {
            hand.add(pile.back());
            pile.pop_back();
        }
        chaos.set_hand(seat, hand);
    }
    position.set_chaos(chaos);
    return position;
}

/// H41: a tile is offered only to who has one that can be played, and the offer is seen by all.
bool agrees_with_offer(const ExpertPosition& position) {
    const bool is_offer = position.phase() == Phase::chaos || position.phase() == Phase::chaos_then_replay;
    return !is_offer || position.can_play_a_tile();
}

}  // namespace

View view_of(const ExpertPosition& position, std::optional<Seat> viewer, std::span<const Move> moves) {
    View view;
    view.shown_ = position;
    view.seat_ = viewer;
    Chaos chaos = position.chaos();
    for (const Seat seat : seats_of(position.rules())) {
        view.held_[seat.index] = static_cast<std::uint8_t>(chaos.hand(seat).size());
        if (viewer != seat) chaos.set_hand(seat, {});
    }
    view.shown_.set_chaos(chaos);
    for (const Move& move : moves) {
        if (const auto tile = move.tile()) view.played_.add(*tile);
    }
    return view;
}

ExpertPosition sample(const View& view, Random& random) {
    // Drawing until one agrees keeps all that agree equally likely. The bound is for views that no game can have.
    constexpr int most_draws = 10'000;
    ExpertPosition position = dealt(view, random);
    for (int n = 1; n < most_draws && !agrees_with_offer(position); ++n) position = dealt(view, random);
    return position;
}

std::string to_text(const View& view) {
    const Rules rules = view.shown().rules();
    std::string text = to_text(view.shown());
    const std::size_t hands = split(text, ' ')[7].at;
    std::size_t from = hands;
    for (const Seat seat : seats_of(rules)) {
        const std::size_t colon = text.find(':', from);
        from = colon + 1;
        if (view.sees_hand_of(seat) || view.tiles_held_by(seat) == 0) continue;
        std::string hidden = "?";
        for (unsigned n = 1; n < view.tiles_held_by(seat); ++n) hidden += ",?";
        text.replace(colon + 1, 1, hidden);
        from += hidden.size();
    }
    return text;
}

}  // namespace tessera::himiki
