// Bus, engines, readiness, alarms, fields and days by themselves.

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <mutex>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "server/hub/alarms.hpp"
#include "server/hub/bus.hpp"
#include "server/hub/daily.hpp"
#include "server/hub/engines.hpp"
#include "server/hub/fields.hpp"
#include "server/hub/pairing.hpp"
#include "server/hub/readiness.hpp"
#include "server/hub/room_keeper.hpp"
#include "server/net/log.hpp"

namespace tessera::server {
namespace {

TEST(LocalBus, ASubscriptionHearsItsTopicAsLongAsItLives) {
    const auto bus = make_local_bus();
    std::vector<std::string> heard;
    {
        const auto one =
            bus->subscribe("a", [&](const Bus::Message& message) { heard.push_back("1" + message.about); });
        const auto two =
            bus->subscribe("a", [&](const Bus::Message& message) { heard.push_back("2" + message.about); });
        EXPECT_EQ(bus->listeners("a"), 2U);
        bus->publish("a", {.about = "x"});
        bus->publish("b", {.about = "y"});
    }
    bus->publish("a", {.about = "z"});
    EXPECT_EQ(heard, (std::vector<std::string>{"1x", "2x"}));
    EXPECT_EQ(bus->listeners("a"), 0U);
}

TEST(LocalBus, ANameIsLeasedToOneAtATime) {
    const auto bus = make_local_bus();
    EXPECT_TRUE(bus->lease("room/1"));
    EXPECT_FALSE(bus->lease("room/1"));
    bus->release("room/1");
    EXPECT_TRUE(bus->lease("room/1"));
}

TEST(LocalBus, WorkIsTakenOnceAndWorkersEndWhenItCloses) {
    const auto bus = make_local_bus();
    std::mutex mutex;
    std::multiset<std::string> taken;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < 4; ++i) {
            workers.emplace_back([&] {
                while (const auto work = bus->take("q")) {
                    const std::lock_guard lock(mutex);
                    taken.insert(*work);
                }
            });
        }
        for (int i = 0; i < 200; ++i) bus->offer("q", "", std::to_string(i));
        while (bus->waiting("q") > 0) std::this_thread::yield();
        bus->close();
    }
    EXPECT_EQ(taken.size(), 200U);
    EXPECT_EQ(std::set<std::string>(taken.begin(), taken.end()).size(), 200U);
}

TEST(LocalBus, WhoWantsMuchDoesNotKeepOthersWaiting) {
    const auto bus = make_local_bus();
    for (int i = 0; i < 100; ++i) bus->offer("q", "greedy", "g" + std::to_string(i));
    bus->offer("q", "modest", "m0");
    bus->offer("q", "modest", "m1");
    std::vector<std::string> taken;
    for (int i = 0; i < 5; ++i) taken.push_back(*bus->take("q"));
    EXPECT_EQ(taken, (std::vector<std::string>{"g0", "m0", "g1", "m1", "g2"}));
    EXPECT_EQ(bus->waiting("q"), 97U);
}

TEST(Engines, WorkThatIsNoneHarmsNobody) {
    boost::asio::io_context context;
    store::Keeper keeper("sqlite::memory:");
    const auto bus = make_local_bus();
    RoomKeeper rooms(context.get_executor(), keeper, *bus, [] { return Moment{0}; }, [](const auto&, const auto&) {});
    Engines engines(*bus, rooms, 1);
    start_log(LogLevel::off);
    for (const auto* work : {"no JSON", "{}", R"({"game":1,"version":"x"})"}) bus->offer(engine_queue, "", work);
    while (bus->waiting(engine_queue) > 0) std::this_thread::yield();
    engines.stop();
}

TEST(Readiness, TheStoreIsAskedOnceASecondHoweverManyWantToKnow) {
    Readiness readiness;
    EXPECT_EQ(readiness.known(5'000), std::nullopt) << "the first one asks";
    EXPECT_EQ(readiness.known(5'001), true) << "others do not wait for it";
    readiness.tell(false, 5'010);
    EXPECT_EQ(readiness.known(5'900), false);
    EXPECT_EQ(readiness.known(6'010), std::nullopt);
    readiness.tell(true, 6'020);
    EXPECT_EQ(readiness.known(6'500), true);
    EXPECT_EQ(readiness.known(8'000), std::nullopt);
    EXPECT_EQ(readiness.known(10'000), true);
    EXPECT_EQ(readiness.known(11'500), false) << "a store that takes so long does not answer";
}

TEST(Alarms, RingInOrderAndOnlyTheLatestOfAName) {
    boost::asio::io_context context;
    std::vector<std::string> rung;
    const auto now = [] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
    std::shared_ptr<Alarms> alarms =
        std::make_shared<Alarms>(context.get_executor(), now, [&](const std::string& name) {
            rung.push_back(name);
            if (rung.size() == 3) alarms->stop();
        });
    const auto start = now();
    alarms->set("late", start + 30);
    alarms->set("never", start + 5);
    alarms->set("early", start + 10);
    alarms->set("moved", start + 5);
    alarms->set("moved", start + 20);
    alarms->set("never", std::nullopt);
    context.run();
    EXPECT_EQ(rung, (std::vector<std::string>{"early", "moved", "late"}));
}

TEST(Pairing, ForgetsWhoHasNotComeAndBringsTheOthersTogether) {
    Pairing pairing;
    const auto waiting = [](const char* id, Moment since) {
        return Waiting{.player = {.id = id, .name = id}, .variant = "versus", .since = since};
    };
    const auto is_here = [](const std::string& player) { return player != "g:away"; };
    ASSERT_TRUE(pairing.enter(waiting("g:away", 1'000)));
    EXPECT_EQ(pairing.by_variant(), (std::map<std::string, int>{{"versus", 1}}));
    EXPECT_TRUE(pairing.take_pairs(5'999, is_here).empty());
    EXPECT_EQ(pairing.size(), 1U);
    EXPECT_TRUE(pairing.take_pairs(6'000, is_here).empty());
    EXPECT_EQ(pairing.size(), 0U);
    ASSERT_TRUE(pairing.enter(waiting("g:ann", 7'000)));
    ASSERT_TRUE(pairing.enter(waiting("g:ben", 7'000)));
    EXPECT_EQ(pairing.take_pairs(60'000, is_here).size(), 1U);
}

TEST(Pairing, LetsOnlySoManyWait) {
    Pairing pairing;
    int entered = 0;
    for (int i = 0; i < 3'000; ++i) {
        if (pairing.enter({.player = {.id = "g:" + std::to_string(i), .name = "x"}, .variant = "versus"})) ++entered;
    }
    EXPECT_EQ(entered, 2'000);
    // Who waits already may want something else.
    EXPECT_TRUE(pairing.enter({.player = {.id = "g:7", .name = "x"}, .variant = "pijersi"}));
}

TEST(Fields, SayWhatIsWrongInOneSentence) {
    const auto sentence = [](const std::function<void()>& work) {
        try {
            work();
        } catch (const BadInput& bad) {
            return bad.refusal.sentence;
        }
        return std::string("nothing");
    };
    const Fields fields(R"({"name":"Ann","n":7,"deep":{},"bell":"\u0007"})");
    EXPECT_EQ(fields.text("name", {.least = 1, .most = 3}), "Ann");
    EXPECT_EQ(fields.number("n", 0, 7), 7);
    EXPECT_EQ(sentence([&] { (void)fields.text("name", {.least = 1, .most = 2}); }),
              "'name' must have 1 to 2 characters.");
    EXPECT_EQ(sentence([&] { (void)fields.text("none", {.least = 1, .most = 2}); }), "'none' is missing.");
    EXPECT_EQ(sentence([&] { (void)fields.text("n", {.least = 1, .most = 2}); }), "'n' must be a text.");
    EXPECT_EQ(sentence([&] { (void)fields.number("n", 0, 6); }), "'n' must be from 0 to 6.");
    EXPECT_EQ(sentence([&] { (void)fields.text("bell", {.least = 0, .most = 9}); }),
              "'bell' has a character that cannot be shown.");
    EXPECT_EQ(sentence([] { (void)Fields("[]"); }), "The body must be a JSON object.");
    EXPECT_EQ(sentence([] { (void)Fields(std::string(50, '[')); }), "The body must be a JSON object.");
}

TEST(DailyPuzzle, IsAnotherEveryDayOfACycleAndKnowsItsDates) {
    const Daily daily(TESSERA_SOURCE_DIR "/data/puzzles");
    EXPECT_EQ(day_number("2026-01-01"), 0);
    EXPECT_EQ(day_number("2026-11-18"), 321);
    EXPECT_EQ(day_number("2028-02-29"), 789);
    EXPECT_EQ(day_number("2026-02-29"), std::nullopt);
    EXPECT_EQ(day_number("2025-12-31"), std::nullopt);
    EXPECT_EQ(day_number("2026-1-01"), std::nullopt);
    EXPECT_EQ(day_number("+026-01-01"), std::nullopt);
    EXPECT_EQ(date_of(1'795'000'000'000), "2026-11-18");
    // As web/src/puzzles/daily.ts finds them.
    EXPECT_EQ(daily.of("2026-01-01")->key, "classic/F03");
    EXPECT_EQ(daily.of("2026-11-18")->key, "mindlock/M099");
    EXPECT_EQ(daily.of("2028-02-29")->key, "mindlock/D027");
    EXPECT_EQ(daily.of("2031-07-04")->key, "mindlock/D031");
    std::set<std::string> keys;
    for (int day = 1; day <= 28; ++day) {
        char date[16];
        (void)std::snprintf(date, sizeof date, "2026-03-%02d", day);
        ASSERT_NE(daily.of(date), nullptr);
        keys.insert(daily.of(date)->key);
    }
    EXPECT_EQ(keys.size(), 28U);
}

}  // namespace
}  // namespace tessera::server
