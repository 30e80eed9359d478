#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace tessera {

// What a screen shows of a game and how a player acts on it by touch, in stable words of no language.
// docs/screen-json.md lists the words; screens look them up in their own dictionaries and know no rule.

/// A board as it lies on the table, the same for the whole game. Middles of neighbouring cells are 1 apart.
struct BoardPicture {
    enum class Shape : unsigned char { squares, hexagons };  ///< a hexagon stands on a corner

    struct Spot {
        std::string cell;
        double x = 0;  ///< of its middle, to the right
        double y = 0;  ///< and up
        std::string_view ground = "plain";
    };

    Shape shape = Shape::squares;
    std::vector<Spot> spots = {};
};

/// What lies on the board now, and what a player should know besides.
struct Scene {
    struct Piece {
        std::string cell;
        Side side = Side::first;
        std::string_view kind;
        std::vector<std::string> faces = {};  ///< what it shows, the top first; empty where its kind says all
        unsigned level = 0;                   ///< 0 on the board, 1 on another piece
    };
    /// Something about a cell.
    struct Mark {
        std::string cell;
        std::string_view kind;
        std::string value = {};
    };
    /// Something about the game, a side or a seat.
    struct Fact {
        std::string_view kind;
        std::optional<Side> side = std::nullopt;
        std::string seat = {};
        std::string value = {};
        std::optional<unsigned> most = std::nullopt;  ///< where the value is a number, how far it goes
        std::vector<std::string> values = {};
    };

    std::vector<Piece> pieces = {};
    std::vector<Mark> marks = {};
    std::vector<Fact> facts = {};
};

/// One way to make an action by touch: taps in this order, then the rest in any order. A tap is `cell:C4`, `do:end` (a
/// button), `tile:MH` (out of the hand), `lies:HM` (how a cube shall lie) or `back:L` (which piece comes back).
struct Gesture {
    std::vector<std::string> steps = {};
    std::vector<std::string> rest = {};
};

/// One thing that happened.
struct Motion {
    std::string_view kind;
    std::string cell = {};
    std::string to = {};
    std::optional<Side> side = std::nullopt;
    std::string value = {};
};

/// What happened one after the other; the motions of a beat happen together.
using Beats = std::vector<std::vector<Motion>>;

/// The taps of a gesture on cells alone.
[[nodiscard]] inline std::string cell_tap(std::string_view cell) {
    return "cell:" + std::string(cell);
}

/// A game that can be shown. `attempt_of` is the text of the action that taps seem to mean, legal or not, so that
/// `parse_move` can say what is wrong with it; empty where they mean nothing.
template <class P>
concept HasScreen =
    GamePosition<P> && requires(const P position, typename P::Move move, std::span<const std::string> taps) {
        { board_picture(position) } -> std::same_as<BoardPicture>;
        { scene_of(position) } -> std::same_as<Scene>;
        { gestures_of(position, move) } -> std::same_as<std::vector<Gesture>>;
        { motions_of(position, move) } -> std::same_as<Beats>;
        { attempt_of(position, taps) } -> std::same_as<std::string>;
    };

}  // namespace tessera
