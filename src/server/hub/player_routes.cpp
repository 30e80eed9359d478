// Profiles, graphs, leaderboards and the puzzle of the day.

#include <algorithm>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "play/registry.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/rating_change.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"

namespace tessera::server {

namespace {

constexpr double most_deviation = 110;
constexpr int best = 100;
constexpr std::size_t most_actions = 2'000;

struct Named {
    store::AccountRow account;
    std::vector<store::RatingRow> ratings;
    bool is_blocked = false;  ///< by who asks
};

}  // namespace

asio::awaitable<Response> get_player(Call& call) {
    auto find = [name = call.in_path[0], me = call.who.player.id](store::Store& store) -> std::optional<Named> {
        auto account = store.account_named(name);
        if (!account) return std::nullopt;
        auto ratings = store.ratings(account->id);
        const auto blocked = me.empty() ? std::vector<std::string>() : store.blocked(me);
        const bool is_blocked = std::ranges::find(blocked, account->id) != blocked.end();
        return Named{.account = *std::move(account), .ratings = std::move(ratings), .is_blocked = is_blocked};
    };
    const auto found = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    if (!found) co_return not_found();
    Json ratings = Json::array();
    int games = 0;
    for (const auto& kept : found->ratings) {
        const auto row = rested(kept, call.parts.now());
        games += row.games;
        ratings.push_back(
            {{"variant", row.variant}, {"rating", row.rating}, {"deviation", row.deviation}, {"games", row.games}});
    }
    co_return reply({{"id", found->account.id},
                     {"name", found->account.name},
                     {"since", found->account.created},
                     {"isBot", found->account.is_bot},
                     {"games", games},
                     {"isBlocked", found->is_blocked},
                     {"ratings", ratings}});
}

asio::awaitable<Response> get_player_ratings(Call& call) {
    using Points = std::optional<std::vector<store::RatingPoint>>;
    auto find = [name = call.in_path[0], variant = call.in_path[1]](store::Store& store) -> Points {
        const auto account = store.account_named(name);
        if (!account) return std::nullopt;
        return store.rating_history(account->id, variant);
    };
    const auto points = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    if (!points) co_return not_found();
    Json list = Json::array();
    for (const auto& point : *points) {
        list.push_back(
            {{"at", point.at}, {"rating", point.rating}, {"deviation", point.deviation}, {"game", point.game}});
    }
    co_return reply(list);
}

asio::awaitable<Response> get_leaderboard(Call& call) {
    if (!play::game_named(call.in_path[0])) co_return not_found();
    auto find = [variant = call.in_path[0], now = call.parts.now()](store::Store& store) {
        Json rows = Json::array();
        // Some may be left out, so more are asked for.
        for (const auto& kept : store.leaderboard(variant, most_deviation, 3 * best)) {
            const auto row = rested(kept, now);
            if (row.deviation > most_deviation || std::ssize(rows) >= best) continue;
            const auto account = store.account(row.player);
            rows.push_back({{"id", row.player},
                            {"name", account ? account->name : "gone"},
                            {"isBot", account && account->is_bot},
                            {"rating", row.rating},
                            {"deviation", row.deviation},
                            {"games", row.games}});
        }
        return rows;
    };
    const auto list = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    co_return reply(list);
}

asio::awaitable<Response> get_daily(Call& call) {
    const std::string date = call.in_path[0];
    const auto* puzzle = call.parts.daily ? call.parts.daily->of(date) : nullptr;
    if (puzzle == nullptr || date > date_of(call.parts.now())) co_return not_found();
    auto find = [date](store::Store& store) { return store.daily(date, best); };
    const auto rows = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    Json entries = Json::array();
    for (const auto& row : rows) {
        entries.push_back({{"name", row.name}, {"cost", row.cost}, {"millis", row.millis}, {"at", row.at}});
    }
    co_return reply({{"date", date}, {"puzzle", puzzle->key}, {"par", puzzle->par}, {"entries", entries}});
}

asio::awaitable<Response> post_daily(Call& call) {
    const std::string date = call.in_path[0];
    const auto* puzzle = call.parts.daily ? call.parts.daily->of(date) : nullptr;
    if (puzzle == nullptr || date > date_of(call.parts.now())) co_return not_found();
    const Fields fields = call.fields();
    constexpr std::int64_t a_day = 86'400'000;
    const auto millis = fields.number("millis", 1, a_day);
    const auto given = fields.all().find("actions");
    if (given == fields.all().end() || !given->is_array() || given->size() > most_actions) {
        throw BadInput{{.code = "malformed", .sentence = "'actions' must be a list of at most 2000 texts."}};
    }
    std::vector<std::string> actions;
    for (const Json& action : *given) {
        constexpr std::size_t longest = 100;
        if (!action.is_string() || action.get_ref<const std::string&>().size() > longest) {
            throw BadInput{{.code = "malformed", .sentence = "An action is a text of at most 100 bytes."}};
        }
        actions.push_back(action.get<std::string>());
    }
    // Only of the day itself: afterwards everybody can look the solution up.
    if (date != date_of(call.parts.now())) co_return refusal(409, "too_late", "This day's board is closed.");
    if (auto refused = too_many_makings(call)) co_return *std::move(refused);
    const auto cost = cost_of_solution(*puzzle, actions);
    if (!cost) co_return refused(cost.error());
    auto keep = [row = store::DailyRow{.date = date,
                                       .player = call.who.player.id,
                                       .name = call.who.player.name,
                                       .cost = *cost,
                                       .millis = millis,
                                       .at = call.parts.now()}](store::Store& store) { store.keep_daily(row); };
    co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    co_return reply({{"cost", *cost}, {"par", puzzle->par}});
}

}  // namespace tessera::server
