// Rooms that the store cannot read.

#include <boost/asio/io_context.hpp>
#include <chrono>

#include <gtest/gtest.h>

#include "server/hub/bus.hpp"
#include "server/hub/room_keeper.hpp"
#include "server/net/log.hpp"
#include "store/postgres_server.hpp"

namespace tessera::server {
namespace {

struct UnreadableRooms : testing::Test {
    void SetUp() override {
        start_log(LogLevel::off);
        if (!store::PostgresServer::shared()) GTEST_SKIP() << "PostgreSQL is not installed";
        keeper.emplace(store::PostgresServer::shared()->new_address());
        rooms.emplace(context.get_executor(), *keeper, *bus, [this] { return now; }, [](const auto&, const auto&) {});
    }
    void TearDown() override {
        if (!rooms) return;
        rooms->stop();
        keeper->finish();
    }
    /// Until so many looked and found nothing.
    void run_until(const int& looked, int count) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (looked < count && std::chrono::steady_clock::now() < end) {
            context.restart();
            context.run_for(std::chrono::milliseconds(20));
        }
        context.restart();
        context.run_for(std::chrono::milliseconds(20));
        EXPECT_EQ(looked, count);
    }

    /// PostgreSQL takes no such text.
    const std::string bad_id{"abc\0defg", 8};
    Moment now = 0;
    boost::asio::io_context context;
    std::unique_ptr<Bus> bus = make_local_bus();
    std::optional<store::Keeper> keeper;
    std::optional<RoomKeeper> rooms;
};

TEST_F(UnreadableRooms, AreForgottenWhereOnlyAStrangerNamesThem) {
    int looked = 0;
    rooms->host(bad_id)->look([&](const RoomHost::Seen& room) {
        EXPECT_EQ(room.error().code, "not_kept");
        ++looked;
    });
    run_until(looked, 1);
    EXPECT_EQ(rooms->size(), 0U);
}

TEST_F(UnreadableRooms, AreTriedAgainWhereTheStoreHasNamedThem) {
    int looked = 0;
    rooms->host(bad_id)->ring();
    rooms->host(bad_id)->look([&](const RoomHost::Seen&) { ++looked; });
    run_until(looked, 1);
    EXPECT_EQ(rooms->size(), 1U);
}

}  // namespace
}  // namespace tessera::server
