#include "play/game_script.hpp"

#include <fmt/format.h>

#include "play/registry.hpp"

namespace tessera::play {

namespace {

/// Beyond it JavaScript's numbers lose units.
constexpr std::uint64_t largest_exact = (std::uint64_t{1} << 53) - 1;

Parsed<void> start_script(Session& session, const Json& script) {
    if (const auto position = text_in(script, "position"); !position.empty()) return session.start_from(position);
    const auto setup = text_in(script, "setup");
    if (setup.empty()) return {};
    const auto seed = script.find("seed");
    if (seed == script.end()) return session.set_up(setup, 0);
    if (!seed->is_number_integer() || (!seed->is_number_unsigned() && seed->get<std::int64_t>() < 0)) {
        return malformed(0, "a seed is a whole number from 0 on");
    }
    return session.set_up(setup, seed->get<std::uint64_t>());
}

}  // namespace

std::string text_in(const Json& object, std::string_view name) {
    if (!object.is_object()) return {};
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Json> script_json(const Session& session) {
    if (!session.given_points().empty()) return std::nullopt;
    Json script = {{"id", session.info().id}};
    const Start& start = session.start();
    if (!start.is_ordinary && (start.setup.empty() || start.seed > largest_exact)) {
        script["position"] = start.position;
    } else if (!start.is_ordinary) {
        script["setup"] = start.setup;
        script["seed"] = start.seed;
    }
    Json actions = Json::array();
    for (const PlayedAction& played : session.played()) actions.push_back(played.text);
    script["actions"] = std::move(actions);
    return script;
}

Parsed<std::unique_ptr<Session>> parse_script(const Json& script) {
    auto session = new_session(text_in(script, "id"));
    if (!session) return session;
    if (const auto started = start_script(**session, script); !started) return std::unexpected(started.error());
    const auto actions = script.find("actions");
    if (actions == script.end()) return session;
    for (const Json& action : *actions) {
        if (!action.is_string()) return malformed(0, "an action of a script is a text");
        if (const auto acted = (*session)->act(action.get<std::string>()); !acted)
            return std::unexpected(acted.error());
    }
    return session;
}

}  // namespace tessera::play
