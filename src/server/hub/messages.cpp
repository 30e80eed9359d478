// The socket's messages, one function each.

#include "server/hub/messages.hpp"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/fields.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/replies.hpp"
#include "server/hub/wishing.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

constexpr std::size_t most_followed = 64;
constexpr std::size_t longest_key = 100;

void send(Client& client, const Json& message) {
    client.send(std::make_shared<const std::string>(wire_text(message)));
}

/// A message that is being answered.
struct Heard {
    Parts& parts;
    std::shared_ptr<Client> client;
    std::shared_ptr<Visitor> visitor;
    Json message;
    Json rid = {};  ///< null where none was given

    void answer(Json with) const {
        if (!rid.is_null()) with["rid"] = rid;
        send(*client, with);
    }
    void ok() const {
        if (!rid.is_null()) answer({{"t", "ok"}});
    }
    void refuse(const Refusal& why) const {
        Json told = {{"t", "refused"}, {"code", why.code}, {"sentence", why.sentence}};
        if (!why.rule.empty()) told["rule"] = why.rule;
        answer(std::move(told));
    }
    [[nodiscard]] std::string text(const char* name) const {
        const auto found = message.find(name);
        return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
    }
    [[nodiscard]] std::string game() const { return text("game"); }
};

Refusal malformed(std::string sentence) {
    return {.code = "malformed", .sentence = std::move(sentence)};
}

bool has_game(const Heard& heard) {
    if (is_id(heard.game())) return true;
    heard.refuse(malformed("'game' must be a game's id."));
    return false;
}

/// Everything but `join` is only for those who follow, so that a private game's key is checked once.
bool follows_game(const Heard& heard) {
    if (!has_game(heard)) return false;
    if (heard.visitor->follows(heard.game())) return true;
    heard.refuse({.code = "not_found", .sentence = "Join the game first."});
    return false;
}

bool is_somebody(const Heard& heard) {
    if (heard.visitor->who.is_somebody()) return true;
    heard.refuse({.code = "nobody", .sentence = "Sign in or play as a guest first."});
    return false;
}

void join(const Heard& heard) {
    if (!has_game(heard)) return;
    if (heard.parts.joins.take(heard.visitor->address)) {
        heard.refuse({.code = "too_often", .sentence = "Too many games are opened from here at once. Try again."});
        return;
    }
    const std::string game = heard.game();
    const std::string key = heard.text("key");
    if (key.size() > longest_key) {
        heard.refuse(malformed("'key' is too long."));
        return;
    }
    const auto seen = heard.message.find("seen");
    const auto number = seen != heard.message.end() && seen->is_number_integer() ? seen->get<std::int64_t>() : 0;
    bool is_new = false;
    {
        const std::lock_guard lock(heard.visitor->mutex);
        if (heard.visitor->games.size() >= most_followed && !heard.visitor->games.contains(game)) {
            heard.refuse({.code = "too_many", .sentence = "You follow too many games; leave one first."});
            return;
        }
        // What is sent right after this may count on it; a second key counts once it has proved right.
        is_new = heard.visitor->games.try_emplace(game, key).second;
    }
    heard.parts.rooms.host(game)->follow(
        {.client = heard.client, .player = heard.visitor->who.player.id, .key = key, .seen = number},
        [heard, game, key, is_new](const Answer<void>& answer) {
            {
                const std::lock_guard lock(heard.visitor->mutex);
                // It may have been left again meanwhile.
                const auto followed = heard.visitor->games.find(game);
                if (followed != heard.visitor->games.end()) {
                    if (answer) {
                        followed->second = key;
                    } else if (is_new) {
                        heard.visitor->games.erase(followed);
                    }
                }
            }
            if (answer) {
                heard.ok();
            } else {
                heard.refuse(answer.error());
            }
        });
}

void leave(const Heard& heard) {
    if (!has_game(heard)) return;
    const std::string game = heard.game();
    {
        const std::lock_guard lock(heard.visitor->mutex);
        if (heard.visitor->games.erase(game) == 0) {
            heard.ok();
            return;
        }
    }
    heard.parts.rooms.host(game)->unfollow(heard.client->id());
    heard.ok();
}

/// `act`, `offer`, `answer`, `resign`, `abort`, `claim`: the room decides.
void wish(const Heard& heard) {
    if (!is_somebody(heard) || !follows_game(heard)) return;
    const std::string key = heard.visitor->key_of(heard.game()).value_or("");
    const auto begun = std::chrono::steady_clock::now();
    heard.parts.rooms.host(heard.game())
        ->change([message = heard.message, who = heard.visitor->who.player, key](
                     const Room& room, Moment now) { return decide_openly(room, message, who, key, now); },
                 [heard, begun](const Answer<std::int64_t>& answer) {
                     if (!answer) {
                         heard.refuse(answer.error());
                         return;
                     }
                     heard.ok();
                     const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
                     if (heard.parts.options.metrics) heard.parts.options.metrics->acted(taken.count());
                 });
}

void chat(const Heard& heard) {
    if (!is_somebody(heard) || !follows_game(heard)) return;
    if (heard.parts.talk.take(heard.visitor->who.player.id) ||
        heard.parts.arrivals.take("talk " + heard.visitor->address)) {
        heard.refuse({.code = "too_often", .sentence = "You write too fast."});
        return;
    }
    const std::string player = heard.visitor->who.player.id;
    heard.parts.rooms.host(heard.game())->look([heard, player](const RoomHost::Seen& room) {
        const auto players = room ? (*room)->row().players : std::vector<std::string>{};
        auto is_blocked = std::make_shared<bool>(false);
        heard.parts.keeper.read(
            [=](store::Store& store) { *is_blocked = is_blocked_by_any(store, player, players); },
            [heard, is_blocked](const std::exception_ptr& fault) {
                if (fault) {
                    heard.refuse({.code = "not_kept", .sentence = "The server could not look this up. Try again."});
                    return;
                }
                if (*is_blocked) {
                    heard.refuse({.code = "blocked", .sentence = "You cannot write to these players."});
                    return;
                }
                wish(heard);
            });
    });
}

template <class Ask>
void ask_room(const Heard& heard, const char* kind, const Ask& ask) {
    if (!is_somebody(heard) || !follows_game(heard)) return;
    heard.parts.rooms.host(heard.game())->look([heard, kind, ask](const RoomHost::Seen& room) {
        if (!room) {
            heard.refuse(room.error());
            return;
        }
        Answer<Json> said = ask(**room, (*room)->eyes_of(heard.visitor->who.player.id));
        if (!said) {
            heard.refuse(said.error());
            return;
        }
        Json told = *std::move(said);
        told["t"] = kind;
        heard.answer(std::move(told));
    });
}

void why(const Heard& heard) {
    ask_room(heard, "why", [taps = heard.message.value("taps", Json::array())](const Room& room, Eyes eyes) {
        return room.why(taps, eyes);
    });
}

void preview(const Heard& heard) {
    ask_room(heard, "preview",
             [action = heard.text("action")](const Room& room, Eyes eyes) { return room.preview(action, eyes); });
}

Bus::Subscription listen(const Heard& heard, const std::string& topic) {
    return heard.parts.bus->subscribe(topic, [weak = std::weak_ptr(heard.client)](const Bus::Message& message) {
        if (const auto client = weak.lock()) client->send(message.text);
    });
}

bool is_on(const Heard& heard) {
    const auto on = heard.message.find("on");
    return on == heard.message.end() || !on->is_boolean() || on->get<bool>();
}

void lobby(const Heard& heard) {
    heard.ok();
    heard.visitor->lobby = {};
    if (!is_on(heard)) return;
    heard.visitor->lobby = listen(heard, "lobby");
    Json now = heard.parts.lobby_json();
    now["t"] = "lobby";
    send(*heard.client, now);
}

void tv(const Heard& heard) {
    heard.ok();
    heard.visitor->tv = {};
    if (!is_on(heard)) return;
    heard.visitor->tv = listen(heard, "tv");
    Json now = heard.parts.tv_json();
    now["t"] = "tv";
    send(*heard.client, now);
}

void ping(const Heard& heard) {
    heard.ok();
}

}  // namespace

void hear_message(Parts& parts, const std::shared_ptr<Client>& client, const std::shared_ptr<Visitor>& visitor,
                  std::string_view text) {
    static const std::map<std::string, void (*)(const Heard&), std::less<>> kinds = {
        {"join", join},       {"leave", leave}, {"act", wish},   {"offer", wish}, {"answer", wish},
        {"resign", wish},     {"abort", wish},  {"claim", wish}, {"chat", chat},  {"why", why},
        {"preview", preview}, {"lobby", lobby}, {"tv", tv},      {"ping", ping},
    };
    auto message = parse_message(text);
    Heard heard{.parts = parts, .client = client, .visitor = visitor, .message = {}};
    if (!message || !message->is_object()) {
        heard.refuse(malformed("A message must be a JSON object."));
        return;
    }
    heard.message = *std::move(message);
    if (const auto rid = heard.message.find("rid"); rid != heard.message.end() && rid->is_number()) heard.rid = *rid;
    const auto kind = kinds.find(heard.text("t"));
    if (kind == kinds.end()) {
        heard.refuse(malformed("There is no such message."));
        return;
    }
    kind->second(heard);
}

void leave_everything(Parts& parts, const Client& client, Visitor& visitor) {
    std::map<std::string, std::string> games;
    {
        const std::lock_guard lock(visitor.mutex);
        games.swap(visitor.games);
    }
    for (const auto& [game, key] : games) {
        if (const auto host = parts.rooms.known(game)) host->unfollow(client.id());
    }
    visitor.news = {};
    visitor.lobby = {};
    visitor.tv = {};
}

}  // namespace tessera::server
