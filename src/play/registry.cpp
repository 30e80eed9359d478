// The one place that knows every game.

#include "play/registry.hpp"

#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/draft.hpp"
#include "games/himiki/drawing.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/puzzle/draft.hpp"
#include "games/himiki/puzzle/drawing.hpp"
#include "games/himiki/puzzle/evaluate.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/puzzle/state.hpp"
#include "games/himiki/view.hpp"
#include "games/pijersi/draft.hpp"
#include "games/pijersi/drawing.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/position.hpp"
#include "games/remparts/draft.hpp"
#include "games/remparts/drawing.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/position.hpp"
#include "games/versus/draft.hpp"
#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/position.hpp"
#include "play/typed_session.hpp"

namespace tessera::play {

// Each is compiled in a file of its own, in sessions/: with its search it is large.
extern template class TypedSession<himiki::Position>;
extern template class TypedSession<himiki::ExpertPosition>;
extern template class TypedSession<himiki::puzzle::Position>;
extern template class TypedSession<pijersi::Position>;
extern template class TypedSession<remparts::Position>;
extern template class TypedSession<versus::Position61>;
extern template class TypedSession<versus::Position91>;

namespace {

template <GamePosition P, typename P::Rules rules>
std::unique_ptr<Session> start(const GameInfo& info) {
    return std::make_unique<TypedSession<P>>(info, rules);
}

constexpr std::array<std::string_view, 2> white_and_black = {"w", "b"};
constexpr std::array<std::string_view, 2> black_and_white = {"b", "w"};
constexpr std::array<std::string_view, 2> dark_and_light = {"d", "l"};

/// HI MI KI in one of its modes.
template <class P, himiki::Edition edition, himiki::Teams teams>
constexpr Game himiki_game(std::string_view id, std::string_view title) {
    constexpr himiki::Rules rules = {.edition = edition, .teams = teams};
    GameInfo info = {.id = id,
                     .title = title,
                     .aim = "Tip cubes of fire, water and wood against the enemy's; the first to five points wins.",
                     .side_names = {"White", "Black"},
                     .seats = himiki::single_seats};
    if (rules.in_pairs()) {
        info.seats = himiki::paired_seats;
        info.levels = himiki_pairs_levels;
    }
    if constexpr (P::has_tiles) {
        info.setups = P::setup_names();
        info.usual_setup = 1;  // tiles are dealt at random; the fixed deal is for tools
        info.levels = himiki_expert_levels;
    }
    return {info, start<P, rules>};
}

/// HI MI KI for one player against Muk Yan, who is Black.
template <himiki::Edition edition>
constexpr Game muk_yan_game(std::string_view id, std::string_view title) {
    constexpr himiki::Rules rules = {.edition = edition, .teams = himiki::Teams::solo};
    return {{.id = id,
             .title = title,
             .aim = "Alone against Muk Yan, who plays by dice and lists: be the first to five points.",
             .side_names = {"White", "Black"},
             .seats = himiki::single_seats,
             .script = ScriptedSeat{.name = "Muk Yan", .seat = Seat{1}},
             .bench_depth = 4},
            start<himiki::Position, rules>};
}

constexpr auto first = himiki::Edition::first;
constexpr auto second = himiki::Edition::second;
constexpr auto singles = himiki::Teams::singles;
constexpr auto pairs = himiki::Teams::pairs;

constexpr std::array list = {
    himiki_game<himiki::Position, second, singles>("himiki", "HI MI KI"),
    himiki_game<himiki::Position, first, singles>("himiki-1", "HI MI KI, edition 1"),
    himiki_game<himiki::Position, second, pairs>("himiki-2v2", "HI MI KI 2v2"),
    himiki_game<himiki::Position, first, pairs>("himiki-2v2-1", "HI MI KI 2v2, edition 1"),
    himiki_game<himiki::ExpertPosition, second, singles>("himiki-expert", "HI MI KI Expert"),
    himiki_game<himiki::ExpertPosition, first, singles>("himiki-expert-1", "HI MI KI Expert, edition 1"),
    himiki_game<himiki::ExpertPosition, second, pairs>("himiki-expert-2v2", "HI MI KI Expert 2v2"),
    himiki_game<himiki::ExpertPosition, first, pairs>("himiki-expert-2v2-1", "HI MI KI Expert 2v2, edition 1"),
    muk_yan_game<second>("mukyan", "HI MI KI Muk Yan"),
    muk_yan_game<first>("mukyan-1", "HI MI KI Muk Yan, edition 1"),
    Game{{.id = "mindlock",
          .title = "Mindlock",
          .aim = "A puzzle for one: remove every black cube in as few moves as can be.",
          .side_names = {"White", "Black"},
          .seats = white_and_black,
          .bench_depth = 5},
         start<himiki::puzzle::Position, himiki::puzzle::Rules{second}>},
    Game{{.id = "headlock",
          .title = "Headlock",
          .aim = "A puzzle for one, of edition 1: remove every black cube in as few moves as can be.",
          .side_names = {"White", "Black"},
          .seats = white_and_black,
          .bench_depth = 5},
         start<himiki::puzzle::Position, himiki::puzzle::Rules{first}>},
    Game{{.id = "versus",
          .title = "VERSUS",
          .aim = "Have more points on the four targets; your VERSUS pulls and turns enemy pawns.",
          .side_names = {"Dark", "Light"},
          .seats = dark_and_light,
          .levels = versus_levels},
         start<versus::Position61, versus::Rules{}>},
    Game{{.id = "versus-91",
          .title = "VERSUS on 91 cells",
          .aim = "Have more points on the six targets; your VERSUS pulls and turns enemy pawns.",
          .side_names = {"Dark", "Light"},
          .seats = dark_and_light,
          .levels = versus_91_levels},
         start<versus::Position91, versus::Rules{}>},
    Game{{.id = "pijersi",
          .title = "PIJERSI",
          .aim = "Bring a rock, paper or scissors to the far row before the opponent does.",
          .side_names = {"White", "Black"},
          .setups = pijersi::Position::setup_names(),
          .seats = white_and_black,
          .levels = pijersi_levels,
          .bench_depth = 5},
         start<pijersi::Position, pijersi::Rules{}>},
    Game{{.id = "remparts",
          .title = "REMPARTS",
          .aim = "Open and close ways through walls, and take the other monarch.",
          .side_names = {"Black", "White"},
          .seats = black_and_white,
          .levels = remparts_levels,
          .bench_depth = 2},
         start<remparts::Position, remparts::Rules{}>},
};

}  // namespace

std::span<const Game> games() {
    return list;
}

Parsed<const Game*> game_named(std::string_view id) {
    std::string ids;
    for (const Game& game : list) {
        if (game.info.id == id) return &game;
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", game.info.id);
    }
    return malformed(0, fmt::format("there is no game {}; there are: {}", quoted(id), ids));
}

Parsed<std::unique_ptr<Session>> new_session(std::string_view id) {
    const auto game = game_named(id);
    if (!game) return std::unexpected(game.error());
    return (*game)->start((*game)->info);
}

}  // namespace tessera::play
