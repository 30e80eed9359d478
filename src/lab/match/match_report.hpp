#pragma once

#include <string>

#include "lab/match/match.hpp"

namespace tessera::lab {

/// What came of a match, as lines for people (docs/match.md).
[[nodiscard]] std::string report_of(const MatchSettings& settings, const MatchResult& result);

/// The score so far on one line, for who waits.
[[nodiscard]] std::string score_line(const MatchSettings& settings, const Tally& tally);

}  // namespace tessera::lab
