#include "play/ahead_json.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tessera::play {

namespace {

Json fault(std::string_view sentence) {
    return {{"error", sentence}};
}

bool is_list_of_texts(const Json& json) {
    return json.is_array() && std::ranges::all_of(json, [](const Json& one) { return one.is_string(); });
}

}  // namespace

Json ahead_json(const Session& session, const Json& asked) {
    const Json actions = asked.is_object() ? asked.value("actions", Json()) : Json();
    if (!is_list_of_texts(actions)) return fault("'ahead' wants a list of actions");
    const auto ahead = session.clone();
    Json steps = Json::array();
    for (const Json& action : actions) {
        const auto& text = action.get_ref<const std::string&>();
        if (const auto acted = ahead->act(text); !acted)
            return fault(fmt::format("action {} '{}': {}", steps.size() + 1, text, acted.error().what));
        steps.push_back(last_json(*ahead));
    }
    return steps;
}

}  // namespace tessera::play
