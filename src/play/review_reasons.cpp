#include "play/review_reasons.hpp"

#include <algorithm>
#include <array>

namespace tessera::play {

namespace {

using Kind = LineEvent::Kind;
using Where = ReviewReason::Where;
using ScoreKind = search::Score::Kind;

constexpr std::size_t most_reasons = 3;

/// What an event is called as a reason: let slip by the actor, let happen to the actor, done by the action itself.
struct EventWords {
    Kind kind;
    std::string_view missed;
    std::string_view given;
    std::string_view done;
};

/// The weightiest first. Ends have names of their own.
constexpr std::array<EventWords, 5> event_words = {{
    {Kind::target, "target-missed", "target-lost", "takes-target"},
    {Kind::hold, "hold-missed", "hold-given", "takes-hold"},
    {Kind::points, "points-missed", "points-given", "takes-points"},
    {Kind::taking, "taking-missed", "piece-lost", "takes-piece"},
    {Kind::pull, "pull-missed", "pawn-pulled", "pulls-pawn"},
}};

struct EndWords {
    std::string_view reason;
    std::string_view missed;
    std::string_view allowed;
};

constexpr std::array<EndWords, 2> end_words = {{
    {"arrival", "arrival-missed", "arrival-allowed"},
    {"monarch_taken", "monarch-missed", "monarch-exposed"},
}};

EndWords words_of_end(std::string_view reason) {
    const auto found = std::ranges::find(end_words, reason, &EndWords::reason);
    return found != end_words.end() ? *found : EndWords{reason, "end-missed", "end-allowed"};
}

ReviewReason as_reason(std::string_view kind, const LineEvent& event, Where where) {
    return {
        .kind = kind, .side = event.side, .cell = event.cell, .value = event.value, .ply = event.ply, .where = where};
}

/// What a side gains of one kind within so many turns.
int gained(const FollowedLine& line, Kind kind, Side side, std::size_t turns) {
    int sum = 0;
    for (const LineEvent& event : line.events) {
        if (event.kind == kind && event.side == side && event.turn <= turns) sum += event.amount;
    }
    return sum;
}

bool has_like(const FollowedLine& line, const LineEvent& event, std::size_t turns) {
    return std::ranges::any_of(line.events, [&](const LineEvent& other) {
        return other.kind == event.kind && other.side == event.side && other.cell == event.cell &&
               other.value == event.value && other.turn <= turns;
    });
}

/// Where a side gains more in one line than in the other: the first such event that the other line does not have too,
/// else the last.
const LineEvent* surplus(const FollowedLine& line, const FollowedLine& other, Kind kind, Side side, std::size_t turns) {
    if (gained(line, kind, side, turns) <= gained(other, kind, side, turns)) return nullptr;
    const LineEvent* found = nullptr;
    for (const LineEvent& event : line.events) {
        if (event.kind != kind || event.side != side || event.turn > turns || event.amount <= 0) continue;
        found = &event;
        if (!has_like(other, event, turns)) break;
    }
    return found;
}

/// Lines of unlike length are compared as far as the shorter goes, but at least to the end of the opponent's answer.
std::size_t common_turns(const FollowedLine& a, const FollowedLine& b) {
    constexpr std::size_t least = 2;
    return std::max(std::min(a.turns, b.turns), least);
}

const LineEvent* won_by(const FollowedLine& line, Side side) {
    if (line.events.empty()) return nullptr;
    const LineEvent& last = line.events.back();
    return last.kind == Kind::end && last.side == side ? &last : nullptr;
}

class Reasons {
  public:
    explicit Reasons(const ReasonedAction& action) : action_(action) {}

    std::vector<ReviewReason> found() {
        if (action_.is_fault) {
            add_proofs();
            add_ends();
            add_draw();
            add_differences();
        } else {
            add_merits();
        }
        if (found_.size() > most_reasons) found_.resize(most_reasons);
        return std::move(found_);
    }

  private:
    /// A forced end has its length as value, in actions.
    void add_proof(std::string_view kind, Side winner, const search::Score& score, Where where) {
        if (score.value > 0) {
            found_.push_back({.kind = kind, .side = winner, .value = std::to_string(score.value), .where = where});
        }
    }

    void add_proofs() {
        if (!action_.is_proof) return;
        const bool wins_still = action_.after.kind == ScoreKind::win;
        const bool lost_before = action_.best.kind == ScoreKind::loss;
        if (action_.after.kind == ScoreKind::loss && !lost_before)
            add_proof("loss-allowed", opponent(action_.actor), action_.after, Where::played);
        if (action_.best.kind == ScoreKind::win && !wins_still)
            add_proof("win-missed", action_.actor, action_.best, Where::best);
    }

    void add_ends() {
        const Side other = opponent(action_.actor);
        const LineEvent* allowed = won_by(action_.played_line, other);
        if (allowed != nullptr && won_by(action_.best_line, other) == nullptr)
            found_.push_back(as_reason(words_of_end(allowed->value).allowed, *allowed, Where::played));
        const LineEvent* missed = won_by(action_.best_line, action_.actor);
        if (missed != nullptr && won_by(action_.played_line, action_.actor) == nullptr)
            found_.push_back(as_reason(words_of_end(missed->value).missed, *missed, Where::best));
    }

    void add_draw() {
        const auto& played = action_.played_line;
        const auto& best = action_.best_line;
        const auto is_drawn = [](const FollowedLine& line) { return line.outcome && !line.outcome->winner; };
        if (!is_drawn(played) || is_drawn(best)) return;
        found_.push_back({.kind = "draw-allowed",
                          .side = opponent(action_.actor),
                          .value = std::string(played.outcome->reason->word),
                          .ply = played.actions.size()});
    }

    /// What the action gives comes before what it misses.
    void add_differences() {
        const auto& played = action_.played_line;
        const auto& best = action_.best_line;
        const std::size_t turns = common_turns(played, best);
        for (const EventWords& words : event_words) {
            if (const auto* event = surplus(played, best, words.kind, opponent(action_.actor), turns))
                add(as_reason(words.given, *event, Where::played));
        }
        for (const EventWords& words : event_words) {
            if (const auto* event = surplus(best, played, words.kind, action_.actor, turns))
                add(as_reason(words.missed, *event, Where::best));
        }
    }

    /// The monarch's taking is told as the end that it is.
    void add(ReviewReason reason) {
        if (reason.value != "monarch") found_.push_back(std::move(reason));
    }

    void add_merits() {
        if (action_.is_forced) found_.push_back({.kind = "forced", .side = action_.actor});
        if (action_.is_proof && action_.after.kind == ScoreKind::win)
            add_proof("wins", action_.actor, action_.after, Where::played);
        if (const LineEvent* end = won_by(action_.played_line, action_.actor); end != nullptr && end->ply == 1)
            found_.push_back(as_reason("ends", *end, Where::played));
        for (const EventWords& words : event_words) {
            const auto& events = action_.played_line.events;
            const auto mine = std::ranges::find_if(events, [&](const LineEvent& event) {
                return event.kind == words.kind && event.side == action_.actor && event.ply == 1 && event.amount > 0;
            });
            if (mine != events.end()) add(as_reason(words.done, *mine, Where::played));
        }
    }

    const ReasonedAction& action_;
    std::vector<ReviewReason> found_;
};

}  // namespace

std::vector<ReviewReason> reasons_of(const ReasonedAction& action) {
    return Reasons(action).found();
}

}  // namespace tessera::play
