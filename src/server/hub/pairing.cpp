#include "server/hub/pairing.hpp"

#include <algorithm>

namespace tessera::server {

bool Pairing::enter(Waiting waiting) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.player.id == waiting.player.id; });
    if (waiting_.size() >= most) return false;
    waiting_.push_back(std::move(waiting));
    return true;
}

void Pairing::leave(const std::string& player) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.player.id == player; });
}

void Pairing::block(const std::string& by, const std::string& whom) {
    const std::lock_guard lock(mutex_);
    for (Waiting& one : waiting_) {
        if (one.player.id == by) one.blocked.push_back(whom);
    }
}

std::vector<std::pair<Waiting, Waiting>> Pairing::take_pairs(
    Moment now, const std::function<bool(const std::string& player)>& is_here) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.since + patience <= now && !is_here(one.player.id); });
    if (waiting_.size() < 2) return {};
    const auto places = paired(waiting_, now);
    std::vector<std::pair<Waiting, Waiting>> pairs;
    std::vector<bool> is_taken(waiting_.size());
    for (const auto& [one, other] : places) {
        pairs.emplace_back(waiting_[one], waiting_[other]);
        is_taken[one] = is_taken[other] = true;
    }
    std::vector<Waiting> rest;
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
        if (!is_taken[i]) rest.push_back(std::move(waiting_[i]));
    }
    waiting_ = std::move(rest);
    return pairs;
}

std::map<std::string, int> Pairing::by_variant() const {
    const std::lock_guard lock(mutex_);
    std::map<std::string, int> counts;
    for (const Waiting& one : waiting_) ++counts[one.variant];
    return counts;
}

std::size_t Pairing::size() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

}  // namespace tessera::server
