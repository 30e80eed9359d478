#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"
#include "solver/puzzles/puzzle.hpp"

namespace tessera::cli::terminal {

/// `Easy (F)`
[[nodiscard]] std::string screen_name(solver::puzzles::Grade grade);

/// Which puzzle of a pack has this name, in great or small letters.
[[nodiscard]] Parsed<std::size_t> number_of(const solver::puzzles::Pack& pack, std::string_view id);

}  // namespace tessera::cli::terminal
