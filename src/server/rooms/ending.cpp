#include "server/rooms/ending.hpp"

#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

constexpr std::string_view first_wins = "p1win";
constexpr std::string_view second_wins = "p2win";
constexpr std::string_view draw = "draw";

std::string sentence_of_loss(std::string_view why) {
    if (why == reason::resignation) return "A side has given up.";
    if (why == reason::time) return "A side's time was up.";
    return "A side went away and did not come back.";
}

}  // namespace

Ending by_rule(const Outcome& outcome) {
    return {std::string(to_text(std::optional(outcome))), std::string(outcome.reason->word),
            std::string(outcome.reason->sentence), std::string(outcome.reason->rule)};
}

Ending by_loss(Side loser, std::string_view reason) {
    return {std::string(loser == Side::first ? second_wins : first_wins), std::string(reason),
            sentence_of_loss(reason)};
}

Ending by_agreement() {
    return {std::string(draw), std::string(reason::agreement), "Both sides have agreed on a draw."};
}

Ending by_abort(std::string_view sentence) {
    return {std::string(reason::aborted), std::string(reason::aborted), std::string(sentence)};
}

std::optional<double> score_of(const Ending& ending) {
    if (ending.result == first_wins) return 1;
    if (ending.result == second_wins) return 0;
    if (ending.result == draw) return 0.5;
    return std::nullopt;
}

std::optional<Side> loser_of(const Ending& ending) {
    if (ending.result == first_wins) return Side::second;
    if (ending.result == second_wins) return Side::first;
    return std::nullopt;
}

Json to_json(const Ending& ending) {
    Json json = {{"result", ending.result}, {"reason", ending.reason}, {"sentence", ending.sentence}};
    if (!ending.rule.empty()) json["rule"] = ending.rule;
    return json;
}

std::optional<Ending> parse_ending(const Json& json) {
    auto result = text_of(json, "result");
    auto why = text_of(json, "reason");
    auto sentence = text_of(json, "sentence");
    if (!result || !why || !sentence) return std::nullopt;
    return Ending{*std::move(result), *std::move(why), *std::move(sentence), text_of(json, "rule").value_or("")};
}

}  // namespace tessera::server
