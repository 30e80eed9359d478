#pragma once

#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {

/// A game played at random from one of its set-ups, to its end or for so many actions.
inline std::unique_ptr<Session> random_game(const Game& game, std::uint64_t number, std::size_t longest) {
    auto session = game.start(game.info);
    const auto setups = game.info.setups;
    if (!setups.empty()) {
        EXPECT_TRUE(session->set_up(setups[number % setups.size()], number * 7'919)) << game.info.id;
    }
    while (!session->outcome() && session->played().size() < longest) {
        const auto action = session->random_action(number * 1'000 + session->played().size());
        if (!action) break;
        EXPECT_TRUE(session->act(*action)) << game.info.id;
    }
    return session;
}

}  // namespace tessera::play
