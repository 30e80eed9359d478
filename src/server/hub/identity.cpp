#include "server/hub/identity.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/suspend.hpp"
#include "server/net/tokens.hpp"
#include "server/rooms/guest_name.hpp"

namespace tessera::server {

namespace asio = boost::asio;

namespace {

/// Revocation by this process shows at once; by another one, or by hand in the store, after this.
constexpr Moment remembered_for = 30'000;
constexpr std::size_t most_remembered = 50'000;
/// `used` of a session need not be exact.
constexpr Moment touch_pause = 3'600'000;

struct Found {
    store::SessionRow session;
    store::AccountRow account;
};

}  // namespace

Json to_json(const Identity& who) {
    switch (who.kind) {
        case Identity::Kind::nobody:
            return {{"kind", "nobody"}};
        case Identity::Kind::guest:
            return {{"kind", "guest"}, {"id", who.player.id}, {"name", who.player.name}};
        case Identity::Kind::account:
            break;
    }
    return {{"kind", "account"}, {"id", who.player.id}, {"name", who.player.name}};
}

bool is_guest_id(std::string_view player) {
    if (!player.starts_with("g:")) return false;
    player.remove_prefix(2);
    return player.size() == Identities::guest_id_length && is_id(player);
}

Identities::Identities(store::Keeper& keeper, std::string_view secret, std::function<Moment()> now)
    : keeper_(keeper), guests_(secret), now_(std::move(now)) {}

asio::awaitable<Identity> Identities::of(std::string cookie, std::string bearer) {
    const Moment now = now_();
    const bool is_token = !bearer.empty();
    if (!is_token && cookie.starts_with("g.")) {
        Identity who;
        if (const auto guest = guests_.verify(cookie, now / 1000)) {
            who.kind = Identity::Kind::guest;
            who.player.id = "g:" + guest->id;
            who.player.name = guest_name(who.player.id);
        }
        co_return who;
    }
    if (!is_token && !cookie.starts_with("s.")) co_return Identity{};
    const std::string hash = token_hash(is_token ? std::string_view(bearer) : std::string_view(cookie).substr(2));
    if (const auto known = remembered(hash)) co_return known->is_token == is_token ? *known : Identity{};
    std::uint64_t generation = 0;
    {
        const std::lock_guard lock(mutex_);
        generation = generation_;
    }
    auto find = [hash](store::Store& store) -> std::optional<Found> {
        auto session = store.session_with(hash);
        if (!session) return std::nullopt;
        auto account = store.account(session->account);
        if (!account) return std::nullopt;
        return Found{.session = *std::move(session), .account = *std::move(account)};
    };
    const auto found = co_await on_store(keeper_, Access::read, std::move(find));
    if (!found || found->session.expires <= now || found->session.is_token != is_token) co_return Identity{};
    Identity who;
    who.kind = Identity::Kind::account;
    who.player = {.id = found->account.id, .name = found->account.name, .is_bot = is_token};
    who.session = found->session.id;
    who.is_token = is_token;
    remember(hash, {.who = who, .until = now + remembered_for, .expires = found->session.expires}, generation);
    if (now - found->session.used > touch_pause) {
        keeper_.write([id = who.session, now](store::Store& store) { store.touch_session(id, now); },
                      [](const std::exception_ptr&) {});
    }
    co_return who;
}

std::optional<Identity> Identities::remembered(const std::string& hash) {
    const std::lock_guard lock(mutex_);
    const auto found = known_.find(hash);
    const Moment now = now_();
    if (found == known_.end() || found->second.until <= now || found->second.expires <= now) return std::nullopt;
    return found->second.who;
}

void Identities::remember(const std::string& hash, const Known& known, std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    if (generation != generation_) return;
    if (known_.size() >= most_remembered) known_.clear();
    known_[hash] = known;
}

void Identities::forget(const std::string& account) {
    const std::lock_guard lock(mutex_);
    ++generation_;
    std::erase_if(known_, [&](const auto& one) { return one.second.who.player.id == account; });
}

Identities::NewGuest Identities::make_guest() const {
    NewGuest made;
    const std::string id = make_id(guest_id_length);
    made.who.kind = Identity::Kind::guest;
    made.who.player.id = "g:" + id;
    made.who.player.name = guest_name(made.who.player.id);
    made.cookie = guests_.make(id, now_() / 1000 + guest_seconds);
    return made;
}

}  // namespace tessera::server
