#include "server/net/metrics.hpp"

#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <utility>
#include <vector>

namespace tessera::server {

namespace {

using Buckets = prometheus::Histogram::BucketBoundaries;

constexpr std::array<std::string_view, 4> route_names{"api", "socket", "page", "health"};

Buckets seconds_buckets() {
    return {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};
}

}  // namespace

struct Metrics::Inside {
    prometheus::Registry registry;
    prometheus::Family<prometheus::Counter>& requests =
        prometheus::BuildCounter().Name("tessera_http_requests_total").Help("Requests answered").Register(registry);
    prometheus::Family<prometheus::Histogram>& request_seconds = prometheus::BuildHistogram()
                                                                     .Name("tessera_http_request_seconds")
                                                                     .Help("Time to answer a request")
                                                                     .Register(registry);
    prometheus::Gauge& connections = gauge("tessera_connections", "Open connections of all kinds");
    prometheus::Gauge& sockets = gauge("tessera_sockets", "Open WebSockets");
    prometheus::Counter& received = counter("tessera_messages_received_total", "Messages of WebSockets");
    prometheus::Counter& sent = counter("tessera_messages_sent_total", "Messages to WebSockets");
    prometheus::Family<prometheus::Counter>& turned_away =
        prometheus::BuildCounter().Name("tessera_turned_away_total").Help("Refused by the edge").Register(registry);
    prometheus::Histogram& action_seconds = prometheus::BuildHistogram()
                                                .Name("tessera_action_seconds")
                                                .Help("From an action's arrival to its durable answer")
                                                .Register(registry)
                                                .Add({}, seconds_buckets());
    std::array<prometheus::Histogram*, route_names.size()> seconds_by_route{};
    // Looking a counter up by its labels takes a lock and a hash; this is done for each request.
    std::array<std::array<std::atomic<prometheus::Counter*>, 600>, route_names.size()> by_status{};

    mutable std::mutex mutex;
    std::vector<std::pair<prometheus::Gauge*, std::function<double()>>> watched;
    std::map<std::string, prometheus::Counter*> counters;

    Inside() {
        for (std::size_t i = 0; i < route_names.size(); ++i) {
            seconds_by_route.at(i) =
                &request_seconds.Add({{"route", std::string{route_names.at(i)}}}, seconds_buckets());
        }
    }

    prometheus::Gauge& gauge(const std::string& name, const std::string& help) {
        return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
    }
    prometheus::Counter& counter(const std::string& name, const std::string& help) {
        return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
    }
};

Metrics::Metrics() : inside_(std::make_unique<Inside>()) {}
Metrics::~Metrics() = default;

void Metrics::answered(RouteClass route, int status, double seconds) {
    const auto index = static_cast<std::size_t>(route);
    if (status < 0 || status >= 600) return;
    auto& place = inside_->by_status.at(index).at(static_cast<std::size_t>(status));
    auto* counter = place.load(std::memory_order_acquire);
    if (counter == nullptr) {
        counter =
            &inside_->requests.Add({{"route", std::string{route_names.at(index)}}, {"status", std::to_string(status)}});
        place.store(counter, std::memory_order_release);
    }
    counter->Increment();
    inside_->seconds_by_route.at(index)->Observe(seconds);
}

void Metrics::connection_opened() {
    inside_->connections.Increment();
}

void Metrics::connection_closed() {
    inside_->connections.Decrement();
}

void Metrics::socket_opened() {
    inside_->sockets.Increment();
}

void Metrics::socket_closed() {
    inside_->sockets.Decrement();
}

void Metrics::message_received() {
    inside_->received.Increment();
}

void Metrics::messages_sent(std::size_t count) {
    inside_->sent.Increment(static_cast<double>(count));
}

void Metrics::turned_away(std::string_view why) {
    inside_->turned_away.Add({{"why", std::string{why}}}).Increment();
}

void Metrics::acted(double seconds) {
    inside_->action_seconds.Observe(seconds);
}

void Metrics::watch(const std::string& name, const std::string& help, std::function<double()> figure) {
    const std::lock_guard lock(inside_->mutex);
    inside_->watched.emplace_back(&inside_->gauge(name, help), std::move(figure));
}

void Metrics::count(const std::string& name, const std::string& help, double by) {
    const std::lock_guard lock(inside_->mutex);
    auto& counter = inside_->counters[name];
    if (counter == nullptr) counter = &inside_->counter(name, help);
    counter->Increment(by);
}

std::string Metrics::text() const {
    const std::lock_guard lock(inside_->mutex);
    for (const auto& [gauge, figure] : inside_->watched) gauge->Set(figure());
    return prometheus::TextSerializer{}.Serialize(inside_->registry.Collect());
}

}  // namespace tessera::server
