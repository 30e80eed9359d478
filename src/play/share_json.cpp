#include "play/share_json.hpp"

#include <fmt/format.h>

#include "play/author_form.hpp"
#include "play/game_script.hpp"
#include "play/import.hpp"
#include "play/link.hpp"

namespace tessera::play {

namespace {

/// The sentence with its rule; where in the text it is, pages tell by the line.
Json fault_json(const ParseError& error) {
    Json fault = {{"sentence", error.rule.empty() ? error.what : fmt::format("{} (rule {})", error.what, error.rule)}};
    if (!error.key.empty()) fault["key"] = error.key;
    return {{"fault", std::move(fault)}};
}

ParseError given_points_fault() {
    return {
        .what = "an arbiter gave points in this game (H33), which boards cannot show yet", .rule = {}, .key = "points"};
}

/// The game that is meant: a script's, else the one on the table.
Parsed<std::unique_ptr<Session>> asked_game(const Session& session, const Json& asked) {
    const auto script = asked.is_object() ? asked.find("script") : asked.end();
    return script == asked.end() ? session.clone() : parse_script(*script);
}

std::vector<std::string> texts_in(const Json& object, std::string_view name) {
    std::vector<std::string> texts;
    const auto found = object.find(name);
    if (found == object.end() || !found->is_array()) return texts;
    for (const Json& one : *found) texts.push_back(one.is_string() ? one.get<std::string>() : std::string());
    return texts;
}

std::optional<Side> side_in(const Json& object, std::string_view name) {
    const auto text = text_in(object, name);
    for (const Side side : {Side::first, Side::second}) {
        if (text == party(side)) return side;
    }
    return std::nullopt;
}

SaveInfo save_info(const Json& asked) {
    SaveInfo info{
        .players = texts_in(asked, "players"), .date = text_in(asked, "date"), .event = text_in(asked, "event")};
    const auto teams = texts_in(asked, "teams");
    if (teams.size() == 2) info.teams = {teams[0], teams[1]};
    info.resigned = side_in(asked, "resigned");
    info.out_of_time = side_in(asked, "out_of_time");
    return info;
}

Json tags_json(const record::Tags& tags) {
    Json json = Json::object();
    for (const record::Tag& tag : tags) json[tag.name] = tag.value;
    return json;
}

Json game_json(const Imported& imported, Json script) {
    Json json = {
        {"form", to_text(imported.form)},        {"script", std::move(script)},
        {"tags", tags_json(imported.tags)},      {"result", record::to_text(imported.result)},
        {"players", imported.game.info.players}, {"notes", imported.notes},
    };
    if (const auto loser = imported.game.info.resigned) json["resigned"] = party(*loser);
    if (const auto loser = imported.game.info.out_of_time) json["out_of_time"] = party(*loser);
    return json;
}

Json import_fault_json(const ImportFault& fault) {
    Json json = fault_json(fault.error);
    json["fault"]["form"] = to_text(fault.form);
    json["fault"]["line"] = fault.line;
    return json;
}

}  // namespace

Json link_of(const Session& session, const Json& asked) {
    const auto game = asked_game(session, asked);
    if (!game) return fault_json(game.error());
    const auto link = to_link(**game);
    if (!link) return fault_json(link.error());
    return {{"link", *link}, {"position", (*game)->position()}};
}

Json game_of_link(const Session& /*session*/, const Json& asked) {
    const auto game = parse_link(text_in(asked, "link"));
    if (!game) return fault_json(game.error());
    auto script = script_json(**game);
    if (!script) return fault_json(given_points_fault());
    return {{"script", *std::move(script)}};
}

Json read_records(const Session& /*session*/, const Json& asked) {
    const auto read = read_games(text_in(asked, "text"));
    if (!read) return import_fault_json(read.error());
    Json games = Json::array();
    for (const Imported& imported : *read) {
        auto script = script_json(*imported.game.session);
        if (!script) return fault_json(given_points_fault());
        games.push_back(game_json(imported, *std::move(script)));
    }
    return {{"games", std::move(games)}};
}

Json write_record(const Session& session, const Json& asked) {
    const auto game = asked_game(session, asked);
    if (!game) return fault_json(game.error());
    const auto text = text_in(asked, "form") == to_text(Form::author) ? to_author_form(**game)
                                                                      : to_record_text(**game, save_info(asked));
    if (!text) return fault_json(text.error());
    return {{"text", *text}};
}

}  // namespace tessera::play
