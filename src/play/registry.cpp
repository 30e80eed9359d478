// The one place that knows every game.

#include "play/registry.hpp"

#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/pijersi/drawing.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/position.hpp"
#include "games/remparts/drawing.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/position.hpp"
#include "play/typed_session.hpp"

namespace tessera::play {

namespace {

template <GamePosition P, typename P::Rules rules>
std::unique_ptr<Session> start(const GameInfo& info) {
    return std::make_unique<TypedSession<P>>(info, rules);
}

constexpr std::array list = {
    Game{{.id = "pijersi",
          .title = "PIJERSI",
          .aim = "Bring a rock, paper or scissors to the far row before the opponent does.",
          .side_names = {"White", "Black"},
          .setups = pijersi::Position::setup_names()},
         start<pijersi::Position, pijersi::Rules{}>},
    Game{{.id = "remparts",
          .title = "REMPARTS",
          .aim = "Open and close ways through walls, and take the other monarch.",
          .side_names = {"Black", "White"},
          .setups = {}},
         start<remparts::Position, remparts::Rules{}>},
};

}  // namespace

std::span<const Game> games() {
    return list;
}

Parsed<std::unique_ptr<Session>> new_session(std::string_view id) {
    std::string ids;
    for (const Game& game : list) {
        if (game.info.id == id) return game.start(game.info);
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", game.info.id);
    }
    return malformed(0, fmt::format("there is no game {}; there are: {}", quoted(id), ids));
}

}  // namespace tessera::play
