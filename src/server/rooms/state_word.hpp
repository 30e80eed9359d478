#pragma once

#include <string_view>

#include "store/rows.hpp"

namespace tessera::server {

/// As docs/online-protocol.md calls it.
[[nodiscard]] constexpr std::string_view word_of(store::GameState state) {
    switch (state) {
        case store::GameState::waiting:
            return "waiting";
        case store::GameState::running:
            return "running";
        case store::GameState::over:
            break;
    }
    return "over";
}

}  // namespace tessera::server
