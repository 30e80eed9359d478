#include "wasm/questions.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "play/ahead_json.hpp"
#include "play/draft_json.hpp"
#include "play/explore_json.hpp"
#include "play/json_parts.hpp"
#include "play/puzzle_json.hpp"
#include "play/review_json.hpp"
#include "play/roll_question.hpp"
#include "play/share_json.hpp"
#include "play/tactic_json.hpp"

namespace tessera::wasm {

namespace {

using play::Json;

/// A question with its answer; what is asked has been read already and is valid JSON.
struct Question {
    std::string_view name;
    Json (*answer)(const play::Session& session, const Json& asked);
};

/// One line each; what answers them is in `play`, where tests reach it.
constexpr std::array questions{
    Question{"ahead", play::ahead_json},          Question{"chance_scale", play::chance_scale_json},
    Question{"draft", play::draft_answer},        Question{"explore", play::explored},
    Question{"filed_game", play::filed_game},     Question{"game_of_link", play::game_of_link},
    Question{"link_of", play::link_of},           Question{"position_of_draft", play::position_of_draft_answer},
    Question{"puzzle_hint", play::puzzle_hint},   Question{"puzzle_proof", play::puzzle_proof},
    Question{"read_records", play::read_records}, Question{"review_action", play::review_action_json},
    Question{"roll", play::roll_answer},          Question{"tactic_attempt", play::tactic_attempt},
    Question{"write_record", play::write_record},
};

std::string fault(std::string_view sentence) {
    return play::dumped(Json{{"error", sentence}});
}

}  // namespace

std::string answer_to(const play::Session& session, std::string_view text) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view name = text.substr(0, end);
    const auto found = std::ranges::find(questions, name, &Question::name);
    if (found == questions.end()) return fault(fmt::format("there is no question '{}'", name));
    const auto asked = Json::parse(text.substr(std::min(end + 1, text.size())), nullptr, false);
    if (asked.is_discarded()) return fault(fmt::format("what '{}' asks is not JSON", name));
    return play::dumped(found->answer(session, asked));
}

}  // namespace tessera::wasm
