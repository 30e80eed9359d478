#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

using namespace std::chrono_literals;

TEST(Shutdown, TellsSocketsGoodbyeAndClosesThemAsGoingAway) {
    RunningServer server;
    {
        RawClient client(server.port());
        ASSERT_EQ(client.upgrade().status, 101);
        EXPECT_EQ(client.read_message().payload, "hello");
        server.server.stop();
        EXPECT_EQ(client.read_message().payload, R"({"t":"bye"})");
        EXPECT_EQ(client.read_message().close_code(), 1001);
        client.send_frame("\x03\xE9", {.opcode = 8});
        EXPECT_TRUE(client.is_closed_by_server());
    }
    server.stop();
    EXPECT_TRUE(server.application.wait_for_closed(1));
    EXPECT_THROW(RawClient{server.port()}, std::runtime_error) << "nobody listens any more";
}

TEST(Shutdown, WhoTheApplicationClosesThenIsToldTheSame) {
    RunningServer server;
    server.application.closes = true;
    RawClient client(server.port());
    ASSERT_EQ(client.upgrade().status, 101);
    EXPECT_EQ(client.read_message().payload, "hello");
    server.server.stop();
    EXPECT_EQ(client.read_message().payload, R"({"t":"bye"})");
    EXPECT_EQ(client.read_message().close_code(), 1001);
    client.send_frame("\x03\xE9", {.opcode = 8});
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Shutdown, FinishesWhatIsBeingAnswered) {
    RunningServer server;
    RawClient held(server.port());
    RawClient idle(server.port());
    idle.send(request("GET", "/api/v1/echo"));
    EXPECT_EQ(idle.read_answer().status, 200);
    held.send(request("GET", "/api/v1/held"));
    ASSERT_TRUE(server.application.wait_for_held());
    server.server.stop();
    EXPECT_TRUE(idle.is_closed_by_server());
    server.application.release();
    const auto answer = held.read_answer();
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.header("connection"), "close");
    EXPECT_TRUE(held.is_closed_by_server());
    server.stop();
}

TEST(Shutdown, CutsOffWhoDoesNotGo) {
    auto config = RunningServer::test_config();
    config.limits.drain_time = 300ms;
    RunningServer server(config);
    RawClient held(server.port());
    held.send(request("GET", "/api/v1/held"));
    ASSERT_TRUE(server.application.wait_for_held());
    RawClient mute(server.port());
    ASSERT_EQ(mute.upgrade().status, 101);
    const auto since = std::chrono::steady_clock::now();
    server.stop();
    EXPECT_LT(std::chrono::steady_clock::now() - since, 5s);
}

TEST(Shutdown, DoesNotWaitForEverForTheApplication) {
    auto config = RunningServer::test_config();
    config.limits.drain_time = 200ms;
    RunningServer server(config);
    server.application.finishes = false;
    const auto since = std::chrono::steady_clock::now();
    server.stop();
    EXPECT_LT(std::chrono::steady_clock::now() - since, 5s);
}

TEST(Shutdown, EndsStreams) {
    RunningServer server;
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/stream"));
    ASSERT_EQ(client.read_answer().status, 200);
    const auto send = server.application.take_stream();
    server.stop();
    EXPECT_FALSE(send("too late"));
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Listening, OnATakenPortIsRefusedWithASentence) {
    const RunningServer first;
    auto config = RunningServer::test_config();
    config.port = first.port();
    try {
        const RunningServer second(config);
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_EQ(error.what(),
                  "Cannot take port " + std::to_string(config.port) + " at 127.0.0.1: Address already in use.");
    }
}

}  // namespace
}  // namespace tessera::server::test
