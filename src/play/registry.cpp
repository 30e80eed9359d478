// The one place that knows every game.

#include "play/registry.hpp"

#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/pijersi/drawing.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/position.hpp"
#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/position.hpp"
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
    Game{{.id = "versus",
          .title = "VERSUS",
          .aim = "Have more points on the four targets; your VERSUS pulls and turns enemy pawns.",
          .side_names = {"Dark", "Light"},
          .setups = {}},
         start<versus::Position61, versus::Rules{}>},
    Game{{.id = "versus-91",
          .title = "VERSUS on 91 cells",
          .aim = "Have more points on the six targets; your VERSUS pulls and turns enemy pawns.",
          .side_names = {"Dark", "Light"},
          .setups = {}},
         start<versus::Position91, versus::Rules{}>},
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
