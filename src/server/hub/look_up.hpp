#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace tessera::server {

/// The addresses of a name; none where it has none, or where nobody says so in time. The system's own question cannot
/// be taken back: it ends when it ends, and nobody waits for it. On a strand.
template <class Resolver = boost::asio::ip::tcp::resolver>
boost::asio::awaitable<std::vector<boost::asio::ip::tcp::endpoint>> look_up(std::string host,
                                                                            std::chrono::milliseconds patience) {
    namespace asio = boost::asio;
    struct Question {
        Question(const asio::any_io_executor& executor, std::chrono::milliseconds patience)
            : resolver(executor), timer(executor, patience) {}
        Resolver resolver;
        asio::steady_timer timer;
        std::vector<asio::ip::tcp::endpoint> found;
    };
    const auto executor = co_await asio::this_coro::executor;
    const auto question = std::make_shared<Question>(executor, patience);
    // The answer comes on this strand too, so never before the wait has begun.
    question->resolver.async_resolve(host, "443", [question](const auto& fault, const auto& entries) {
        if (!fault) {
            for (const auto& entry : entries) question->found.push_back(entry.endpoint());
        }
        question->timer.cancel();
    });
    co_await question->timer.async_wait(asio::as_tuple(asio::use_awaitable));
    question->resolver.cancel();
    co_return std::move(question->found);
}

}  // namespace tessera::server
