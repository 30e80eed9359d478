#include "server/hub/suspend.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace tessera::server {

namespace asio = boost::asio;

asio::awaitable<void> until_called(std::function<void(Resume)> start) {
    const auto initiate = [&start](auto handler) {
        // Functions are copied; the handler cannot be.
        auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        start([kept](std::exception_ptr fault) {
            asio::dispatch(asio::get_associated_executor(*kept),
                           [kept, fault = std::move(fault)]() mutable { std::move (*kept)(std::move(fault)); });
        });
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(std::exception_ptr)>(initiate,
                                                                                            asio::use_awaitable);
}

asio::awaitable<Answer<std::int64_t>> changed_in(std::shared_ptr<RoomHost> host, RoomHost::Decide decide,
                                                 store::Keeper::Work besides) {
    auto result = std::make_shared<std::optional<Answer<std::int64_t>>>();
    std::function<void(Resume)> start = [host, result, decide = std::move(decide),
                                         besides = std::move(besides)](Resume resume) {
        const auto done = [result, resume = std::move(resume)](const Answer<std::int64_t>& answer) {
            result->emplace(answer);
            resume(nullptr);
        };
        host->change(decide, done, besides);
    };
    co_await until_called(std::move(start));
    co_return std::move(**result);
}

}  // namespace tessera::server
