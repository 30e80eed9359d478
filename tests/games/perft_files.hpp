#pragma once

#include <filesystem>

#include <gtest/gtest.h>

#include "core/perft.hpp"
#include "play/registry.hpp"
#include "support/perft_file.hpp"

namespace tessera {

/// Checks all counts from `least` to `most` in all perft files of games that exist; says how many were checked.
inline std::size_t check_perft_files(std::uint64_t least, std::uint64_t most, const PerftOptions& options) {
    std::size_t checked = 0;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_SOURCE_DIR "/tests/data/perft")) {
        for (const support::PerftCase& one : support::read_perft_file(file.path())) {
            if (one.count < least || one.count > most) continue;
            const auto session = play::new_session(one.game);
            EXPECT_TRUE(session) << one.game;
            if (!session) continue;
            const auto started = (*session)->start_from(one.position);
            EXPECT_TRUE(started) << one.position << ": " << to_text(started.error());
            if (!started) continue;
            EXPECT_EQ((*session)->perft(one.depth, options), one.count)
                << one.game << " " << one.name << " " << one.depth;
            EXPECT_EQ((*session)->position(), one.position);
            ++checked;
        }
    }
    return checked;
}

}  // namespace tessera
