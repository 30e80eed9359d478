#include "play/review.hpp"

#include <algorithm>
#include <cmath>

#include "play/review_reasons.hpp"
#include "play/win_chance.hpp"

namespace tessera::play {

namespace {

using search::Score;

Score opposite(Score score) {
    switch (score.kind) {
        case Score::Kind::centi:
            return {Score::Kind::centi, -score.value};
        case Score::Kind::win:
            return {Score::Kind::loss, score.value};
        case Score::Kind::loss:
            return {Score::Kind::win, score.value};
    }
    return score;
}

/// What the action led to, for who played it.
Score score_after(const Session& after, Side actor, const std::optional<Judgement>& judged) {
    if (const auto outcome = after.outcome()) {
        if (!outcome->winner) return {Score::Kind::centi, 0};
        return {*outcome->winner == actor ? Score::Kind::win : Score::Kind::loss, 0};
    }
    const Score score = judged ? judged->score : Score{};
    return after.side_to_move() == actor ? score : opposite(score);
}

/// A forced win that is gone, or a forced loss that was none before: never less than an inaccuracy.
bool breaks_a_proof(const Score& before, const Score& after) {
    const bool loses_win = before.kind == Score::Kind::win && after.kind != Score::Kind::win;
    const bool finds_loss = before.kind != Score::Kind::loss && after.kind == Score::Kind::loss;
    return loses_win || finds_loss;
}

}  // namespace

std::string_view to_text(Grade grade) {
    switch (grade) {
        case Grade::best:
            return "best";
        case Grade::good:
            return "good";
        case Grade::inaccuracy:
            return "inaccuracy";
        case Grade::mistake:
            return "mistake";
        case Grade::blunder:
            return "blunder";
    }
    return "";
}

Grade grade_of(double loss) {
    if (loss < good_loss) return Grade::best;
    if (loss < inaccuracy_loss) return Grade::good;
    if (loss < mistake_loss) return Grade::inaccuracy;
    return loss < blunder_loss ? Grade::mistake : Grade::blunder;
}

double accuracy_of(double loss) {
    constexpr double steepness = 5;
    return 100 * std::exp(-steepness * loss);
}

Parsed<Review> reviewed(const Session& before, std::string_view action, const Judgement& best,
                        const std::optional<Judgement>& after) {
    const auto session = before.clone();
    if (auto acted = session->act(action); !acted) return std::unexpected(acted.error());
    const std::string text = session->played().back().text;
    const Side actor = before.side_to_move();
    const std::string_view game = before.info().id;

    std::vector<std::string> line = {text};
    if (after) line.insert(line.end(), after->line.begin(), after->line.end());
    const Score then = score_after(*session, actor, after);

    Review review{.before = win_chance(game, best.score),
                  .after = win_chance(game, then),
                  .is_forced = before.actions().size() == 1,
                  .best = followed(before, best.line),
                  .played = followed(before, line)};
    // Who played what the engine would have played gave nothing away, even where a longer look sees further.
    const bool is_best = review.is_forced || (!best.line.empty() && best.line.front() == text);
    review.loss = is_best ? 0 : std::max(0.0, review.before - review.after);
    review.grade = grade_of(review.loss);
    // Where secrets are guessed nothing is proved.
    const bool is_proof = !before.has_secrets();
    if (!is_best && is_proof && breaks_a_proof(best.score, then)) {
        review.grade = std::max(review.grade, Grade::inaccuracy);
    }
    review.reasons = reasons_of({.actor = actor,
                                 .best = best.score,
                                 .after = then,
                                 .best_line = review.best,
                                 .played_line = review.played,
                                 .is_proof = is_proof,
                                 .is_forced = review.is_forced,
                                 .is_fault = review.grade >= Grade::inaccuracy});
    return review;
}

}  // namespace tessera::play
