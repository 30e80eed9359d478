#include "server/net/request_reader.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <iterator>
#include <string_view>
#include <utility>

namespace tessera::server {

namespace {

namespace http = boost::beast::http;
using Fault = RequestReader::Fault;

Fault fault_of(const boost::system::error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) return Fault::header_too_large;
    if (error == http::error::body_limit) return Fault::body_too_large;
    return Fault::malformed;
}

/// Whether everybody on the way, a proxy too, finds the same end of the body: told once, in one of two ways.
bool has_clear_length(const HttpMessage& message) {
    const auto codings = message.count(http::field::transfer_encoding);
    const auto lengths = message.count(http::field::content_length);
    if (codings == 0) return lengths <= 1;
    return codings == 1 && lengths == 0 && message.version() == 11 &&
           boost::beast::iequals(message[http::field::transfer_encoding], "chunked");
}

std::ptrdiff_t fields_of(const HttpMessage& message) {
    return std::distance(message.begin(), message.end());
}

/// Gives the parser what is there; `none` also where it needs more.
template <class Parser>
Fault feed(Parser& parser, boost::beast::flat_buffer& buffer) {
    boost::system::error_code error;
    const auto used = parser.put(buffer.data(), error);
    buffer.consume(used);
    if (error && error != http::error::need_more) return fault_of(error);
    return Fault::none;
}

}  // namespace

asio::awaitable<bool> RequestReader::more(Wire::Clock::time_point deadline) {
    static constexpr std::size_t piece = 4096;
    const auto count = co_await wire_.read(buffer_.prepare(piece), deadline);
    buffer_.commit(count);
    co_return count > 0;
}

asio::awaitable<RequestReader::Outcome> RequestReader::next() {
    if (buffer_.size() == 0) {
        buffer_.shrink_to_fit();
        is_idle_ = true;
        const bool is_here = co_await more(Wire::Clock::now() + limits_.idle_time);
        is_idle_ = false;
        if (!is_here) co_return Outcome{.fault = Fault::gone};
    }

    // On the heap, so that a coroutine that waits for the next request is small.
    auto parser = std::make_unique<Parser>();
    parser->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser->body_limit(limits_.body_bytes);
    auto fault = co_await read_header(*parser);
    if (fault == Fault::none && !has_clear_length(parser->get())) fault = Fault::malformed;
    const auto fields = fields_of(parser->get());
    if (fault == Fault::none && !parser->is_done()) fault = co_await read_body(*parser);
    // Fields that follow a body in chunks look like those of the header, which a proxy has checked and they are not.
    if (fault == Fault::none && fields_of(parser->get()) != fields) fault = Fault::malformed;
    if (fault != Fault::none) co_return Outcome{.fault = fault};
    co_return Outcome{.fault = Fault::none, .message = std::make_unique<HttpMessage>(parser->release())};
}

asio::awaitable<Fault> RequestReader::read_header(Parser& parser) {
    const auto deadline = Wire::Clock::now() + limits_.header_time;
    while (true) {
        const auto fault = feed(parser, buffer_);
        if (fault != Fault::none || parser.is_header_done()) co_return fault;
        if (buffer_.size() >= limits_.header_bytes) co_return Fault::header_too_large;
        const bool is_here = co_await more(deadline);
        if (!is_here) co_return Fault::gone;
    }
}

asio::awaitable<Fault> RequestReader::read_body(Parser& parser) {
    const auto deadline = Wire::Clock::now() + limits_.body_time;
    if (http::token_list{parser.get()[http::field::expect]}.exists("100-continue")) {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        const std::array<asio::const_buffer, 2> pieces{asio::buffer(go_on), asio::const_buffer{}};
        const bool is_here = co_await wire_.write(pieces, limits_.write_time);
        if (!is_here) co_return Fault::gone;
    }
    parser.eager(true);
    while (true) {
        // The parser takes what it can at once, but for a chunk's own header that is not whole yet.
        std::size_t before = buffer_.size() + 1;
        while (buffer_.size() > 0 && buffer_.size() < before && !parser.is_done()) {
            before = buffer_.size();
            const auto fault = feed(parser, buffer_);
            if (fault != Fault::none) co_return fault;
        }
        if (parser.is_done()) co_return Fault::none;
        if (buffer_.size() >= limits_.header_bytes) co_return Fault::header_too_large;
        const bool is_here = co_await more(deadline);
        if (!is_here) co_return Fault::gone;
    }
}

}  // namespace tessera::server
