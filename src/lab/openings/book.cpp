#include "lab/openings/book.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tessera::lab {

namespace {

using Json = nlohmann::ordered_json;

void add(OpeningBook& book, const OpeningGame& game) {
    book.all.add(game);
    book.lengths[game.turns].add(game);
    // A game counts once where it came by several times.
    std::set<std::pair<std::uint64_t, std::string>> seen;
    for (const play::FiledPly& ply : game.plies) {
        if (seen.emplace(ply.key, ply.filed).second) book.positions[ply.key][ply.filed].add(game);
    }
}

std::size_t games_of(const OpeningBook::Actions& actions) {
    std::size_t sum = 0;
    for (const auto& [action, count] : actions) sum += count.games;
    return sum;
}

Json to_json(const GameCount& count) {
    return {count.games, count.first_won, count.drawn};
}

/// The most played first; of equals by their texts.
Json to_json(const OpeningBook::Actions& actions) {
    std::vector<std::pair<std::string, GameCount>> sorted(actions.begin(), actions.end());
    std::ranges::sort(sorted, [](const auto& a, const auto& b) {
        return std::tie(b.second.games, a.first) < std::tie(a.second.games, b.first);
    });
    Json json = Json::object();
    for (const auto& [action, count] : sorted) json[action] = to_json(count);
    return json;
}

std::string command_of(const OpeningSettings& settings) {
    const auto& [nodes, turns, variety, seed] = settings.play;
    return fmt::format(
        "tessera lab openings {} --games {} --seed {} --nodes {} --turns {} --lines {} --window {} --half {} --least "
        "{}",
        settings.game, settings.games, seed, nodes, turns, variety.lines, variety.window, variety.half, settings.least);
}

}  // namespace

void GameCount::add(const OpeningGame& game) {
    ++games;
    if (!game.winner) {
        ++drawn;
    } else if (*game.winner == Side::first) {
        ++first_won;
    }
}

Parsed<OpeningBook> played_book(const OpeningSettings& settings, const ForEachIndex& for_each) {
    const auto found = play::game_named(settings.game);
    if (!found) return std::unexpected(found.error());
    const play::Game& game = **found;
    const auto start = game.start(game.info);
    if (start->has_secrets() || game.info.script || start->outcome() || start->actions().empty()) {
        return malformed(0,
                         fmt::format("{} is no game that is open to both sides, so it has no openings", settings.game));
    }
    CandidateFinder finder(settings.play.nodes, settings.play.variety);
    std::vector<OpeningGame> games(settings.games);
    for_each(settings.games, [&](std::size_t i) { games[i] = played_opening(game, settings.play, finder, i); });
    OpeningBook book{.start = start->filed().key};
    for (const OpeningGame& each : games) {
        if (each.is_finished) add(book, each);
    }
    return book;
}

std::string to_json(const OpeningBook& book, const OpeningSettings& settings) {
    std::string text = fmt::format(
        "{{\n\"game\": {},\n\"made_by\": {},\n\"nodes\": {},\n\"all\": {},\n\"positions\": {{",
        Json(settings.game).dump(), Json(command_of(settings)).dump(), settings.play.nodes, to_json(book.all).dump());
    std::string_view separator = "\n";
    for (const auto& [key, actions] : book.positions) {
        if (games_of(actions) < settings.least) continue;
        text += fmt::format("{}\"{:016x}\": {}", separator, key, to_json(actions).dump());
        separator = ",\n";
    }
    return text + "\n}\n}\n";
}

}  // namespace tessera::lab
