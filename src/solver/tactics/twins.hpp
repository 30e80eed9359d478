#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "solver/tactics/games.hpp"

namespace tessera::solver::tactics {

/// The same text for all positions that differ by a symmetry of the game only: the least of all its images' texts.
template <GamePosition P>
[[nodiscard]] std::string twin_text(const P& position) {
    std::vector<P> images = {position, reflected(position)};
    for (std::size_t i = 0; i < 2; ++i) {
        if constexpr (HasSideSwap<P>) {
            images.push_back(swapped(images[i]));
        } else {
            images.push_back(with_sides_exchanged(images[i]));
        }
    }
    std::string least = to_text(position);
    for (const P& image : images) least = std::min(least, to_text(image));
    return least;
}

}  // namespace tessera::solver::tactics
