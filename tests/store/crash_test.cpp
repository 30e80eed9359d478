#include <array>
#include <poll.h>
#include <random>
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "store/backend.hpp"
#include "store/open_store.hpp"

namespace tessera::store {
namespace {

constexpr int lanes = 6;
using Acknowledged = std::array<std::int64_t, lanes>;

class CrashTest : public OnBackend {
  protected:
    /// Lets the child play until it has acknowledged so many events and a little longer, then kills it; what it said
    /// until its death is what people were told.
    enum class Victim : std::uint8_t { child, database };
    void live_and_die(Acknowledged& acknowledged, int events, int microseconds, Victim victim = Victim::child) const {
        ChildProcess child({TESSERA_CRASH_CHILD, address(), std::to_string(lanes)});
        for (int said = 0; said < events && !HasFatalFailure(); ++said) hear(child, acknowledged);
        const timespec longer = {0, microseconds * 1'000L};
        ::ppoll(nullptr, 0, &longer, nullptr);
        if (victim == Victim::child) {
            child.kill();
        } else {
            PostgresServer::shared()->restart();  // the child ends itself at the first fault
        }
        while (const auto line = child.line()) note(acknowledged, *line);
    }

    /// The next thing that the child says.
    static void hear(ChildProcess& child, Acknowledged& acknowledged) {
        const auto line = child.line();
        ASSERT_TRUE(line) << "the child ended by itself";
        note(acknowledged, *line);
    }

    /// Nothing that was acknowledged is missing, nothing is half done, and numbers have no gaps.
    void check(const Acknowledged& acknowledged) const {
        (void)open_store(address());
        // One look at one moment: PostgreSQL may still be busy with the last commit of the dead.
        const auto store = open_reader(address());
        store->begin();
        for (int lane = 0; lane < lanes; ++lane) {
            const auto id = fmt::format("lane{}", lane);
            const auto events = store->events(id);
            const auto last = static_cast<std::int64_t>(events.size());
            ASSERT_GE(last, acknowledged.at(static_cast<std::size_t>(lane))) << "an acknowledged event is lost";
            for (std::int64_t number = 1; number <= last; ++number) {
                const EventRow expected{number, number, "action", fmt::format(R"({{"n":{}}})", number)};
                ASSERT_EQ(events[static_cast<std::size_t>(number - 1)], expected);
            }
            const auto game = store->game(id);
            if (last > 0) {
                ASSERT_TRUE(game);
            }
            if (game) {
                ASSERT_EQ(game->changed, last) << "an event and its game's row are of one transaction";
            }
        }
    }

    static void note(Acknowledged& acknowledged, const std::string& line) {
        std::istringstream words(line);
        std::size_t lane = 0;
        std::int64_t number = 0;
        words >> lane >> number;
        ASSERT_EQ(number > acknowledged.at(lane), true) << "numbers only grow";
        acknowledged.at(lane) = number;
    }
};

TEST_P(CrashTest, NothingThatWasAcknowledgedIsLostWhenTheProcessIsKilled) {
    std::mt19937 random(20'261'118);
    Acknowledged acknowledged = {};
    for (int life = 0; life < 20 && !HasFatalFailure(); ++life) {
        SCOPED_TRACE(fmt::format("life {}", life));
        // Some die while the store is being opened, some long after.
        const int events = life % 4 == 0 ? 0 : std::uniform_int_distribution(1, 150)(random);
        live_and_die(acknowledged, events, std::uniform_int_distribution(0, 20'000)(random));
        check(acknowledged);
    }
    EXPECT_GT(*std::ranges::min_element(acknowledged), 0) << "every lane got somewhere";
}

TEST_P(CrashTest, NothingThatWasAcknowledgedIsLostWhenTheDatabaseIsKilled) {
    if (GetParam() != Backend::postgres) GTEST_SKIP() << "SQLite is in the process.";
    std::mt19937 random(20'261'119);
    Acknowledged acknowledged = {};
    for (int life = 0; life < 5 && !HasFatalFailure(); ++life) {
        SCOPED_TRACE(fmt::format("life {}", life));
        live_and_die(acknowledged, 50, std::uniform_int_distribution(0, 20'000)(random), Victim::database);
        check(acknowledged);
    }
}

TEST_P(CrashTest, NothingThatWasAcknowledgedIsLostAfterAnotherProcessHasMadeABackup) {
    if (GetParam() != Backend::file) GTEST_SKIP() << "PostgreSQL is backed up by its own program.";
    Acknowledged acknowledged = {};
    for (int life = 0; life < 3 && !HasFatalFailure(); ++life) {
        SCOPED_TRACE(fmt::format("life {}", life));
        ChildProcess child({TESSERA_CRASH_CHILD, address(), std::to_string(lanes)});
        for (int said = 0; said < 50 && !HasFatalFailure(); ++said) hear(child, acknowledged);
        // This is another process than the child: closing its connection, it must not believe to be the last one.
        const auto copy = folder().file(fmt::format("copy{}", life));
        back_up(address(), copy);
        const auto then = std::ssize(open_store(copy)->events("lane0"));
        while (acknowledged.front() < then + 50 && !HasFatalFailure()) hear(child, acknowledged);
        child.kill();
        while (const auto line = child.line()) note(acknowledged, *line);
        check(acknowledged);
    }
}

INSTANTIATE_TEST_SUITE_P(Store, CrashTest, testing::Values(Backend::file, Backend::postgres), name_of);

}  // namespace
}  // namespace tessera::store
