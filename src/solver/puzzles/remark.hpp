#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/himiki/tile.hpp"
#include "solver/puzzles/deed.hpp"

namespace tessera::solver::puzzles {

/// Everything that one player may remark to another about a puzzle.
enum class Saying : unsigned char {
    // What there is to notice.
    mind_the_face,
    mind_the_neighbours,
    swap_with,
    spend_yokai,
    save_yokai,
    leave_replay,
    use_replay,
    tile_helps,
    terrain_helps,
    gate_helps,
    replay_helps,
    several_go,
    four_make_hold,
    next_loses,
    next_prepares,
    look_at,
    // Which cube.
    move_cube,
    move_cubes,
    play_for,
    conjure_with,
    cube_goes_on,
    swap_showing,
    yokai_fights,
    // Which action.
    tip,
    pivot,
    end_turn,
    play_and_tip,
    play_and_pivot,
    conjure,
    summon,
    tip_on,
    slide_to,
    swap_on,
    yokai_brings,
    keep_yokai,
    go_on,
    // What comes of it.
    mirror_sends,
    vortex_turns,
    gate_takes,
    impulse_again,
    teleport_on,
    transfer_swaps,
    transfer_fails,
    removes,
    takes_hold,
    loses_to,
    gives_replay,
    // Pieces of a puzzle.
    cube,
    terrain,
    event,
    yokai,
    hold
};

/// `look-at`: stable, for dictionaries.
[[nodiscard]] std::string_view word_of(Saying saying);

/// Something said of a puzzle: what, and of which things. Equal remarks say the same.
struct Remark {
    Saying saying;
    std::vector<Cell> cells = {};  ///< where it goes comes after where it stands
    std::vector<BlackCube> cubes = {};
    std::optional<himiki::Element> element = std::nullopt;
    std::optional<himiki::Tile> tile = std::nullopt;
    std::optional<Side> colour = std::nullopt;
    std::size_t number = 0;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// As a clause in English: `move the white cube on C4`.
[[nodiscard]] std::string english(const Remark& remark);

}  // namespace tessera::solver::puzzles
