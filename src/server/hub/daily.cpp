#include "server/hub/daily.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/outcome.hpp"
#include "play/registry.hpp"

namespace tessera::server {

namespace {

/// web/src/puzzles/shelf.ts has the same list.
constexpr const char* pack_names[] = {"mindlock", "classic", "headlock"};
constexpr std::chrono::sys_days first_day{std::chrono::year{2026} / 1 / 1};

/// web/src/puzzles/shuffle.ts: every number of 32 bits gives another.
std::uint32_t mixed(std::uint32_t seed) {
    std::uint32_t x = seed + 0x9e3779b9U;
    x = (x ^ (x >> 16U)) * 0x21f0aaadU;
    x = (x ^ (x >> 15U)) * 0x735a2d97U;
    return x ^ (x >> 15U);
}

/// Where each of `count` things stands in an order that the seed alone decides.
std::vector<std::size_t> shuffled(std::size_t count, std::uint32_t seed) {
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i) order[i] = i;
    std::uint32_t state = mixed(seed);
    for (std::size_t last = count - 1; last > 0; --last) {
        state = mixed(state);
        std::swap(order[last], order[state % (last + 1)]);
    }
    return order;
}

std::optional<int> digits(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Refusal unsolved(std::string sentence, std::string rule = {}) {
    return {.code = "illegal", .sentence = std::move(sentence), .rule = std::move(rule)};
}

/// H71: what was spent is the third word of a puzzle's position.
std::optional<int> spent_in(std::string_view position) {
    for (int skipped = 0; skipped < 2; ++skipped) {
        const auto blank = position.find(' ');
        if (blank == std::string_view::npos) return std::nullopt;
        position.remove_prefix(blank + 1);
    }
    return digits(position.substr(0, position.find(' ')));
}

}  // namespace

Daily::Daily(const std::filesystem::path& packs) {
    for (const char* name : pack_names) {
        const auto path = packs / (std::string(name) + ".json");
        std::ifstream file(path, std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        const Json pack = Json::parse(text, nullptr, false);
        if (!pack.is_object()) throw std::runtime_error(fmt::format("cannot read the puzzles of {}", path.string()));
        const std::string game = pack.value("edition", 2) == 1 ? "headlock" : "mindlock";
        for (const Json& puzzle : pack.at("puzzles")) {
            puzzles_.push_back({.key = std::string(name) + "/" + puzzle.at("id").get<std::string>(),
                                .game = game,
                                .position = puzzle.at("position").get<std::string>(),
                                .par = puzzle.at("par").get<int>()});
        }
    }
    std::ranges::sort(puzzles_, {}, &Puzzle::key);
}

const Daily::Puzzle* Daily::of(std::string_view date) const {
    const auto day = day_number(date);
    if (!day || puzzles_.empty()) return nullptr;
    const auto count = static_cast<std::int64_t>(puzzles_.size());
    const auto order = shuffled(puzzles_.size(), static_cast<std::uint32_t>(*day / count));
    return &puzzles_[order[static_cast<std::size_t>(*day % count)]];
}

std::optional<std::int64_t> day_number(std::string_view date) {
    if (date.size() != 10 || date[4] != '-' || date[7] != '-') return std::nullopt;
    const auto year = digits(date.substr(0, 4));
    const auto month = digits(date.substr(5, 2));
    const auto day = digits(date.substr(8, 2));
    if (!year || !month || !day || *month < 1 || *day < 1) return std::nullopt;
    const std::chrono::year_month_day named{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                                            std::chrono::day{static_cast<unsigned>(*day)}};
    if (!named.ok() || std::chrono::sys_days{named} < first_day) return std::nullopt;
    return (std::chrono::sys_days{named} - first_day).count();
}

std::string date_of(Moment now) {
    const auto day = std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>{std::chrono::milliseconds{now}});
    const std::chrono::year_month_day named{day};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(named.year()), static_cast<unsigned>(named.month()),
                       static_cast<unsigned>(named.day()));
}

Answer<int> cost_of_solution(const Daily::Puzzle& puzzle, const std::vector<std::string>& actions) {
    auto session = play::new_session(puzzle.game);
    if (!session || !(*session)->start_from(puzzle.position)) {
        return std::unexpected(Refusal{.code = "damaged", .sentence = "The puzzle of this day cannot be read."});
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (const auto done = (*session)->act(actions[i]); !done) {
            return std::unexpected(unsolved(fmt::format("Action {} is not legal here.", i + 1)));
        }
    }
    const auto outcome = (*session)->outcome();
    if (to_text(outcome) != "p1win") return std::unexpected(unsolved("These actions do not solve the puzzle."));
    const auto spent = spent_in((*session)->position());
    if (!spent)
        return std::unexpected(Refusal{.code = "damaged", .sentence = "The puzzle of this day cannot be read."});
    return *spent;
}

}  // namespace tessera::server
