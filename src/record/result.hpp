#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/outcome.hpp"

namespace tessera::record {

/// How a recorded game ended. `first` is the side that acts first in its game, whatever colour that is.
enum class Result : unsigned char { first_wins, second_wins, draw, unfinished };

inline constexpr std::array<Result, 4> results = {Result::first_wins, Result::second_wins, Result::draw,
                                                  Result::unfinished};

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
[[nodiscard]] std::string_view to_text(Result result);

[[nodiscard]] std::optional<Result> parse_result(std::string_view text);

[[nodiscard]] Result result_of(const std::optional<Outcome>& outcome);

}  // namespace tessera::record
