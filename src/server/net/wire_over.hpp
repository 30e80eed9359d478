#pragma once

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ssl/stream_base.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <type_traits>
#include <utility>

#include "server/net/websocket_session.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// Included by the two files that make wires, one a kind of stream, because this is what takes long to compile.
template <class Stream>
class WireOver final : public Wire {
    static constexpr bool is_tls = !std::is_same_v<Stream, boost::beast::tcp_stream>;
    static constexpr auto tuple = asio::as_tuple(asio::use_awaitable);

  public:
    explicit WireOver(Stream stream) : stream_(std::move(stream)) {}

    asio::any_io_executor executor() override { return stream_.get_executor(); }
    [[nodiscard]] bool is_secure() const override { return is_tls; }

    asio::awaitable<bool> open(Clock::duration limit) override {
        if constexpr (is_tls) {
            tcp().expires_after(limit);
            const auto [error] = co_await stream_.async_handshake(asio::ssl::stream_base::server, tuple);
            co_return !error;
        }
        co_return true;
    }

    asio::awaitable<std::size_t> read(asio::mutable_buffer into, Clock::time_point deadline) override {
        tcp().expires_at(deadline);
        const auto [error, count] = co_await stream_.async_read_some(into, tuple);
        co_return error ? 0 : count;
    }

    asio::awaitable<bool> write(std::array<asio::const_buffer, 2> pieces, Clock::duration limit) override {
        while (asio::buffer_size(pieces) > 0) {
            tcp().expires_after(limit);
            const auto [error, count] = co_await stream_.async_write_some(pieces, tuple);
            if (error) co_return false;
            const auto of_first = std::min(count, pieces[0].size());
            pieces[0] += of_first;
            pieces[1] += count - of_first;
        }
        co_return true;
    }

    void watch(std::function<void()> gone) override {
        is_watched_ = true;
        tcp().expires_never();
        stream_.async_read_some(asio::buffer(watched_),
                                [gone = std::move(gone)](auto /*error*/, auto /*count*/) { gone(); });
    }

    asio::awaitable<void> finish() override {
        static constexpr std::chrono::seconds patience{2};
        static constexpr int most_reads = 64;
        if (is_watched_) co_return close();  // somebody reads already, and the last chunk says that it is the last
        if constexpr (is_tls) {
            tcp().expires_after(patience);
            co_await stream_.async_shutdown(tuple);
        }
        boost::system::error_code ignored;
        tcp().socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
        // Closing while something is unread resets the connection, and our last words may be lost with it.
        const auto deadline = Clock::now() + patience;
        std::array<char, 1024> rest{};
        for (int i = 0; i < most_reads; ++i) {
            tcp().expires_at(deadline);
            const auto [error, count] = co_await tcp().async_read_some(asio::buffer(rest), tuple);
            if (error || count == 0) break;
        }
        close();
    }

    void close() override { tcp().close(); }

    void upgrade(std::shared_ptr<Edge> edge, Upgrade upgrade) override {
        WebSocketSession<Stream>::start(std::move(edge), std::move(stream_), std::move(upgrade));
    }

  private:
    [[nodiscard]] boost::beast::tcp_stream& tcp() { return boost::beast::get_lowest_layer(stream_); }

    Stream stream_;
    std::array<char, 1> watched_{};
    bool is_watched_ = false;
};

}  // namespace tessera::server
