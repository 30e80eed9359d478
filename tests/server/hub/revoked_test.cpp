// Sessions that end while somebody who shows them is on the way in.

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/hub/hub.hpp"
#include "server/net/log.hpp"

namespace tessera::server {
namespace {

using Json = nlohmann::json;

struct Page : Client {
    [[nodiscard]] std::uint64_t id() const override { return 1; }
    void send(std::shared_ptr<const std::string> /*text*/) override {}
    void close() override { is_closed = true; }
    std::atomic<bool> is_closed = false;

    [[nodiscard]] bool is_closed_soon() const {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (!is_closed && std::chrono::steady_clock::now() < end) std::this_thread::yield();
        return is_closed;
    }
};

struct Revoked : testing::Test {
    Revoked() { start_log(LogLevel::off); }
    ~Revoked() override {
        work.reset();
        context.stop();
        thread.join();
    }

    Response ask(const std::string& method, const std::string& path, const Json& body) {
        Request request{.method = method, .path = path, .query = {}, .body = body.dump(), .address = "127.0.0.1"};
        request.cookie = cookie;
        request.bearer = token;
        return asio::co_spawn(context, hub.answer(std::move(request)), asio::use_future).get();
    }
    /// Registers, and keeps the cookie.
    void be_ann() {
        const auto made = ask("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "correct horse"}});
        for (const auto& [name, value] : made.headers) {
            if (name == "Set-Cookie") cookie = value.substr(value.find('=') + 1, value.find(';') - value.find('=') - 1);
        }
    }
    std::shared_ptr<Page> admitted() {
        auto page = std::make_shared<Page>();
        const Request request{
            .method = "GET", .path = "/api/v1/ws", .query = {}, .body = {}, .address = "127.0.0.1", .cookie = cookie};
        EXPECT_FALSE(asio::co_spawn(context, hub.admit(request, page->attached), asio::use_future).get());
        return page;
    }

    asio::io_context context;
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::string cookie;
    std::string token;
    Hub hub{context.get_executor(), {.store = "sqlite::memory:", .has_limits = false}};
    std::thread thread{[this] { context.run(); }};
};

TEST_F(Revoked, ASocketThatWasLetInBeforeItsSessionEndedIsClosed) {
    be_ann();
    const auto page = admitted();
    EXPECT_EQ(ask("POST", "/api/v1/logout", Json::object()).status, 204);
    hub.opened(page);
    EXPECT_TRUE(page->is_closed_soon());
    hub.closed(page);
}

TEST_F(Revoked, ABotsStreamThatWasLetInBeforeItsTokenEndedIsClosed) {
    be_ann();
    const auto made = Json::parse(ask("POST", "/api/v1/tokens", {{"name", "bot"}}).body);
    token = made["token"];
    const auto answer = ask("GET", "/api/v1/bot/events", nullptr);
    ASSERT_TRUE(answer.stream);
    token.clear();
    EXPECT_EQ(ask("DELETE", "/api/v1/tokens/" + made["id"].get<std::string>(), nullptr).status, 204);
    const auto held = std::make_shared<int>(0);
    answer.stream([held](const std::string&) { return true; });
    // Letting go of the sender ends the answer.
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (held.use_count() > 1 && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    EXPECT_EQ(held.use_count(), 1);
}

TEST_F(Revoked, OthersStay) {
    be_ann();
    const auto page = admitted();
    hub.opened(page);
    // Asked again after the page was: what was to happen to the page has happened.
    for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("GET", "/api/v1/me", nullptr).status, 200);
    EXPECT_FALSE(page->is_closed);
    hub.closed(page);
}

}  // namespace
}  // namespace tessera::server
