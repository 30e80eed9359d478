#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "core/parse_error.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/symmetry.hpp"
#include "games/himiki/tactics.hpp"
#include "games/pijersi/position.hpp"
#include "games/pijersi/tactics.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/tactics.hpp"
#include "games/remparts/turns.hpp"
#include "games/versus/position.hpp"
#include "games/versus/tactics.hpp"

namespace tessera::solver::tactics {

/// A position's type and its rules, to call something with that works on any game.
template <class P, typename P::Rules kRules>
struct GameOf {
    using Position = P;
    static constexpr typename P::Rules rules = kRules;
};

/// Calls `use` with the `GameOf` of an id, of the games that have tactics.
template <class Use>
auto with_game(std::string_view id, Use&& use) -> decltype(use(GameOf<pijersi::Position, pijersi::Rules{}>{})) {
    if (id == "himiki") return use(GameOf<himiki::Position, himiki::Rules{}>{});
    if (id == "pijersi") return use(GameOf<pijersi::Position, pijersi::Rules{}>{});
    if (id == "remparts") return use(GameOf<remparts::Position, remparts::Rules{}>{});
    if (id == "versus") return use(GameOf<versus::Position61, versus::Rules{}>{});
    return malformed(0, "tactics are of himiki, pijersi, remparts or versus");
}

}  // namespace tessera::solver::tactics
