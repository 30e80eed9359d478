#include "server/hub/pairing.hpp"

#include <algorithm>

namespace tessera::server {

void Pairing::enter(Waiting waiting) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.player.id == waiting.player.id; });
    waiting_.push_back(std::move(waiting));
}

void Pairing::leave(const std::string& player) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.player.id == player; });
}

std::vector<std::pair<Waiting, Waiting>> Pairing::take_pairs(Moment now) {
    const std::lock_guard lock(mutex_);
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

std::size_t Pairing::size() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

}  // namespace tessera::server
