#include "load/socket.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <utility>

#include <fmt/format.h>

namespace tessera::load {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

struct Socket::Inside {
    explicit Inside(asio::io_context& io) : stream(io) {}

    websocket::stream<beast::tcp_stream, false> stream;
    Heard heard;
    std::deque<std::string> outbox;
    bool is_writing = false;
    bool is_closing = false;

    /// The coroutines own what they use: whoever opened the socket may be gone before they end.
    static asio::awaitable<void> read_all(std::shared_ptr<Inside> self) {
        beast::flat_buffer buffer;
        for (;;) {
            beast::error_code fault;
            co_await self->stream.async_read(buffer, asio::redirect_error(asio::use_awaitable, fault));
            if (fault) break;
            self->heard({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
            buffer.clear();
            // What is idle should be small on this side too.
            if (buffer.capacity() > 4096) buffer.shrink_to_fit();
        }
        if (!self->is_closing) self->heard({});
    }

    static asio::awaitable<void> write_all(std::shared_ptr<Inside> self) {
        while (!self->outbox.empty()) {
            beast::error_code fault;
            co_await self->stream.async_write(asio::buffer(self->outbox.front()),
                                              asio::redirect_error(asio::use_awaitable, fault));
            self->outbox.pop_front();
            if (fault) self->outbox.clear();
        }
        self->is_writing = false;
    }
};

Socket::Socket(asio::io_context& io, std::string cookie)
    : cookie_(std::move(cookie)), inside_(std::make_shared<Inside>(io)) {}

Socket::~Socket() {
    close();
}

asio::awaitable<void> Socket::open(const Endpoint& server) {
    auto& stream = inside_->stream;
    auto& tcp = beast::get_lowest_layer(stream);
    tcp.expires_after(std::chrono::seconds(30));
    co_await tcp.async_connect(server, asio::use_awaitable);
    tcp.socket().set_option(asio::ip::tcp::no_delay(true));
    const auto host = fmt::format("{}:{}", server.address().to_string(), server.port());
    stream.set_option(websocket::stream_base::decorator([host, cookie = cookie_](websocket::request_type& request) {
        request.set(beast::http::field::cookie, cookie);
        request.set(beast::http::field::origin, "http://" + host);
    }));
    stream.read_message_max(1 << 20);
    co_await stream.async_handshake(host, "/api/v1/ws", asio::use_awaitable);
    tcp.expires_never();
}

void Socket::listen(Heard heard) {
    inside_->heard = std::move(heard);
    asio::co_spawn(inside_->stream.get_executor(), Inside::read_all(inside_), asio::detached);
}

void Socket::hear(Heard heard) {
    inside_->heard = std::move(heard);
}

void Socket::send(std::string text) {
    inside_->outbox.push_back(std::move(text));
    if (std::exchange(inside_->is_writing, true)) return;
    asio::co_spawn(inside_->stream.get_executor(), Inside::write_all(inside_), asio::detached);
}

void Socket::close() {
    inside_->is_closing = true;
    beast::error_code ignored;
    beast::get_lowest_layer(inside_->stream).socket().close(ignored);
}

}  // namespace tessera::load
