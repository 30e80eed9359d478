#include "load/http.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace tessera::load {

namespace beast = boost::beast;
namespace http = beast::http;

struct Http::Connection {
    explicit Connection(asio::io_context& io) : stream(io) {}
    beast::tcp_stream stream;
    beast::flat_buffer buffer;
    bool is_open = false;

    asio::awaitable<http::response<http::string_body>> exchange(const Endpoint& server,
                                                                http::request<http::string_body>& request) {
        stream.expires_after(std::chrono::seconds(30));
        if (!is_open) {
            co_await stream.async_connect(server, asio::use_awaitable);
            stream.socket().set_option(asio::ip::tcp::no_delay(true));
            is_open = true;
        }
        co_await http::async_write(stream, request, asio::use_awaitable);
        http::response<http::string_body> response;
        co_await http::async_read(stream, buffer, response, asio::use_awaitable);
        if (!response.keep_alive()) close();
        co_return response;
    }

    void close() {
        beast::error_code ignored;
        stream.socket().close(ignored);
        buffer.clear();
        is_open = false;
    }
};

Http::Http(asio::io_context& io, Endpoint server, std::size_t connections)
    : io_(io), server_(std::move(server)), freed_(io, asio::steady_timer::time_point::max()) {
    for (std::size_t i = 0; i < connections; ++i) free_.push_back(std::make_unique<Connection>(io_));
}

Http::~Http() = default;

asio::awaitable<std::unique_ptr<Http::Connection>> Http::acquire() {
    while (free_.empty()) {
        beast::error_code woken;
        co_await freed_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
    }
    auto connection = std::move(free_.back());
    free_.pop_back();
    co_return connection;
}

void Http::release(std::unique_ptr<Connection> connection) {
    free_.push_back(std::move(connection));
    freed_.cancel_one();
}

asio::awaitable<Reply> Http::ask(std::string method, std::string path, std::string cookie, Json body) {
    http::request<http::string_body> request(http::string_to_verb(method), path, 11);
    const auto host = fmt::format("{}:{}", server_.address().to_string(), server_.port());
    request.set(http::field::host, host);
    request.set("X-Tessera", "1");
    request.set(http::field::origin, "http://" + host);
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    if (!body.is_null()) {
        request.set(http::field::content_type, "application/json");
        request.body() = body.dump();
    }
    request.prepare_payload();

    auto connection = co_await acquire();
    std::optional<http::response<http::string_body>> response;
    std::exception_ptr failure;
    // A connection that was kept may have been closed by the server meanwhile: then once more with a new one.
    for (int attempt = 0; attempt < 2 && !response; ++attempt) {
        const bool was_open = connection->is_open;
        try {
            response = co_await connection->exchange(server_, request);
        } catch (const std::exception&) {
            connection->close();
            failure = std::current_exception();
            if (!was_open) break;
        }
    }
    release(std::move(connection));
    if (!response) std::rethrow_exception(failure);

    Reply reply{.status = static_cast<int>(response->result_int()),
                .body = Json::parse(response->body(), nullptr, false)};
    const auto set = response->find(http::field::set_cookie);
    if (set != response->end()) {
        const std::string_view value(set->value().data(), set->value().size());
        reply.cookie = value.substr(0, value.find(';'));
    }
    co_return reply;
}

}  // namespace tessera::load
