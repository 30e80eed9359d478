#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "store/rows.hpp"

namespace tessera::server {

/// When which game wants to be asked again: one timer for all of them, armed for the earliest.
class Alarms : public std::enable_shared_from_this<Alarms> {
  public:
    using Clock = std::function<store::Moment()>;
    using Ring = std::function<void(const std::string& name)>;

    Alarms(const boost::asio::any_io_executor& executor, Clock now, Ring ring);

    /// In place of the name's earlier alarm; nothing takes it away.
    void set(const std::string& name, std::optional<store::Moment> at);
    [[nodiscard]] std::size_t size() const;
    /// No more rings.
    void stop();

  private:
    void arm();
    void wake();

    Clock now_;
    Ring ring_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, store::Moment> moments_;
    std::set<std::pair<store::Moment, std::string>> order_;
    std::optional<store::Moment> armed_;
    bool is_stopped_ = false;
    boost::asio::strand<boost::asio::any_io_executor> strand_;
    boost::asio::steady_timer timer_;
};

}  // namespace tessera::server
