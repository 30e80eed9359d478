#pragma once

#include <cstdint>

namespace tessera::search {

/// How a weaker player is weaker: it looks at less, and it misjudges. A misjudgement never costs more than so much, so
/// that only beginners throw things away.
struct Handicap {
    std::uint64_t nodes = 0;  ///< at most so many, besides a first look at every action
    int noise = 0;            ///< how far a judgement is off, in hundredths
    int most_loss = 0;        ///< an action that looks worse than the best by more is not chosen
    int careless = 0;         ///< so many choices of a thousand see what one action does and no whole turn of several
    int whole = 0;            ///< so many choices of a thousand search as full strength does, and misjudge nothing
};

/// Strengths are thousandths: 0 plays by chance mostly, 1000 is short of full strength by its nodes alone. Levels are
/// strengths that were measured, a row a game (docs/levels.md).
inline constexpr int most_strength = 1000;

[[nodiscard]] Handicap handicap_of(int strength);

}  // namespace tessera::search
