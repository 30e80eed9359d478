#include "server/hub/push_sender.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <openssl/ssl.h>
#include <utility>

#include "server/hub/look_up.hpp"
#include "server/hub/push_gate.hpp"
#include "server/net/address.hpp"
#include "server/net/log.hpp"

namespace tessera::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {

constexpr std::size_t longest_endpoint = 1'000;
constexpr auto patience = std::chrono::seconds(15);
/// What fails after so long was waited for.
constexpr auto late_after = std::chrono::seconds(5);
constexpr Rate push_rate{.per_second = 1.0 / 60, .burst = 5};

struct Posting {
    PushEndpoint endpoint = {};
    std::string authorization = {};
    std::string body = {};
    std::vector<tcp::endpoint> instead = {};
};

/// Looked up anew each time, and only public addresses are tried.
asio::awaitable<std::vector<tcp::endpoint>> addresses_of(std::string host) {
    auto targets = co_await look_up(std::move(host), patience);
    std::erase_if(targets, [](const auto& target) { return !is_public_address(target.address().to_string()); });
    co_return targets;
}

/// The service's status; 0 where there is none to be asked. On a strand.
asio::awaitable<int> post(std::shared_ptr<asio::ssl::context> tls, std::shared_ptr<const Posting> posting) {
    const auto executor = co_await asio::this_coro::executor;
    std::vector<tcp::endpoint> targets = posting->instead;
    if (targets.empty()) targets = co_await addresses_of(posting->endpoint.host);
    if (targets.empty()) co_return 0;
    beast::ssl_stream<beast::tcp_stream> stream(executor, *tls);
    if (SSL_set_tlsext_host_name(stream.native_handle(), posting->endpoint.host.c_str()) != 1) co_return 0;
    stream.set_verify_callback(asio::ssl::host_name_verification(posting->endpoint.host));
    beast::get_lowest_layer(stream).expires_after(patience);
    co_await beast::get_lowest_layer(stream).async_connect(targets, asio::use_awaitable);
    co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
    http::request<http::string_body> request(http::verb::post, posting->endpoint.path, 11);
    request.set(http::field::host, posting->endpoint.host);
    request.set(http::field::authorization, posting->authorization);
    request.set(http::field::content_encoding, "aes128gcm");
    request.set(http::field::content_type, "application/octet-stream");
    request.set("TTL", "86400");
    request.body() = posting->body;
    request.prepare_payload();
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response_parser<http::empty_body> parser;
    co_await http::async_read_header(stream, buffer, parser, asio::use_awaitable);
    co_return parser.get().result_int();
}

}  // namespace

std::optional<PushEndpoint> parse_push_endpoint(std::string_view address) {
    constexpr std::string_view scheme = "https://";
    if (!address.starts_with(scheme) || address.size() > longest_endpoint) return std::nullopt;
    address.remove_prefix(scheme.size());
    const auto slash = address.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto host = address.substr(0, slash);
    const auto path = address.substr(slash);
    const bool is_name = std::ranges::all_of(host, [](unsigned char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
    });
    const bool is_plain = std::ranges::all_of(path, [](unsigned char c) { return c > 0x20 && c < 0x7F; });
    if (host.empty() || !is_name || !is_plain || host.find('.') == std::string_view::npos || Network::parse(host)) {
        return std::nullopt;
    }
    return PushEndpoint{.host = std::string(host), .path = std::string(path)};
}

bool is_public_address(std::string_view address) {
    static const auto closed = [] {
        std::vector<Network> networks;
        for (const char* text :
             {"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
              "192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
              "224.0.0.0/3", "::/127", "64:ff9b::/96", "2001:db8::/32", "fc00::/7", "fe80::/10", "ff00::/8"}) {
            networks.push_back(*Network::parse(text));
        }
        return networks;
    }();
    const auto parsed = Network::parse(address);
    if (!parsed) return false;
    return std::ranges::none_of(closed, [&](const Network& network) { return network.contains(*parsed); });
}

struct PushSender::Inside : std::enable_shared_from_this<PushSender::Inside> {
    Inside(asio::any_io_executor on, store::Keeper& with, PushKeys own, std::function<Moment()> clock,
           const std::optional<PushDetour>& detour)
        : executor(std::move(on)),
          keeper(with),
          keys(std::move(own)),
          now(std::move(clock)),
          tls(std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client)),
          limit(push_rate) {
        if (detour) {
            tls->load_verify_file(detour->certificate);
            instead.emplace_back(asio::ip::make_address(detour->address), detour->port);
        } else {
            tls->set_default_verify_paths();
        }
        tls->set_verify_mode(asio::ssl::verify_peer);
    }

    void send_to(const store::PushRow& row, const std::string& text) {
        const auto endpoint = parse_push_endpoint(row.endpoint);
        const auto body = sealed_push(text, row.key, row.auth);
        const auto proof = endpoint ? push_authorization(keys, endpoint->origin(), now() / 1000) : std::nullopt;
        if (!endpoint || !body || !proof) return;
        const auto site = site_of(endpoint->host);
        if (!gate.enter(site, now())) return;
        auto posting = std::make_shared<const Posting>(
            Posting{.endpoint = *endpoint, .authorization = *proof, .body = *body, .instead = instead});
        asio::co_spawn(asio::make_strand(executor), post(tls, posting),
                       [weak = weak_from_this(), row, site, begun = std::chrono::steady_clock::now()](
                           const std::exception_ptr& fault, int status) {
                           const auto self = weak.lock();
                           if (!self) return;
                           const bool is_answered = !fault && status != 0;
                           const bool is_late = std::chrono::steady_clock::now() - begun >= late_after;
                           using enum PushGate::End;
                           self->gate.leave(site, is_answered ? answered : is_late ? late : failed, self->now());
                           if (!is_answered) log_event(LogLevel::info, "push_failed");
                           // The browser no longer wants them.
                           if (is_answered && (status == 404 || status == 410)) self->forget(row);
                       });
    }

    void forget(const store::PushRow& row) {
        keeper.write([row](store::Store& store) { store.delete_push(row.player, row.endpoint); },
                     [](const std::exception_ptr&) {});
    }

    asio::any_io_executor executor;
    store::Keeper& keeper;
    PushKeys keys;
    std::function<Moment()> now;
    std::vector<tcp::endpoint> instead;
    std::shared_ptr<asio::ssl::context> tls;
    RateLimiter limit;
    PushGate gate;
};

PushSender::PushSender(const asio::any_io_executor& executor, store::Keeper& keeper, PushKeys keys,
                       std::function<Moment()> now, const std::optional<PushDetour>& detour)
    : inside_(std::make_shared<Inside>(executor, keeper, std::move(keys), std::move(now), detour)) {}

PushSender::~PushSender() = default;

const std::string& PushSender::public_key() const {
    return inside_->keys.public_key;
}

std::uint64_t PushSender::dropped() const {
    return inside_->gate.dropped();
}

void PushSender::tell(const std::string& player, const std::string& text) {
    if (inside_->limit.take(player)) return;
    auto rows = std::make_shared<std::vector<store::PushRow>>();
    inside_->keeper.read([rows, player](store::Store& store) { *rows = store.pushes(player); },
                         [rows, text, weak = std::weak_ptr(inside_)](const std::exception_ptr& fault) {
                             const auto self = weak.lock();
                             if (fault || !self) return;
                             for (const auto& row : *rows) self->send_to(row, text);
                         });
}

}  // namespace tessera::server
