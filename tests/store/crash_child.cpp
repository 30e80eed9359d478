#include <array>
#include <atomic>
#include <charconv>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

#include "store/keeper.hpp"

/// A server that plays one game a lane without end: `crash_child ADDRESS LANES`. Each event is followed by the lane's
/// game row in the same work, and `LANE NUMBER` is printed once the keeper has told that it is durable. It waits to be
/// killed.

namespace tessera::store {
namespace {

class Lane {
  public:
    Lane(Keeper& keeper, int index) : keeper_(keeper), index_(index) {
        game_.id = fmt::format("lane{}", index);
        game_.variant = "versus";
        game_.state = GameState::running;
        game_.players = {"a:1", "a:2"};
    }

    /// Goes on where an earlier life ended.
    void start() {
        keeper_.write(
            [this](Store& store) {
                if (!store.game(game_.id)) store.create_game(game_);
                number_ = static_cast<std::int64_t>(store.events(game_.id).size());
            },
            [this](const std::exception_ptr& fault) { go_on(fault); });
    }

  private:
    void play() {
        ++number_;
        keeper_.write(
            [this](Store& store) {
                const std::array events = {EventRow{number_, number_, "action", fmt::format(R"({{"n":{}}})", number_)}};
                game_.changed = number_;
                store.append_events(game_.id, events);
                store.update_game(game_);
            },
            [this](const std::exception_ptr& fault) {
                const auto line = fmt::format("{} {}\n", index_, number_);
                // One write of a short line: whole in the pipe, or not there.
                if (!fault && ::write(STDOUT_FILENO, line.data(), line.size()) < 0) ::_exit(1);
                go_on(fault);
            });
    }
    void go_on(const std::exception_ptr& fault) {
        if (fault) ::_exit(2);
        play();
    }

    Keeper& keeper_;
    int index_;
    GameRow game_;
    std::int64_t number_ = 0;
};

}  // namespace
}  // namespace tessera::store

int main(int count, char** words) {
    if (count != 3) return 1;
    const std::string lanes_text = words[2];
    int lanes = 0;
    std::from_chars(lanes_text.data(), lanes_text.data() + lanes_text.size(), lanes);
    tessera::store::Keeper keeper(words[1]);
    std::vector<std::unique_ptr<tessera::store::Lane>> playing;
    for (int index = 0; index < lanes; ++index) {
        playing.push_back(std::make_unique<tessera::store::Lane>(keeper, index));
        playing.back()->start();
    }
    while (true) ::pause();
}
