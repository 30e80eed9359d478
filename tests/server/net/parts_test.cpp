// The small parts that need no server: addresses, paths, limits, the outbox, logs and figures.
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/net/address.hpp"
#include "server/net/answers.hpp"
#include "server/net/log.hpp"
#include "server/net/metrics.hpp"
#include "server/net/outbox.hpp"
#include "server/net/rate_limit.hpp"
#include "server/net/target.hpp"

namespace tessera::server::test {
namespace {

using namespace std::chrono_literals;

TEST(Addresses, AreShortenedForLogsAndGroupedForLimits) {
    EXPECT_EQ(shortened("192.0.2.77"), "192.0.0.0");
    EXPECT_EQ(shortened("2001:db8:1:2:3:4:5:6"), "2001:db8:1::");
    EXPECT_EQ(shortened("::ffff:192.0.2.77"), "192.0.0.0");
    EXPECT_EQ(shortened("rubbish"), "?");
    EXPECT_EQ(limit_key("192.0.2.77"), "192.0.2.77");
    EXPECT_EQ(limit_key("2001:db8:1:2:3:4:5:6"), limit_key("2001:db8:1:2::1"));
    EXPECT_NE(limit_key("2001:db8:1:2::1"), limit_key("2001:db8:1:3::1"));
}

TEST(Networks, ContainTheirAddresses) {
    const auto in = [](std::string_view network, std::string_view address) {
        return Network::parse(network)->contains(*Network::parse(address));
    };
    EXPECT_TRUE(in("10.0.0.0/8", "10.255.0.1"));
    EXPECT_FALSE(in("10.0.0.0/8", "11.0.0.1"));
    EXPECT_TRUE(in("127.0.0.1", "::ffff:127.0.0.1"));
    EXPECT_TRUE(in("2001:db8::/33", "2001:db8:7fff::1"));
    EXPECT_FALSE(in("2001:db8::/33", "2001:db8:8000::1"));
    for (const auto* bad : {"", "10.0.0", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8x", "::g"}) {
        EXPECT_FALSE(Network::parse(bad)) << bad;
    }
}

TEST(Targets, AreDecodedOnce) {
    const auto target = Target::parse("/a%2Fb%25?x=%3D&y&=z&x=2");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/a/b%");
    EXPECT_EQ(target->query, (std::map<std::string, std::string>{{"x", "2"}, {"y", ""}}));
    EXPECT_FALSE(Target::parse("a"));
    EXPECT_FALSE(Target::parse(""));
    EXPECT_FALSE(Target::parse("/a?b=%"));
    EXPECT_EQ(Target::parse("/%C3%A4")->path, "/\xC3\xA4");
    for (const auto* no_text : {"/%FF", "/\xFF", "/a?b=%C3%28", "/a?%ED%A0%80=b"}) {
        EXPECT_FALSE(Target::parse(no_text)) << no_text;
    }
}

TEST(TokenBuckets, FillUpAgainAsTimePasses) {
    const Rate rate{.per_second = 2, .burst = 3};
    const TokenBucket::Clock::time_point start{};
    TokenBucket bucket(rate, start);
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(bucket.take(rate, start));
    EXPECT_EQ(bucket.take(rate, start), 500ms);
    EXPECT_EQ(bucket.take(rate, start + 250ms), 250ms);
    EXPECT_FALSE(bucket.take(rate, start + 500ms));
    EXPECT_TRUE(bucket.take(rate, start + 500ms));
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(bucket.take(rate, start + 1h));
    EXPECT_TRUE(bucket.take(rate, start + 1h)) << "never more than a burst";
}

TEST(RateLimiters, KeepKeysApartAndForgetThoseThatRested) {
    RateLimiter limiter({.per_second = 1, .burst = 1}, 160);
    const RateLimiter::Clock::time_point start{};
    EXPECT_FALSE(limiter.take("a", start));
    EXPECT_TRUE(limiter.take("a", start));
    EXPECT_FALSE(limiter.take("b", start));
    for (int i = 0; i < 100'000; ++i) static_cast<void>(limiter.take(std::to_string(i), start));
    EXPECT_LE(limiter.keys(), 160U);
    EXPECT_FALSE(RateLimiter({}).take("no limit", start));
}

TEST(RateLimiters, AreUsedByManyThreads) {
    RateLimiter limiter({.per_second = 0.0001, .burst = 500});
    std::atomic<int> passed = 0;
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&] {
                for (int i = 0; i < 1000; ++i) passed += limiter.take("k") ? 0 : 1;
            });
        }
    }
    EXPECT_EQ(passed, 500);
}

TEST(Outboxes, WakeTheWriterOnceAndKeepOrder) {
    Outbox outbox({.messages = 3, .bytes = 100});
    const auto text = [](const char* words) { return std::make_shared<const std::string>(words); };
    EXPECT_EQ(outbox.put(text("a")), Outbox::Put::wake);
    EXPECT_EQ(outbox.put(text("b")), Outbox::Put::waits);
    EXPECT_EQ(*outbox.take(), "a");
    EXPECT_EQ(outbox.put(text("c")), Outbox::Put::waits);
    EXPECT_EQ(*outbox.take(), "b");
    EXPECT_EQ(*outbox.take(), "c");
    EXPECT_EQ(outbox.take(), nullptr);
    EXPECT_EQ(outbox.put(text("d")), Outbox::Put::wake);
}

TEST(Outboxes, DropAllWhenTheyOverflow) {
    Outbox outbox({.messages = 2, .bytes = 100});
    const auto text = std::make_shared<const std::string>("a");
    EXPECT_EQ(outbox.put(text), Outbox::Put::wake);
    EXPECT_EQ(outbox.put(text), Outbox::Put::waits);
    EXPECT_EQ(outbox.put(text), Outbox::Put::overflow);
    EXPECT_EQ(outbox.put(text), Outbox::Put::closed);
    EXPECT_EQ(outbox.put_last(std::make_shared<const std::string>("bye")), Outbox::Put::waits);
    EXPECT_EQ(*outbox.take(), "bye");
    EXPECT_EQ(outbox.take(), nullptr);
    EXPECT_TRUE(outbox.is_closed());
    Outbox small({.messages = 100, .bytes = 10});
    EXPECT_EQ(small.put(std::make_shared<const std::string>(11, 'x')), Outbox::Put::overflow);
}

TEST(Answers, QuoteWhatTheySay) {
    const auto response = error_response(422, "rule", "Say \"no\"\n\xFF.", "H12");
    const auto json = nlohmann::json::parse(response.body);
    EXPECT_EQ(json["error"]["code"], "rule");
    EXPECT_EQ(json["error"]["sentence"], "Say \"no\"\n\xEF\xBF\xBD.");
    EXPECT_EQ(json["error"]["rule"], "H12");
}

TEST(Log, WritesOneLineOfJsonWhateverIsInIt) {
    start_log(LogLevel::info);
    testing::internal::CaptureStderr();
    log_event(LogLevel::debug, "not written");
    log_event(LogLevel::warning, "odd", {{"text", "a\"b\n\xFF"}, {"count", 3}, {"share", 0.5}});
    const auto line = testing::internal::GetCapturedStderr();
    const auto json = nlohmann::json::parse(line);
    EXPECT_EQ(json["level"], "warning");
    EXPECT_EQ(json["event"], "odd");
    EXPECT_EQ(json["count"], 3);
    EXPECT_EQ(json["share"], 0.5);
    EXPECT_THAT(json["at"].get<std::string>(), testing::EndsWith("Z"));
    EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1);
}

TEST(Figures, AreWrittenForPrometheus) {
    Metrics metrics;
    metrics.answered(RouteClass::api, 200, 0.001);
    metrics.answered(RouteClass::api, 200, 0.001);
    metrics.answered(RouteClass::page, 404, 0.001);
    metrics.acted(0.03);
    metrics.turned_away("rate");
    metrics.watch("tessera_store_backlog", "Work that waits", [] { return 7.0; });
    metrics.count("tessera_games_total", "Games made");
    metrics.count("tessera_games_total", "Games made");
    const auto text = metrics.text();
    EXPECT_THAT(text, testing::HasSubstr(R"(tessera_http_requests_total{route="api",status="200"} 2)"));
    EXPECT_THAT(text, testing::HasSubstr(R"(tessera_http_requests_total{route="page",status="404"} 1)"));
    EXPECT_THAT(text, testing::HasSubstr(R"(tessera_action_seconds_bucket{le="0.05"} 1)"));
    EXPECT_THAT(text, testing::HasSubstr("tessera_store_backlog 7"));
    EXPECT_THAT(text, testing::HasSubstr("tessera_games_total 2"));
}

}  // namespace
}  // namespace tessera::server::test
