#pragma once

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <utility>

#include "server/net/edge.hpp"
#include "server/net/log.hpp"
#include "server/net/outbox.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// A connected page. One coroutine reads; what is to be written waits in the outbox and is written one after another by
/// callbacks, so that a socket at rest costs neither a second coroutine nor a timer of ours. All but `send`, `close`,
/// `stop` and `kill` happens on the connection's strand.
template <class Stream>
class WebSocketSession final : public Client,
                               public Session,
                               public std::enable_shared_from_this<WebSocketSession<Stream>> {
    using Self = std::shared_ptr<WebSocketSession>;
    using Code = boost::beast::websocket::close_code;

  public:
    static void start(std::shared_ptr<Edge> edge, Stream stream, Upgrade upgrade) {
        const auto self = std::make_shared<WebSocketSession>(std::move(edge), std::move(stream));
        self->attached = std::move(upgrade.attached);
        self->ticket_ = std::move(upgrade.ticket);
        self->number_ = self->edge_->sessions.add(self);
        asio::co_spawn(self->socket_.get_executor(), run(self, std::move(upgrade.request)), asio::detached);
    }

    WebSocketSession(std::shared_ptr<Edge> edge, Stream stream)
        : edge_(std::move(edge)),
          socket_(std::move(stream)),
          outbox_({.messages = edge_->config.limits.outbox_messages, .bytes = edge_->config.limits.outbox_bytes}),
          controls_(edge_->config.limits.controls, TokenBucket::Clock::now()),
          id_(edge_->next_number()) {}

    [[nodiscard]] std::uint64_t id() const override { return id_; }

    void send(std::shared_ptr<const std::string> text) override {
        const auto put = outbox_.put(std::move(text));
        if (put == Outbox::Put::wake) {
            asio::post(socket_.get_executor(), [self = this->shared_from_this()] { self->write_next(); });
        } else if (put == Outbox::Put::overflow) {
            edge_->metrics.turned_away("overflow");
            end(Code::try_again_later, bye("too_slow", "You read too slowly; connect again.", 1000));
        }
    }

    void close() override { end(edge_->is_stopping ? Code::going_away : Code::normal, nullptr); }
    void stop() override { end(Code::going_away, nullptr); }
    void kill() override {
        asio::post(socket_.get_executor(), [self = this->shared_from_this()] { self->cut(); });
    }

  private:
    static SharedText bye(const char* code, const char* sentence, int again) {
        return std::make_shared<const std::string>(std::string{R"({"t":"bye","code":")"} + code + R"(","sentence":")" +
                                                   sentence + R"(","again":)" + std::to_string(again) + "}");
    }

    static asio::awaitable<void> run(Self self, std::unique_ptr<HttpMessage> request) {
        if (co_await self->accept(std::move(request))) {
            self->is_open_ = true;
            self->edge_->metrics.socket_opened();
            try {
                self->edge_->application.opened(self);
                co_await self->read_all();
            } catch (const std::exception& error) {
                log_event(LogLevel::error, "socket_fault", {{"what", error.what()}});
            }
            self->edge_->metrics.socket_closed();
            self->edge_->application.closed(self);
        }
        static_cast<void>(self->outbox_.put_last(nullptr));
        self->cut();
        self->attached.reset();
        self->ticket_.reset();
        self->edge_->metrics.connection_closed();
        self->edge_->sessions.remove(self->number_);
    }

    asio::awaitable<bool> accept(std::unique_ptr<HttpMessage> request) {
        const auto& limits = edge_->config.limits;
        tcp().expires_never();
        boost::beast::websocket::stream_base::timeout times{};
        times.handshake_timeout = limits.handshake_time;
        times.idle_timeout = limits.socket_idle_time;
        times.keep_alive_pings = true;
        socket_.set_option(times);
        socket_.read_message_max(limits.message_bytes);
        socket_.auto_fragment(false);
        socket_.text(true);
        // Answered by the library, so nobody else sees them. The socket calls only while somebody reads from it.
        socket_.control_callback([this](auto /*kind*/, auto /*payload*/) {
            if (controls_.take(edge_->config.limits.controls, TokenBucket::Clock::now())) end_for_haste();
        });
        const auto [error] = co_await socket_.async_accept(*request, asio::as_tuple(asio::use_awaitable));
        co_return !error;
    }

    asio::awaitable<void> read_all() {
        static constexpr std::size_t small = 2048;
        const auto rate = edge_->config.limits.messages;
        boost::beast::flat_buffer buffer;
        TokenBucket bucket(rate, TokenBucket::Clock::now());
        while (true) {
            const auto [error, count] = co_await socket_.async_read(buffer, asio::as_tuple(asio::use_awaitable));
            if (error) break;
            edge_->metrics.message_received();
            std::string text(static_cast<const char*>(buffer.data().data()), buffer.size());
            buffer.consume(buffer.size());
            if (buffer.capacity() > small) buffer.shrink_to_fit();
            // What comes while the connection ends is read to its end and not listened to.
            if (outbox_.is_closed()) continue;
            if (!socket_.got_text()) {
                end(Code::unknown_data, bye("malformed", "Only text is understood here.", 1000));
            } else if (bucket.take(rate, TokenBucket::Clock::now())) {
                end_for_haste();
            } else {
                edge_->application.said(this->shared_from_this(), std::move(text));
            }
        }
    }

    void write_next() {
        writing_ = outbox_.take();
        if (!writing_) {
            if (outbox_.is_closed()) close_now();
            return;
        }
        socket_.async_write(asio::buffer(*writing_), [self = this->shared_from_this()](auto error, auto /*count*/) {
            self->writing_.reset();
            if (error) return self->cut();
            self->edge_->metrics.messages_sent(1);
            self->write_next();
        });
    }

    /// What waits is still written, then `last` if there is one, then it is closed; by force if that takes too long.
    void end(Code code, SharedText last) {
        std::uint16_t none = 0;
        if (!code_.compare_exchange_strong(none, static_cast<std::uint16_t>(code))) return;
        const bool has_to_write = outbox_.put_last(std::move(last)) == Outbox::Put::wake;
        asio::post(socket_.get_executor(), [self = this->shared_from_this(), has_to_write] {
            self->patience_ = std::make_unique<asio::steady_timer>(self->socket_.get_executor(),
                                                                   self->edge_->config.limits.handshake_time);
            self->patience_->async_wait([weak = self->weak_from_this()](auto error) {
                if (const auto still = weak.lock(); still && !error) still->cut();
            });
            if (has_to_write) self->write_next();
        });
    }

    void end_for_haste() {
        if (outbox_.is_closed()) return;
        edge_->metrics.turned_away("rate");
        end(Code::policy_error, bye("too_much", "You say too much at once; connect again later.", 5000));
    }

    void close_now() {
        if (std::exchange(is_closing_, true)) return;
        if (!is_open_) return cut();
        socket_.async_close(static_cast<Code>(code_.load()), [self = this->shared_from_this()](auto /*error*/) {});
    }

    void cut() {
        patience_.reset();
        tcp().close();
    }

    [[nodiscard]] boost::beast::tcp_stream& tcp() { return boost::beast::get_lowest_layer(socket_); }

    std::shared_ptr<Edge> edge_;
    boost::beast::websocket::stream<Stream> socket_;
    Outbox outbox_;
    TokenBucket controls_;
    SharedText writing_;
    std::unique_ptr<asio::steady_timer> patience_;
    std::unique_ptr<ConnectionCounter::Ticket> ticket_;
    std::uint64_t id_;
    std::uint64_t number_ = 0;
    std::atomic<std::uint16_t> code_{0};
    bool is_open_ = false;
    bool is_closing_ = false;
};

}  // namespace tessera::server
