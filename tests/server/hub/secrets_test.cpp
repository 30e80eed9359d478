// What a watcher of a game with hidden tiles is sent, byte for byte.

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"
#include "server/rooms/room.hpp"
#include "store/store.hpp"

namespace tessera::server::test {
namespace {

/// The room as it was after each of its events, as the store has them.
std::vector<store::EventRow> kept_events(const Served& server, const std::string& id) {
    return store::open_store(server.store())->events(id);
}

TEST(Secrets, WatchersAreSentExactlyWhatARoomHasForWatchersAndSeatsTheirOwn) {
    Served server;
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person eve(server.port());  // not even a guest
    const std::string id = begin_game(ann, ben, game_wish("himiki-expert", {"me", "open"}));
    eve.connect();
    ASSERT_EQ(eve.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const auto first = eve.until_kind("joined")["n"].get<std::int64_t>();
    // What is answered only to a seat.
    EXPECT_EQ(eve.call({{"t", "why"}, {"game", id}, {"taps", Json::array()}})["t"], "refused");
    EXPECT_EQ(eve.call({{"t", "preview"}, {"game", id}, {"action", "x"}})["t"], "refused");

    Random random(3);
    std::vector<Person*> people = {&ann, &ben};
    std::vector<std::vector<Json>> heard(3);
    std::size_t played = 0;
    for (; played < 16; ++played) {
        bool has_acted = false;
        for (Person* person : people) {
            const Json state = person->must("GET", "/api/v1/games/" + id);
            if (state["state"] != "running" || state["screen"]["actions"].empty()) continue;
            const auto& actions = state["screen"]["actions"];
            const std::string action = actions[random.below(static_cast<std::uint32_t>(actions.size()))]["action"];
            ASSERT_EQ(person->call(act(id, played, action))["t"], "ok");
            has_acted = true;
            break;
        }
        if (!has_acted) break;
        heard[0].push_back(ann.until_event("action"));
        heard[1].push_back(ben.until_event("action"));
        heard[2].push_back(eve.until_event("action"));
    }
    ASSERT_GE(played, 8U);

    const auto events = kept_events(server, id);
    auto room = Room::replay(id, std::span(events).first(static_cast<std::size_t>(first)));
    ASSERT_TRUE(room);
    std::size_t compared = 0;
    for (const auto& event : std::span(events).subspan(static_cast<std::size_t>(first))) {
        room->apply(event);
        if (event.kind != "action") continue;
        for (int viewer = 0; viewer < 3; ++viewer) {
            Json expected = room->told(event, viewer < 2 ? Eyes(viewer) : Eyes());
            expected["t"] = "event";
            expected["game"] = id;
            EXPECT_EQ(heard[static_cast<std::size_t>(viewer)][compared].dump(), expected.dump());
        }
        ++compared;
    }
    EXPECT_EQ(compared, played);

    // The truth, and the watcher's bytes: no tile's position string and no seed is among them before the end.
    const Json created = Json::parse(events.front().body);
    for (const std::string& bytes : eve.bytes()) {
        EXPECT_EQ(bytes.find(created["seed"].get<std::string>()), std::string::npos);
        EXPECT_EQ(bytes.find(created["salt"].get<std::string>()), std::string::npos);
        EXPECT_EQ(bytes.find("\"script\""), std::string::npos);
    }
    const Json watched = eve.must("GET", "/api/v1/games/" + id);
    EXPECT_FALSE(watched.contains("script"));
    EXPECT_TRUE(watched["screen"]["actions"].empty());
    EXPECT_EQ(eve.ask("GET", "/api/v1/games/" + id + "/fairness").body.contains("seed"), false);
    EXPECT_NE(eve.ask("GET", "/api/v1/games/" + id + "/record").status, 200);
    ASSERT_EQ(ann.call({{"t", "resign"}, {"game", id}})["t"], "ok");
    EXPECT_EQ(eve.until_event("ended")["fairness"]["seed"], created["seed"]);
}

}  // namespace
}  // namespace tessera::server::test
