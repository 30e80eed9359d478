#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/line_events.hpp"
#include "play/session.hpp"
#include "search/limits.hpp"

namespace tessera::play {

// How good a played action was, and why, in stable words of no language. docs/review.md lists the words.

/// By how much chance of winning the action gave away. `best` gave nothing away.
enum class Grade : unsigned char { best, good, inaccuracy, mistake, blunder };

[[nodiscard]] std::string_view to_text(Grade grade);

// The least loss of chance, of 1 in all, that makes a grade.
inline constexpr double good_loss = 0.01;
inline constexpr double inaccuracy_loss = 0.05;
inline constexpr double mistake_loss = 0.10;
inline constexpr double blunder_loss = 0.20;

[[nodiscard]] Grade grade_of(double loss);

/// What an action is worth in a side's accuracy, from 100 down: a loss of `mistake_loss` leaves about 61.
[[nodiscard]] double accuracy_of(double loss);

/// What the engine thinks of a position: a score for who is to act there, and the line it expects.
struct Judgement {
    search::Score score = {};
    std::vector<std::string> line = {};
};

/// One fact about an action: what happens in one of the two lines and not, or less, in the other.
struct ReviewReason {
    /// In which line it happens.
    enum class Where : unsigned char { played, best };

    std::string_view kind;
    Side side = Side::first;  ///< who gains by it
    std::string cell = {};
    std::string value = {};
    std::size_t ply = 1;  ///< the action of that line that does it, counted from 1; 1 is the action under review
    Where where = Where::played;
};

struct Review {
    Grade grade = Grade::best;
    double before = 0.5;     ///< the chance of who acted, had the best been played
    double after = 0.5;      ///< the same after the action
    double loss = 0;         ///< what was given away, never below 0
    bool is_forced = false;  ///< nothing else was legal
    FollowedLine best = {};
    FollowedLine played = {};                ///< begins with the action
    std::vector<ReviewReason> reasons = {};  ///< the weightiest first
};

/// Reviews an action of a game that stands before it. `best` was thought there; `after` was thought after the action
/// and is not wanted where that ended the game. An error where the action is not legal.
[[nodiscard]] Parsed<Review> reviewed(const Session& before, std::string_view action, const Judgement& best,
                                      const std::optional<Judgement>& after);

}  // namespace tessera::play
