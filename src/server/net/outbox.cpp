#include "server/net/outbox.hpp"

#include <algorithm>
#include <utility>

namespace tessera::server {

Outbox::Put Outbox::put(SharedText text) {
    const std::lock_guard lock(mutex_);
    if (is_closed_) return Put::closed;
    if (waiting_.size() - taken_ >= bounds_.messages || bytes_ + text->size() > bounds_.bytes) {
        is_closed_ = true;
        waiting_ = {};
        taken_ = 0;
        bytes_ = 0;
        return Put::overflow;
    }
    if (taken_ > bounds_.messages) {
        waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(taken_));
        taken_ = 0;
    }
    bytes_ += text->size();
    waiting_.push_back(std::move(text));
    return std::exchange(is_writing_, true) ? Put::waits : Put::wake;
}

Outbox::Put Outbox::put_last(SharedText text) {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    if (text) waiting_.push_back(std::move(text));
    return std::exchange(is_writing_, true) ? Put::waits : Put::wake;
}

SharedText Outbox::take() {
    const std::lock_guard lock(mutex_);
    if (taken_ == waiting_.size()) {
        waiting_ = {};
        taken_ = 0;
        is_writing_ = false;
        return nullptr;
    }
    auto text = std::move(waiting_[taken_++]);
    bytes_ -= std::min(bytes_, text->size());
    return text;
}

bool Outbox::is_closed() const {
    const std::lock_guard lock(mutex_);
    return is_closed_;
}

}  // namespace tessera::server
