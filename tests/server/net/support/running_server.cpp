#include "server/net/support/running_server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <fstream>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace tessera::server::test {

namespace {

constexpr std::chrono::seconds patience{10};

std::string told(const Request& request) {
    std::string query;
    for (const auto& [name, value] : request.query) query += fmt::format("{}={};", name, value);
    return fmt::format("{} {} [{}] cookie={} bearer={} address={} secure={} body={}", request.method, request.path,
                       query, request.cookie, request.bearer, request.address, request.is_secure, request.body);
}

}  // namespace

struct EchoApplication::Attached {
    std::atomic<int> calls = 0;
};

asio::awaitable<Response> EchoApplication::answer(Request request) {
    Response response;
    response.type = "text/plain";
    if (request.path == "/api/v1/throw") throw std::runtime_error("a fault of the test");
    if (request.path == "/metrics") {
        response.body = metrics_.text();
        co_return response;
    }
    if (request.path == "/api/v1/agent") {
        response.body = request.user_agent;
        co_return response;
    }
    if (request.path == "/api/v1/inject") {
        response.headers.emplace_back("X-Bad", "a\r\nX-Evil: b");
        co_return response;
    }
    if (request.path == "/api/v1/stream") {
        response.stream = [this](Sender send) {
            const std::lock_guard lock(mutex_);
            stream_ = std::move(send);
            changed_.notify_all();
        };
        co_return response;
    }
    if (request.path == "/api/v1/held") {
        auto executor = co_await asio::this_coro::executor;
        const auto timer = std::make_shared<asio::steady_timer>(executor, patience);
        {
            const std::lock_guard lock(mutex_);
            release_ = [timer] { asio::post(timer->get_executor(), [timer] { timer->cancel(); }); };
            changed_.notify_all();
        }
        co_await timer->async_wait(asio::as_tuple(asio::use_awaitable));
    }
    response.body = told(request);
    co_return response;
}

asio::awaitable<std::optional<Response>> EchoApplication::admit(const Request& request,
                                                                std::shared_ptr<void>& attached) {
    if (request.cookie == "refused") {
        Response refused;
        refused.status = 401;
        co_return refused;
    }
    attached = std::make_shared<Attached>();
    co_return std::nullopt;
}

void EchoApplication::opened(std::shared_ptr<Client> client) {
    client->send(std::make_shared<const std::string>("hello"));
    const std::lock_guard lock(mutex_);
    clients_.emplace_back(client);
}

void EchoApplication::said(const std::shared_ptr<Client>& client, std::string text) {
    auto& attached = *std::static_pointer_cast<Attached>(client->attached);
    if (attached.calls++ != 0) ++overlaps_;
    if (text.starts_with("flood ")) {
        const auto message = std::make_shared<const std::string>(1000, 'x');
        for (int count = std::stoi(text.substr(6)); count > 0; --count) client->send(message);
    } else if (text == "close") {
        client->close();
    } else if (text == "throw") {
        --attached.calls;
        throw std::runtime_error("a fault of the test");
    } else {
        client->send(std::make_shared<const std::string>(std::move(text)));
    }
    --attached.calls;
}

void EchoApplication::closed(const std::shared_ptr<Client>& client) {
    auto& attached = *std::static_pointer_cast<Attached>(client->attached);
    if (attached.calls++ != 0) ++overlaps_;
    const std::lock_guard lock(mutex_);
    ++closed_;
    changed_.notify_all();
}

void EchoApplication::stopping(std::function<void()> done) {
    const auto bye = std::make_shared<const std::string>(R"({"t":"bye"})");
    for (const auto& client : clients()) {
        client->send(bye);
        if (closes) client->close();
    }
    if (finishes) done();
}

bool EchoApplication::wait_for_closed(std::size_t count) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return closed_ >= count; });
}

bool EchoApplication::wait_for_held() {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return static_cast<bool>(release_); });
}

void EchoApplication::release() {
    const std::lock_guard lock(mutex_);
    release_();
}

EchoApplication::Sender EchoApplication::take_stream() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [&] { return static_cast<bool>(stream_); });
    return std::exchange(stream_, {});
}

std::vector<std::shared_ptr<Client>> EchoApplication::clients() {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Client>> all;
    for (const auto& weak : clients_) {
        if (auto client = weak.lock()) all.push_back(std::move(client));
    }
    return all;
}

Config RunningServer::test_config() {
    Config config;
    config.port = 0;
    config.threads = 2;
    config.limits.requests = {};
    config.limits.messages = {};
    config.limits.connections_per_address = 0;
    return config;
}

RunningServer::RunningServer(Config config)
    : server(context, std::move(config), application, metrics), thread_([this] { server.run(); }) {
    start_log(LogLevel::off);
}

RunningServer::~RunningServer() {
    stop();
}

void RunningServer::stop() {
    server.stop();
    if (thread_.joinable()) thread_.join();
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "tessera-net-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

std::filesystem::path TemporaryFolder::write(const std::string& name, std::string_view content) const {
    const auto file = path / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
    return file;
}

}  // namespace tessera::server::test
