#include "server/net/http_session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <exception>
#include <expected>
#include <utility>

#include <fmt/format.h>

#include "server/net/answers.hpp"
#include "server/net/line_stream.hpp"
#include "server/net/log.hpp"
#include "server/net/request_facts.hpp"
#include "server/net/request_reader.hpp"
#include "server/net/response_head.hpp"

namespace tessera::server {

namespace {

namespace http = boost::beast::http;
using Clock = Wire::Clock;
using Fault = RequestReader::Fault;

Response response_to(Fault fault) {
    switch (fault) {
        case Fault::header_too_large:
            return error_response(431, "too_large", "The request's header is too large.");
        case Fault::body_too_large:
            return error_response(413, "too_large", "The request's body is too large.");
        default:
            return error_response(400, "malformed", "That is not HTTP as it should be.");
    }
}

/// One connection. All but `stop` and `kill` happens on its strand.
class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
    /// One request on its way to its answer.
    struct Exchange {
        std::string id;
        RequestFacts facts;
        std::string address = {};  ///< for the log: the application gets the request itself
        Clock::time_point since = Clock::now();
        bool keeps_open = false;
    };
    enum class Next : std::uint8_t { request, end, upgraded };

  public:
    HttpSession(std::shared_ptr<Edge> edge, std::unique_ptr<Wire> wire, std::string peer,
                std::unique_ptr<ConnectionCounter::Ticket> ticket)
        : edge_(std::move(edge)),
          wire_(std::move(wire)),
          executor_(wire_->executor()),
          peer_(std::move(peer)),
          ticket_(std::move(ticket)),
          reader_(*wire_, edge_->config.limits) {}

    void start() {
        edge_->metrics.connection_opened();
        number_ = edge_->sessions.add(weak_from_this());
        asio::co_spawn(executor_, run(shared_from_this()), asio::detached);
    }

    void stop() override {
        asio::post(executor_, [self = shared_from_this()] {
            self->is_stopping_ = true;
            if (!self->is_upgraded_ && (self->reader_.is_idle() || self->stream_)) self->wire_->close();
        });
    }

    void kill() override {
        asio::post(executor_, [self = shared_from_this()] {
            self->is_stopping_ = true;
            if (!self->is_upgraded_) self->wire_->close();
        });
    }

  private:
    static asio::awaitable<void> run(std::shared_ptr<HttpSession> self) {
        try {
            co_await self->serve();
        } catch (const std::exception& error) {
            log_event(LogLevel::error, "connection_fault", {{"what", error.what()}});
        }
        if (!self->is_upgraded_) {
            self->wire_->close();
            self->edge_->metrics.connection_closed();
        }
        self->ticket_.reset();
        self->edge_->sessions.remove(self->number_);
    }

    asio::awaitable<void> serve() {
        const bool is_open = co_await wire_->open(edge_->config.limits.handshake_time);
        if (!is_open) co_return;
        while (true) {
            auto read = co_await reader_.next();
            if (read.fault == Fault::gone) co_return;
            Exchange exchange;
            exchange.id = fmt::format("{}{:x}", edge_->run, edge_->next_number());
            auto next = Next::end;
            if (read.fault != Fault::none) {
                co_await write(exchange, response_to(read.fault));
            } else {
                next = co_await handle(exchange, std::move(read.message));
            }
            if (next == Next::upgraded) co_return;
            if (next == Next::end) {
                co_await wire_->finish();
                co_return;
            }
        }
    }

    asio::awaitable<Next> handle(Exchange& exchange, std::unique_ptr<HttpMessage> message) {
        exchange.facts = facts_of(*message, *edge_, peer_, wire_->is_secure());
        exchange.address = exchange.facts.request.address;
        exchange.keeps_open = message->keep_alive() && message->version() == 11;
        auto& facts = exchange.facts;
        if (facts.fault) {
            exchange.keeps_open = false;
            co_return co_await write(exchange, error_response(400, "malformed", *facts.fault));
        }
        if (facts.route == RouteClass::page) co_return co_await write_page(exchange, *message);
        if (auto refused = refusal_of(facts, *edge_)) co_return co_await write(exchange, std::move(*refused));
        if (facts.route == RouteClass::socket) co_return co_await open_socket(exchange, std::move(message));

        facts.request.body = std::move(message->body());
        message.reset();
        Response response;
        try {
            response = co_await edge_->application.answer(std::move(facts.request));
        } catch (const std::exception& error) {
            log_event(LogLevel::error, "request_fault", {{"id", exchange.id}, {"what", error.what()}});
            response = error_response(500, "fault", "Something went wrong here; its number is " + exchange.id + ".");
        }
        if (response.stream && !facts.is_head) co_return co_await write_stream(exchange, std::move(response));
        co_return co_await write(exchange, std::move(response));
    }

    /// Origin and limits are checked already; whether this page may connect is the application's to say.
    asio::awaitable<Next> open_socket(Exchange& exchange, std::unique_ptr<HttpMessage> message) {
        if (!boost::beast::websocket::is_upgrade(*message) || reader_.has_more()) {
            auto response = error_response(426, "websocket", "This address is for WebSockets.");
            response.headers.emplace_back("Upgrade", "websocket");
            co_return co_await write(exchange, std::move(response));
        }
        if (edge_->is_stopping) {
            co_return co_await write(exchange,
                                     error_response(503, "stopping", "The server is going down; come again."));
        }
        auto place = place_of(exchange);
        if (!place) co_return co_await write(exchange, std::move(place.error()));
        std::shared_ptr<void> attached;
        std::optional<Response> refused;
        try {
            refused = co_await edge_->application.admit(exchange.facts.request, attached);
        } catch (const std::exception& error) {
            log_event(LogLevel::error, "request_fault", {{"id", exchange.id}, {"what", error.what()}});
            refused = error_response(500, "fault", "Something went wrong here; its number is " + exchange.id + ".");
        }
        if (refused) co_return co_await write(exchange, std::move(*refused));
        note(exchange, 101);
        is_upgraded_ = true;
        Upgrade upgrade{.request = std::move(message),
                        .attached = std::move(attached),
                        .ticket = *place ? *std::move(place) : std::move(ticket_)};
        wire_->upgrade(edge_, std::move(upgrade));
        co_return Next::upgraded;
    }

    /// A proxy's connections are not counted as they come, because they are of many clients. What stays open is counted
    /// for its client instead; nothing to be held where that was done already.
    std::expected<std::unique_ptr<ConnectionCounter::Ticket>, Response> place_of(const Exchange& exchange) {
        if (!edge_->proxies.trusts(peer_)) return nullptr;
        auto ticket = edge_->connections->enter("behind a proxy " + limit_key(exchange.address),
                                                edge_->config.limits.connections_per_address);
        if (ticket) return ticket;
        edge_->metrics.turned_away("connections");
        return std::unexpected(error_response(429, "too_many", "Too many connections of your address are open."));
    }

    asio::awaitable<Next> write_page(Exchange& exchange, const HttpMessage& message) {
        const auto& request = exchange.facts.request;
        if (request.method != "GET") {
            auto response = error_response(405, "method", "Pages are only read.");
            response.headers.emplace_back("Allow", "GET, HEAD");
            co_return co_await write(exchange, std::move(response));
        }
        const Files::Wish wish{.path = request.path,
                               .accept_encoding = message[http::field::accept_encoding],
                               .if_none_match = message[http::field::if_none_match]};
        const auto found = edge_->files.find(wish);
        if (!found) co_return co_await write(exchange, error_response(404, "not_there", "There is no such page."));
        ResponseHead head;
        head.status = found->status;
        head.length = found->body.size();
        head.headers = found->headers;
        co_return co_await send(exchange, head, exchange.facts.is_head ? std::string_view{} : found->body);
    }

    asio::awaitable<Next> write(Exchange& exchange, Response response) {
        const auto headers = header_lines(response);
        ResponseHead head;
        head.status = response.status;
        head.length = response.body.size();
        head.headers = headers;
        co_return co_await send(exchange, head, exchange.facts.is_head ? std::string_view{} : response.body);
    }

    asio::awaitable<Next> write_stream(Exchange& exchange, Response response) {
        exchange.keeps_open = false;
        if (!exchange.facts.is_http_11) {
            co_return co_await write(exchange, error_response(400, "malformed", "Streams need HTTP/1.1."));
        }
        auto place = place_of(exchange);
        if (!place) co_return co_await write(exchange, std::move(place.error()));
        const auto headers = header_lines(response);
        ResponseHead head;
        head.status = response.status;
        head.headers = headers;
        const auto next = co_await send(exchange, head, {});
        stream_ = std::make_shared<LineStream>(executor_, edge_->config.limits);
        // The session too: the read under way uses the wire, and ends only after it was closed.
        wire_->watch([self = shared_from_this(), stream = stream_] { stream->end(); });
        response.stream(stream_->sender());
        response.stream = {};
        if (is_stopping_) stream_->end();
        co_await stream_->write_to(*wire_);
        stream_.reset();
        co_return next;
    }

    asio::awaitable<Next> send(Exchange& exchange, ResponseHead head, std::string_view body) {
        head.keeps_open = exchange.keeps_open && !edge_->is_stopping && !is_stopping_;
        head.security = exchange.facts.request.is_secure ? edge_->secure_headers : edge_->plain_headers;
        head.id = exchange.id;
        const auto lines = head.text();
        const std::array<asio::const_buffer, 2> pieces{asio::buffer(lines), asio::buffer(body)};
        const bool is_written = co_await wire_->write(pieces, edge_->config.limits.write_time);
        note(exchange, head.status);
        co_return is_written&& head.keeps_open ? Next::request : Next::end;
    }

    static std::string header_lines(const Response& response) {
        std::string lines = header_line("Content-Type", response.type);
        bool has_cache_control = false;
        for (const auto& [name, value] : response.headers) {
            lines += header_line(name, value);
            has_cache_control = has_cache_control || name == "Cache-Control";
        }
        if (!has_cache_control) lines += "Cache-Control: no-store\r\n";
        return lines;
    }

    void note(const Exchange& exchange, int status) {
        const double seconds = std::chrono::duration<double>(Clock::now() - exchange.since).count();
        edge_->metrics.answered(exchange.facts.route, status, seconds);
        const auto level = status >= 500 ? LogLevel::warning : LogLevel::debug;
        if (!is_logged(level)) return;
        log_event(level, "request",
                  {{"id", exchange.id},
                   {"route", exchange.facts.label},
                   {"status", status},
                   {"ms", seconds * 1000},
                   {"from", shortened(exchange.address)}});
    }

    std::shared_ptr<Edge> edge_;
    std::unique_ptr<Wire> wire_;
    asio::any_io_executor executor_;
    std::string peer_;
    std::unique_ptr<ConnectionCounter::Ticket> ticket_;
    RequestReader reader_;
    std::shared_ptr<LineStream> stream_;
    std::uint64_t number_ = 0;
    bool is_stopping_ = false;
    bool is_upgraded_ = false;
};

}  // namespace

void start_http(std::shared_ptr<Edge> edge, std::unique_ptr<Wire> wire, std::string peer,
                std::unique_ptr<ConnectionCounter::Ticket> ticket) {
    std::make_shared<HttpSession>(std::move(edge), std::move(wire), std::move(peer), std::move(ticket))->start();
}

}  // namespace tessera::server
