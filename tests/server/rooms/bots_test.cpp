// Seats without a person.

#include "table.hpp"

namespace tessera::server::testing {
namespace {

Json one_bot(std::string_view variant, int level) {
    Json seats = Json::array({"me"});
    while (seats.size() < (*play::game_named(variant))->info.seats.size()) seats.push_back({{"bot", level}});
    return seats;
}

/// Who is to act does: a bot what it thinks of, a person anything.
void step(Table& table, Random& random) {
    const auto task = table.room().task();
    if (!task) {
        ASSERT_TRUE(table.act_at_random(random));
        return;
    }
    const auto action = table.room().thought(*task)();
    ASSERT_TRUE(action);
    const auto events = table.room().act_for(task->seat, task->ply, *action, table.now);
    ASSERT_TRUE(events) << events.error().sentence;
    table.keep(*events);
}

TEST(Bots, ActInEverySeatOfEveryGame) {
    for (const std::string& variant : online_variants()) {
        if ((*play::game_named(variant))->info.script) continue;
        Random random(1);
        Table table(wish_for(variant, one_bot(variant, 2)), ann);
        EXPECT_FALSE(table.room().task());
        for (int n = 0; n < 20 && table.room().row().result.empty() && !HasFatalFailure(); ++n) step(table, random);
        EXPECT_GT(table.truth().played().size(), 5U) << variant;
    }
}

TEST(Bots, BelowFullStrengthChooseTheSameAgain) {
    for (const char* variant : {"pijersi", "himiki-expert"}) {
        Table table(wish_for(variant, one_bot(variant, 7)), ann);
        table.act_at_random(1);
        ASSERT_TRUE(table.room().task());
        const auto task = *table.room().task();
        const auto thought = table.room().thought(task);
        const auto action = thought();
        EXPECT_EQ(thought(), action);
        EXPECT_EQ(table.replayed().thought(task)(), action);
    }
}

TEST(Bots, ThinkNoLongerThanTheirClockAllows) {
    const auto budget_of = [](int level, const Json& clock) {
        Table table(wish_for("pijersi", one_bot("pijersi", level), clock), ann);
        table.act_at_random(1);
        return table.room().task()->budget;
    };
    EXPECT_EQ(budget_of(10, nullptr), 1'000);
    EXPECT_EQ(budget_of(1, {{"kind", "days"}, {"days", 1}}), 370);
    EXPECT_EQ(budget_of(10, {{"kind", "fischer"}, {"initial", 600'000}, {"increment", 0}}), 1'000);
    EXPECT_EQ(budget_of(10, {{"kind", "fischer"}, {"initial", 4'000}, {"increment", 100}}), 250);
    EXPECT_EQ(budget_of(10, {{"kind", "delay"}, {"initial", 1'000}, {"delay", 0}}), 50);
}

TEST(ABotsTask, IsDoneOnceAndOnlyByTheBot) {
    Table table(wish_for("pijersi", one_bot("pijersi", 1)), ann);
    table.act_at_random(1);
    const auto task = *table.room().task();
    EXPECT_EQ(task.seat, 1);
    EXPECT_EQ(task.ply, 1);
    const std::string action = *table.room().thought(task)();
    EXPECT_FALSE(table.act(1, action, ann));
    table.keep(*table.room().act_for(1, 1, action, table.now));
    EXPECT_TRUE(table.room().act_for(1, 1, action, table.now)->empty());
    EXPECT_FALSE(table.room().act_for(1, 2, action, table.now));
    EXPECT_FALSE(table.room().act_for(9, 2, action, table.now));
    EXPECT_FALSE(table.room().task());
}

/// A thought belongs to a worker: the room may be gone before it is thought.
TEST(AThought, OutlivesItsRoom) {
    std::function<std::optional<std::string>()> thought;
    {
        Table table(wish_for("versus", one_bot("versus", 3)), ann);
        table.act_at_random(1);
        thought = table.room().thought(*table.room().task());
    }
    EXPECT_TRUE(thought());
}

}  // namespace
}  // namespace tessera::server::testing
