#pragma once

#include <boost/asio/awaitable.hpp>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/hub/room_host.hpp"
#include "store/keeper.hpp"

namespace tessera::server {

/// Continues a coroutine, from any thread, once; a fault is thrown there.
using Resume = std::function<void(std::exception_ptr fault)>;

/// Calls `start` with a way to continue, and waits, without a thread, until it is called.
[[nodiscard]] boost::asio::awaitable<void> until_called(std::function<void(Resume resume)> start);

enum class Access : unsigned char { read, write };

/// `co_await on_store(keeper, Access::read, std::move(work))`: what `work(store)` returned, or threw. The work must own
/// what it uses. GCC 12 destroys lambdas and braced aggregates that are temporaries of a `co_await` wrongly: name them
/// before.
template <class F>
boost::asio::awaitable<std::invoke_result_t<F&, store::Store&>> on_store(store::Keeper& keeper, Access access, F work) {
    using Result = std::invoke_result_t<F&, store::Store&>;
    constexpr bool is_void = std::is_void_v<Result>;
    using Kept = std::conditional_t<is_void, bool, Result>;
    auto result = std::make_shared<std::optional<Kept>>();
    store::Keeper::Work whole = [result, work = std::move(work)](store::Store& store) mutable {
        if constexpr (is_void) {
            work(store);
        } else {
            *result = work(store);
        }
    };
    std::function<void(Resume)> start = [&keeper, access, whole = std::move(whole)](Resume resume) mutable {
        if (access == Access::read) {
            keeper.read(std::move(whole), std::move(resume));
        } else {
            keeper.write(std::move(whole), std::move(resume));
        }
    };
    co_await until_called(std::move(start));
    if constexpr (!is_void) co_return std::move(**result);
}

/// A change of a room, durable when it is answered, with what is written besides.
[[nodiscard]] boost::asio::awaitable<Answer<std::int64_t>> changed_in(std::shared_ptr<RoomHost> host,
                                                                      RoomHost::Decide decide,
                                                                      store::Keeper::Work besides = {});

/// Why something asked of a room was not done; becomes the answer of the route.
struct Refused {
    Refusal refusal;
};

/// What `look` says of the room, which is null where there is none; on its strand. `Refused` where it could not be
/// read.
template <class F>
boost::asio::awaitable<std::invoke_result_t<F&, const Room*>> seen_in(std::shared_ptr<RoomHost> host, F look) {
    using Result = std::invoke_result_t<F&, const Room*>;
    auto result = std::make_shared<std::optional<Result>>();
    std::function<void(Resume)> start = [host, result, look = std::move(look)](Resume resume) {
        host->look([result, look, resume = std::move(resume)](const RoomHost::Seen& room) mutable {
            std::exception_ptr fault;
            try {
                if (!room && room.error().code != "not_found") throw Refused{room.error()};
                result->emplace(look(room.value_or(nullptr)));
            } catch (...) {
                fault = std::current_exception();
            }
            resume(fault);
        });
    };
    co_await until_called(std::move(start));
    co_return std::move(**result);
}

}  // namespace tessera::server
