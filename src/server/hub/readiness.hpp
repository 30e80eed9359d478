#pragma once

#include <mutex>
#include <optional>

#include "store/rows.hpp"

namespace tessera::server {

/// Whether the store answers, asked once a second however many want to know. Of any thread.
class Readiness {
  public:
    /// What is known; nothing: it is for the caller to ask the store, and to tell.
    [[nodiscard]] std::optional<bool> known(store::Moment now) {
        const std::lock_guard lock(mutex_);
        if (asking_since_) {
            // A store that takes so long does not answer.
            return now - *asking_since_ < patience && is_ready_;
        }
        if (told_ && now - *told_ < fresh && now >= *told_) return is_ready_;
        asking_since_ = now;
        return std::nullopt;
    }

    void tell(bool is_ready, store::Moment now) {
        const std::lock_guard lock(mutex_);
        is_ready_ = is_ready;
        told_ = now;
        asking_since_.reset();
    }

  private:
    static constexpr store::Moment fresh = 1'000;
    static constexpr store::Moment patience = 3'000;

    std::mutex mutex_;
    bool is_ready_ = true;  ///< the hub has read it when it was made
    std::optional<store::Moment> told_;
    std::optional<store::Moment> asking_since_;
};

}  // namespace tessera::server
