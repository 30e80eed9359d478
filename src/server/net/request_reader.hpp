#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "server/net/config.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// Reads one request after another from a wire, each with its limits of size and time. What comes too early, because
/// the client does not wait for answers, stays for the next.
class RequestReader {
  public:
    RequestReader(Wire& wire, const Limits& limits) : wire_(wire), limits_(limits) {}

    enum class Fault : std::uint8_t { none, gone, malformed, header_too_large, body_too_large };
    struct Outcome {
        Fault fault = Fault::none;
        std::unique_ptr<HttpMessage> message = {};  ///< where there is no fault
    };
    [[nodiscard]] asio::awaitable<Outcome> next();

    /// Between two requests, with nothing of the next one: nobody would miss the connection.
    [[nodiscard]] bool is_idle() const { return is_idle_; }
    [[nodiscard]] bool has_more() const { return buffer_.size() > 0; }

  private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;
    [[nodiscard]] asio::awaitable<Fault> read_header(Parser& parser);
    [[nodiscard]] asio::awaitable<Fault> read_body(Parser& parser);
    /// False: gone.
    [[nodiscard]] asio::awaitable<bool> more(Wire::Clock::time_point deadline);

    Wire& wire_;
    const Limits& limits_;
    boost::beast::flat_buffer buffer_;
    bool is_idle_ = false;
};

}  // namespace tessera::server
