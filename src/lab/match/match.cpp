#include "lab/match/match.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include <fmt/format.h>

#include "core/random.hpp"
#include "lab/match/game_record.hpp"
#include "lab/match/openings.hpp"
#include "play/registry.hpp"

namespace tessera::lab {

namespace {

constexpr search::Milliseconds usual_movetime = 100;

/// The two players as one thread at a time uses them.
using Table = std::array<std::unique_ptr<Player>, 2>;

/// A pair that has been played.
struct FinishedPair {
    PairSummary summary = {};
    std::vector<std::string> records = {};
};

/// What a player goes by: its own limits, else those of the match, else some time.
search::Limits limits_of(const PlayerSpec& spec, const MatchSettings& settings) {
    if (spec.has_limits()) return spec.limits;
    const search::Limits& common = settings.limits;
    if (common.depth || common.nodes || common.movetime || settings.terms.clock) return common;
    return {.movetime = usual_movetime};
}

class Match {
  public:
    Match(const MatchSettings& settings, const MatchHooks& hooks, const Openings& openings)
        : settings_(settings), hooks_(hooks), openings_(openings) {}

    /// A table before anything else, so that a program that cannot be started is known at once.
    std::expected<void, std::string> prepare() {
        auto table = new_table();
        if (!table) return std::unexpected(table.error().what);
        free_.push_back(*std::move(table));
        return {};
    }

    MatchResult run(const ForEachIndex& for_each) {
        for_each(settings_.pairs(), [this](std::size_t pair) { play_pair(pair); });
        return std::move(result_);
    }

  private:
    [[nodiscard]] std::expected<Table, PlayerFault> new_table() const {
        const PlayerTerms terms{.game = settings_.game, .patience = settings_.patience};
        Table table;
        for (std::size_t i = 0; i < table.size(); ++i) {
            auto player = make_player(settings_.players[i], terms);
            if (!player) return std::unexpected(player.error());
            table[i] = *std::move(player);
        }
        return table;
    }

    std::expected<Table, PlayerFault> take_table() {
        {
            const std::lock_guard lock(guard_);
            if (!free_.empty()) {
                Table table = std::move(free_.back());
                free_.pop_back();
                return table;
            }
        }
        return new_table();
    }

    void play_pair(std::size_t pair) {
        if (is_stopped()) return;
        auto opening = openings_.number(pair);
        if (!opening) return break_off(opening.error());
        auto table = take_table();
        if (!table) return break_off(table.error().what);
        FinishedPair finished;
        for (std::size_t i = 0; i < finished.summary.size(); ++i) {
            auto played = play_one(*table, *opening, pair, i);
            if (!played) return break_off(played.error());
            if (!*played) return;
            finished.summary[i] = GameSummary::of(**played);
            if (!hooks_.on_record) continue;
            auto record = to_record_text(**played, about(*opening, pair, i));
            if (!record) return break_off(record.error());
            finished.records.push_back(*std::move(record));
        }
        const std::lock_guard lock(guard_);
        free_.push_back(*std::move(table));
        waiting_.emplace(pair, std::move(finished));
        count_in_order();
    }

    std::expected<std::optional<PlayedGame>, std::string> play_one(const Table& table, const Opening& opening,
                                                                   std::size_t pair, std::size_t game) {
        BySide<Seated> seats;
        for (const Contestant who : {Contestant::a, Contestant::b}) {
            const Side side = who == Contestant::a ? side_of_a(game) : opponent(side_of_a(game));
            const std::size_t i = index_of(who);
            seats[side] = {table[i].get(), limits_of(settings_.players[i], settings_)};
        }
        const std::uint64_t seed = mixed(mixed(settings_.seed) + 2 * pair + game);
        auto played = play_game(opening.session->clone(), seats, settings_.terms, seed, stop_);
        (void)is_stopped();  // somebody outside may have said so meanwhile
        if (!played) return std::unexpected(played.error().what);
        return *std::move(played);
    }

    [[nodiscard]] RecordInfo about(const Opening& opening, std::size_t pair, std::size_t game) const {
        RecordInfo info{.round = fmt::format("{}.{}", pair + 1, game + 1),
                        .opening = opening.name,
                        .date = settings_.date,
                        .clock = settings_.terms.clock};
        info.players[side_of_a(game)] = settings_.players[0].name;
        info.players[opponent(side_of_a(game))] = settings_.players[1].name;
        return info;
    }

    /// Pairs end in any order and count in theirs. The guard is held.
    void count_in_order() {
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_;
             first = waiting_.erase(first), ++next_) {
            if (is_decided_) return;
            result_.tally.add(first->second.summary);
            for (const std::string& record : first->second.records) hooks_.on_record(record);
            if (hooks_.on_pair) hooks_.on_pair(result_.tally);
            if (settings_.sprt) result_.verdict = verdict_of(*settings_.sprt, result_.tally.pairs);
            if (result_.verdict != Verdict::undecided) is_decided_ = stop_ = true;
        }
    }

    void break_off(std::string why) {
        const std::lock_guard lock(guard_);
        // Which fault is told when several come at once is chance; one is enough.
        if (!result_.broken && !is_decided_) result_.broken = std::move(why);
        stop_ = true;
    }

    bool is_stopped() {
        if (hooks_.stop != nullptr && *hooks_.stop) stop_ = true;
        return stop_;
    }

    const MatchSettings& settings_;
    const MatchHooks& hooks_;
    const Openings& openings_;
    std::atomic<bool> stop_ = false;
    std::mutex guard_;  ///< of all below
    std::vector<Table> free_;
    std::map<std::size_t, FinishedPair> waiting_;
    std::size_t next_ = 0;
    bool is_decided_ = false;
    MatchResult result_;
};

}  // namespace

std::optional<std::string> unsuitable(std::string_view game) {
    const auto session = play::new_session(game);
    if (!session) return session.error().what;
    const play::GameInfo& info = (*session)->info();
    if (info.script) {
        return fmt::format("in {} a script plays {}, so that there is no match of two; see tessera lab", info.id,
                           info.script->name);
    }
    if (info.id == "mindlock" || info.id == "headlock") {
        return fmt::format("{} is a puzzle for one, so that there is no match of two", info.id);
    }
    return std::nullopt;
}

std::expected<MatchResult, std::string> play_match(const MatchSettings& settings, const ForEachIndex& for_each,
                                                   const MatchHooks& hooks) {
    if (auto why = unsuitable(settings.game)) return std::unexpected(*std::move(why));
    const auto openings = Openings::prepare(settings.game, settings.openings, settings.seed);
    if (!openings) return std::unexpected(openings.error());
    Match match(settings, hooks, *openings);
    if (auto ready = match.prepare(); !ready) return std::unexpected(ready.error());
    return match.run(for_each);
}

}  // namespace tessera::lab
