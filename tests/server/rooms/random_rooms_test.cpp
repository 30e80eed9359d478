// Whatever anybody wishes at whatever time, a room stays true to itself.

#include <set>

#include "table.hpp"

namespace tessera::server::testing {
namespace {

const Player zoe{"g:zoe", "Guest 20e5", {}};

template <class Items>
const auto& any_of(const Items& items, Random& random) {
    return *(std::begin(items) + random.below(static_cast<std::uint32_t>(std::size(items))));
}

Json any_clock(Random& random) {
    switch (random.below(4)) {
        case 0:
            return nullptr;
        case 1:
            return {{"kind", "days"}, {"days", 1 + random.below(3)}};
        case 2:
            return {{"kind", "delay"}, {"initial", 20'000 + random.below(200'000)}, {"delay", random.below(3'000)}};
        default:
            break;
    }
    return {{"kind", "fischer"}, {"initial", 20'000 + random.below(200'000)}, {"increment", random.below(3'000)}};
}

Json any_garbage(Random& random) {
    const std::array<Json, 14> garbage = {
        Json(),
        Json(7),
        Json::array({1, 2}),
        Json::object(),
        Json{{"t", 3}},
        Json{{"t", "act"}},
        Json{{"t", "act"}, {"ply", -1}, {"action", "end"}},
        Json{{"t", "act"}, {"ply", "0"}, {"action", "end"}},
        Json{{"t", "act"}, {"ply", UINT64_MAX}, {"action", "end"}},
        Json{{"t", "act"}, {"ply", 0}, {"action", std::string(300, 'x')}},
        Json{{"t", "offer"}, {"what", "money"}},
        Json{{"t", "answer"}, {"what", "draw"}, {"yes", 1}},
        Json{{"t", "chat"}, {"room", "players"}, {"text", 5}},
        Json{{"t", "created"}},
    };
    return any_of(garbage, random);
}

Json any_wish(Random& random, const Table& table) {
    constexpr std::array<const char*, 3> matters = {"draw", "undo", "rematch"};
    const auto& played = table.truth().played();
    switch (random.below(16)) {
        case 0:
            return any_garbage(random);
        case 1:
        case 2:
            return {{"t", "offer"}, {"what", any_of(matters, random)}};
        case 3:
        case 4:
            return {{"t", "answer"}, {"what", any_of(matters, random)}, {"yes", random.below(2) == 0}};
        case 5:
            return {{"t", "chat"}, {"room", random.below(2) == 0 ? "players" : "watchers"}, {"text", "hm\x01\u202E"}};
        case 6:
            return {{"t", "claim"}};
        case 7:
            return {{"t", random.below(8) == 0 ? "resign" : "seat"}};
        case 8:
            return {{"t", random.below(8) == 0 ? "abort" : "withdraw"}};
        case 9:
        case 10:  // something that was played before
            if (!played.empty()) {
                const auto ply = random.below(static_cast<std::uint32_t>(played.size()));
                return {{"t", "act"}, {"ply", ply}, {"action", played[ply].text}};
            }
            [[fallthrough]];
        default:
            break;
    }
    const auto action = table.truth().random_action(random.next()).value_or("end");
    return {{"t", "act"}, {"ply", played.size() + (random.below(8) == 0 ? 1 : 0)}, {"action", action}};
}

/// What every eye sees, all in one.
std::string all_seen(const Room& room, std::size_t seats) {
    std::string seen = room.state({}, "g:zoe").dump() + room.summary().dump() + room.keys().dump();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        seen += room.state(static_cast<int>(seat), people[seat].id).dump();
    }
    const store::GameRow row = room.row();
    return seen + row.result + std::to_string(row.changed) + std::to_string(row.deadline.value_or(0));
}

class Watch {
  public:
    explicit Watch(const Table& table, std::size_t seats)
        : seats_(seats),
          clock_(table.state()["clock"]),
          outcome_(table.state()["outcome"]),
          secret_(Json::parse(table.events().front().body)["seed"]) {}

    /// Compares the room with what it was before the latest events.
    void look(const Table& table, const Events& latest) {
        if (latest.empty()) return;  // nothing is applied, so nothing is changed; `live` looks at that closely
        const Json state = table.state();
        check_numbers(table, state);
        check_clock(state["clock"], latest);
        check_end(state, latest);
        check_told(table, latest);
        clock_ = state["clock"];
        outcome_ = state["outcome"];
    }

  private:
    void check_numbers(const Table& table, const Json& state) const {
        const Events& events = table.events();
        for (std::size_t i = 0; i < events.size(); ++i) {
            ASSERT_EQ(events[i].number, static_cast<std::int64_t>(i) + 1);
            if (i > 0) {
                ASSERT_GE(events[i].at, events[i - 1].at);
            }
        }
        ASSERT_EQ(table.room().number(), events.back().number);
        ASSERT_EQ(state["n"], events.back().number);
    }

    /// Clocks go up by the increment of a turn that ended, by nothing else.
    void check_clock(const Json& clock, const Events& latest) const {
        if (clock.is_null() || clock["kind"] == "days") return;
        const bool has_acted = std::ranges::any_of(latest, [](const auto& event) { return event.kind == "action"; });
        for (const std::size_t side : {0U, 1U}) {
            const std::int64_t left = clock["left"][side];
            const std::int64_t before = clock_["left"][side];
            EXPECT_GE(left, 0);
            EXPECT_LE(left, before + (has_acted ? clock.value("increment", 0) : 0));
            // Who was not to act has lost nothing.
            const bool was_running = clock_["running"] == (side == 0 ? "p1" : "p2");
            if (!was_running) {
                EXPECT_EQ(left, before);
            }
        }
    }

    void check_end(const Json& state, const Events& latest) const {
        EXPECT_EQ(state["outcome"].is_null(), state["state"] != "over");
        if (outcome_.is_null()) return;
        EXPECT_EQ(state["outcome"], outcome_);
        for (const store::EventRow& event : latest) {
            EXPECT_TRUE(event.kind == "said" || event.kind == "offered" || event.kind == "declined" ||
                        event.kind == "rematched")
                << event.kind;
        }
    }

    void check_told(const Table& table, const Events& latest) const {
        for (const store::EventRow& event : latest) {
            for (std::size_t seat = 0; seat <= seats_; ++seat) {
                const Eyes eyes = seat < seats_ ? Eyes(static_cast<int>(seat)) : Eyes();
                const Json told = table.room().told(event, eyes);
                EXPECT_EQ(told["n"], event.number);
                EXPECT_EQ(told["at"], event.at);
                const bool is_hidden = told["kind"] == "hidden";
                EXPECT_TRUE(is_hidden ? event.kind == "said" : told["kind"] == event.kind);
                EXPECT_EQ(told.contains("seed"), false);
                if (table.room().row().result.empty()) {
                    EXPECT_EQ(told.dump().find(secret_), std::string::npos);
                }
            }
        }
    }

    std::size_t seats_;
    Json clock_;
    Json outcome_;
    std::string secret_;
};

/// A step of somebody or of nobody; what came of it.
Events any_step(Table& table, Random& random, std::size_t seats) {
    const std::uint32_t kind = random.below(20);
    if (kind == 0) {
        const Events events = table.room().tick(table.now);
        table.keep(events);
        return events;
    }
    if (kind == 1) {
        const auto seat = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
        const Events events = table.room().presence(seat, random.below(2) == 0, table.now);
        table.keep(events);
        return events;
    }
    if (const auto task = table.room().task(); task && kind < 15) {
        const auto done = table.room().act_for(task->seat, task->ply, "", table.now);
        if (done) table.keep(*done);
        return done.value_or(Events());
    }
    const bool is_right_one = random.below(10) < 7;
    const std::array<Player, 3> others = {eve, zoe, any_of(people, random)};
    const Player& who = is_right_one ? table.to_act() : any_of(others, random);
    const Json wish = any_wish(random, table);
    const auto done = table.wish(wish, who);
    if (!done) {
        EXPECT_TRUE(done.error().sentence.ends_with('.')) << done.error().sentence;
        EXPECT_TRUE(
            (std::set<std::string>{"malformed", "forbidden", "conflict", "illegal"}.contains(done.error().code)));
        return {};
    }
    // The same once more changes nothing more.
    if (!done->empty() && wish["t"] == "act") {
        const auto again = table.room().decide(wish, who, table.now);
        EXPECT_TRUE(again && again->empty()) << wish;
    }
    return *done;
}

void live(const std::string& variant, std::uint64_t seed) {
    Random random(seed);
    Json wish = wish_for(variant, seats_for(variant), any_clock(random));
    const std::size_t seats = wish["seats"].size();
    wish["rated"] = seats == 2 && !variant.starts_with("mukyan") && random.below(3) == 0;
    const bool is_waiting = random.below(3) == 0 && !variant.starts_with("mukyan");
    if (is_waiting) wish["seats"][seats - 1] = "open";
    Table table(wish, ann, seed, Author::server);
    if (is_waiting) table.seat(people[seats - 1]);
    Watch watch(table, seats);
    for (int n = 0; n < 80; ++n) {
        table.now += random.below(random.below(40) == 0 ? 90'000 : 2'000);
        const bool looks_closely = random.below(8) == 0;
        if (looks_closely) {
            const std::string before = all_seen(table.room(), seats);
            static_cast<void>(table.room().decide(any_wish(random, table), table.to_act(), table.now));
            ASSERT_EQ(all_seen(table.room(), seats), before);
        }
        const Events events = any_step(table, random, seats);
        watch.look(table, events);
        if (looks_closely) {
            ASSERT_EQ(all_seen(table.replayed(), seats), all_seen(table.room(), seats));
        }
        if (::testing::Test::HasFailure()) FAIL() << variant << " with seed " << seed << " after step " << n;
    }
    EXPECT_EQ(all_seen(table.replayed(), seats), all_seen(table.room(), seats));
    const Json state = table.state();
    EXPECT_EQ(state["played"].size(), table.truth().played().size());
}

class RandomRooms : public ::testing::TestWithParam<std::string> {};

TEST_P(RandomRooms, StayTrueToThemselves) {
    // Screens of Expert take longer to make than all the rest.
    const std::uint64_t games = GetParam().starts_with("himiki-expert") ? 5 : 12;
    for (std::uint64_t seed = 1; seed <= games && !HasFailure(); ++seed) live(GetParam(), seed);
}

INSTANTIATE_TEST_SUITE_P(Online, RandomRooms, ::testing::ValuesIn(online_variants()), [](const auto& tested) {
    std::string name = tested.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace tessera::server::testing
