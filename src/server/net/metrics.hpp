#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tessera::server {

/// What kind of thing was asked for. Not the path: strangers choose paths, and each would be a line for ever.
enum class RouteClass : std::uint8_t { api, socket, page, health };

/// Figures for Prometheus. Of any thread.
class Metrics {
  public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    void answered(RouteClass route, int status, double seconds);
    void connection_opened();
    void connection_closed();
    void socket_opened();
    void socket_closed();
    void message_received();
    void messages_sent(std::size_t count);
    /// Somebody was sent away: `rate`, `origin`, `overflow`, `connections`. Only words of ours.
    void turned_away(std::string_view why);
    /// From an action's arrival until it was durable and answered.
    void acted(double seconds);
    /// A figure that is looked up when somebody asks, such as the store's backlog.
    void watch(const std::string& name, const std::string& help, std::function<double()> figure);
    /// A counter of the application's own.
    void count(const std::string& name, const std::string& help, double by = 1);

    /// All of them, as Prometheus reads them.
    [[nodiscard]] std::string text() const;
    static constexpr std::string_view text_type = "text/plain; version=0.0.4; charset=utf-8";

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace tessera::server
