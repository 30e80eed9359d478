#pragma once

#include <string>

#include "lab/muk_yan_match.hpp"

namespace tessera::lab {

/// The tallies as a table for people: how often each challenger won, with Wilson's interval, how long games were, and
/// how often Muk Yan did what.
[[nodiscard]] std::string report_of(const MukYanTrial& trial, const MukYanTallies& tallies);

}  // namespace tessera::lab
