#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace tessera::play {

// How collections of games file positions and actions: by key, so that it does not matter on which way a position was
// reached, and mirror images together. An action is filed by its text in the image that the position is filed under.

/// A legal action, and where it is found in a collection.
struct FiledAction {
    std::string action;      ///< canonical
    std::string filed;       ///< its name in the collection; shared by mirror images
    std::uint64_t leads_to;  ///< the key of the position after it
};

struct FiledPosition {
    std::uint64_t key;
    std::vector<FiledAction> actions;  ///< sorted bytewise
};

/// An action of a game that was played.
struct FiledPly {
    std::uint64_t key;  ///< of the position before it
    std::string filed;
};

template <GamePosition P>
[[nodiscard]] bool has_mirror_image(const P& position) {
    if constexpr (!HasReflection<P>) {
        return false;
    } else if constexpr (requires { is_reflectable(position); }) {
        return is_reflectable(position);
    } else {
        return true;
    }
}

/// The lower key of the two images.
template <GamePosition P>
[[nodiscard]] std::uint64_t filed_key(const P& position) {
    if constexpr (HasReflection<P>) {
        if (has_mirror_image(position)) return std::min(position.key(), reflected(position).key());
    }
    return position.key();
}

/// In the image with the lower key; where both are the same position, the lower of the two texts.
template <GamePosition P>
[[nodiscard]] std::string filed_action(const P& position, typename P::Move move) {
    std::string own = to_text(position, move);
    if constexpr (HasReflection<P>) {
        if (!has_mirror_image(position)) return own;
        const P image = reflected(position);
        std::string other;
        if constexpr (requires { reflected(position, move); }) {
            other = to_text(image, reflected(position, move));
        } else {
            other = to_text(image, reflected(move));
        }
        if (image.key() == position.key()) return std::min(own, other);
        if (image.key() < position.key()) return other;
    }
    return own;
}

template <GamePosition P>
[[nodiscard]] FiledPosition filed_position(const P& position) {
    FiledPosition filed{.key = filed_key(position), .actions = {}};
    for (const auto& move : position.legal_moves()) {
        P after = position;
        after.play(move);
        filed.actions.push_back({to_text(position, move), filed_action(position, move), filed_key(after)});
    }
    std::ranges::sort(filed.actions, {}, &FiledAction::action);
    return filed;
}

}  // namespace tessera::play
