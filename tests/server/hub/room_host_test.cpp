// Rooms on their strands, by a store in memory and a clock that the test moves.

#include "server/hub/room_host.hpp"

#include <boost/asio/io_context.hpp>
#include <future>

#include <gtest/gtest.h>

#include "play/game_script.hpp"
#include "server/hub/room_keeper.hpp"
#include "server/rooms/table.hpp"

namespace tessera::server {
namespace {

using testing::ann;
using testing::ben;
using testing::Table;

/// A socket that remembers what it was sent.
class Page : public Client {
  public:
    explicit Page(std::uint64_t number) : number_(number) {}
    [[nodiscard]] std::uint64_t id() const override { return number_; }
    void send(std::shared_ptr<const std::string> text) override { sent.push_back(Json::parse(*text)); }
    void close() override {}

    std::vector<Json> sent;

  private:
    std::uint64_t number_;
};

const Json blitz = {{"kind", "fischer"}, {"initial", 60'000}, {"increment", 0}};

struct Hosting : ::testing::Test {
    boost::asio::io_context context;
    Moment time = Table::first_moment;
    store::Keeper keeper{"sqlite::memory:"};
    std::unique_ptr<Bus> bus = make_local_bus();
    std::vector<std::optional<Json>> rematches;  ///< what rooms wanted when they told of a change
    RoomKeeper rooms{context.get_executor(), keeper, *bus, [this] { return time; },
                     [this](const Room& room, const auto&) { rematches.push_back(room.rematch()); }};
    const std::string id = "game0001";

    ~Hosting() override { rooms.stop(); }

    /// Until something is so, for ten seconds at most.
    void run_until(const std::function<bool()>& is_so) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (!is_so() && std::chrono::steady_clock::now() < end) {
            context.restart();
            context.run_one_for(std::chrono::milliseconds(10));
        }
        ASSERT_TRUE(is_so()) << kinds();
    }

    void write(const store::Keeper::Work& work) {
        std::promise<void> done;
        keeper.write(work, [&](const std::exception_ptr& fault) {
            EXPECT_FALSE(fault);
            done.set_value();
        });
        done.get_future().get();
    }

    /// A table's game, as if a server had kept it.
    void keep(const Table& table) {
        write([&](store::Store& store) {
            store.create_game(table.room().row());
            store.append_events(id, table.events());
        });
    }

    Answer<std::int64_t> change(const std::shared_ptr<RoomHost>& host, const Json& wish, const Player& who) {
        std::optional<Answer<std::int64_t>> answer;
        host->change([=](const Room& room, Moment now) { return room.decide(wish, who, now); },
                     [&](const Answer<std::int64_t>& done) { answer = done; });
        run_until([&] { return answer.has_value(); });
        return *answer;
    }

    [[nodiscard]] Json kinds() {
        Json all = Json::array();
        write([&](store::Store& store) {
            for (const auto& event : store.events(id)) all.push_back(event.kind);
        });
        return all;
    }
};

Table running_game() {
    Table table(testing::wish_for("pijersi", {"me", "open"}, blitz), ann);
    EXPECT_TRUE(table.seat(ben));
    return table;
}

Json first_action(const Table& table) {
    return {{"t", "act"}, {"ply", 0}, {"action", *table.truth().random_action(1)}};
}

TEST_F(Hosting, WhoComesWhileARoomLeavesMemoryHearsOfItAfterwards) {
    const Table table = running_game();
    keep(table);
    const auto old = rooms.host(id);
    const auto page = std::make_shared<Page>(1);
    bool is_followed = false;
    old->follow({.client = page, .player = ann.id},
                [&](const Answer<void>& answer) { is_followed = answer.has_value(); });
    run_until([&] { return is_followed; });
    old->unfollow(page->id());
    run_until([&] { return bus->listeners(topic_of(id, 0)) == 0; });
    // Absences are noted and told once, so that nothing keeps the room any more.
    time += 10'000;
    old->ring();
    run_until([&] { return kinds().size() == 5; });
    time += 120'000;
    rooms.sweep();
    // It was fetched before, and is asked after.
    page->sent.clear();
    is_followed = false;
    old->follow({.client = page, .player = ann.id},
                [&](const Answer<void>& answer) { is_followed = answer.has_value(); });
    run_until([&] { return is_followed; });
    ASSERT_NE(rooms.host(id), old) << "the room has not left memory, so nothing is shown here";
    ASSERT_TRUE(change(rooms.host(id), {{"t", "chat"}, {"room", "players"}, {"text", "hello"}}, ben));
    const auto is_hello = [](const Json& message) { return message.value("text", "") == "hello"; };
    run_until([&] { return std::ranges::any_of(page->sent, is_hello); });
}

TEST_F(Hosting, AnActionThatWaitsForTheStoreIsJudgedByWhenItCame) {
    const Table table = running_game();
    keep(table);
    const auto host = rooms.host(id);
    std::promise<void> disk;
    keeper.write([slow = disk.get_future().share()](store::Store&) { slow.wait(); }, {});
    std::optional<Answer<std::int64_t>> said;
    std::optional<Answer<std::int64_t>> acted;
    const Json words = {{"t", "chat"}, {"room", "players"}, {"text", "hello"}};
    const auto change_by = [&](const Json& wish, std::optional<Answer<std::int64_t>>& answer) {
        host->change([wish](const Room& room, Moment now) { return room.decide(wish, ann, now); },
                     [&](const Answer<std::int64_t>& done) { answer = done; });
    };
    change_by(words, said);
    time += 59'000;
    change_by(first_action(table), acted);
    time += 2'000;
    disk.set_value();
    run_until([&] { return said && acted; });
    EXPECT_TRUE(*said);
    EXPECT_TRUE(*acted) << acted->error().sentence;
}

TEST_F(Hosting, WhoCameBackWhileTheStoreFailedIsNotTakenForGone) {
    Table table = running_game();
    table.keep(table.room().presence(0, false, table.now));
    keep(table);
    ASSERT_EQ(kinds().back(), "gone");
    const auto host = rooms.host(id);
    std::optional<bool> is_there;
    host->look([&](const RoomHost::Seen& room) { is_there = room.has_value(); });
    run_until([&] { return is_there.has_value(); });
    // Behind the room's back, so that its next write fails.
    const auto next = std::ssize(table.events()) + 1;
    write([&](store::Store& store) {
        const store::EventRow said{next, time, "said", R"({"room":"players","seat":1,"name":"Ben","text":"hm"})"};
        store.append_events(id, {&said, 1});
    });
    const auto page = std::make_shared<Page>(1);
    host->follow({.client = page, .player = ann.id}, [](const Answer<void>&) {});
    // The room asks the store again after a moment.
    run_until([&] {
        time += 50;
        return kinds().back() == "back";
    });
}

TEST_F(Hosting, ARematchThatWasAgreedOnBeforeTheServerEndedIsStillWanted) {
    Table table = running_game();
    table.act_at_random(2);
    ASSERT_TRUE(table.wish({{"t", "resign"}}, ann));
    ASSERT_TRUE(table.offer("rematch", ann));
    ASSERT_TRUE(table.offer("rematch", ben));
    keep(table);
    bool is_there = false;
    rooms.host(id)->look([&](const RoomHost::Seen& room) { is_there = room.has_value(); });
    run_until([&] { return is_there; });
    ASSERT_EQ(rematches.size(), 1U);
    EXPECT_TRUE(rematches.front());
}

TEST_F(Hosting, WhatIsWrittenBesidesIsWrittenWithTheEventsOrNotAtAll) {
    const Table table = running_game();
    keep(table);
    const auto host = rooms.host(id);
    const auto resign = [&](store::Keeper::Work besides) {
        std::optional<Answer<std::int64_t>> answer;
        host->change([](const Room& room, Moment now) { return room.decide({{"t", "resign"}}, ann, now); },
                     [&](const Answer<std::int64_t>& done) { answer = done; }, std::move(besides));
        run_until([&] { return answer.has_value(); });
        return *answer;
    };
    EXPECT_FALSE(resign([](store::Store&) { throw std::runtime_error("no"); }));
    EXPECT_NE(kinds().back(), "ended");
    EXPECT_TRUE(resign([](store::Store& store) { store.note_spoken("g:x", "game0001", 1); }));
    EXPECT_EQ(kinds().back(), "ended");
    std::size_t spoken = 0;
    write([&](store::Store& store) { spoken = store.spoken("g:x").size(); });
    EXPECT_EQ(spoken, 1U);
}

TEST_F(Hosting, AGameThatIsNotThereIsSaidSo) {
    std::optional<std::string> code;
    rooms.host("nowhere")->look([&](const RoomHost::Seen& room) { code = room ? "" : room.error().code; });
    run_until([&] { return code.has_value(); });
    EXPECT_EQ(*code, "not_found");
}

}  // namespace
}  // namespace tessera::server
