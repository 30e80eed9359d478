#include "games/himiki/position.hpp"

#include "core/random.hpp"
#include "core/zobrist.hpp"

namespace tessera::himiki {

template <Tiles kTiles>
std::optional<Outcome> BasicPosition<kTiles>::outcome() const {
    for (const Side side : {Side::first, Side::second}) {
        if (scores_[side] >= points_to_win) return Outcome{side, &five_points};
    }
    return std::nullopt;
}

template <Tiles kTiles>
std::uint64_t BasicPosition<kTiles>::key() const {
    const auto pair = [](Cells low, Cells high) { return std::uint64_t{low} | std::uint64_t{high} << 32; };
    const std::uint64_t fire_and_water = pair(with_top(Element::fire), with_top(Element::water));
    const std::uint64_t wood_and_white = pair(with_top(Element::wood), of(Side::first));
    const std::uint64_t state = std::uint64_t{scores_.first} | std::uint64_t{scores_.second} << 8 |
                                std::uint64_t{holds_} << 16 | std::uint64_t{seat_.index} << 24 |
                                std::uint64_t{static_cast<std::uint8_t>(phase_)} << 32 | std::uint64_t{banned_} << 40 |
                                std::uint64_t{rules_.is_first_edition()} << 41 |
                                std::uint64_t{rules_.in_pairs()} << 42 | std::uint64_t{rules_.has_muk_yan()} << 43;
    // Cubes and the sets that they left, in whatever order they tipped.
    std::uint64_t memory = 0;
    for (std::size_t i = 0; i < trails_.size(); ++i) {
        Cells left = 0;
        for (const Cell cell : trails_.left_by(i)) left |= set_of(cell);
        memory += mixed(std::uint64_t{left} << 8 | trails_.cube(i).index);
    }
    if constexpr (has_tiles) {
        const auto [hands, table] = chaos_.words();
        const std::uint64_t asked = asks_about_a_cube(phase_) ? std::uint64_t{active().index} + 1 : 0;
        return key_of_words<7>(
            {fire_and_water, wood_and_white, board_.twisted() | asked << 32, state, memory, hands, table});
    } else {
        return key_of_words<5>({fire_and_water, wood_and_white, board_.twisted(), state, memory});
    }
}

template <Tiles kTiles>
bool made_progress(const BasicPosition<kTiles>& before, const BasicPosition<kTiles>& after) {
    for (const Side side : {Side::first, Side::second}) {
        if (before.score(side) != after.score(side)) return true;
    }
    for (const Element element : elements) {
        if (before.hold(element) != after.hold(element)) return true;
    }
    if constexpr (BasicPosition<kTiles>::has_tiles) {
        if (before.chaos().tiles_left() != after.chaos().tiles_left()) return true;
    }
    return std::popcount(before.cubes()) != std::popcount(after.cubes());
}

template std::optional<Outcome> BasicPosition<Tiles::without>::outcome() const;
template std::optional<Outcome> BasicPosition<Tiles::with>::outcome() const;
template std::uint64_t BasicPosition<Tiles::without>::key() const;
template std::uint64_t BasicPosition<Tiles::with>::key() const;
template bool made_progress(const Position&, const Position&);
template bool made_progress(const ExpertPosition&, const ExpertPosition&);

}  // namespace tessera::himiki
