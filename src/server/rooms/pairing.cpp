#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/registry.hpp"
#include "play/saved_game.hpp"
#include "server/rooms/fields.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/new_game.hpp"
#include "server/rooms/place.hpp"

namespace tessera::server {

namespace {

constexpr double first_window = 100;
constexpr double window_a_second = 25;
constexpr Millis patience = 60'000;

bool has_blocked(const Waiting& one, const std::string& player) {
    return std::ranges::find(one.blocked, player) != one.blocked.end();
}

bool want_the_same(const Waiting& one, const Waiting& other) {
    return one.variant == other.variant && one.clock == other.clock && one.is_rated == other.is_rated;
}

double distance_of(const Waiting& one, const Waiting& other) {
    return std::abs(one.rating - other.rating);
}

bool may_meet(const Waiting& one, const Waiting& other, Moment now) {
    if (!want_the_same(one, other) || one.player.id == other.player.id) return false;
    if (has_blocked(one, other.player.id) || has_blocked(other, one.player.id)) return false;
    return distance_of(one, other) <= std::min(rating_window(one, now), rating_window(other, now));
}

}  // namespace

Answer<Waiting> parse_pairing(const Json& wish, const Player& player, double rating, Moment now) {
    const auto variant = text_of(wish, "variant");
    const auto game = play::game_named(variant.value_or(""));
    if (!variant || !game) return bad_wish(fmt::format("There is no game {}.", tessera::quoted(variant.value_or(""))));
    const auto& info = (*game)->info;
    if (!is_online(info) || info.script || play::seat_count(info) != 2) {
        return bad_wish("Pairing is for games of two.");
    }
    const auto clock = parse_clock(wish.contains("clock") ? wish["clock"] : Json());
    if (!clock) return std::unexpected(clock.error());
    const auto is_rated = has(wish, "rated") ? flag_of(wish, "rated") : std::optional(false);
    if (!is_rated) return bad_wish("rated is true or false.");
    if (*is_rated && !is_account(player)) return not_yours("Rated games are for accounts; guests play casual ones.");
    return Waiting{player, *variant, *clock, *is_rated, rating, now, {}};
}

double rating_window(const Waiting& waiting, Moment now) {
    const Millis waited = std::max<Millis>(0, now - waiting.since);
    if (!waiting.is_rated || waited >= patience) return std::numeric_limits<double>::infinity();
    return first_window + window_a_second * static_cast<double>(waited) / 1000;
}

std::vector<std::pair<std::size_t, std::size_t>> paired(std::span<const Waiting> waiting, Moment now) {
    std::vector<std::size_t> order(waiting.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Who came together is told apart by the list's order: this needs no stable sort, which clang finds deprecated
    // within.
    std::ranges::sort(order, {}, [&](std::size_t which) { return std::pair(waiting[which].since, which); });
    std::vector<bool> is_taken(waiting.size());
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t one = order[i];
        if (is_taken[one]) continue;
        std::optional<std::size_t> best;
        for (std::size_t j = i + 1; j < order.size(); ++j) {
            const std::size_t other = order[j];
            if (is_taken[other] || !may_meet(waiting[one], waiting[other], now)) continue;
            const bool is_nearer =
                !best || distance_of(waiting[one], waiting[other]) < distance_of(waiting[one], waiting[*best]);
            if (is_nearer) best = other;
        }
        if (!best) continue;
        is_taken[one] = is_taken[*best] = true;
        pairs.emplace_back(one, *best);
    }
    return pairs;
}

Json game_for(const Waiting& one, const Waiting& other) {
    return {{"variant", one.variant},
            {"clock", one.clock ? to_json(*one.clock) : Json()},
            {"seats", {{{"player", to_json(one.player)}}, {{"player", to_json(other.player)}}}},
            {"rated", one.is_rated},
            {"isPrivate", false},
            {"side", "random"}};
}

}  // namespace tessera::server
