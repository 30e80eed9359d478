#include <chrono>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

using namespace std::chrono_literals;

/// The text of the next chunk; empty at the end.
std::string read_chunk(RawClient& client) {
    const auto size = client.read_line();
    if (!size || size->empty()) return {};
    auto text = client.read_line().value_or("");
    static_cast<void>(client.read_line());  // the line's own end belongs to the chunk; this is the end of the chunk
    return text;
}

TEST(Stream, LinesComeAsTheyAreGivenAndLettingGoEndsIt) {
    RunningServer server;
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/stream"));
    const auto head = client.read_answer();
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("transfer-encoding"), "chunked");
    auto send = server.application.take_stream();
    EXPECT_TRUE(send("{\"a\":1}"));
    EXPECT_EQ(read_chunk(client), "{\"a\":1}");
    EXPECT_TRUE(send("{\"b\":2}\n"));
    EXPECT_TRUE(send("{\"c\":3}"));
    EXPECT_EQ(read_chunk(client), "{\"b\":2}");
    EXPECT_EQ(read_chunk(client), "{\"c\":3}");
    send = {};
    EXPECT_EQ(client.read_line(), "0");
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Stream, AnEmptyLineComesNowAndThen) {
    auto config = RunningServer::test_config();
    config.limits.beat_time = 50ms;
    RunningServer server(config);
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/stream"));
    ASSERT_EQ(client.read_answer().status, 200);
    const auto send = server.application.take_stream();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(client.read_line(), "1") << "a chunk of one byte";
        EXPECT_EQ(client.read_line(), "") << "which is a line's end";
        EXPECT_EQ(client.read_line(), "");
    }
}

TEST(Stream, ASenderLearnsThatTheClientHasGone) {
    RunningServer server;
    EchoApplication::Sender send;
    {
        RawClient client(server.port());
        client.send(request("GET", "/api/v1/stream"));
        ASSERT_EQ(client.read_answer().status, 200);
        send = server.application.take_stream();
        EXPECT_TRUE(send("here"));
        EXPECT_EQ(read_chunk(client), "here");
    }
    const auto deadline = std::chrono::steady_clock::now() + 10s;
    while (send("gone?")) {
        ASSERT_LT(std::chrono::steady_clock::now(), deadline);
        std::this_thread::yield();
    }
}

TEST(Stream, WhoDoesNotReadIsCutOff) {
    auto config = RunningServer::test_config();
    config.limits.outbox_messages = 10;
    config.limits.write_time = 500ms;
    RunningServer server(config);
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/stream"));
    ASSERT_EQ(client.read_answer().status, 200);
    const auto send = server.application.take_stream();
    int sent = 0;
    while (send(std::string(10'000, 's')) && sent < 10'000) ++sent;
    EXPECT_LT(sent, 10'000) << "a bound";
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Stream, HeadOpensNone) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(request("HEAD", "/api/v1/stream") + request("GET", "/api/v1/echo"));
    EXPECT_EQ(client.read_answer(true).status, 200);
    EXPECT_EQ(client.read_answer().status, 200);
}

}  // namespace
}  // namespace tessera::server::test
