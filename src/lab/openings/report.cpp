#include <algorithm>
#include <functional>
#include <ranges>
#include <tuple>

#include <fmt/format.h>

#include "lab/openings/book.hpp"
#include "lab/wilson.hpp"

namespace tessera::lab {

namespace {

constexpr std::size_t most_rows = 8;

double percent(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string row(const std::string& name, const GameCount& count, std::size_t all) {
    const auto [low, high] = wilson_interval(count.first_won, count.games);
    return fmt::format("{:<16} {:7} {:6.1f} {:8.1f}   {:5.1f} - {:5.1f} {:8.1f}\n", name, count.games,
                       percent(count.games, all), percent(count.first_won, count.games), 100 * low, 100 * high,
                       percent(count.drawn, count.games));
}

std::string heading(std::string_view name) {
    return fmt::format("{:<16}   games      %    won %   95 % interval  drawn %\n", name);
}

/// Games joined into at most eight classes of equal width.
std::map<unsigned, GameCount> in_classes(const std::map<unsigned, GameCount>& lengths, unsigned width) {
    std::map<unsigned, GameCount> classes;
    for (const auto& [turns, count] : lengths) {
        GameCount& joined = classes[turns / width * width];
        joined.games += count.games;
        joined.first_won += count.first_won;
        joined.drawn += count.drawn;
    }
    return classes;
}

std::string lengths_of(const OpeningBook& book) {
    std::string text = heading("turns");
    unsigned width = 1;
    while (in_classes(book.lengths, width).size() > most_rows) ++width;
    for (const auto& [least, count] : in_classes(book.lengths, width)) {
        const std::string name =
            width == 1 ? fmt::format("{}", least) : fmt::format("{} - {}", least, least + width - 1);
        text += row(name, count, book.all.games);
    }
    return text;
}

}  // namespace

std::string report_of(const OpeningBook& book, const OpeningSettings& settings) {
    std::string text = fmt::format("{}: {} games of the engine against itself, {} positions an action, seed {}.\n",
                                   settings.game, book.all.games, settings.play.nodes, settings.play.seed);
    text += "Won is what the side that begins won; turns are those of both sides.\n\n";
    text += heading("") + row("all", book.all, book.all.games) + "\n" + heading("first action");
    std::vector<std::pair<std::string, GameCount>> first;
    if (const auto found = book.positions.find(book.start); found != book.positions.end())
        first.assign(found->second.begin(), found->second.end());
    std::ranges::sort(first, [](const auto& a, const auto& b) {
        return std::tie(b.second.games, a.first) < std::tie(a.second.games, b.first);
    });
    for (const auto& [action, count] : first | std::views::take(most_rows)) text += row(action, count, book.all.games);
    return text + "\n" + lengths_of(book);
}

}  // namespace tessera::lab
