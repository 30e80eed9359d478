#include <chrono>
#include <memory>
#include <string>
#include <sys/resource.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

using namespace std::chrono_literals;

/// Connected, and past the greeting.
std::unique_ptr<RawClient> connected(const RunningServer& server) {
    auto client = std::make_unique<RawClient>(server.port());
    EXPECT_EQ(client->upgrade().status, 101);
    EXPECT_EQ(client->read_message().payload, "hello");
    return client;
}

TEST(WebSocket, SaysAndHearsText) {
    RunningServer server;
    const auto client = connected(server);
    client->send_frame("first");
    client->send_frame(std::string(16 * 1024, 'm'));
    EXPECT_EQ(client->read_message().payload, "first");
    EXPECT_EQ(client->read_message().payload, std::string(16 * 1024, 'm'));
    client->send_frame("in ", {.is_final = false});
    client->send_frame("parts", {.opcode = 0});
    EXPECT_EQ(client->read_message().payload, "in parts");
    EXPECT_EQ(server.application.overlaps(), 0);
}

TEST(WebSocket, IsClosedWhenTheApplicationWantsAfterAllWasSaid) {
    RunningServer server;
    {
        const auto client = connected(server);
        client->send_frame("flood 100");
        client->send_frame("close");
        for (int i = 0; i < 100; ++i) ASSERT_EQ(client->read_message().payload.size(), 1000U);
        EXPECT_EQ(client->read_message().close_code(), 1000);
        client->send_frame("\x03\xE8", {.opcode = 8});
        EXPECT_TRUE(client->is_closed_by_server());
    }
    EXPECT_TRUE(server.application.wait_for_closed(1));
}

TEST(WebSocket, AMessageOverTheLimitIsClosedWith1009) {
    RunningServer server;
    {
        const auto client = connected(server);
        client->send_frame(std::string(16 * 1024 + 1, 'm'));
        EXPECT_EQ(client->read_message().close_code(), 1009);
    }
    {
        const auto client = connected(server);
        for (int i = 0; i < 5; ++i)
            client->send_frame(std::string(4 * 1024, 'm'), {.opcode = i == 0 ? 1 : 0, .is_final = false});
        EXPECT_EQ(client->read_message().close_code(), 1009) << "in parts";
    }
    EXPECT_TRUE(server.application.wait_for_closed(2));
}

TEST(WebSocket, BinaryMessagesAreRefused) {
    RunningServer server;
    const auto client = connected(server);
    client->send_frame("data", {.opcode = 2});
    EXPECT_NE(client->read_message().payload.find(R"("t":"bye")"), std::string::npos);
    EXPECT_EQ(client->read_message().close_code(), 1003);
}

TEST(WebSocket, MalformedFramesAreClosedWith1002OrSimplyEnd) {
    RunningServer server;
    const std::vector<std::pair<std::string, FrameOptions>> frames{
        {"not masked", {.is_masked = false}},
        {"reserved bits", {.reserved = 4}},
        {"unknown kind", {.opcode = 5}},
        {"nothing to go on with", {.opcode = 0}},
        {std::string(200, 'p'), {.opcode = 9}},  // a ping so long
        {"a ping in parts", {.opcode = 9, .is_final = false}},
    };
    for (const auto& [payload, options] : frames) {
        const auto client = connected(server);
        client->send_frame(payload, options);
        EXPECT_EQ(client->read_message().close_code(), 1002) << payload;
    }
    {
        const auto client = connected(server);
        client->send_frame("\xC3\x28");  // no UTF-8
        EXPECT_EQ(client->read_message().close_code(), 1007);
    }
    EXPECT_TRUE(server.application.wait_for_closed(frames.size() + 1));
}

TEST(WebSocket, WhoDoesNotReadIsSentAwayWhenItsOutboxIsFull) {
    auto config = RunningServer::test_config();
    config.limits.outbox_messages = 50;
    config.limits.handshake_time = 500ms;
    RunningServer server(config);
    const auto slow = connected(server);
    const auto other = connected(server);
    slow->send_frame("flood 100000");
    EXPECT_TRUE(server.application.wait_for_closed(1)) << "though it never reads";
    other->send_frame("still here");
    EXPECT_EQ(other->read_message().payload, "still here");
    EXPECT_NE(server.metrics.text().find(R"(tessera_turned_away_total{why="overflow"} 1)"), std::string::npos);
}

TEST(WebSocket, WhoReadsAgainIsToldWhyItIsClosed) {
    auto config = RunningServer::test_config();
    config.limits.outbox_messages = 20;
    RunningServer server(config);
    const auto slow = connected(server);
    slow->send_frame("flood 21");
    Frame last;
    for (auto frame = slow->read_message(); frame.opcode == 1; frame = slow->read_message()) last = frame;
    EXPECT_EQ(last.payload,
              R"({"t":"bye","code":"too_slow","sentence":"You read too slowly; connect again.","again":1000})");
}

TEST(WebSocket, TheOutboxIsBoundedInBytesToo) {
    auto config = RunningServer::test_config();
    config.limits.outbox_bytes = 5000;
    RunningServer server(config);
    const auto slow = connected(server);
    slow->send_frame("flood 10");
    Frame frame = slow->read_message();
    while (frame.payload.size() == 1000) frame = slow->read_message();
    EXPECT_NE(frame.payload.find("too slowly"), std::string::npos);
    EXPECT_EQ(slow->read_message().close_code(), 1013);
}

TEST(WebSocket, WhoSaysTooMuchIsSentAway) {
    auto config = RunningServer::test_config();
    config.limits.messages = {.per_second = 0.001, .burst = 3};
    RunningServer server(config);
    const auto client = connected(server);
    for (int i = 0; i < 10; ++i) client->send_frame("again");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client->read_message().payload, "again");
    EXPECT_NE(client->read_message().payload.find("too much"), std::string::npos);
    EXPECT_EQ(client->read_message().close_code(), 1008);
}

TEST(WebSocket, WhoPingsWithoutEndIsSentAway) {
    auto config = RunningServer::test_config();
    config.limits.controls = {.per_second = 0.001, .burst = 5};
    RunningServer server(config);
    for (const int opcode : {9, 10}) {
        const auto client = connected(server);
        for (int i = 0; i < 20; ++i) client->send_frame("again", {.opcode = opcode});
        std::string said;
        auto frame = client->read_message();
        for (; frame.opcode == 1 || frame.opcode == 10; frame = client->read_message()) {
            if (frame.opcode == 1) said += frame.payload;
        }
        EXPECT_NE(said.find("too much"), std::string::npos);
        EXPECT_EQ(frame.close_code(), 1008);
    }
    EXPECT_NE(server.metrics.text().find(R"(tessera_turned_away_total{why="rate"} 2)"), std::string::npos);
}

TEST(WebSocket, IsAskedWhetherItLivesAndClosedIfItDoesNotAnswer) {
    auto config = RunningServer::test_config();
    config.limits.socket_idle_time = 400ms;
    RunningServer server(config);
    const auto mute = connected(server);
    EXPECT_EQ(mute->read_frame().opcode, 9);
    EXPECT_TRUE(server.application.wait_for_closed(1));
}

TEST(WebSocket, StaysAsLongAsItAnswersPings) {
    auto config = RunningServer::test_config();
    config.limits.socket_idle_time = 200ms;
    RunningServer server(config);
    const auto client = connected(server);
    for (int i = 0; i < 6; ++i) {
        const auto ping = client->read_frame();
        ASSERT_EQ(ping.opcode, 9);
        client->send_frame(ping.payload, {.opcode = 10});
    }
    client->send_frame("here");
    EXPECT_EQ(client->read_message().payload, "here");
}

TEST(WebSocket, ForeignPagesMayNotConnect) {
    RunningServer server;
    EXPECT_EQ(RawClient(server.port()).upgrade("Origin: http://evil.example\r\n").status, 403);
    EXPECT_EQ(RawClient(server.port()).upgrade("Origin: https://localhost\r\n").status, 403);
    EXPECT_EQ(RawClient(server.port()).upgrade("Origin: null\r\n").status, 403);
    EXPECT_EQ(RawClient(server.port()).upgrade("Origin: http://localhost\r\n").status, 101);
}

TEST(WebSocket, TheApplicationMayRefuseWithAnAnswer) {
    const RunningServer server;
    RawClient client(server.port());
    EXPECT_EQ(client.upgrade("Cookie: tessera=refused\r\n").status, 401);
    client.send(request("GET", "/api/v1/echo"));
    EXPECT_EQ(client.read_answer().status, 200) << "the connection goes on";
}

TEST(WebSocket, ARequestThatIsNoHandshakeIsToldSo) {
    const RunningServer server;
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/ws").status, 426);
    EXPECT_EQ(ask(server.port(), "POST", "/api/v1/ws", "X-Tessera: 1\r\n").status, 426);
}

TEST(WebSocket, AFaultOfTheApplicationEndsThatSocketOnly) {
    RunningServer server;
    const auto other = connected(server);
    const auto client = connected(server);
    client->send_frame("throw");
    EXPECT_TRUE(client->is_closed_by_server());
    EXPECT_TRUE(server.application.wait_for_closed(1));
    other->send_frame("still here");
    EXPECT_EQ(other->read_message().payload, "still here");
}

TEST(WebSocket, ManyAtOnceHearTheirOwnWords) {
    RunningServer server;
    constexpr int of_each = 150;
    constexpr int messages = 20;
    const auto talk = [&](int first) {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < of_each; ++i) clients.push_back(connected(server));
        for (int m = 0; m < messages; ++m) {
            for (int i = 0; i < of_each; ++i)
                clients[static_cast<std::size_t>(i)]->send_frame(std::to_string(first + i));
        }
        for (int i = 0; i < of_each; ++i) {
            for (int m = 0; m < messages; ++m) {
                EXPECT_EQ(clients[static_cast<std::size_t>(i)]->read_message().payload, std::to_string(first + i));
            }
        }
    };
    {
        const std::jthread one(talk, 0);
        const std::jthread two(talk, 1000);
        // Meanwhile somebody else tells them all something and closes some.
        for (int i = 0; i < 50; ++i) static_cast<void>(server.application.clients());
    }
    EXPECT_TRUE(server.application.wait_for_closed(2 * of_each));
    EXPECT_EQ(server.application.overlaps(), 0);
    EXPECT_NE(server.metrics.text().find("tessera_sockets 0"), std::string::npos);
}

TEST(WebSocket, AnybodyMaySendAndCloseFromAnyThread) {
    RunningServer server;
    std::vector<std::unique_ptr<RawClient>> sockets;
    for (int i = 0; i < 20; ++i) sockets.push_back(connected(server));
    const auto tell = [&] {
        const auto text = std::make_shared<const std::string>("told");
        for (int i = 0; i < 20; ++i) {
            for (const auto& client : server.application.clients()) client->send(text);
        }
    };
    {
        const std::jthread one(tell);
        const std::jthread two(tell);
    }
    for (const auto& client : server.application.clients()) client->close();
    for (const auto& socket : sockets) {
        int told = 0;
        auto frame = socket->read_message();
        for (; frame.opcode == 1; frame = socket->read_message()) ++told;
        EXPECT_EQ(told, 40);
        EXPECT_EQ(frame.close_code(), 1000);
    }
}

TEST(Connections, OfOneAddressAreCounted) {
    auto config = RunningServer::test_config();
    config.limits.connections_per_address = 3;
    RunningServer server(config);
    {
        const auto one = connected(server);
        const auto two = connected(server);
        const auto three = connected(server);
        EXPECT_TRUE(RawClient(server.port()).is_closed_by_server());
    }
    EXPECT_TRUE(server.application.wait_for_closed(3));
    EXPECT_EQ(RawClient(server.port()).upgrade().status, 101);
}

TEST(Connections, BehindAProxyAreCountedForEachClient) {
    auto config = RunningServer::test_config();
    config.limits.connections_per_address = 2;
    config.trusted_proxies = {"127.0.0.1"};
    RunningServer server(config);
    const std::string ann = "X-Forwarded-For: 198.51.100.7\r\n";
    const std::string ben = "X-Forwarded-For: 203.0.113.9\r\n";
    {
        RawClient socket(server.port());
        EXPECT_EQ(socket.upgrade(ann).status, 101);
        RawClient stream(server.port());
        stream.send(request("GET", "/api/v1/stream", ann));
        EXPECT_EQ(stream.read_answer().status, 200);
        const auto send = server.application.take_stream();
        RawClient third(server.port());
        EXPECT_EQ(third.upgrade(ann).status, 429);
        third.send(request("GET", "/api/v1/stream", ann));
        EXPECT_EQ(third.read_answer().status, 429);
        EXPECT_EQ(ask(server.port(), "GET", "/api/v1/echo", ann).status, 200) << "what is answered at once goes on";
        RawClient other(server.port());
        EXPECT_EQ(other.upgrade(ben).status, 101);
    }
    EXPECT_TRUE(server.application.wait_for_closed(2));
    const auto deadline = std::chrono::steady_clock::now() + 10s;
    int status = 0;
    while (status != 101 && std::chrono::steady_clock::now() < deadline)
        status = RawClient(server.port()).upgrade(ann).status;
    EXPECT_EQ(status, 101) << "who has gone gives the place back";
}

TEST(Connections, WaitUntilThereAreDescriptorsAgain) {
    const RunningServer server;
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/echo").status, 200);
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
    {
        RawClient waiting(server.port());
        std::vector<int> taken;
        auto few = before;
        few.rlim_cur = static_cast<rlim_t>(waiting.descriptor()) + 10;
        ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
        for (int copy = dup(0); copy >= 0; copy = dup(0)) taken.push_back(copy);
        // The kernel takes the connection, the server cannot.
        taken.pop_back();
        close(static_cast<int>(few.rlim_cur) - 1);
        RawClient late(server.port());
        late.send(request("GET", "/api/v1/echo"));
        for (const int descriptor : taken) close(descriptor);
        EXPECT_EQ(late.read_answer().status, 200);
    }
    setrlimit(RLIMIT_NOFILE, &before);
}

}  // namespace
}  // namespace tessera::server::test
