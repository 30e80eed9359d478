#include <future>

#include <gmock/gmock.h>

#include "store/keeper.hpp"
#include "store/postgres_server.hpp"

namespace tessera::store {
namespace {

/// PostgreSQL goes away and comes back, as when it is updated.
class Reconnect : public testing::Test {
  protected:
    void SetUp() override {
        if (PostgresServer::shared() == nullptr) GTEST_SKIP() << "PostgreSQL is not installed here.";
        address_ = PostgresServer::shared()->new_address();
    }
    static void restart() { PostgresServer::shared()->restart(); }
    static GameRow some_game(const std::string& id) { return {.id = id, .variant = "versus"}; }
    [[nodiscard]] const std::string& address() const { return address_; }

  private:
    std::string address_;
};

TEST_F(Reconnect, AReadAndATransactionFindTheirWayBackByThemselves) {
    const auto store = open_store(address());
    store->create_game(some_game("one"));
    restart();
    EXPECT_TRUE(store->game("one"));
    restart();
    store->begin();
    store->create_game(some_game("two"));
    store->commit();
    EXPECT_TRUE(store->game("two"));
    restart();
    EXPECT_TRUE(store->is_alive());
}

TEST_F(Reconnect, ATransactionThatWasCutIsUndoneAndNoneOfItsPartsIsKept) {
    const auto store = open_store(address());
    store->begin();
    store->create_game(some_game("before"));
    restart();
    EXPECT_THROW(store->create_game(some_game("cut")), std::runtime_error);
    EXPECT_THROW(store->create_game(some_game("after")), std::runtime_error);
    EXPECT_THROW(store->commit(), std::runtime_error);
    EXPECT_NO_THROW(store->roll_back());
    for (const char* id : {"before", "cut", "after"}) EXPECT_FALSE(store->game(id)) << id;
    store->create_game(some_game("later"));
    EXPECT_TRUE(store->game("later"));
}

TEST_F(Reconnect, AKeeperIsStillTheOnlyOne) {
    Keeper keeper(address());
    restart();
    std::promise<bool> promise;
    keeper.write([](Store& store) { store.create_game(some_game("one")); },
                 [&](const std::exception_ptr& fault) { promise.set_value(!fault); });
    EXPECT_TRUE(promise.get_future().get());
    EXPECT_THROW(Keeper second(address()), std::runtime_error);
}

TEST_F(Reconnect, AKeeperWritesNothingWhereAnotherOneCameInBetween) {
    Keeper keeper(address());
    restart();
    const Keeper quicker(address());
    for (int times = 0; times < 2; ++times) {
        std::promise<bool> promise;
        keeper.write([](Store& store) { store.create_game(some_game("one")); },
                     [&](const std::exception_ptr& fault) { promise.set_value(!fault); });
        EXPECT_FALSE(promise.get_future().get());
    }
    EXPECT_FALSE(open_store(address())->game("one"));
}

TEST_F(Reconnect, AKeeperGoesOn) {
    Keeper keeper(address());
    const auto done = [&](const char* id) {
        std::promise<bool> promise;
        keeper.write([id](Store& store) { store.create_game(some_game(id)); },
                     [&](const std::exception_ptr& fault) { promise.set_value(!fault); });
        return promise.get_future().get();
    };
    EXPECT_TRUE(done("one"));
    restart();
    EXPECT_TRUE(done("two"));
    bool is_there = false;
    std::promise<bool> promise;
    keeper.read([&](Store& store) { is_there = store.game("two").has_value(); },
                [&](const std::exception_ptr& fault) { promise.set_value(!fault); });
    EXPECT_TRUE(promise.get_future().get());
    EXPECT_TRUE(is_there);
}

}  // namespace
}  // namespace tessera::store
