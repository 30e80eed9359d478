// Notes of turns, sent to a push service of our own over real TLS.

#include "server/hub/push_sender.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <future>
#include <optional>
#include <stdexcept>
#include <sys/socket.h>
#include <thread>

#include <gtest/gtest.h>

#include "server/net/support/certificate.hpp"

namespace tessera::server::test {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;

const PushKeys keys = {
    .public_key = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    .private_key = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    .contact = "mailto:a@example.org"};
const store::PushRow browser = {
    .player = "g:ann",
    .endpoint = "https://push.example.net/to/ann",
    .key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    .auth = "BTBZMqHH6r4Tts7J_aSIgg"};

/// Answers one request with this status, and tells what it was.
class PushService {
  public:
    PushService(const TemporaryFolder& folder, unsigned status) : acceptor_(context_, {tcp::v4(), 0}) {
        tls_.use_certificate_chain_file(folder.path / "push.crt");
        tls_.use_private_key_file(folder.path / "push.key", asio::ssl::context::pem);
        thread_ = std::jthread([this, status] {
            try {
                heard_.set_value(answer_one(status));
            } catch (const std::exception&) {
                heard_.set_exception(std::current_exception());
            }
        });
    }
    /// Nobody came: the thread is woken.
    ~PushService() { ::shutdown(acceptor_.native_handle(), SHUT_RDWR); }
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    /// Waits ten seconds at most.
    http::request<http::string_body> heard() {
        auto future = heard_.get_future();
        if (future.wait_for(std::chrono::seconds(10)) != std::future_status::ready)
            throw std::runtime_error("nobody came");
        return future.get();
    }

  private:
    http::request<http::string_body> answer_one(unsigned status) {
        asio::ssl::stream<tcp::socket> stream(acceptor_.accept(), tls_);
        stream.handshake(asio::ssl::stream_base::server);
        boost::beast::flat_buffer buffer;
        http::request<http::string_body> request;
        http::read(stream, buffer, request);
        http::write(stream, http::response<http::empty_body>(static_cast<http::status>(status), 11));
        return request;
    }

    asio::io_context context_;
    tcp::acceptor acceptor_;
    asio::ssl::context tls_{asio::ssl::context::tls_server};
    std::promise<http::request<http::string_body>> heard_;
    std::jthread thread_;
};

struct Sending : testing::Test {
    Sending() { make_certificate(folder, "push", "push.example.net"); }
    ~Sending() override {
        work.reset();
        context.stop();
    }

    /// What the work returned, once it is kept.
    template <class F>
    auto on_store(F work_on) {
        std::optional<decltype(work_on(std::declval<store::Store&>()))> result;
        std::promise<void> kept;
        keeper.write([&](store::Store& store) { result = work_on(store); },
                     [&](const std::exception_ptr&) { kept.set_value(); });
        kept.get_future().get();
        return *result;
    }
    std::size_t browsers() {
        return on_store([](store::Store& store) { return store.pushes("g:ann").size(); });
    }
    PushDetour to(const PushService& service) const {
        return {.address = "127.0.0.1", .port = service.port(), .certificate = folder.path / "push.crt"};
    }

    TemporaryFolder folder;
    store::Keeper keeper{"sqlite::memory:", 1};
    asio::io_context context;
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::jthread thread{[this] { context.run(); }};
};

TEST_F(Sending, ATurnIsSealedSignedAndDelivered) {
    on_store([](store::Store& store) { return store.keep_push(browser), 0; });
    PushService service(folder, 201);
    PushSender sender(context.get_executor(), keeper, keys, [] { return Moment{1'000'000}; }, to(service));
    sender.tell("g:ann", R"({"game":"abcdefgh","variant":"versus"})");
    const auto request = service.heard();
    EXPECT_EQ(request.method(), http::verb::post);
    EXPECT_EQ(request.target(), "/to/ann");
    EXPECT_EQ(request[http::field::host], "push.example.net");
    EXPECT_EQ(request[http::field::content_encoding], "aes128gcm");
    EXPECT_TRUE(request[http::field::authorization].starts_with("vapid t="));
    EXPECT_FALSE(request["TTL"].empty());
    EXPECT_EQ(request.body().find("abcdefgh"), std::string::npos);
    EXPECT_GT(request.body().size(), 100U);
    EXPECT_EQ(browsers(), 1U);
}

TEST_F(Sending, ABrowserThatIsGoneIsForgotten) {
    on_store([](store::Store& store) { return store.keep_push(browser), 0; });
    PushService service(folder, 410);
    PushSender sender(context.get_executor(), keeper, keys, [] { return Moment{1'000'000}; }, to(service));
    sender.tell("g:ann", "{}");
    (void)service.heard();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (browsers() != 0 && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    EXPECT_EQ(browsers(), 0U);
}

TEST_F(Sending, ABrowserIsToldOfOnePlayersTurns) {
    on_store([](store::Store& store) { return store.keep_push(browser), 0; });
    auto other = browser;
    other.player = "g:ben";
    on_store([&](store::Store& store) { return store.keep_push(other), 0; });
    EXPECT_EQ(browsers(), 0U);
}

}  // namespace
}  // namespace tessera::server::test
