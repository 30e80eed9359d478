#pragma once

#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "play/registry.hpp"

namespace tessera::play {

/// Calls `visit(session, random)` at each position of some random games of every kind, their ends too.
template <class Visit>
void for_each_position(std::size_t longest_game, const Visit& visit) {
    constexpr std::uint64_t games_each = 4;
    for (const Game& game : games()) {
        for (std::uint64_t n = 0; n < games_each; ++n) {
            const auto session = game.start(game.info);
            const auto setups = game.info.setups;
            if (!setups.empty()) {
                ASSERT_TRUE(session->set_up(setups[n % setups.size()], n));
            }
            Random random(n);
            while (session->played().size() < longest_game) {
                visit(*session, random);
                if (session->outcome()) break;
                ASSERT_TRUE(session->act(*session->random_action(random.next())));
            }
        }
    }
}

template <class List>
const auto& any_of_list(const List& list, Random& random) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace tessera::play
