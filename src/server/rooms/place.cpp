#include "server/rooms/place.hpp"

#include "play/game_info.hpp"
#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

constexpr std::string_view word_of(search::Temper temper) {
    return temper == search::Temper::ruthless ? "ruthless" : "fair";
}

}  // namespace

Json to_json(const Player& player) {
    Json json = {{"id", player.id}, {"name", player.name}};
    if (player.rating) json["rating"] = *player.rating;
    if (player.is_bot) json["isBot"] = true;
    return json;
}

Answer<Player> parse_player(const Json& json) {
    const auto id = text_of(json, "id");
    const auto name = text_of(json, "name");
    if (!id || !name) return bad_wish("A player has an id and a name.");
    Player player{*id, *name};
    if (const auto rating = json.find("rating"); rating != json.end() && rating->is_number()) {
        player.rating = rating->get<double>();
    }
    player.is_bot = flag_of(json, "isBot").value_or(false);
    return player;
}

bool is_account(const Player& player) {
    return player.id.starts_with("a:");
}

Json to_json(const Place& place) {
    switch (place.taker) {
        case Place::Taker::nobody:
            return "open";
        case Place::Taker::invited:
            return "invited";
        case Place::Taker::person:
            return {{"player", to_json(place.player)}};
        case Place::Taker::bot:
            return {{"bot", place.level}};
        case Place::Taker::script:
            break;
    }
    return {{"mukyan", word_of(place.temper)}};
}

Answer<Place> parse_place(const Json& json) {
    if (json == "open") return Place{};
    if (json == "invited") return Place{.taker = Place::Taker::invited};
    if (has(json, "bot")) {
        const auto level = number_of(json, "bot");
        if (!level || *level < 1 || *level > play::full_level) return bad_wish("A bot has a level from 1 to 10.");
        return Place{.taker = Place::Taker::bot, .level = static_cast<int>(*level)};
    }
    if (has(json, "mukyan")) {
        const auto temper = text_of(json, "mukyan");
        if (temper == word_of(search::Temper::fair)) return Place{.taker = Place::Taker::script};
        if (temper == word_of(search::Temper::ruthless)) {
            return Place{.taker = Place::Taker::script, .temper = search::Temper::ruthless};
        }
        return bad_wish("Muk Yan is fair or ruthless.");
    }
    if (has(json, "player")) {
        auto player = parse_player(json["player"]);
        if (!player) return std::unexpected(player.error());
        return Place{.taker = Place::Taker::person, .player = *std::move(player)};
    }
    return bad_wish(
        R"(A seat is "me", "open", "invited", {"bot": level} or {"mukyan": "fair"} or {"mukyan": "ruthless"}.)");
}

Json shown(const Place& place) {
    switch (place.taker) {
        case Place::Taker::nobody:
            return {{"open", true}};
        case Place::Taker::invited:
            return {{"open", true}, {"invited", true}};
        case Place::Taker::person:
        case Place::Taker::bot:
        case Place::Taker::script:
            break;
    }
    return to_json(place);
}

}  // namespace tessera::server
