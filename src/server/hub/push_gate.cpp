#include "server/hub/push_gate.hpp"

#include "store/folded_name.hpp"

namespace tessera::server {

namespace {

constexpr std::size_t most_remembered = 1'000;

}  // namespace

std::string site_of(std::string_view host) {
    while (host.ends_with('.')) host.remove_suffix(1);
    const auto last = host.rfind('.');
    if (last == std::string_view::npos || last == 0) return store::folded(host);
    const auto before = host.rfind('.', last - 1);
    return store::folded(before == std::string_view::npos ? host : host.substr(before + 1));
}

bool PushGate::enter(const std::string& site, Moment now) {
    const std::lock_guard lock(mutex_);
    if (!has_room(site, now)) {
        ++dropped_;
        return false;
    }
    ++sites_[site].open;
    ++open_;
    return true;
}

bool PushGate::has_room(const std::string& site, Moment now) {
    if (open_ >= bounds_.most) return false;
    const auto found = sites_.find(site);
    if (found != sites_.end()) return found->second.open < bounds_.most_of_site && found->second.rests_until <= now;
    // Those with nothing open are here because they were late.
    if (sites_.size() >= most_remembered) std::erase_if(sites_, [](const auto& one) { return one.second.open == 0; });
    return true;
}

void PushGate::leave(const std::string& site, End end, Moment now) {
    const std::lock_guard lock(mutex_);
    const auto found = sites_.find(site);
    if (found == sites_.end()) return;
    Site& here = found->second;
    --here.open;
    --open_;
    if (end == End::answered) here.late = 0;
    if (end == End::late && ++here.late >= bounds_.most_late) here.rests_until = now + bounds_.rest;
    if (here.open == 0 && here.late == 0) sites_.erase(found);
}

std::uint64_t PushGate::dropped() const {
    const std::lock_guard lock(mutex_);
    return dropped_;
}

}  // namespace tessera::server
