#include "play/review_json.hpp"

#include <cmath>
#include <expected>

#include "play/review.hpp"
#include "play/win_chance.hpp"

namespace tessera::play {

namespace {

template <class T>
using Read = std::expected<T, std::string>;

/// Ten-thousandths are more than a search knows.
double rounded(double value) {
    return std::round(value * 10'000) / 10'000;
}

/// As a thinker tells it: `centi`, or `win`, which is below zero for a loss.
Read<search::Score> score_in(const Json& json) {
    using Kind = search::Score::Kind;
    constexpr int most = 1'000'000;
    const auto number = [&](const char* name) -> std::optional<int> {
        if (!json.contains(name) || !json[name].is_number_integer()) return std::nullopt;
        const auto value = json[name].get<std::int64_t>();
        if (value < -most || value > most) return std::nullopt;
        return static_cast<int>(value);
    };
    if (const auto win = number("win")) return search::Score{*win < 0 ? Kind::loss : Kind::win, std::abs(*win)};
    if (const auto centi = number("centi")) return search::Score{Kind::centi, *centi};
    return std::unexpected("a judgement has a whole number 'centi' or 'win'");
}

Read<Judgement> judgement_in(const Json& json) {
    if (!json.is_object()) return std::unexpected("a judgement is an object with a score and a 'line'");
    const auto score = score_in(json);
    if (!score) return std::unexpected(score.error());
    Judgement judgement{.score = *score};
    const auto line = json.find("line");
    if (line == json.end() || !line->is_array()) return std::unexpected("a judgement has a list of actions 'line'");
    for (const Json& action : *line) {
        if (!action.is_string()) return std::unexpected("an action of a 'line' is a text");
        judgement.line.push_back(action.get<std::string>());
    }
    return judgement;
}

Json json_of(const FollowedLine& line) {
    Json list = Json::array();
    for (const PlayedAction& action : line.actions) {
        list.push_back({{"action", action.text}, {"notation", action.notation}, {"side", party(action.side)}});
    }
    return list;
}

Json json_of(const ReviewReason& reason) {
    Json json = {{"kind", reason.kind}, {"side", party(reason.side)}};
    if (!reason.cell.empty()) json["cell"] = reason.cell;
    if (!reason.value.empty()) json["value"] = reason.value;
    json["ply"] = reason.ply;
    json["line"] = reason.where == ReviewReason::Where::best ? "best" : "played";
    return json;
}

Json json_of(const Review& review, Side side) {
    Json reasons = Json::array();
    for (const ReviewReason& reason : review.reasons) reasons.push_back(json_of(reason));
    return {{"side", party(side)},
            {"grade", to_text(review.grade)},
            {"before", rounded(review.before)},
            {"after", rounded(review.after)},
            {"loss", rounded(review.loss)},
            {"accuracy", rounded(accuracy_of(review.loss))},
            {"forced", review.is_forced},
            {"best", json_of(review.best)},
            {"played", json_of(review.played)},
            {"reasons", reasons}};
}

Json fault(std::string_view sentence) {
    return {{"error", sentence}};
}

}  // namespace

Json review_action_json(const Session& session, const Json& asked) {
    if (!asked.is_object() || !asked.contains("action") || !asked["action"].is_string())
        return fault("a review wants an 'action'");
    if (session.outcome()) return fault("the game is over, there is no action to review");
    const auto best = judgement_in(asked.value("best", Json()));
    if (!best) return fault(best.error());
    std::optional<Judgement> after;
    if (const auto given = asked.find("after"); given != asked.end() && !given->is_null()) {
        auto judged = judgement_in(*given);
        if (!judged) return fault(judged.error());
        after = *std::move(judged);
    }
    const auto review = reviewed(session, asked["action"].get<std::string>(), *best, after);
    if (!review) return fault(review.error().what);
    return json_of(*review, session.side_to_move());
}

Json chance_scale_json(const Session& session, const Json& /*asked*/) {
    return {{"scale", chance_scale(session.info().id)}};
}

}  // namespace tessera::play
