#pragma once

#include <memory>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "play/game_script.hpp"
#include "play/registry.hpp"
#include "server/hub/support/person.hpp"

namespace tessera::server::test {

inline const Json long_clock = {{"kind", "fischer"}, {"initial", 600'000}, {"increment", 5'000}};

[[nodiscard]] inline Json game_wish(const std::string& variant, Json seats, Json clock = long_clock) {
    return {{"variant", variant}, {"clock", std::move(clock)}, {"seats", std::move(seats)},
            {"rated", false},     {"isPrivate", false},        {"side", "chosen"}};
}

/// A game for two people who both follow it.
inline std::string begin_game(Person& first, Person& second, const Json& wish) {
    const std::string id = first.must("POST", "/api/v1/games", wish).at("id");
    second.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    for (Person* person : {&first, &second}) {
        if (!person->is_connected()) person->connect();
        EXPECT_EQ(person->call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
        EXPECT_EQ(person->until_kind("joined")["state"], "running");
    }
    return id;
}

[[nodiscard]] inline Json act(const std::string& game, std::size_t ply, const std::string& action) {
    return {{"t", "act"}, {"game", game}, {"ply", ply}, {"action", action}};
}

[[nodiscard]] inline std::unique_ptr<play::Session> session_of(const Json& state) {
    return *play::parse_script(state.at("script"));
}

/// Both play at random by the same session until the game is over or so many actions were played; how many were.
inline std::size_t play_at_random(Person& first, Person& second, const std::string& id, play::Session& session,
                                  std::size_t most = 100'000) {
    Person* people[] = {&first, &second};
    while (!session.outcome() && session.played().size() < most) {
        const auto ply = session.played().size();
        const auto action = *session.random_action(ply * 7919 + 13);
        Person& mover = *people[session.seat_to_move().index];
        const Json answer = mover.call(act(id, ply, action));
        if (answer["t"] != "ok") {
            ADD_FAILURE() << answer.dump();
            break;
        }
        EXPECT_TRUE(session.act(action));
        for (Person* person : people) EXPECT_EQ(person->until_event("action")["ply"], ply);
    }
    return session.played().size();
}

}  // namespace tessera::server::test
