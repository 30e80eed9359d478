#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/net/cookies.hpp"
#include "server/net/passwords.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server::test {
namespace {

const std::string secret(32, 's');

TEST(GuestCookies, AreBelievedUntilTheyExpire) {
    const GuestCookies cookies(secret);
    const auto cookie = cookies.make("1a2b", 1000);
    EXPECT_TRUE(cookie.starts_with("g.1a2b.1000."));
    EXPECT_EQ(cookies.verify(cookie, 999), (GuestCookies::Guest{.id = "1a2b", .expires = 1000}));
    EXPECT_FALSE(cookies.verify(cookie, 1000));
}

TEST(GuestCookies, NoLetterCanBeChanged) {
    const GuestCookies cookies(secret);
    const auto cookie = cookies.make("1a2b", 1000);
    for (std::size_t i = 0; i < cookie.size(); ++i) {
        // The last letter of base64 has bits that mean nothing: every other letter there must fail too.
        for (const char letter : {'a', 'Z', '9', '.', '_', '\0'}) {
            auto forged = cookie;
            forged[i] = letter;
            if (forged == cookie) continue;
            EXPECT_FALSE(cookies.verify(forged, 0)) << forged;
        }
        EXPECT_FALSE(cookies.verify(cookie.substr(0, i), 0));
    }
    EXPECT_FALSE(cookies.verify(cookie + "A", 0));
    EXPECT_FALSE(cookies.verify("g." + cookie, 0));
    EXPECT_FALSE(cookies.verify("", 0));
    EXPECT_FALSE(cookies.verify("g.", 0));
    EXPECT_FALSE(cookies.verify("g.x.", 0));
    EXPECT_FALSE(cookies.verify("s.token", 0));
}

TEST(GuestCookies, OfAnotherSecretAreForged) {
    EXPECT_FALSE(GuestCookies(std::string(32, 't')).verify(GuestCookies(secret).make("1a2b", 1000), 0));
    EXPECT_THROW(GuestCookies("short"), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(GuestCookies(secret).make("a.b", 1)), std::invalid_argument);
}

TEST(Cookies, AreFoundInTheirHeaderAndWrittenWithTheirGuards) {
    EXPECT_EQ(cookie_value("a=1; tessera=x.y; b=2", "tessera"), "x.y");
    EXPECT_EQ(cookie_value("nottessera=1;tessera=2", "tessera"), "2");
    EXPECT_EQ(cookie_value("tesserax=1", "tessera"), "");
    EXPECT_EQ(set_cookie_header("v", std::chrono::hours{1}, true),
              "__Host-tessera=v; Max-Age=3600; HttpOnly; SameSite=Lax; Path=/; Secure");
    EXPECT_EQ(set_cookie_header("", std::chrono::hours{1}, false),
              "tessera=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/");
}

TEST(Tokens, AreLongAndNeverTheSame) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const auto token = make_token();
        EXPECT_EQ(token.size(), 43U);
        EXPECT_EQ(parse_base64url(token)->size(), 32U);
        EXPECT_TRUE(seen.insert(token).second);
    }
    EXPECT_EQ(make_id(8).size(), 8U);
}

TEST(Tokens, AnIdIsKnownByItsLetters) {
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(is_id(make_id(8)));
    EXPECT_TRUE(is_id("23456789abcdefghijkm"));
    for (const std::string_view text : {"", "ABCDEFGH", "abcdefg0", "abcdefgl", "abc-defg", "abc defg", "../abcde",
                                        "abcdefgh\n", "\xC3\xA4", "23456789abcdefghijkmn"})
        EXPECT_FALSE(is_id(text)) << text;
    EXPECT_FALSE(is_id({"abcdefg\0", 8}));
}

TEST(Tokens, AreKeptAsHashesOnly) {
    // printf abc | b2sum -l 256
    EXPECT_EQ(token_hash("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Base64url, DamagedTextIsRefused) {
    EXPECT_FALSE(parse_base64url("a"));
    EXPECT_FALSE(parse_base64url("ab=="));
    EXPECT_FALSE(parse_base64url("a+/b"));
    EXPECT_EQ(parse_base64url("-_8"), (std::vector<unsigned char>{0xFB, 0xFF}));
    EXPECT_TRUE(parse_base64url("")->empty());
}

/// Runs a coroutine to its end on this thread.
template <class T>
T finished(asio::awaitable<T> work) {
    asio::io_context context;
    std::optional<T> result;
    asio::co_spawn(context, std::move(work), [&](std::exception_ptr fault, T value) {
        if (fault) std::rethrow_exception(fault);
        result.emplace(std::move(value));
    });
    context.run();
    return std::move(*result);
}

constexpr PasswordCost cheap{.passes = 1, .memory = 8192};

TEST(Passwords, AreVerifiedAgainstTheirHash) {
    Passwords passwords(1, 4, cheap);
    const auto hash = finished(passwords.hash("correct horse"));
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$"));
    EXPECT_EQ(finished(passwords.verify(*hash, "correct horse")), true);
    EXPECT_EQ(finished(passwords.verify(*hash, "battery staple")), false);
    EXPECT_EQ(finished(passwords.verify(std::nullopt, "correct horse")), false);
    EXPECT_EQ(finished(passwords.verify("no hash at all", "correct horse")), false);
}

TEST(Passwords, OfNobodyTakeTheSameWorkAsOfSomebody) {
    Passwords passwords(1, 4, {.passes = 3, .memory = 32 * 1024 * 1024});
    const auto hash = finished(passwords.hash("somebody"));
    const auto seconds = [&](const std::optional<std::string>& of) {
        const auto since = std::chrono::steady_clock::now();
        static_cast<void>(finished(passwords.verify(of, "guess")));
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
    };
    const double somebody = seconds(*hash);
    const double nobody = seconds(std::nullopt);
    EXPECT_GT(nobody, somebody / 4);
    EXPECT_LT(nobody, somebody * 4);
}

TEST(Passwords, WhatStillWaitsMayOutliveThem) {
    asio::io_context context;
    auto passwords = std::make_unique<Passwords>(1, 2, cheap);
    asio::co_spawn(context, passwords->hash("p"), asio::detached);
    context.poll();  // it waits for the other thread now, and nobody runs it again
    passwords.reset();
}

TEST(Passwords, TooManyAtOnceAreBusy) {
    Passwords passwords(1, 2, cheap);
    asio::io_context context;
    int done = 0;
    int busy = 0;
    // All are begun before the first can be resumed, because this thread does both.
    for (int i = 0; i < 5; ++i) {
        asio::co_spawn(context, passwords.hash("p"),
                       [&](const std::exception_ptr&, const auto& hash) { ++(hash ? done : busy); });
    }
    context.run();
    EXPECT_EQ(done, 2);
    EXPECT_EQ(busy, 3);
    EXPECT_TRUE(finished(passwords.hash("p"))) << "and then there is room again";
}

}  // namespace
}  // namespace tessera::server::test
