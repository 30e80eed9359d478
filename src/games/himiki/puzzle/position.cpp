#include "games/himiki/puzzle/position.hpp"

#include "core/random.hpp"
#include "core/zobrist.hpp"

namespace tessera::himiki::puzzle {

Position Position::initial(const Rules& rules) {
    constexpr auto cell = [](std::string_view name) { return *Grid::parse_cell(name); };
    Position position(rules);
    position.put(cell("C4"), Cube{Side::first, *Orientation::of_faces(Element::fire, Element::wood)});
    position.put_black(cell("C2"), Element::water);
    position.put_black(cell("E3"), Element::fire);
    position.put_black(cell("D5"), Element::wood);
    return position;
}

std::optional<Outcome> Position::outcome() const {
    if (is_solved()) return Outcome{Side::first, &all_removed};
    if (is_lost()) return Outcome{Side::second, &no_cube_left};
    return std::nullopt;
}

std::uint64_t Position::key() const {
    const auto pair = [](Cells low, Cells high) { return std::uint64_t{low} | std::uint64_t{high} << 32; };
    const auto [hands, table] = chaos_.words();
    const std::uint64_t asked_about = asks_about_a_cube(phase_) ? std::uint64_t{active().index} + 1 : 0;
    const std::uint64_t state = std::uint64_t{spent_} | std::uint64_t{asked_} << 16 | std::uint64_t{taken_} << 24 |
                                std::uint64_t{static_cast<std::uint8_t>(phase_)} << 32 |
                                std::uint64_t{rules_.is_headlock()} << 40 | asked_about << 48;
    // Cubes and the sets that they left, in whatever order they tipped.
    std::uint64_t memory = 0;
    for (std::size_t i = 0; i < trails_.size(); ++i) {
        memory += mixed(std::uint64_t{trails_.left_by_cube_on(trails_.cube(i))} << 8 | trails_.cube(i).index);
    }
    return key_of_words<7>({pair(board_.with_top(Element::fire), board_.with_top(Element::water)),
                            pair(board_.with_top(Element::wood), board_.of(Side::first)), board_.twisted(), state,
                            memory, hands, table});
}

bool made_progress(const Position& before, const Position& after) {
    for (const Element element : elements) {
        if (before.hold(element) != after.hold(element)) return true;
    }
    return before.chaos().tiles_left() != after.chaos().tiles_left() ||
           count(before.board().cubes()) != count(after.board().cubes());
}

}  // namespace tessera::himiki::puzzle
