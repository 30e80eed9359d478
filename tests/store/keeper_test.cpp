#include "store/keeper.hpp"

#include <atomic>
#include <future>
#include <latch>
#include <map>
#include <semaphore>
#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "store/backend.hpp"

namespace tessera::store {
namespace {

class KeeperTest : public OnBackend {
  protected:
    static GameRow some_game(const std::string& id) {
        return {.id = id, .variant = "versus", .state = GameState::running, .players = {"a:1", "a:2"}};
    }
    static std::vector<EventRow> event(std::int64_t number) { return {{number, number, "action", "{}"}}; }
    static Keeper::Work create(const std::string& id) {
        return [id](Store& store) { store.create_game(some_game(id)); };
    }
    static Keeper::Work append(const std::string& id, std::int64_t number) {
        return [id, number](Store& store) {
            auto game = some_game(id);
            game.changed = number;
            store.append_events(id, event(number));
            store.update_game(game);
        };
    }

    /// Does it and waits for the answer: throws what it threw.
    static void write(Keeper& keeper, const Keeper::Work& work) { wait(&Keeper::write, keeper, work); }
    static void read(Keeper& keeper, const Keeper::Work& work) { wait(&Keeper::read, keeper, work); }
    static std::size_t count_events(Keeper& keeper, const std::string& id) {
        std::size_t count = 0;
        read(keeper, [&](Store& store) { count = store.events(id).size(); });
        return count;
    }

    /// Work that keeps the writer busy until it is let go, so that other work gathers behind it.
    class Hold {
      public:
        explicit Hold(Keeper& keeper) {
            keeper.write(
                [this](Store&) {
                    held_.count_down();
                    go_.wait();
                },
                [this](const std::exception_ptr&) { over_.count_down(); });
            held_.wait();
        }
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;
        ~Hold() {
            if (!go_.try_wait()) go_.count_down();
            over_.wait();
        }
        void let_go() { go_.count_down(); }

      private:
        std::latch held_{1};
        std::latch go_{1};
        std::latch over_{1};
    };

  private:
    static void wait(void (Keeper::*verb)(Keeper::Work, Keeper::Done), Keeper& keeper, const Keeper::Work& work) {
        std::promise<void> promise;
        (keeper.*verb)(work, [&](std::exception_ptr fault) {
            if (fault) {
                promise.set_exception(std::move(fault));
            } else {
                promise.set_value();
            }
        });
        promise.get_future().get();
    }
};

TEST_P(KeeperTest, WhatIsWrittenIsReadAfterItWasTold) {
    Keeper keeper(address());
    write(keeper, create("one"));
    for (std::int64_t number = 1; number <= 50; ++number) {
        write(keeper, append("one", number));
        EXPECT_EQ(count_events(keeper, "one"), static_cast<std::size_t>(number));
    }
}

TEST_P(KeeperTest, WorkThatWaitsBecomesOneCommit) {
    Keeper keeper(address());
    std::latch told{100};
    {
        Hold hold(keeper);
        for (int index = 0; index < 100; ++index) {
            keeper.write(create("g" + std::to_string(index)), [&](const std::exception_ptr& fault) {
                EXPECT_FALSE(fault);
                told.count_down();
            });
        }
        EXPECT_EQ(keeper.backlog(), 100U);
        EXPECT_EQ(keeper.figures().commits, 0U);
        hold.let_go();
        told.wait();
    }
    EXPECT_EQ(keeper.figures().commits, 2U);
    EXPECT_EQ(keeper.figures().writes, 101U);
    EXPECT_GT(keeper.figures().commit_seconds, 0);
    EXPECT_EQ(keeper.backlog(), 0U);
}

TEST_P(KeeperTest, WorkThatFailsIsUndoneAlone) {
    Keeper keeper(address());
    std::mutex mutex;
    std::map<std::string, std::string> told;
    std::latch all{4};
    const auto note = [&](const std::string& name) {
        return [&, name](const std::exception_ptr& fault) {
            std::string what = "done";
            try {
                if (fault) std::rethrow_exception(fault);
            } catch (const Conflict&) {
                what = "conflict";
            } catch (const std::logic_error& thrown) {
                what = thrown.what();
            }
            {
                const std::scoped_lock lock(mutex);
                told[name] = what;
            }
            all.count_down();
        };
    };
    {
        Hold hold(keeper);
        keeper.write(create("good"), note("first"));
        keeper.write(
            [](Store& store) {
                store.create_game(some_game("bad"));
                throw std::logic_error("changed its mind");
            },
            note("throws"));
        keeper.write(
            [](Store& store) {
                store.create_game(some_game("worse"));
                store.append_events("none", event(1));
            },
            note("conflicts"));
        keeper.write(append("good", 1), note("last"));
        hold.let_go();
        all.wait();
    }
    EXPECT_THAT(told, testing::ElementsAre(testing::Pair("conflicts", "conflict"), testing::Pair("first", "done"),
                                           testing::Pair("last", "done"), testing::Pair("throws", "changed its mind")));
    EXPECT_EQ(keeper.figures().commits, 2U);
    read(keeper, [](Store& store) {
        EXPECT_TRUE(store.game("good"));
        EXPECT_FALSE(store.game("bad"));
        EXPECT_FALSE(store.game("worse"));
    });
    EXPECT_EQ(count_events(keeper, "good"), 1U);
}

TEST_P(KeeperTest, WorkThatFailsByItselfIsUndone) {
    Keeper keeper(address());
    const auto bad = [](Store& store) {
        store.create_game(some_game("bad"));
        throw std::logic_error("changed its mind");
    };
    EXPECT_THROW(write(keeper, bad), std::logic_error);
    write(keeper, create("good"));
    read(keeper, [](Store& store) {
        EXPECT_FALSE(store.game("bad"));
        EXPECT_TRUE(store.game("good"));
    });
}

TEST_P(KeeperTest, AReadMayFailToo) {
    Keeper keeper(address());
    EXPECT_THROW(read(keeper, [](Store&) { throw std::logic_error("no"); }), std::logic_error);
    EXPECT_EQ(count_events(keeper, "none"), 0U);
}

TEST_P(KeeperTest, WorkIsToldOnlyWhenAnotherConnectionSeesIt) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory has one connection.";
    Keeper keeper(address());
    const auto other = open_store(address());
    std::latch told{20};
    std::atomic<int> seen = 0;
    for (int index = 0; index < 20; ++index) {
        const auto id = "g" + std::to_string(index);
        keeper.write(create(id), [&, id](const std::exception_ptr&) {
            if (other->game(id)) ++seen;
            told.count_down();
        });
    }
    told.wait();
    EXPECT_EQ(seen, 20);
}

TEST_P(KeeperTest, AReaderSeesNothingThatIsNotDurable) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory has one connection.";
    Keeper keeper(address());
    std::latch written{1};
    std::latch go{1};
    std::latch told{1};
    keeper.write(
        [&](Store& store) {
            store.create_game(some_game("one"));
            written.count_down();
            go.wait();
        },
        [&](const std::exception_ptr&) { told.count_down(); });
    written.wait();
    read(keeper, [](Store& store) { EXPECT_FALSE(store.game("one")); });
    go.count_down();
    told.wait();
    read(keeper, [](Store& store) { EXPECT_TRUE(store.game("one")); });
}

TEST_P(KeeperTest, AReaderCannotWrite) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory has one connection.";
    Keeper keeper(address());
    EXPECT_THROW(read(keeper, create("one")), std::runtime_error);
    EXPECT_NO_THROW(write(keeper, create("one")));
}

TEST_P(KeeperTest, ItsEndFinishesWhatWaitsAndWhatThatLeadsTo) {
    std::atomic<int> told = 0;
    std::atomic<bool> is_read = false;
    {
        Keeper keeper(address());
        for (int index = 0; index < 50; ++index) {
            keeper.write(create("g" + std::to_string(index)), [&](const std::exception_ptr&) { ++told; });
        }
        keeper.read([](Store&) {},
                    [&](const std::exception_ptr&) {
                        keeper.write(create("after-read"), [&](const std::exception_ptr& fault) {
                            if (!fault) ++told;
                            keeper.read([](Store& store) { EXPECT_TRUE(store.game("after-read")); },
                                        [&](const std::exception_ptr&) { is_read = true; });
                        });
                    });
    }
    EXPECT_EQ(told, 51);
    EXPECT_TRUE(is_read);
}

TEST_P(KeeperTest, WhoThrowsWhenToldHarmsNobodyElse) {
    Keeper keeper(address());
    const auto thrower = [](const std::exception_ptr&) { throw std::runtime_error("told"); };
    keeper.write(create("one"), thrower);
    keeper.read([](Store&) {}, thrower);
    EXPECT_NO_THROW(write(keeper, create("two")));
    EXPECT_NO_THROW(read(keeper, [](Store& store) { EXPECT_TRUE(store.game("one")); }));
    keeper.finish();
    EXPECT_EQ(keeper.figures().faults, 2U);
}

TEST_P(KeeperTest, AStoreHasOneKeeperAtATime) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory is each keeper's own.";
    {
        Keeper keeper(address());
        try {
            const Keeper second(address());
            ADD_FAILURE() << "the second one was let in";
        } catch (const std::runtime_error& fault) {
            EXPECT_STREQ(fault.what(),
                         "Another server uses this store: stop it first, or give this one a store of its own.");
        }
        EXPECT_NO_THROW(write(keeper, create("one"))) << "the first one is not disturbed";
    }
    Keeper next(address());
    EXPECT_NO_THROW(read(next, [](Store& store) { EXPECT_TRUE(store.game("one")); }));
}

TEST_P(KeeperTest, ManyThreadsWriteAndReadAtOnce) {
    constexpr int threads = 8;
    constexpr int events = 40;
    Keeper keeper(address(), 2);
    {
        std::vector<std::jthread> players;
        for (int thread = 0; thread < threads; ++thread) {
            players.emplace_back([&keeper, id = "g" + std::to_string(thread)] {
                write(keeper, create(id));
                for (int number = 1; number <= events; ++number) {
                    write(keeper, append(id, number));
                    EXPECT_THROW(write(keeper, append(id, number)), Conflict);
                    if (number % 10 == 0) {
                        EXPECT_EQ(count_events(keeper, id), static_cast<std::size_t>(number));
                    }
                }
            });
        }
    }
    for (int thread = 0; thread < threads; ++thread) {
        EXPECT_EQ(count_events(keeper, fmt::format("g{}", thread)), static_cast<std::size_t>(events));
    }
    EXPECT_EQ(keeper.backlog(), 0U);
}

TEST(KeeperAddress, OneThatCannotBeOpenedIsRefusedWithASentence) {
    EXPECT_THROW(Keeper("sqlite:/no/such/folder/tessera.db"), std::runtime_error);
    EXPECT_THROW(Keeper("postgres://nobody@/nothing?host=/no/such/folder"), std::runtime_error);
    EXPECT_THROW(Keeper("mysql://localhost/x"), std::runtime_error);
    EXPECT_THROW(Keeper(""), std::runtime_error);
}

INSTANTIATE_TEST_SUITE_P(Store, KeeperTest, testing::Values(Backend::file, Backend::memory, Backend::postgres),
                         name_of);

}  // namespace
}  // namespace tessera::store
