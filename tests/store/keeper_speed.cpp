#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <mutex>
#include <semaphore>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "store/keeper.hpp"
#include "store/postgres_server.hpp"
#include "store/temporary_folder.hpp"

/// How fast the keeper is, for people to run: `store_keeper_speed ADDRESS GAMES ACTIONS RATE`. Each action appends an
/// event of 400 bytes and updates its game's row, as an action of a real game does. RATE is actions a second, 0 for as
/// many as go with all GAMES having one under way. ADDRESS `postgres` starts one that flushes to the disk
/// (TESSERA_TEST_FSYNC=on).

namespace tessera::store {
namespace {

using Clock = std::chrono::steady_clock;

class Speed {
  public:
    Speed(const std::string& address, int games) : keeper_(address), numbers_(static_cast<std::size_t>(games)) {
        for (int index = 0; index < games; ++index) {
            keeper_.write([row = row_of(index)](Store& store) { store.create_game(row); }, told());
        }
        wait_for(games);
        before_ = keeper_.figures();
    }

    void play(int actions, int rate) {
        waits_.reserve(static_cast<std::size_t>(actions));
        const auto start = Clock::now();
        const auto processor = std::clock();
        const auto games = static_cast<int>(numbers_.size());
        std::counting_semaphore<> free(rate == 0 ? games : actions);
        for (int action = 0; action < actions; ++action) {
            if (rate != 0)
                std::this_thread::sleep_until(start + std::chrono::microseconds(1'000'000LL * action / rate));
            free.acquire();
            act(action % games, free);
        }
        wait_for(actions);
        report(actions, std::chrono::duration<double>(Clock::now() - start).count(),
               static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
    }

  private:
    static GameRow row_of(int game) {
        return {.id = fmt::format("{:08}", game * 7'919),
                .variant = "versus",
                .state = GameState::running,
                .players = {fmt::format("a:{}", game), fmt::format("a:{}", game + 1)},
                .strength = 1500};
    }

    void act(int game, std::counting_semaphore<>& free) {
        const auto number = ++numbers_[static_cast<std::size_t>(game)];
        auto row = row_of(game);
        row.changed = number;
        row.deadline = number + 60'000;
        keeper_.write(
            [row, number](Store& store) {
                const std::array events = {EventRow{number, number, "action", std::string(400, 'x')}};
                store.append_events(row.id, events);
                store.update_game(row);
            },
            [this, &free, start = Clock::now()](const std::exception_ptr& fault) {
                if (fault) std::abort();
                waits_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
                free.release();
                done_.release();
            });
    }

    Keeper::Done told() {
        return [this](const std::exception_ptr& fault) {
            if (fault) std::abort();
            done_.release();
        };
    }
    void wait_for(int count) {
        for (int index = 0; index < count; ++index) done_.acquire();
    }

    void report(int actions, double seconds, double processor) {
        std::ranges::sort(waits_);
        const auto at = [&](double part) {
            return waits_[static_cast<std::size_t>(part * static_cast<double>(actions - 1))];
        };
        const auto figures = keeper_.figures();
        const auto commits = static_cast<double>(figures.commits - before_.commits);
        fmt::print(
            "{:.0f} actions/s in {:.0f} commits/s ({:.1f} a commit, {:.2f} ms each); wait p50 {:.2f} p99 {:.2f} most "
            "{:.2f} ms; {:.0f} us of our processor time an action\n",
            actions / seconds, commits / seconds, actions / commits,
            (figures.commit_seconds - before_.commit_seconds) / commits * 1e3, at(0.5), at(0.99), at(1),
            processor / actions * 1e6);
    }

    std::counting_semaphore<> done_{0};
    std::vector<double> waits_;  // told on the keeper's thread only, read after the last was told
    Keeper keeper_;
    std::vector<std::int64_t> numbers_;
    Keeper::Figures before_;
};

}  // namespace
}  // namespace tessera::store

int main(int count, char** words) {
    using namespace tessera::store;
    if (count != 5) {
        fmt::print("store_keeper_speed ADDRESS|file|postgres GAMES ACTIONS RATE\n");
        return 1;
    }
    const TemporaryFolder folder;
    std::string address = words[1];
    if (address == "file") address = "sqlite:" + folder.file("tessera.db");
    if (address == "postgres") {
        if (PostgresServer::shared() == nullptr) return 1;
        address = PostgresServer::shared()->new_address();
    }
    Speed(address, std::stoi(words[2])).play(std::stoi(words[3]), std::stoi(words[4]));
}
