#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "core/text.hpp"
#include "games/himiki/rules.hpp"

namespace tessera::cli {

// Options that several commands have.

inline constexpr int longest_movetime = 86'400'000;  ///< a day
inline constexpr int most_match_actions = 9'000;     ///< a record holds little more

inline void add_threads(CLI::App& command, unsigned& threads) {
    command.add_option("--threads", threads, "Threads to use")->capture_default_str()->check(CLI::Range(1, 1024));
}

inline void add_edition(CLI::App& command, himiki::Edition& edition) {
    const auto take = [&edition](const std::string& text) {
        if (text != "1" && text != "2") {
            throw CLI::ValidationError("--edition", "there are editions 1 and 2, not " + tessera::quoted(text));
        }
        edition = text == "1" ? himiki::Edition::first : himiki::Edition::second;
    };
    command.add_option_function<std::string>("--edition", take, "Of the box: 1, or 2 (the newer)")->option_text("1|2");
}

}  // namespace tessera::cli
