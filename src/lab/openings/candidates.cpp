#include "lab/openings/candidates.hpp"

#include <algorithm>

#include "search/table.hpp"

namespace tessera::lab {

namespace {

/// A forced end is beyond all other values, the sooner the farther.
int value_of(const search::Score& score) {
    constexpr int beyond = 100'000;
    switch (score.kind) {
        case search::Score::Kind::win:
            return beyond - score.value;
        case search::Score::Kind::loss:
            return score.value - beyond;
        case search::Score::Kind::centi:
            break;
    }
    return score.value;
}

}  // namespace

std::uint32_t weight_of(int loss, const Variety& variety) {
    if (loss > variety.window) return 0;
    const int halvings = loss / variety.half;
    constexpr int most_halvings = 16;
    if (halvings > most_halvings) return 0;
    const auto half = static_cast<std::uint32_t>(variety.half);
    const auto rest = static_cast<std::uint32_t>(loss % variety.half);
    constexpr std::uint32_t one = 65'536;
    return (one - one / 2 * rest / half) >> halvings;
}

const Candidate& chosen(const std::vector<Candidate>& candidates, const Variety& variety, Random& random) {
    const auto weight = [&](const Candidate& candidate) {
        return weight_of(candidates.front().value - candidate.value, variety);
    };
    std::uint32_t sum = 0;
    for (const Candidate& candidate : candidates) sum += weight(candidate);
    std::uint32_t drawn = random.below(sum);
    for (const Candidate& candidate : candidates) {
        if (drawn < weight(candidate)) return candidate;
        drawn -= weight(candidate);
    }
    return candidates.front();
}

std::vector<Candidate> CandidateFinder::candidates(const play::Session& session) {
    std::string position = session.position();
    {
        const std::lock_guard lock(guard_);
        if (const auto found = known_.find(position); found != known_.end()) return found->second;
    }
    auto found = searched(session);
    const std::lock_guard lock(guard_);
    return known_.try_emplace(std::move(position), std::move(found)).first->second;
}

std::vector<Candidate> CandidateFinder::searched(const play::Session& session) const {
    // Without a past: what was repeated is the game's, not the position's.
    const auto alone = session.clone();
    if (!alone->start_from(session.position())) return {};
    std::vector<Candidate> found;
    search::Table table(1);  // small, since it is made anew each time
    const search::Control control{.report =
                                      [&](const search::Report& report) {
                                          if (report.rank == 1) found.clear();
                                          if (report.line.empty()) return;
                                          // Where whole turns are searched several of them may begin alike.
                                          const bool is_new = std::ranges::find(found, report.line.front(),
                                                                                &Candidate::action) == found.end();
                                          if (is_new) found.push_back({report.line.front(), value_of(report.score)});
                                      },
                                  .table = &table,
                                  .lines = variety_.lines};
    const auto best = alone->think({.nodes = nodes_}, control);
    if (found.empty() && best) found.push_back({*best, 0});
    return found;
}

}  // namespace tessera::lab
