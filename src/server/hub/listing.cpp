#include "server/hub/listing.hpp"

#include <algorithm>
#include <utility>

namespace tessera::server {

void Listing::expect(const store::GameRow& row) {
    if (row.state == store::GameState::over) return;
    const std::lock_guard lock(mutex_);
    if (row.state == store::GameState::running) ++running_;
    entries_[row.id] = {.state = row.state,
                        .is_private = row.is_private,
                        .players = row.players,
                        .created = row.created,
                        .strength = row.strength};
    ++version_;
}

void Listing::put(const Room& room) {
    const auto row = room.row();
    auto summary = row.is_private ? nullptr : std::make_shared<const Json>(room.summary());
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(row.id);
    if (found != entries_.end() && found->second.state == store::GameState::running) --running_;
    ++version_;
    if (row.state == store::GameState::over) {
        if (found != entries_.end()) entries_.erase(found);
        return;
    }
    if (row.state == store::GameState::running) ++running_;
    entries_[row.id] = {.state = row.state,
                        .is_private = row.is_private,
                        .is_real_time = room.is_real_time(),
                        .has_open_seat = room.has_open_seat(),
                        .players = row.players,
                        .created = row.created,
                        .strength = row.strength,
                        .summary = std::move(summary)};
}

void Listing::forget(const std::string& game) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(game);
    if (found == entries_.end()) return;
    if (found->second.state == store::GameState::running) --running_;
    entries_.erase(found);
    ++version_;
}

Listing::Lists Listing::lists(const std::function<bool(const std::string& player)>& is_here) const {
    using Shown = std::pair<const std::string, Entry>;
    Lists lists;
    std::vector<const Shown*> waiting;
    std::vector<const Shown*> running;
    const std::lock_guard lock(mutex_);
    for (const Shown& one : entries_) {
        if (one.second.is_private) continue;
        if (one.second.state == store::GameState::waiting) {
            const auto is_awaited = [&](const std::string& player) { return !player.empty() && is_here(player); };
            if (!one.second.has_open_seat) continue;
            if (one.second.is_real_time && std::ranges::none_of(one.second.players, is_awaited)) continue;
            waiting.push_back(&one);
        } else {
            running.push_back(&one);
        }
    }
    lists.running = running_;
    const auto show = [&](std::vector<const Shown*>& all, std::size_t most, std::vector<Json>& into, auto before) {
        const auto count = std::min(most, all.size());
        std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(), before);
        for (std::size_t i = 0; i < count; ++i) {
            if (all[i]->second.summary) {
                into.push_back(*all[i]->second.summary);
            } else {
                lists.unknown.push_back(all[i]->first);
            }
        }
    };
    show(waiting, most_in_lobby, lists.lobby,
         [](const Shown* a, const Shown* b) { return a->second.created > b->second.created; });
    show(running, most_on_tv, lists.tv, [](const Shown* a, const Shown* b) {
        return std::pair(a->second.strength, a->second.created) > std::pair(b->second.strength, b->second.created);
    });
    return lists;
}

std::uint64_t Listing::version() const {
    const std::lock_guard lock(mutex_);
    return version_;
}

std::size_t Listing::running() const {
    const std::lock_guard lock(mutex_);
    return running_;
}

}  // namespace tessera::server
