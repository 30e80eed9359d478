#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

using namespace std::chrono_literals;

TEST(Http, ARequestReachesTheApplicationDecoded) {
    const RunningServer server;
    const auto answer = ask(server.port(), "GET", "/api/v1/echo/a%20b?c=d+e&f=%26", "Cookie: x=1; tessera=g.1.2.3\r\n");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body,
              "GET /api/v1/echo/a b [c=d e;f=&;] cookie=g.1.2.3 bearer= address=127.0.0.1 secure=false body=");
    EXPECT_EQ(answer.header("cache-control"), "no-store");
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    EXPECT_FALSE(answer.header("content-security-policy").empty());
    EXPECT_FALSE(answer.header("x-request-id").empty());
    EXPECT_TRUE(answer.header("strict-transport-security").empty());
}

TEST(Http, AConnectionServesRequestsSentTogetherInTheirOrder) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/one") + request("POST", "/api/v1/two", "X-Tessera: 1\r\n", "12345") +
                request("GET", "/api/v1/three"));
    EXPECT_NE(client.read_answer().body.find("/api/v1/one"), std::string::npos);
    const auto second = client.read_answer();
    EXPECT_NE(second.body.find("/api/v1/two"), std::string::npos);
    EXPECT_TRUE(second.body.ends_with("body=12345"));
    EXPECT_NE(client.read_answer().body.find("/api/v1/three"), std::string::npos);
}

TEST(Http, HeadIsAnsweredWithoutABodyAndTheConnectionGoesOn) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(request("HEAD", "/api/v1/echo") + request("GET", "/api/v1/echo"));
    const auto head = client.read_answer(true);
    const auto whole = client.read_answer();
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("content-length"), std::to_string(whole.body.size()));
    EXPECT_EQ(whole.status, 200);
}

TEST(Http, AClientThatWantsToCloseIsClosed) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/echo", "Connection: close\r\n"));
    EXPECT_EQ(client.read_answer().header("connection"), "close");
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Http, TooLargeAHeaderIsRefusedAndClosed) {
    const RunningServer server;
    RawClient client(server.port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + std::string(20'000, 'a'));
    EXPECT_EQ(client.read_answer().status, 431);
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Http, AHeaderOfManyLinesIsLimitedToo) {
    const RunningServer server;
    RawClient client(server.port());
    std::string lines;
    for (int i = 0; i < 2000; ++i) lines += "X-Line-" + std::to_string(i) + ": aaaa\r\n";
    client.send(request("GET", "/", lines));
    EXPECT_EQ(client.read_answer().status, 431);
}

TEST(Http, ABodyOverTheLimitIsRefusedBeforeItIsRead) {
    const RunningServer server;
    RawClient client(server.port());
    client.send("POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nContent-Length: 65537\r\n\r\n");
    const auto answer = client.read_answer();
    EXPECT_EQ(answer.status, 413);
    EXPECT_EQ(answer.body, R"({"error":{"code":"too_large","sentence":"The request's body is too large."}})");
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Http, ABodyAtTheLimitIsTaken) {
    const RunningServer server;
    const auto answer = ask(server.port(), "POST", "/api/v1/echo", "X-Tessera: 1\r\n", std::string(65'536, 'b'));
    EXPECT_EQ(answer.status, 200);
    EXPECT_TRUE(answer.body.ends_with(std::string(65'536, 'b')));
}

TEST(Http, ABodyInChunksHasTheSameLimit) {
    const RunningServer server;
    RawClient client(server.port());
    client.send("POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string chunk = "4000\r\n" + std::string(0x4000, 'c') + "\r\n";
    for (int i = 0; i < 5 && client.send(chunk); ++i) {
    }
    EXPECT_EQ(client.read_answer().status, 413);
}

TEST(Http, ABodyInChunksIsPutTogether) {
    const RunningServer server;
    RawClient client(server.port());
    client.send("POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nTransfer-Encoding: chunked\r\n\r\n");
    client.send("3\r\nabc\r\n");
    client.send("2\r\nde\r\n0\r\n\r\n" + request("GET", "/api/v1/next"));
    EXPECT_TRUE(client.read_answer().body.ends_with("body=abcde"));
    EXPECT_EQ(client.read_answer().status, 200);
}

TEST(Http, AClientThatAsksWhetherToGoOnIsTold) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(
        "POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nExpect: 100-continue\r\n"
        "Content-Length: 3\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 100);
    client.send("abc");
    EXPECT_TRUE(client.read_answer().body.ends_with("body=abc"));
}

TEST(Http, FieldsAfterABodyCannotPretendToBeOfTheHeader) {
    auto config = RunningServer::test_config();
    config.trusted_proxies = {"127.0.0.1"};
    const RunningServer server(config);
    const std::string header =
        "POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nX-Forwarded-For: 198.51.100.7\r\n"
        "Transfer-Encoding: chunked\r\n\r\n";
    for (const std::string field :
         {"X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https", "Cookie: tessera=x", "X-Harmless: 1"}) {
        RawClient client(server.port());
        client.send(header + "3\r\nabc\r\n0\r\n" + field + "\r\n\r\n");
        EXPECT_EQ(client.read_answer().status, 400) << field;
        EXPECT_TRUE(client.is_closed_by_server()) << field;
    }
    RawClient client(server.port());
    client.send(header + "3\r\nabc\r\n0\r\n\r\n");
    EXPECT_NE(client.read_answer().body.find("address=198.51.100.7"), std::string::npos);
}

TEST(Http, EveryAnswerOfTheApiIsGuardedAndNotKept) {
    auto config = RunningServer::test_config();
    config.limits.requests = {.per_second = 0.001, .burst = 5};
    const RunningServer server(config);
    const std::pair<const char*, int> asked[] = {
        {"/api/v1/echo", 200}, {"/api/v1/throw", 500}, {"/metrics", 200}, {"/%zz", 400}, {"/api/v1/ws", 426}};
    const auto is_guarded = [](const Answer& answer) {
        EXPECT_EQ(answer.header("cache-control"), "no-store");
        EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
        EXPECT_EQ(answer.header("cross-origin-embedder-policy"), "require-corp");
        EXPECT_EQ(answer.header("cross-origin-resource-policy"), "same-origin");
        EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
        const auto policy = answer.header("content-security-policy");
        for (const char* part :
             {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"})
            EXPECT_NE(policy.find(part), std::string::npos) << part;
        EXPECT_EQ(policy.find("script-src 'self' 'unsafe-inline'"), std::string::npos);
    };
    for (const auto& [path, status] : asked) {
        const auto answer = ask(server.port(), "GET", path);
        EXPECT_EQ(answer.status, status) << path;
        is_guarded(answer);
    }
    const auto foreign = ask(server.port(), "POST", "/api/v1/echo");
    EXPECT_EQ(foreign.status, 403);
    is_guarded(foreign);
    Answer often;
    for (int i = 0; i < 5; ++i) often = ask(server.port(), "GET", "/api/v1/echo");
    EXPECT_EQ(often.status, 429);
    is_guarded(often);
}

class MalformedHttp : public testing::TestWithParam<std::string_view> {};

TEST_P(MalformedHttp, IsRefusedWith400AndClosed) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(GetParam());
    EXPECT_EQ(client.read_answer().status, 400);
    EXPECT_TRUE(client.is_closed_by_server());
}

INSTANTIATE_TEST_SUITE_P(
    All, MalformedHttp,
    testing::Values("hello\r\n\r\n", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
                    "GET / HTTP/1.1\r\nNo colon\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
                    "GET http://other/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n",
                    "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", "GET /% HTTP/1.1\r\nHost: a\r\n\r\n",
                    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \"chunked\"\r\nContent-Length: 3\r\n\r\nabc",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
                    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
                    "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a client that wants TLS here\r\n\r\n"));

/// What came until the server closed, and how long that took.
TEST(SlowHttp, AHeaderThatDoesNotEndIsClosedHoweverSteadilyItDrips) {
    auto config = RunningServer::test_config();
    config.limits.header_time = 300ms;
    config.limits.idle_time = 60s;
    const RunningServer server(config);
    RawClient client(server.port());
    const auto since = std::chrono::steady_clock::now();
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n");
    // One more letter each twentieth of a second: each read gets something, the header never ends.
    const std::jthread drip([&](const std::stop_token& stopped) {
        while (!stopped.stop_requested() && client.send("X")) std::this_thread::sleep_for(50ms);
    });
    EXPECT_TRUE(client.is_closed_by_server());
    EXPECT_LT(std::chrono::steady_clock::now() - since, 5s);
}

TEST(SlowHttp, ABodyThatDoesNotComeIsClosed) {
    auto config = RunningServer::test_config();
    config.limits.body_time = 200ms;
    const RunningServer server(config);
    RawClient client(server.port());
    client.send("POST /api/v1/echo HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nContent-Length: 10\r\n\r\n12345");
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(SlowHttp, AConnectionWithoutRequestsIsClosed) {
    auto config = RunningServer::test_config();
    config.limits.idle_time = 200ms;
    const RunningServer server(config);
    RawClient mute(server.port());
    RawClient served(server.port());
    served.send(request("GET", "/api/v1/echo"));
    EXPECT_EQ(served.read_answer().status, 200);
    EXPECT_TRUE(served.is_closed_by_server());
    EXPECT_TRUE(mute.is_closed_by_server());
}

TEST(SlowHttp, AnAnswerThatNobodyReadsIsGivenUp) {
    const TemporaryFolder folder;
    folder.write("big.txt", std::string(32'000'000, 'z'));
    auto config = RunningServer::test_config();
    config.web = folder.path;
    config.limits.write_time = 200ms;
    RunningServer server(config);
    RawClient client(server.port());
    client.send(request("GET", "/big.txt"));
    // It is counted when it is given up.
    const auto deadline = std::chrono::steady_clock::now() + 10s;
    while (server.metrics.text().find(R"(route="page",status="200"} 1)") == std::string::npos) {
        ASSERT_LT(std::chrono::steady_clock::now(), deadline);
        std::this_thread::yield();
    }
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST(Http, AFaultOfTheApplicationIs500WithItsNumberAndTheConnectionGoesOn) {
    const RunningServer server;
    RawClient client(server.port());
    client.send(request("GET", "/api/v1/throw") + request("GET", "/api/v1/echo"));
    const auto fault = client.read_answer();
    EXPECT_EQ(fault.status, 500);
    EXPECT_NE(fault.body.find(fault.header("x-request-id")), std::string::npos);
    EXPECT_EQ(fault.body.find("a fault of the test"), std::string::npos);
    EXPECT_EQ(client.read_answer().status, 200);
}

TEST(Http, AHeaderCannotBeginALineOfItsOwn) {
    const RunningServer server;
    const auto answer = ask(server.port(), "GET", "/api/v1/inject");
    EXPECT_EQ(answer.status, 200);
    EXPECT_TRUE(answer.header("x-evil").empty());
    EXPECT_TRUE(answer.header("x-bad").empty());
}

TEST(Http, TheLogTellsRoughlyWhereARequestCameFrom) {
    RunningServer server;
    start_log(LogLevel::debug);
    testing::internal::CaptureStderr();
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/echo").status, 200);
    server.stop();
    start_log(LogLevel::off);
    const auto lines = testing::internal::GetCapturedStderr();
    EXPECT_NE(lines.find(R"("route":"GET /api/v1/echo")"), std::string::npos) << lines;
    EXPECT_NE(lines.find(R"("from":"127.0.0.0")"), std::string::npos) << lines;
}

TEST(Http, TheNameOfAProgramIsReducedToPlainLetters) {
    const RunningServer server;
    const auto agent = [&](const std::string& name) {
        return ask(server.port(), "GET", "/api/v1/agent", "User-Agent: " + name + "\r\n").body;
    };
    EXPECT_EQ(agent("curl/8.0 \xFF\xC3\xA4\tx"), "curl/8.0 ????x");
    EXPECT_EQ(agent(std::string(200, 'x')), std::string(100, 'x'));
}

TEST(Http, MetricsAreForThisMachineOnlyUnlessMadePublic) {
    auto config = RunningServer::test_config();
    config.trusted_proxies = {"127.0.0.1"};
    {
        const RunningServer server(config);
        RawClient client(server.port());
        client.send(request("GET", "/api/v1/echo") + request("GET", "/metrics"));
        EXPECT_EQ(client.read_answer().status, 200);
        const auto local = client.read_answer();
        EXPECT_EQ(local.status, 200);
        EXPECT_NE(local.body.find("tessera_http_requests_total"), std::string::npos);
        for (const auto* header : {"X-Forwarded-For: 192.0.2.1\r\n", "X-Real-IP: 192.0.2.1\r\n",
                                   "Forwarded: for=192.0.2.1\r\n", "Via: 1.1 proxy\r\n"}) {
            EXPECT_EQ(ask(server.port(), "GET", "/metrics", header).status, 404) << header;
        }
    }
    config.has_public_metrics = true;
    const RunningServer server(config);
    EXPECT_EQ(ask(server.port(), "GET", "/metrics", "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
}

}  // namespace
}  // namespace tessera::server::test
