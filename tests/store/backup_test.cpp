#include <atomic>
#include <filesystem>
#include <fstream>
#include <latch>
#include <thread>

#include <gmock/gmock.h>

#include "store/keeper.hpp"
#include "store/temporary_folder.hpp"

namespace tessera::store {
namespace {

using testing::HasSubstr;

GameRow some_game() {
    return {.id = "one", .variant = "versus", .state = GameState::running, .players = {"a:1", "a:2"}};
}

template <class Verb>
std::string sentence_of(const Verb& verb) {
    try {
        verb();
    } catch (const std::runtime_error& fault) {
        return fault.what();
    }
    return "";
}

/// Plays one game through a keeper without a pause until it is told to stop.
class Player {
  public:
    explicit Player(Keeper& keeper) : keeper_(keeper) {
        keeper_.write([](Store& store) { store.create_game(some_game()); },
                      [this](const std::exception_ptr&) { play(); });
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    ~Player() {
        is_over_ = true;
        ended_.wait();
    }
    [[nodiscard]] std::int64_t acknowledged() const { return acknowledged_; }
    void wait_for(std::int64_t number) const {
        for (auto seen = acknowledged_.load(); seen < number; seen = acknowledged_.load()) acknowledged_.wait(seen);
    }

  private:
    void play() {
        if (is_over_) return ended_.count_down();
        keeper_.write(
            [number = acknowledged_ + 1](Store& store) {
                const std::array events = {EventRow{number, number, "action", std::string(500, 'x')}};
                auto game = some_game();
                game.changed = number;
                store.append_events("one", events);
                store.update_game(game);
            },
            [this](const std::exception_ptr& fault) {
                EXPECT_FALSE(fault);
                ++acknowledged_;
                acknowledged_.notify_all();
                play();
            });
    }

    Keeper& keeper_;
    std::atomic<std::int64_t> acknowledged_ = 0;
    std::atomic<bool> is_over_ = false;
    std::latch ended_{1};
};

TEST(Backup, ACopyOfAStoreInUseIsOneMomentOfIt) {
    const TemporaryFolder folder;
    Keeper keeper("sqlite:" + folder.file("tessera.db"));
    const Player player(keeper);
    for (int copy = 0; copy < 5; ++copy) {
        player.wait_for(50 * (copy + 1));
        const auto before = player.acknowledged();
        const auto file = folder.file("copy" + std::to_string(copy));
        back_up("sqlite:" + folder.file("tessera.db"), file);
        const auto after = player.acknowledged();

        EXPECT_FALSE(std::filesystem::exists(file + "-wal")) << "it is whole in itself";
        EXPECT_EQ(std::filesystem::status(file).permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        const auto store = open_store(file);
        const auto last = std::ssize(store->events("one"));
        EXPECT_GE(last, before);
        EXPECT_LE(last, after + 1);  // the one that was durable but not yet counted
        EXPECT_EQ(store->game("one")->changed, last);
    }
}

TEST(Backup, AFileThatIsThereIsNotReplaced) {
    const TemporaryFolder folder;
    const auto address = folder.file("tessera.db");
    EXPECT_EQ(open_store(address)->secret("cookie", "kept"), "kept");
    EXPECT_THAT(sentence_of([&] { back_up(address, address); }), HasSubstr("such a file already"));
    EXPECT_EQ(open_store(address)->secret("cookie", "lost"), "kept");
}

TEST(Backup, AFailedCopyLeavesNothingBehind) {
    const TemporaryFolder folder;
    std::ofstream(folder.file("other")) << std::string(5'000, 'x');
    EXPECT_THROW(back_up(folder.file("other"), folder.file("copy")), std::runtime_error);
    EXPECT_THROW(back_up(folder.file("missing"), folder.file("copy")), std::runtime_error);
    EXPECT_THROW(back_up(folder.file("other"), folder.file("no/such/copy")), std::runtime_error);
    std::vector<std::string> left;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) left.push_back(file.path().filename());
    EXPECT_THAT(left, testing::ElementsAre("other"));
}

TEST(Backup, WhatCannotBeCopiedIsSaidInASentence) {
    EXPECT_THAT(sentence_of([] { back_up("postgres://x@/y", "copy"); }), HasSubstr("pg_dump"));
    EXPECT_THAT(sentence_of([] { back_up("sqlite::memory:", "copy"); }), HasSubstr("memory"));
}

TEST(Opening, AFileIsForItsOwnerAlone) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.file("tessera.db"));
    (void)store->secret("cookie", "x");
    for (const char* name : {"tessera.db", "tessera.db-wal", "tessera.db-shm"}) {
        EXPECT_EQ(std::filesystem::status(folder.file(name)).permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
            << name;
    }
}

TEST(Opening, WhatIsNoStoreIsRefusedWithASentenceAndLeftAlone) {
    const TemporaryFolder folder;
    const std::string text(5'000, 'x');
    std::ofstream(folder.file("letter")) << text;
    EXPECT_THAT(sentence_of([&] { (void)open_store(folder.file("letter")); }), HasSubstr("not a database"));
    std::ifstream file(folder.file("letter"));
    EXPECT_EQ(std::string(std::istreambuf_iterator(file), {}), text);
    EXPECT_THAT(sentence_of([&] { (void)open_store(folder.file("no/such/folder")); }), HasSubstr("Cannot open"));
    EXPECT_THAT(sentence_of([] { (void)open_store("mysql://user:word@host/x"); }),
                testing::AllOf(HasSubstr("mysql"), testing::Not(HasSubstr("word"))));
}

}  // namespace
}  // namespace tessera::store
