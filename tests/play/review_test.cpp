#include "play/review.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "play/registry.hpp"
#include "play/review_json.hpp"

namespace tessera::play {
namespace {

using search::Score;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using Where = ReviewReason::Where;

std::unique_ptr<Session> at(std::string_view game, std::string_view position) {
    auto session = *new_session(game);
    EXPECT_TRUE(session->start_from(position)) << position;
    return session;
}

/// What the engine thinks at a fixed depth, so that it thinks the same everywhere.
std::optional<Judgement> judged(const Session& session, int depth) {
    if (session.outcome()) return std::nullopt;
    Judgement judgement;
    const search::Control control{
        .report = [&](const search::Report& report) { judgement = {report.score, report.line}; }};
    EXPECT_TRUE(session.think({.depth = depth}, control));
    return judgement;
}

Review review_of(const Session& before, const std::string& action, int depth) {
    const auto after = before.clone();
    EXPECT_TRUE(after->act(action)) << action;
    const auto review = reviewed(before, action, *judged(before, depth), judged(*after, depth));
    EXPECT_TRUE(review);
    return *review;
}

std::vector<std::string> kinds_of(const Review& review) {
    std::vector<std::string> kinds;
    for (const ReviewReason& reason : review.reasons) kinds.emplace_back(reason.kind);
    return kinds;
}

const ReviewReason& reason(const Review& review, std::string_view kind) {
    const auto found = std::ranges::find(review.reasons, kind, &ReviewReason::kind);
    static const ReviewReason none = {};
    EXPECT_TRUE(found != review.reasons.end()) << kind;
    return found != review.reasons.end() ? *found : none;
}

TEST(Grade, GoesByTheChanceGivenAway) {
    EXPECT_EQ(grade_of(0), Grade::best);
    EXPECT_EQ(grade_of(good_loss), Grade::good);
    EXPECT_EQ(grade_of(inaccuracy_loss), Grade::inaccuracy);
    EXPECT_EQ(grade_of(mistake_loss), Grade::mistake);
    EXPECT_EQ(grade_of(blunder_loss), Grade::blunder);
    EXPECT_EQ(grade_of(1), Grade::blunder);
    EXPECT_DOUBLE_EQ(accuracy_of(0), 100);
    EXPECT_GT(accuracy_of(mistake_loss), accuracy_of(blunder_loss));
}

// In HI MI KI the cube on C4 can tip onto C3 and beat the one on C2.
constexpr std::string_view open_point = "6/6/1hm1HM2/6/KH4kh w 0-0 --- turn + -";

TEST(Review, HimikiAPointMissed) {
    const auto session = at("himiki", open_point);
    const Review review = review_of(*session, "A1>BB1", 2);
    EXPECT_GE(review.grade, Grade::inaccuracy);
    EXPECT_EQ(review.best.actions.front().text, "C4>BC3");
    const ReviewReason& missed = reason(review, "points-missed");
    EXPECT_EQ(missed.side, Side::first);
    EXPECT_EQ(missed.value, "1");
    EXPECT_EQ(missed.ply, 1U);
    EXPECT_EQ(missed.where, Where::best);
}

TEST(Review, HimikiAPointTaken) {
    const auto session = at("himiki", open_point);
    const Review review = review_of(*session, "C4>BC3", 2);
    EXPECT_EQ(review.grade, Grade::best);
    EXPECT_EQ(review.loss, 0);
    EXPECT_THAT(kinds_of(review), Contains("takes-points"));
}

// Three cubes show fire; the one on B3 would be the fourth (H19).
TEST(Review, HimikiAHoldMissed) {
    const auto session = at("himiki", "hm5/6/6/2MH3/HK4HK w 0-0 --- turn + -");
    const auto taken = session->clone();
    ASSERT_TRUE(taken->act("B3>BB4"));
    ASSERT_EQ(taken->played().back().notation, "B3>BB4H") << "the position does not offer what the test is about";
    const Judgement best{{Score::Kind::centi, 150}, {"B3>BB4"}};
    const Judgement after{{Score::Kind::centi, 0}, {}};
    const auto review = reviewed(*session, "B3>BC3", best, after);
    ASSERT_TRUE(review);
    const ReviewReason& missed = reason(*review, "hold-missed");
    EXPECT_EQ(missed.value, "H");
    EXPECT_EQ(missed.side, Side::first);
}

// Dark's VERSUS on d3 would pull the pawn from f4 onto the target e4 (V8); left alone it walks there by itself.
TEST(Review, VersusATargetMissedAndLost) {
    const auto session = at("versus", "2v1d/6/7/3a4/9/8/7/6/D1V2 d -");
    const Review review = review_of(*session, "a1b1", 3);
    EXPECT_GE(review.grade, Grade::mistake);
    const ReviewReason& missed = reason(review, "target-missed");
    EXPECT_EQ(missed.cell, "e4");
    EXPECT_EQ(missed.value, "4");
    EXPECT_EQ(missed.side, Side::first);
    const ReviewReason& lost = reason(review, "target-lost");
    EXPECT_EQ(lost.side, Side::second);
    EXPECT_EQ(lost.where, Where::played);
    EXPECT_THAT(kinds_of(review_of(*session, "a3d3", 3)), Contains("takes-target"));
}

TEST(Review, VersusAPawnPulled) {
    const auto session = at("versus", "2v2/6/7/8/9/8/3D3/6/A1V2 d -");
    const Judgement best{{Score::Kind::centi, 300}, {"c4d4"}};
    // From i4 the VERSUS of Light looks down a line that ends on b1 (V8).
    const Judgement after{{Score::Kind::centi, 300}, {"i3i4"}};
    const auto review = reviewed(*session, "a1b1", best, after);
    ASSERT_TRUE(review);
    const ReviewReason& pulled = reason(*review, "pawn-pulled");
    EXPECT_EQ(pulled.side, Side::second);
    EXPECT_EQ(pulled.cell, "b1");
    EXPECT_EQ(pulled.value, "1");
    EXPECT_EQ(pulled.ply, 2U);
}

// Whoever moves can arrive.
constexpr std::string_view two_runners = "6/2R-4/6/7/6/3p-3/R-5 w 0 1";

TEST(Review, PijersiAnArrivalMissedAndAllowed) {
    const Review review = review_of(*at("pijersi", two_runners), "a1b1", 2);
    EXPECT_EQ(review.grade, Grade::blunder);
    EXPECT_EQ(review.before, 1);
    EXPECT_EQ(review.after, 0);
    EXPECT_THAT(kinds_of(review), ElementsAre("loss-allowed", "win-missed", "arrival-allowed"));
    EXPECT_EQ(reason(review, "loss-allowed").value, "1");
    EXPECT_EQ(reason(review, "arrival-allowed").side, Side::second);
    EXPECT_EQ(reason(review, "arrival-allowed").ply, 2U);
}

TEST(Review, PijersiTheEndItself) {
    const auto session = at("pijersi", two_runners);
    const auto review = reviewed(*session, "f3g3", *judged(*session, 2), std::nullopt);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->grade, Grade::best);
    EXPECT_EQ(review->after, 1);
    EXPECT_THAT(kinds_of(*review), ElementsAre("ends"));
}

TEST(Review, PijersiATakingMissed) {
    const auto session = at("pijersi", "r-5/7/6/2p-4/1S-4/7/R-5 w 0 1");
    const Judgement best{{Score::Kind::centi, 900}, {"c2d3"}};
    const Judgement after{{Score::Kind::centi, 0}, {}};
    const auto review = reviewed(*session, "a1b1", best, after);
    ASSERT_TRUE(review);
    const ReviewReason& missed = reason(*review, "taking-missed");
    EXPECT_EQ(missed.cell, "d3");
    EXPECT_EQ(missed.value, "paper");
}

// Black's monarch stands in a line with a large knight and may take it, or be taken.
TEST(Review, RempartsTheMonarchExposed) {
    const auto session = at("remparts", "3k3/7/7/3L3/7/7/3K3 b - - 0 - -");
    ASSERT_TRUE(session->act("+a1"));
    const Review review = review_of(*session, "end", 2);
    EXPECT_EQ(review.grade, Grade::blunder);
    const ReviewReason& exposed = reason(review, "monarch-exposed");
    EXPECT_EQ(exposed.side, Side::second);
    EXPECT_EQ(exposed.where, Where::played);
    EXPECT_EQ(exposed.ply, 2U);
    EXPECT_THAT(kinds_of(review), Not(Contains("piece-lost"))) << "the monarch is told once";
}

TEST(Review, RempartsAKnightLost) {
    const auto session = at("remparts", "k6/3l3/7/7/3L3/7/6K b - - 0 - -");
    ASSERT_TRUE(session->act("+a1"));
    const Judgement best{{Score::Kind::centi, 100}, {"d6xd3"}};
    const Judgement after{{Score::Kind::centi, 100}, {"d3xd6"}};
    const auto review = reviewed(*session, "end", best, after);
    ASSERT_TRUE(review);
    EXPECT_EQ(reason(*review, "piece-lost").cell, "d6");
    EXPECT_EQ(reason(*review, "piece-lost").value, "large");
    EXPECT_EQ(reason(*review, "piece-lost").side, Side::second);
    EXPECT_EQ(reason(*review, "taking-missed").cell, "d3");
}

TEST(Review, ADrawAllowed) {
    const auto session = at("pijersi", "r-5/7/6/7/6/7/R-5 w 19 30");
    const Judgement best{{Score::Kind::centi, 900}, {}};
    const auto review = reviewed(*session, "a1b1", best, std::nullopt);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->after, 0.5);
    EXPECT_EQ(reason(*review, "draw-allowed").value, "quiet_turns");
}

TEST(Review, AForcedEndThatIsLetGoIsNeverFine) {
    const auto session = at("pijersi", "r-5/7/6/7/6/7/R-5 w 0 1");
    const Judgement win{{Score::Kind::win, 7}, {"a1b2"}};
    const Judgement nearly{{Score::Kind::centi, -20'000}, {}};
    const auto review = reviewed(*session, "a1b1", win, nearly);
    ASSERT_TRUE(review);
    EXPECT_LT(review->loss, inaccuracy_loss);
    EXPECT_EQ(review->grade, Grade::inaccuracy);
    EXPECT_EQ(reason(*review, "win-missed").value, "7");
}

TEST(Review, WhoHasNoChoiceDoesNothingWrong) {
    const auto session = at("pijersi", "6/7/6/7/6/rrss5/R-w-4 w 0 1");
    ASSERT_EQ(session->actions().size(), 1U);
    const Judgement best{{Score::Kind::centi, 500}, {session->actions().front()}};
    const Judgement after{{Score::Kind::centi, 900}, {}};
    const auto review = reviewed(*session, session->actions().front(), best, after);
    ASSERT_TRUE(review);
    EXPECT_TRUE(review->is_forced);
    EXPECT_EQ(review->grade, Grade::best);
    EXPECT_EQ(review->reasons.front().kind, "forced");
}

/// Whether the action of a line that a reason names did what it says.
bool is_in(const Session& start, const FollowedLine& line, const ReviewReason& reason) {
    if (reason.ply > line.actions.size()) return false;
    const auto session = start.clone();
    for (std::size_t i = 0; i < reason.ply; ++i) {
        if (!session->act(line.actions[i].text)) return false;
    }
    const std::string_view kind = reason.kind;
    if (kind == "forced" || kind == "wins" || kind == "win-missed" || kind == "loss-allowed") return true;
    if (kind == "draw-allowed") return session->outcome() && !session->outcome()->winner;
    if (kind.starts_with("arrival") || kind.starts_with("monarch") || kind.starts_with("end")) {
        return session->outcome() && session->outcome()->winner == reason.side;
    }
    const auto is_named = [&](const Motion& motion) {
        if (kind.find("hold") != kind.npos) return motion.kind == "hold" && motion.value == reason.value;
        if (kind.find("points") != kind.npos) return motion.kind == "points" && motion.value == reason.value;
        if (motion.cell != reason.cell) return false;
        if (kind.find("target") != kind.npos) return motion.kind == "points";
        return motion.kind == (kind.find("pull") != kind.npos ? "pull" : "take");
    };
    const Beats beats = session->last_motions();
    return std::ranges::any_of(beats, [&](const auto& beat) { return std::ranges::any_of(beat, is_named); });
}

std::vector<std::string> wandered(const Session& start, std::size_t actions, Random& random) {
    const auto session = start.clone();
    std::vector<std::string> line;
    while (line.size() < actions && !session->outcome()) {
        line.push_back(*session->random_action(random.next()));
        EXPECT_TRUE(session->act(line.back()));
    }
    return line;
}

Judgement any_judgement(const Session& session, Random& random) {
    const Score score{static_cast<Score::Kind>(random.below(3)), static_cast<int>(random.below(400)) + 1};
    return {.score = score, .line = wandered(session, random.below(10), random)};
}

TEST(Review, NeverNamesWhatTheLinesDoNotContain) {
    std::size_t reasons = 0;
    for (const Game& game : games()) {
        for (std::uint64_t number = 0; number < 4; ++number) {
            Random random(number);
            const auto session = game.start(game.info);
            for (int step = 0; step < 60 && !session->outcome(); ++step) {
                const std::string action = *session->random_action(random.next());
                const auto after = session->clone();
                ASSERT_TRUE(after->act(action));
                std::optional<Judgement> then;
                if (!after->outcome()) then = any_judgement(*after, random);
                const auto review = reviewed(*session, action, any_judgement(*session, random), then);
                ASSERT_TRUE(review) << game.info.id;
                for (const ReviewReason& reason : review->reasons) {
                    const bool is_best = reason.where == Where::best;
                    if (reason.kind == "win-missed" && review->best.actions.empty()) continue;
                    EXPECT_TRUE(is_in(*session, is_best ? review->best : review->played, reason))
                        << game.info.id << " " << reason.kind << " " << session->position() << " " << action;
                    ++reasons;
                }
                ASSERT_TRUE(session->act(action));
            }
        }
    }
    EXPECT_GT(reasons, 500U);
}

TEST(ReviewJson, TellsGradeLinesAndReasons) {
    const auto session = at("pijersi", two_runners);
    const Json asked = {
        {"action", "a1-b1"}, {"best", {{"win", 1}, {"line", {"f3g3"}}}}, {"after", {{"win", 1}, {"line", {"b4a3"}}}}};
    const Json json = review_action_json(*session, asked);
    EXPECT_EQ(json["grade"], "blunder");
    EXPECT_EQ(json["side"], "p1");
    EXPECT_EQ(json["loss"], 1.0);
    EXPECT_EQ(json["best"][0], (Json{{"action", "f3g3"}, {"notation", "f3-g3"}, {"side", "p1"}}));
    EXPECT_EQ(json["played"][1]["side"], "p2");
    EXPECT_EQ(json["reasons"][0],
              (Json{{"kind", "loss-allowed"}, {"side", "p2"}, {"value", "1"}, {"ply", 1}, {"line", "played"}}));
    EXPECT_EQ(session->played().size(), 0U);
}

TEST(ReviewJson, SaysWhatIsWrong) {
    const auto session = at("pijersi", two_runners);
    const Json best = {{"centi", 5}, {"line", Json::array()}};
    const auto error = [&](const Json& asked) { return review_action_json(*session, asked).value("error", ""); };
    EXPECT_EQ(error(Json()), "a review wants an 'action'");
    EXPECT_EQ(error({{"action", "a1b1"}}), "a judgement is an object with a score and a 'line'");
    EXPECT_EQ(error({{"action", "a1b1"}, {"best", {{"line", Json::array()}}}}),
              "a judgement has a whole number 'centi' or 'win'");
    EXPECT_EQ(error({{"action", "a1b1"}, {"best", {{"centi", 1}}}}), "a judgement has a list of actions 'line'");
    EXPECT_EQ(error({{"action", "a1b1"}, {"best", {{"centi", 1}, {"line", {3}}}}}), "an action of a 'line' is a text");
    EXPECT_THAT(error({{"action", "a1a6"}, {"best", best}}), Not(IsEmpty()));
    EXPECT_EQ(chance_scale_json(*session, Json())["scale"].get<int>() > 0, true);
}

}  // namespace
}  // namespace tessera::play
