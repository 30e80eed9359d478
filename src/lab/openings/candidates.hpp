#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "play/session.hpp"

namespace tessera::lab {

/// How an opening varies: of the best actions one is taken by chance, the likelier the better it is.
struct Variety {
    unsigned lines = 6;  ///< so many of the best are looked at
    int window = 60;     ///< none that is worse than the best by more hundredths
    int half = 20;       ///< a loss of so many makes an action half as likely
};

/// An action with what the search thinks of it, in hundredths for who acts.
struct Candidate {
    std::string action;
    int value = 0;

    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// How likely an action is beside others, by what it loses: 65536 for the best, half of that for each `half`, on
/// straight lines between. Whole numbers, so that all machines choose alike. 0 beyond the window.
[[nodiscard]] std::uint32_t weight_of(int loss, const Variety& variety);

/// One of them by chance. There must be at least one, the best first.
[[nodiscard]] const Candidate& chosen(const std::vector<Candidate>& candidates, const Variety& variety, Random& random);

/// Finds the candidates of positions and remembers them: many games pass the same ones. They depend on the position
/// alone, not on the game that asks first, so that any number of threads finds the same.
class CandidateFinder {
  public:
    CandidateFinder(std::uint64_t nodes, const Variety& variety) : nodes_(nodes), variety_(variety) {}

    /// The best first; none where the position has ended.
    [[nodiscard]] std::vector<Candidate> candidates(const play::Session& session);

  private:
    [[nodiscard]] std::vector<Candidate> searched(const play::Session& session) const;

    std::uint64_t nodes_;
    Variety variety_;
    std::mutex guard_;
    std::map<std::string, std::vector<Candidate>> known_;
};

}  // namespace tessera::lab
