#include "server/hub/engines.hpp"

#include <chrono>
#include <future>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/net/log.hpp"

namespace tessera::server {

Engines::Engines(Bus& bus, RoomKeeper& rooms, unsigned threads) : bus_(bus), rooms_(rooms) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Engines::~Engines() {
    stop();
}

void Engines::stop() {
    is_stopping_ = true;
    bus_.close();
}

void Engines::work() {
    while (const auto text = bus_.take(engine_queue)) {
        try {
            think_about(*text);
        } catch (const std::exception& fault) {
            log_event(LogLevel::error, "engine_fault", {{"fault", fault.what()}});
        }
    }
}

void Engines::think_about(const std::string& text) {
    const Json work = Json::parse(text);
    const auto host = rooms_.host(work.at("game").get<std::string>());
    const auto version = work.at("version").get<std::int64_t>();

    using Given = std::optional<RoomHost::Thought>;
    auto promise = std::make_shared<std::promise<Given>>();
    auto future = promise->get_future();
    host->thought(version, [promise](Given given) { promise->set_value(std::move(given)); });
    // Rooms stop answering when the server stops.
    constexpr auto patience = std::chrono::milliseconds(100);
    while (future.wait_for(patience) != std::future_status::ready) {
        if (is_stopping_) return;
    }
    const Given given = future.get();
    if (!given) return;
    std::optional<std::string> action;
    try {
        action = given->think();
    } catch (const std::exception& fault) {
        log_event(LogLevel::error, "engine_fault", {{"game", host->id()}, {"fault", fault.what()}});
    }
    ++thoughts_;
    if (action) {
        host->chosen(version, given->task, *action);
    } else {
        host->not_chosen(version);
    }
}

}  // namespace tessera::server
