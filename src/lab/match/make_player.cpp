#include "lab/match/inner_players.hpp"
#include "lab/match/ugi_player.hpp"

namespace tessera::lab {

std::expected<std::unique_ptr<Player>, PlayerFault> make_player(const PlayerSpec& spec, const PlayerTerms& terms) {
    switch (spec.kind) {
        case PlayerSpec::Kind::random:
            return std::make_unique<RandomPlayer>(spec);
        case PlayerSpec::Kind::plain:
            return std::make_unique<PlainPlayer>(spec);
        case PlayerSpec::Kind::engine:
            return std::make_unique<EnginePlayer>(spec);
        case PlayerSpec::Kind::ugi:
            break;
    }
    auto player = std::make_unique<UgiPlayer>(spec, terms);
    if (auto started = player->start(); !started) return std::unexpected(started.error());
    return player;
}

}  // namespace tessera::lab
