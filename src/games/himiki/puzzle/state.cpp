#include "games/himiki/puzzle/state.hpp"

#include "core/zobrist.hpp"
#include "games/himiki/cells.hpp"

namespace tessera::himiki::puzzle {

namespace {

constexpr std::array<Tile, 5> event_tiles = {Tile::conjuration, Tile::mana_of_fire, Tile::mana_of_wood,
                                             Tile::mana_of_water, Tile::major_yokai};
constexpr TileSet manas = {Tile::mana_of_fire, Tile::mana_of_wood, Tile::mana_of_water};

constexpr std::uint64_t no_black = 0x7F;
constexpr std::uint64_t no_white = 0xFF;

// Where each part lies in the first two words.
constexpr unsigned asked_at = 56;
constexpr unsigned phase_at = 59;
constexpr unsigned active_at = 62;
constexpr unsigned events_at = 32;
constexpr unsigned armed_at = 37;
constexpr unsigned terrain_at = 38;

[[nodiscard]] bool has_mana(TileSet events) {
    return events.size() != events.without(manas).size();
}

/// H73: at a turn start only a mana is bound by what cubes have left.
[[nodiscard]] bool remembers(const Position& position) {
    return !position.trails().empty() && (position.phase() != Phase::turn || has_mana(position.events()));
}

/// The least number of cells whose neighbours are all of `cubes`.
unsigned cells_beside_all(Cells cubes) {
    if (cubes == 0) return 0;
    const Cell first = *each(cubes).begin();
    unsigned least = most_black_cubes;
    for (const Cell centre : each(neighbours_of(first))) {
        const unsigned found = 1 + cells_beside_all(cubes & ~neighbours_of(centre));
        if (found < least) least = found;
    }
    return least;
}

}  // namespace

std::uint64_t State::hash() const {
    return key_of_words<4>(words);
}

State state_of(const Position& position) {
    const CubeBoard& board = position.board();
    State state;
    auto& [first, second, left_low, left_high] = state.words;
    unsigned n = 0;
    for (const Cell cell : each(board.of(Side::second))) {
        first |= std::uint64_t{cell.index | index_of(board.top_of(cell)) << 5U} << 7 * n++;
    }
    for (; n < most_black_cubes; ++n) first |= no_black << 7 * n;
    for (const Element element : elements) {
        if (position.hold(element) == Hold::asked) first |= std::uint64_t{1} << (asked_at + index_of(element));
    }
    first |= std::uint64_t{static_cast<unsigned>(position.phase())} << phase_at;

    const bool left_counts = remembers(position);
    const bool asks = Position::asks_about_a_cube(position.phase());
    n = 0;
    for (const Cell cell : each(board.of(Side::first))) {
        second |= std::uint64_t{cell.index | board.cube_on(cell).lies.number() << 5U} << 8 * n;
        if (asks && cell == position.active()) first |= std::uint64_t{n} << active_at;
        if (left_counts) {
            const std::uint64_t left = position.trails().left_by_cube_on(cell);
            (n < 2 ? left_low : left_high) |= left << 30 * (n % 2);
        }
        ++n;
    }
    for (; n < most_white_cubes; ++n) second |= no_white << 8 * n;
    for (unsigned i = 0; i < event_tiles.size(); ++i) {
        if (position.events().has(event_tiles[i])) second |= std::uint64_t{1} << (events_at + i);
    }
    if (position.is_armed()) second |= std::uint64_t{1} << armed_at;
    for (const Cell cell : each(position.chaos().terrain())) {
        // Six of the twelve tiles are terrain; their numbers are 2 and 6 to 10.
        const unsigned number = index_of(*position.chaos().terrain_on(cell));
        second |= std::uint64_t{1} << (terrain_at + (number == 2 ? 0 : number - 5));
    }
    return state;
}

Position restored(const State& state, const Position& start) {
    const auto& [first, second, left_low, left_high] = state.words;
    Position position(start.rules());
    for (unsigned n = 0; n < most_black_cubes; ++n) {
        const std::uint64_t black = first >> 7 * n & 0x7F;
        if (black == no_black) break;
        position.put_black(Cell{static_cast<std::uint8_t>(black & 31)}, static_cast<Element>(black >> 5));
    }
    for (const Element element : elements) {
        const bool asked = (first >> (asked_at + index_of(element)) & 1) != 0;
        if (asked) position.set_hold(element, Hold::asked);
    }
    const auto phase = static_cast<Phase>(first >> phase_at & 7);
    position.set_phase(phase);

    LogTrails trails;
    for (unsigned n = 0; n < most_white_cubes; ++n) {
        const std::uint64_t white = second >> 8 * n & 0xFF;
        if (white == no_white) break;
        const Cell cell{static_cast<std::uint8_t>(white & 31)};
        position.put(cell, Cube{Side::first, Orientation::numbered(static_cast<unsigned>(white >> 5))});
        const auto left = static_cast<Cells>((n < 2 ? left_low : left_high) >> 30 * (n % 2) & whole_board);
        if (left == 0) continue;
        InlineVector<Cell, Grid::cells> cells;
        for (const Cell one : each(left)) cells.push_back(one);
        trails.add(cell, {cells.begin(), cells.size()});
        if (Position::asks_about_a_cube(phase) && n == first >> active_at) trails.set_last(trails.size() - 1);
    }
    position.set_trails(trails);

    TileSet events;
    for (unsigned i = 0; i < event_tiles.size(); ++i) {
        if ((second >> (events_at + i) & 1) != 0) events.add(event_tiles[i]);
    }
    position.set_events(events);
    position.set_armed((second >> armed_at & 1) != 0);
    for (const Cell cell : each(start.chaos().terrain())) {
        const Tile tile = *start.chaos().terrain_on(cell);
        const unsigned number = index_of(tile);
        if ((second >> (terrain_at + (number == 2 ? 0 : number - 5)) & 1) != 0) position.lay(tile, cell);
    }
    return position;
}

/// A conflict won ends the turn (H16), so a paid action removes at most the black cubes of one top around one cell; so
/// does a mana, and the rest of the turn that is going on. Yokai, transfer and conjuration can each spare one such
/// step, a transfer also while its answer is waited for and its tile is off the board.
std::optional<unsigned> least_cost_left(const Position& position) {
    const CubeBoard& board = position.board();
    if (position.is_solved()) return 0;
    if (position.is_lost()) return std::nullopt;
    if (position.asks_for_holds() && count(board.cubes()) < tops_of_a_hold) return std::nullopt;
    unsigned steps = 0;
    for (const Element element : elements) {
        steps += cells_beside_all(board.of(Side::second) & board.with_top(element));
    }
    const TileSet events = position.events();
    unsigned spared = position.phase() == Phase::transfer ? 1 : 0;
    if (position.is_armed() || events.has(Tile::major_yokai)) ++spared;
    if (events.has(Tile::conjuration)) ++spared;
    for (const Cell cell : each(position.chaos().terrain())) {
        if (position.chaos().terrain_on(cell) == Tile::transfer) ++spared;
    }
    steps = steps > spared + 1 ? steps - spared : 1;
    const unsigned free = events.size() - events.without(manas).size() + (position.phase() != Phase::turn ? 1U : 0U);
    return steps > free ? steps - free : 0;
}

}  // namespace tessera::himiki::puzzle
