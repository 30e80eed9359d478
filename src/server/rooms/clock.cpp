#include "server/rooms/clock.hpp"

#include <algorithm>

#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

constexpr Millis second = 1000;
constexpr Millis minute = 60 * second;
constexpr Millis hour = 60 * minute;
constexpr Millis day = 24 * hour;
constexpr Millis least_initial = second;
constexpr Millis most_initial = 6 * hour;
constexpr Millis most_extra = 10 * minute;
constexpr std::int64_t most_days = 30;

std::optional<Millis> within(const Json& json, std::string_view name, Millis least, Millis most) {
    const auto number = number_of(json, name);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

}  // namespace

Answer<std::optional<ClockTerms>> parse_clock(const Json& json) {
    if (json.is_null()) return std::nullopt;
    const auto kind = text_of(json, "kind");
    if (!kind) return bad_wish("A clock is null or an object with a kind: fischer, delay or days.");
    if (*kind == "days") {
        const auto days = within(json, "days", 1, most_days);
        if (!days) return bad_wish("A correspondence clock has 1 to 30 whole days.");
        return ClockTerms{ClockTerms::Kind::days, *days * day, 0};
    }
    const bool is_fischer = *kind == "fischer";
    if (!is_fischer && *kind != "delay") return bad_wish("A clock's kind is fischer, delay or days.");
    const auto initial = within(json, "initial", least_initial, most_initial);
    if (!initial) return bad_wish("A clock's initial time is 1000 to 21600000 whole milliseconds.");
    const auto extra = within(json, is_fischer ? "increment" : "delay", 0, most_extra);
    if (!extra) return bad_wish("A clock's increment or delay is 0 to 600000 whole milliseconds.");
    return ClockTerms{is_fischer ? ClockTerms::Kind::fischer : ClockTerms::Kind::delay, *initial, *extra};
}

Json to_json(const ClockTerms& terms) {
    switch (terms.kind) {
        case ClockTerms::Kind::fischer:
            return {{"kind", "fischer"}, {"initial", terms.initial}, {"increment", terms.extra}};
        case ClockTerms::Kind::delay:
            return {{"kind", "delay"}, {"initial", terms.initial}, {"delay", terms.extra}};
        case ClockTerms::Kind::days:
            break;
    }
    return {{"kind", "days"}, {"days", terms.initial / day}};
}

std::optional<Moment> Clock::deadline() const {
    if (!running_) return std::nullopt;
    return since_ + free_ + left_[*running_];
}

bool Clock::is_fallen(Moment now) const {
    const auto at = deadline();
    return at && now >= *at;
}

void Clock::start(Side side, Moment now) {
    running_ = side;
    since_ = now;
    free_ = free_at_first();
}

void Clock::charge(Moment now) {
    const Millis passed = std::max<Millis>(0, now - since_);
    const Millis unpaid = std::min(free_, passed);
    free_ -= unpaid;
    Millis& left = left_[*running_];
    left = std::max<Millis>(0, left - (passed - unpaid));
    since_ = now;
}

void Clock::acted(Side next, Moment now) {
    if (!running_) return;
    charge(now);
    if (terms_.kind == ClockTerms::Kind::days) left_[*running_] = terms_.initial;
    if (next == *running_) return;
    if (terms_.kind == ClockTerms::Kind::fischer) left_[*running_] += terms_.extra;
    free_ = free_at_first();
    running_ = next;
}

void Clock::taken_back(Side next, Moment now) {
    if (!running_) return;
    charge(now);
    if (terms_.kind == ClockTerms::Kind::days) left_[*running_] = terms_.initial;
    free_ = free_at_first();
    running_ = next;
}

void Clock::stop(Moment now) {
    if (!running_) return;
    charge(now);
    running_.reset();
    free_ = 0;
}

Json Clock::shown() const {
    Json json = to_json(terms_);
    json["left"] = {left_.first, left_.second};
    json["running"] = nullptr;
    if (running_) json["running"] = *running_ == Side::first ? "p1" : "p2";
    json["at"] = since_;
    if (const auto at = deadline()) json["deadline"] = *at;
    if (running_ && free_ > 0) json["free"] = free_;
    return json;
}

}  // namespace tessera::server
