#include "server/rooms/new_game.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/registry.hpp"
#include "play/saved_game.hpp"
#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

constexpr std::array<std::string_view, 2> puzzles = {"mindlock", "headlock"};

/// The default where it is not given.
Answer<bool> flag_or(const Json& wish, std::string_view name, bool otherwise) {
    if (!has(wish, name)) return otherwise;
    const auto flag = flag_of(wish, name);
    if (!flag) return bad_wish(fmt::format("{} is true or false.", name));
    return *flag;
}

Answer<const play::Game*> online_game(const Json& wish) {
    const auto variant = text_of(wish, "variant");
    if (!variant) return bad_wish("A new game has a variant.");
    const auto game = play::game_named(*variant);
    if (!game) return bad_wish(fmt::format("There is no game {}.", tessera::quoted(*variant)));
    if (!is_online((*game)->info)) return bad_wish("Puzzles are not played online.");
    return *game;
}

Answer<std::string> chosen_setup(const Json& wish, const play::Game& game) {
    const auto& setups = game.info.setups;
    if (!has(wish, "setup")) return setups.empty() ? std::string() : std::string(setups[game.info.usual_setup]);
    const auto setup = text_of(wish, "setup");
    if (!setup) return bad_wish("A set-up is named by a text.");
    if (setups.empty() && setup->empty()) return std::string();
    if (std::ranges::find(setups, *setup) == setups.end()) {
        return bad_wish(fmt::format("{} has no set-up {}.", game.info.id, tessera::quoted(*setup)));
    }
    // The fixed deal is for tools: everybody knows it.
    if (*setup == setups.front() && game.start(game.info)->has_secrets()) {
        return bad_wish("Online the tiles are dealt by chance.");
    }
    return *setup;
}

Answer<Place> wished_place(const Json& json, const Player& maker, Author author) {
    if (json == "me") return Place{.taker = Place::Taker::person, .player = maker};
    auto place = parse_place(json);
    if (place && place->is_person() && author == Author::client) {
        return bad_wish("Nobody but the server seats others; invite them.");
    }
    return place;
}

Answer<std::vector<Place>> wished_places(const Json& wish, const play::GameInfo& info, const Player& maker,
                                         Author author) {
    const auto seats = wish.find("seats");
    const std::size_t count = play::seat_count(info);
    if (seats == wish.end() || !seats->is_array() || seats->size() != count) {
        return bad_wish(fmt::format("{} has {} seats: one entry for each.", info.id, count));
    }
    std::vector<Place> places;
    for (const Json& seat : *seats) {
        auto place = wished_place(seat, maker, author);
        if (!place) return std::unexpected(place.error());
        const auto is_same = [&](const Place& other) { return other.player.id == place->player.id; };
        if (place->is_person() && std::ranges::any_of(places, is_same)) return bad_wish("One player has one seat.");
        places.push_back(*std::move(place));
    }
    if (std::ranges::none_of(places, &Place::is_person)) return bad_wish(R"(One of the seats is "me".)");
    return places;
}

std::optional<Refusal> fault_of_script(const std::vector<Place>& places, const play::GameInfo& info) {
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        const bool is_script = places[seat].taker == Place::Taker::script;
        if (!info.script && is_script) return Refusal{"malformed", "Muk Yan plays only in his own game."};
        if (!info.script) continue;
        if (is_script != (seat == info.script->seat.index) || (!is_script && !places[seat].is_person())) {
            return Refusal{"malformed", "Muk Yan has the second seat of his game, and one person the first."};
        }
    }
    return std::nullopt;
}

std::optional<Refusal> fault_of_rating(const std::vector<Place>& places) {
    if (places.size() != 2) return Refusal{"malformed", "Only games for two are rated."};
    for (const Place& place : places) {
        if (place.taker == Place::Taker::bot || place.taker == Place::Taker::script) {
            return Refusal{"malformed", "Games against bots and scripts are not rated."};
        }
        if (place.is_person() && !is_account(place.player)) {
            return Refusal{"forbidden", "Rated games are for accounts; guests play casual ones."};
        }
    }
    return std::nullopt;
}

}  // namespace

bool is_online(const play::GameInfo& info) {
    return std::ranges::find(puzzles, info.id) == puzzles.end();
}

Answer<NewGame> parse_new_game(const Json& wish, const Player& maker, Author author) {
    if (!wish.is_object()) return bad_wish("A new game is an object.");
    const auto game = online_game(wish);
    if (!game) return std::unexpected(game.error());
    auto setup = chosen_setup(wish, **game);
    if (!setup) return std::unexpected(setup.error());
    const auto clock = parse_clock(wish.contains("clock") ? wish["clock"] : Json());
    if (!clock) return std::unexpected(clock.error());
    auto places = wished_places(wish, (*game)->info, maker, author);
    if (!places) return std::unexpected(places.error());
    const auto is_rated = flag_or(wish, "rated", false);
    if (!is_rated) return std::unexpected(is_rated.error());
    const auto is_private = flag_or(wish, "isPrivate", false);
    if (!is_private) return std::unexpected(is_private.error());
    const auto side = has(wish, "side") ? text_of(wish, "side") : std::optional<std::string>("chosen");
    if (side != "chosen" && side != "random") return bad_wish("side is chosen or random.");
    if (auto fault = fault_of_script(*places, (*game)->info)) return std::unexpected(*fault);
    if (*is_rated) {
        if (auto fault = fault_of_rating(*places)) return std::unexpected(*fault);
    }
    return NewGame{{.variant = std::string((*game)->info.id),
                    .setup = *std::move(setup),
                    .clock = *clock,
                    .is_rated = *is_rated,
                    .is_private = *is_private,
                    .has_random_sides = *side == "random" && !(*game)->info.script},
                   *std::move(places)};
}

void exchange_sides(std::vector<Place>& places) {
    for (std::size_t seat = 0; seat + 1 < places.size(); seat += 2) std::swap(places[seat], places[seat + 1]);
}

}  // namespace tessera::server
