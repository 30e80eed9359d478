#include <string>

#include <gtest/gtest.h>

#include "server/net/origin.hpp"
#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

TEST(Forgery, ARequestThatChangesSomethingNeedsTheMarkAndItsOwnOrigin) {
    const RunningServer server;
    const auto status = [&](std::string_view method, const std::string& headers) {
        return ask(server.port(), method, "/api/v1/echo", headers).status;
    };
    EXPECT_EQ(status("GET", "Cookie: tessera=x\r\n"), 200);
    EXPECT_EQ(status("POST", "Cookie: tessera=x\r\n"), 403);
    EXPECT_EQ(status("POST", "Cookie: tessera=x\r\nX-Tessera: 1\r\n"), 200);
    EXPECT_EQ(status("POST", "X-Tessera: 1\r\nOrigin: http://localhost\r\n"), 200);
    EXPECT_EQ(status("POST", "X-Tessera: 1\r\nOrigin: http://localhost.evil.example\r\n"), 403);
    EXPECT_EQ(status("POST", "X-Tessera: 1\r\nOrigin: null\r\n"), 403);
    EXPECT_EQ(status("DELETE", "Cookie: tessera=x\r\n"), 403);
    EXPECT_EQ(status("PATCH", ""), 403);
    EXPECT_EQ(status("BREW", ""), 403);
}

TEST(Forgery, ATokenNeedsNoMarkAndTakesNoCookieAlong) {
    const RunningServer server;
    const auto answer =
        ask(server.port(), "POST", "/api/v1/echo", "Authorization: Bearer abc\r\nCookie: tessera=somebody\r\n");
    EXPECT_EQ(answer.status, 200);
    EXPECT_NE(answer.body.find("cookie= bearer=abc"), std::string::npos);
}

TEST(Forgery, ConfiguredOriginsReplaceTheHost) {
    auto config = RunningServer::test_config();
    config.origins = {"https://play.example"};
    const RunningServer server(config);
    const auto status = [&](const std::string& origin) {
        return ask(server.port(), "POST", "/api/v1/echo", "X-Tessera: 1\r\nOrigin: " + origin + "\r\n").status;
    };
    EXPECT_EQ(status("https://play.example"), 200);
    EXPECT_EQ(status("http://play.example"), 403);
    EXPECT_EQ(status("http://localhost"), 403) << "a Host is what the client says";
}

TEST(Origins, AreComparedWholeAndWithoutRegardToCase) {
    const OwnOrigins own({"https://Play.Example:8443"});
    EXPECT_TRUE(own.is_own({.origin = "https://play.example:8443"}));
    EXPECT_FALSE(own.is_own({.origin = "https://play.example"}));
    EXPECT_FALSE(own.is_own({.origin = "https://play.example:8443/"}));
    EXPECT_TRUE(OwnOrigins({}).is_own({.origin = "https://a", .host = "A", .is_secure = true}));
    EXPECT_FALSE(OwnOrigins({}).is_own({.origin = "http://a", .host = "a", .is_secure = true}));
}

TEST(Requests, OfAnAddressAreLimitedAndToldWhenToComeAgain) {
    auto config = RunningServer::test_config();
    config.limits.requests = {.per_second = 0.01, .burst = 5};
    const RunningServer server(config);
    RawClient client(server.port());
    for (int i = 0; i < 5; ++i) {
        client.send(request("GET", "/api/v1/echo"));
        EXPECT_EQ(client.read_answer().status, 200);
    }
    client.send(request("GET", "/api/v1/echo"));
    const auto refused = client.read_answer();
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.header("retry-after"), "100");
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/echo").status, 429) << "another connection is no way around";
    EXPECT_EQ(RawClient(server.port()).upgrade().status, 429);
    EXPECT_EQ(ask(server.port(), "GET", "/healthz").status, 200);
}

TEST(Cookies, OfASecureConnectionHaveANameThatNoOtherSiteCanSet) {
    auto config = RunningServer::test_config();
    config.trusted_proxies = {"127.0.0.1"};
    const RunningServer server(config);
    const auto heard = [&](const std::string& headers) {
        const auto body = ask(server.port(), "GET", "/api/v1/echo", headers).body;
        const auto from = body.find("cookie=") + 7;
        return body.substr(from, body.find(' ', from) - from);
    };
    const std::string both = "Cookie: tessera=plain; __Host-tessera=guarded\r\n";
    EXPECT_EQ(heard(both), "plain");
    EXPECT_EQ(heard(both + "X-Forwarded-Proto: https\r\n"), "guarded");
    EXPECT_EQ(heard("Cookie: tessera=plain\r\nX-Forwarded-Proto: https\r\n"), "");
    EXPECT_EQ(heard("Cookie: __Host-tessera=guarded\r\n"), "");
}

TEST(Proxies, AreBelievedOnlyWhereTheyAreTrusted) {
    const std::string forwarded =
        "X-Forwarded-For: 203.0.113.9, 198.51.100.7, 10.1.2.3\r\nX-Forwarded-Proto: https\r\n";
    {
        const RunningServer server;
        const auto answer = ask(server.port(), "GET", "/api/v1/echo", forwarded);
        EXPECT_NE(answer.body.find("address=127.0.0.1 secure=false"), std::string::npos);
    }
    auto config = RunningServer::test_config();
    config.trusted_proxies = {"127.0.0.0/8", "10.0.0.0/8"};
    const RunningServer server(config);
    const auto answer = ask(server.port(), "GET", "/api/v1/echo", forwarded);
    EXPECT_NE(answer.body.find("address=198.51.100.7 secure=true"), std::string::npos);
    EXPECT_EQ(answer.header("strict-transport-security"), "max-age=31536000");
    // HAProxy adds a line of its own instead of a comma.
    const std::string lines =
        "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\n"
        "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: http\r\n";
    EXPECT_NE(ask(server.port(), "GET", "/api/v1/echo", lines).body.find("address=198.51.100.7 secure=false"),
              std::string::npos);
    EXPECT_NE(ask(server.port(), "GET", "/api/v1/echo", "X-Forwarded-For: nonsense\r\n").body.find("address=127.0.0.1"),
              std::string::npos);
}

}  // namespace
}  // namespace tessera::server::test
