#include "server/net/line_stream.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include <fmt/format.h>

namespace tessera::server {

namespace {

std::string chunk_of(std::string_view text) {
    return fmt::format("{:x}\r\n{}\r\n", text.size(), text);
}

/// Ends the stream when nobody can send into it any more.
class LastSender {
  public:
    explicit LastSender(std::shared_ptr<LineStream> stream) : stream_(std::move(stream)) {}
    ~LastSender() { stream_->end(); }
    LastSender(const LastSender&) = delete;
    LastSender& operator=(const LastSender&) = delete;

  private:
    std::shared_ptr<LineStream> stream_;
};

}  // namespace

LineStream::LineStream(asio::any_io_executor executor, const Limits& limits)
    : executor_(std::move(executor)),
      limits_(limits),
      timer_(executor_),
      outbox_({.messages = limits.outbox_messages, .bytes = limits.outbox_bytes}) {}

std::function<bool(std::string line)> LineStream::sender() {
    return [stream = shared_from_this(), last = std::make_shared<LastSender>(shared_from_this())](std::string line) {
        return stream->put(std::move(line));
    };
}

bool LineStream::put(std::string line) {
    if (!line.ends_with('\n')) line += '\n';
    const auto put = outbox_.put(std::make_shared<const std::string>(chunk_of(line)));
    if (put == Outbox::Put::wake || put == Outbox::Put::overflow) wake();
    return put == Outbox::Put::wake || put == Outbox::Put::waits;
}

void LineStream::end() {
    static_cast<void>(outbox_.put_last(nullptr));
    wake();
}

void LineStream::wake() {
    // The writer looks before it waits and does both in one turn on the strand, so this never comes between.
    asio::post(executor_, [self = shared_from_this()] { self->timer_.cancel(); });
}

asio::awaitable<void> LineStream::write_to(Wire& wire) {
    const auto self = shared_from_this();
    while (true) {
        auto text = outbox_.take();
        if (!text && outbox_.is_closed()) break;
        if (!text) {
            timer_.expires_after(limits_.beat_time);
            const auto [cancelled] = co_await timer_.async_wait(asio::as_tuple(asio::use_awaitable));
            if (cancelled) continue;
            text = std::make_shared<const std::string>(chunk_of("\n"));
        }
        const std::array<asio::const_buffer, 2> pieces{asio::buffer(*text), asio::const_buffer{}};
        const bool is_written = co_await wire.write(pieces, limits_.write_time);
        if (!is_written) {
            end();
            co_return;
        }
    }
    static constexpr std::string_view last_chunk = "0\r\n\r\n";
    const std::array<asio::const_buffer, 2> pieces{asio::buffer(last_chunk), asio::const_buffer{}};
    static_cast<void>(co_await wire.write(pieces, limits_.write_time));
}

}  // namespace tessera::server
