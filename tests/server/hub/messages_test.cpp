// What the server says is what tests/data/messages has, so that neither it nor the pages can change alone.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

using Names = std::set<std::string>;

struct Members {
    Names all = {};     ///< of any example
    Names always = {};  ///< of every example
};

std::string kind_of(const Json& message) {
    const std::string t = message.at("t");
    return t == "event" ? "event " + message.at("kind").get<std::string>() : t;
}

Names names_of(const Json& message) {
    Names names;
    for (const auto& [name, value] : message.items()) names.insert(name);
    return names;
}

/// The members of every kind of message that the server sends.
std::map<std::string, Members> documented() {
    std::map<std::string, Members> kinds;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_MESSAGES)) {
        const std::string name = file.path().filename().string();
        if (!name.starts_with("server_") && !name.starts_with("event_")) continue;
        std::ifstream text(file.path());
        const Json message = Json::parse(text);
        const Names names = names_of(message);
        const auto [found, is_first] = kinds.try_emplace(kind_of(message), Members{.all = names, .always = names});
        if (is_first) continue;
        found->second.all.insert(names.begin(), names.end());
        std::erase_if(found->second.always, [&](const std::string& one) { return !names.contains(one); });
    }
    return kinds;
}

/// What docs/online-protocol.md marks as there only at times.
const Names at_times = {"rid",   "rule",       "clock",   "screen", "script",  "dice", "ratings",
                        "left",  "fairness",   "outcome", "keys",   "rematch", "key",  "seatKeys",
                        "setup", "graceUntil", "gone",    "player", "seat",    "why",  "until"};

struct Spoken : testing::Test {
    Served server;
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person eve = Person::guest(server.port());
    std::map<std::string, Members> known = documented();
    Names seen;

    void compare(Person& person) {
        for (const std::string& bytes : person.bytes()) {
            const Json message = Json::parse(bytes);
            const std::string kind = kind_of(message);
            seen.insert(kind);
            const auto found = known.find(kind);
            ASSERT_NE(found, known.end()) << "no example of " << bytes;
            for (const auto& name : names_of(message)) {
                EXPECT_TRUE(found->second.all.contains(name) || at_times.contains(name)) << name << " in " << bytes;
            }
            for (const auto& name : found->second.always) {
                EXPECT_TRUE(message.contains(name) || at_times.contains(name)) << "no " << name << " in " << bytes;
            }
        }
    }

    void watch(const std::string& id) {
        eve.connect();
        EXPECT_EQ(eve.call({{"t", "lobby"}, {"on", true}})["t"], "ok");
        EXPECT_EQ(eve.call({{"t", "tv"}, {"on", true}})["t"], "ok");
        EXPECT_EQ(eve.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
        EXPECT_EQ(eve.call({{"t", "ping"}})["t"], "ok");
        EXPECT_EQ(eve.call({{"t", "chat"}, {"game", id}, {"room", "watchers"}, {"text", "hello"}})["t"], "ok");
    }
};

TEST_F(Spoken, EveryMessageHasTheMembersOfItsExample) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    watch(id);
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 3);
    const auto offer = [&](Person& who, const char* what) {
        EXPECT_EQ(who.call({{"t", "offer"}, {"game", id}, {"what", what}})["t"], "ok");
    };
    const auto answer = [&](Person& who, const char* what, bool yes) {
        EXPECT_EQ(who.call({{"t", "answer"}, {"game", id}, {"what", what}, {"yes", yes}})["t"], "ok");
    };
    offer(ann, "draw");
    answer(ben, "draw", false);
    offer(ann, "undo");
    answer(ben, "undo", true);
    EXPECT_EQ(ann.call({{"t", "chat"}, {"game", id}, {"room", "players"}, {"text", "sorry"}})["t"], "ok");
    EXPECT_EQ(ann.call({{"t", "act"}, {"game", id}, {"ply", 99}, {"action", "a1-a2"}})["t"], "refused");
    EXPECT_EQ(ben.call({{"t", "resign"}, {"game", id}})["t"], "ok");
    offer(ann, "rematch");
    offer(ben, "rematch");
    ann.until_event("rematched");
    for (Person* person : {&ann, &ben, &eve}) compare(*person);
    for (const char* kind :
         {"hello", "joined", "ok", "refused", "presence", "lobby", "tv", "event action", "event offered",
          "event declined", "event undone", "event said", "event hidden", "event ended", "event rematched"}) {
        EXPECT_TRUE(seen.contains(kind)) << kind << " was never said, so it was not compared";
    }
}

TEST_F(Spoken, QuestionsAboutHiddenTilesAreAnsweredAsTheirExamples) {
    const auto id = begin_game(ann, ben, game_wish("himiki-expert", {"me", "open"}));
    const Json why = ann.call({{"t", "why"}, {"game", id}, {"taps", {"C3"}}});
    EXPECT_EQ(why["t"], "why");
    ASSERT_TRUE(why.contains("why")) << why.dump();
    EXPECT_EQ(ann.call({{"t", "preview"}, {"game", id}, {"action", "nonsense"}})["t"], "preview");
    compare(ann);
    EXPECT_TRUE(seen.contains("why"));
    EXPECT_TRUE(seen.contains("preview"));
}

TEST_F(Spoken, WaitingGamesAndTheEndOfTheServerAreToldAsTheirExamples) {
    ann.connect();
    ben.connect();
    const std::string id =
        ann.must("POST", "/api/v1/games", game_wish("himiki-2v2", {"me", "open", "open", "open"}))["id"];
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    ben.must("POST", "/api/v1/games/" + id + "/leave", Json::object());
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    EXPECT_EQ(ben.ask("POST", "/api/v1/games/" + id + "/fill", {{"level", 1}}).status, 403) << "only its maker";
    ann.must("POST", "/api/v1/games/" + id + "/fill", {{"level", 1}});
    ann.until_event("started");
    ben.until_kind("games");
    EXPECT_EQ(ann.call({{"t", "abort"}, {"game", id}})["t"], "ok");
    ann.until_event("aborted");
    server.terminate();
    ann.until_kind("bye");
    compare(ann);
    compare(ben);
    for (const char* kind :
         {"bye", "games", "event seated", "event left", "event filled", "event started", "event aborted"}) {
        EXPECT_TRUE(seen.contains(kind)) << kind << " was never said, so it was not compared";
    }
}

}  // namespace
}  // namespace tessera::server::test
