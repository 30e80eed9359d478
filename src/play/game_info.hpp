#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "core/side.hpp"
#include "play/levels.hpp"

namespace tessera::play {

/// A seat that a script plays unless somebody else is put there.
struct ScriptedSeat {
    std::string_view name;  ///< who the script is: `Muk Yan`
    Seat seat;
};

/// What is known of a game or variant without starting it.
struct GameInfo {
    std::string_view id;     ///< `pijersi`
    std::string_view title;  ///< `PIJERSI`
    std::string_view aim;    ///< one sentence for who has never seen it
    BySide<std::string_view> side_names = {};
    std::span<const std::string_view> setups = {};  ///< the first is the ordinary start
    std::size_t usual_setup = 0;                    ///< what people start with where they do not choose
    std::span<const std::string_view> seats = {};   ///< short names, in the order in which they act: `wl`
    std::optional<ScriptedSeat> script = std::nullopt;
    Levels levels = himiki_levels;
    int bench_depth = 7;  ///< how deep its signature searches, for about a second
};

inline constexpr int full_level = 10;

}  // namespace tessera::play
