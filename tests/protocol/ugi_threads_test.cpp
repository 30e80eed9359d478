// UGI with a thinking thread, as in the terminal: `stop`, `isready` and `query` are heard while it thinks.

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/workers.hpp"
#include "protocol/ugi.hpp"

namespace tessera::protocol {
namespace {

using testing::StartsWith;

class UgiThreadsTest : public testing::Test {
  protected:
    /// Blocks until a line comes that begins so; gives it back.
    std::string wait_for(std::string_view beginning) {
        std::unique_lock lock(guard_);
        std::string found;
        const bool came = changed_.wait_for(lock, std::chrono::minutes(2), [&] {
            while (next_ < lines_.size()) {
                if (lines_[next_++].starts_with(beginning)) {
                    found = lines_[next_ - 1];
                    return true;
                }
            }
            return false;
        });
        EXPECT_TRUE(came) << "no line " << beginning;
        return found;
    }

    std::size_t lines_that_begin(std::string_view beginning) {
        const std::lock_guard lock(guard_);
        std::size_t n = 0;
        for (const std::string& line : lines_) n += line.starts_with(beginning) ? 1 : 0;
        return n;
    }

    std::mutex guard_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    std::jthread thinking_;
    Ugi ugi_{Host{.write =
                      [this](std::string_view line) {
                          const std::lock_guard lock(guard_);
                          lines_.emplace_back(line);
                          changed_.notify_all();
                      },
                  .launch = [this](std::function<void()> job) { thinking_ = std::jthread(std::move(job)); },
                  .wait =
                      [this] {
                          if (thinking_.joinable()) thinking_.join();
                      },
                  .now =
                      [] {
                          using namespace std::chrono;
                          return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
                      },
                  .workers = lab::workers,
                  .processors = 2},
             "pijersi"};
};

TEST_F(UgiThreadsTest, InfiniteThinkingHoldsItsAnswerUntilStop) {
    ugi_.handle("go infinite");
    wait_for("info depth 2 ");
    ugi_.handle("isready");
    wait_for("readyok");
    ugi_.handle("query p1turn");
    wait_for("response true");
    EXPECT_EQ(lines_that_begin("bestmove"), 0U);
    ugi_.handle("stop");
    EXPECT_THAT(wait_for("bestmove"), StartsWith("bestmove "));
    ugi_.handle("stop");
    EXPECT_EQ(lines_that_begin("bestmove"), 1U);
}

TEST_F(UgiThreadsTest, InfiniteThinkingHoldsAFoundWinToo) {
    ugi_.handle("position fen 6/2R-4/6/7/6/r-6/6 w 0 1");
    ugi_.handle("go infinite");
    wait_for("info depth 1 seldepth 1 score win 1");
    EXPECT_EQ(lines_that_begin("bestmove"), 0U);
    ugi_.handle("stop");
    wait_for("bestmove f3g");
}

TEST_F(UgiThreadsTest, AClockOfTheOtherSideAloneIsNoLimit) {
    ugi_.handle("go p2time 1 p1inc 1");
    wait_for("info depth 2 ");
    EXPECT_EQ(lines_that_begin("bestmove"), 0U);
    ugi_.handle("stop");
    wait_for("bestmove ");
}

TEST_F(UgiThreadsTest, ThinkingEndsByItselfAtItsTime) {
    ugi_.handle("go movetime 50");
    wait_for("bestmove ");
    ugi_.handle("go p1time 500 p2time 500 p1inc 10 p2inc 10");
    wait_for("bestmove ");
}

TEST_F(UgiThreadsTest, ANewCommandGivesUpTheWorkInHand) {
    ugi_.handle("go infinite");
    wait_for("info depth 1 ");
    ugi_.handle("position startpos moves a4b5c4");
    EXPECT_EQ(lines_that_begin("bestmove"), 1U) << "the answer comes before the change";
    ugi_.handle("go depth 1");
    wait_for("bestmove ");
    wait_for("bestmove ");
}

TEST_F(UgiThreadsTest, PerftUsesThreadsAndCanBeStopped) {
    ugi_.handle("setoption name Threads value 2");
    ugi_.handle("go perft 3");
    wait_for("response 6410472");
    ugi_.handle("go perft 9");
    ugi_.handle("stop");
    wait_for("info string perft stopped");
}

TEST_F(UgiThreadsTest, SeveralThreadsThinkTogether) {
    ugi_.handle("setoption name Threads value 3");
    ugi_.handle("setoption name Hash value 1");
    for (const char* game : {"pijersi", "versus", "himiki", "himiki-expert", "remparts"}) {
        ugi_.handle(std::string("setoption name Game value ") + game);
        ugi_.handle("go movetime 60");
        const std::string answer = wait_for("bestmove ");
        ugi_.handle("query islegal " + answer.substr(9));
        wait_for("response true");
    }
}

TEST_F(UgiThreadsTest, QuitWorksWhileThinking) {
    ugi_.handle("go infinite");
    wait_for("info depth 1 ");
    EXPECT_EQ(ugi_.handle("quit"), Ugi::Next::quit);
}

}  // namespace
}  // namespace tessera::protocol
