#include "cli/play/nearest.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "cli/play/steps.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

constexpr std::size_t most = 6;
/// More text than any action has; it keeps a pasted page from costing time.
constexpr std::size_t longest = 40;

/// Letters and digits only: the marks of a record's notation say nothing about which cells were meant.
std::string bare(std::string_view text) {
    std::string kept;
    for (const char c : text.substr(0, longest)) {
        if (is_digit(c) || is_lower(c) || is_upper(c)) kept += to_lower(c);
    }
    return kept;
}

std::size_t common_prefix(std::string_view a, std::string_view b) {
    return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

/// Levenshtein's distance: how many characters to add, drop or change.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

struct Candidate {
    const std::string* action;
    std::size_t apart;
    std::size_t shared;
};

}  // namespace

std::vector<std::string> nearest(std::string_view text, std::span<const std::string> actions) {
    const std::string wanted = bare(text);
    std::vector<Candidate> candidates;
    for (const std::string& action : actions) {
        const std::string other = bare(action);
        const std::size_t shared = common_prefix(wanted, other);
        const std::size_t apart = distance(wanted, other);
        // The same start, or one slip of the finger.
        if (shared >= bare(first_step(action)).size() || apart <= 1) candidates.push_back({&action, apart, shared});
    }
    std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
        return std::tie(b.shared, a.apart, *a.action) < std::tie(a.shared, b.apart, *b.action);
    });
    std::vector<std::string> found;
    for (const Candidate& candidate : candidates) {
        if (found.size() == most) break;
        found.push_back(*candidate.action);
    }
    return found;
}

}  // namespace tessera::cli::terminal
