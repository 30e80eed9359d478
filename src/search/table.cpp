#include "search/table.hpp"

#include <algorithm>
#include <limits>
#include <new>

namespace tessera::search {

namespace {

constexpr std::uint64_t sixteen_bits = 0xFFFF;

constexpr unsigned age_of(std::uint64_t data) {
    return static_cast<unsigned>(data >> 58);
}

}  // namespace

Table::Table(std::size_t megabytes) {
    constexpr std::size_t smallest = 1024;
    lines_count_ =
        std::clamp<std::size_t>((megabytes << 20) / sizeof(Line), smallest, std::numeric_limits<std::uint32_t>::max());
    while (!(lines_ = std::unique_ptr<Line[]>(new (std::nothrow) Line[lines_count_])) && lines_count_ > 1) {
        lines_count_ /= 2;
    }
}

std::uint64_t Table::packed(const Known& known) const {
    return (static_cast<std::uint64_t>(known.value) & sixteen_bits) |
           (static_cast<std::uint64_t>(known.estimate) & sixteen_bits) << 16 |
           static_cast<std::uint64_t>(known.step) << 32 | static_cast<std::uint64_t>(known.depth) << 48 |
           static_cast<std::uint64_t>(known.bound) << 56 | static_cast<std::uint64_t>(age_) << 58;
}

Known Table::unpacked(std::uint64_t data) {
    return {.value = static_cast<std::int16_t>(data & sixteen_bits),
            .estimate = static_cast<std::int16_t>(data >> 16 & sixteen_bits),
            .step = static_cast<std::uint16_t>(data >> 32 & sixteen_bits),
            .depth = static_cast<std::uint8_t>(data >> 48 & 0xFF),
            .bound = static_cast<Bound>(data >> 56 & 3)};
}

std::optional<Known> Table::find(std::uint64_t key) const {
    for (const Entry& entry : line_of(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if (data != 0 && (entry.check.load(std::memory_order_relaxed) ^ data) == key) return unpacked(data);
    }
    return std::nullopt;
}

/// Each search that has gone by since costs an entry as much as four plies of depth.
int Table::worth(std::uint64_t data) const {
    if (data == 0) return -1000;
    const unsigned searches_ago = (age_ + age_mask + 1U - age_of(data)) & age_mask;
    return static_cast<int>(data >> 48 & 0xFF) - 4 * static_cast<int>(searches_ago);
}

void Table::keep(std::uint64_t key, const Known& known) {
    Entry* place = nullptr;
    int least = std::numeric_limits<int>::max();
    std::uint64_t data = packed(known);
    for (Entry& entry : line_of(key).entries) {
        const std::uint64_t old = entry.data.load(std::memory_order_relaxed);
        if (old != 0 && (entry.check.load(std::memory_order_relaxed) ^ old) == key) {
            const Known was = unpacked(old);
            // A deep result of this search is not given up for a shallow one that says no more.
            if (known.bound != Bound::exact && age_of(old) == age_ && known.depth + 3 < was.depth) return;
            if (known.step == 0) data |= static_cast<std::uint64_t>(was.step) << 32;
            place = &entry;
            break;
        }
        if (const int worth_of_old = worth(old); worth_of_old < least) {
            least = worth_of_old;
            place = &entry;
        }
    }
    place->data.store(data, std::memory_order_relaxed);
    place->check.store(key ^ data, std::memory_order_relaxed);
}

void Table::clear() {
    for (std::size_t i = 0; i < lines_count_; ++i) {
        for (Entry& entry : lines_[i].entries) {
            entry.check.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    }
    age_ = 0;
}

unsigned Table::permille() const {
    const std::size_t looked_at = std::min<std::size_t>(lines_count_, 250);
    unsigned used = 0;
    for (std::size_t i = 0; i < looked_at; ++i) {
        for (const Entry& entry : lines_[i].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            used += data != 0 && age_of(data) == age_ ? 1 : 0;
        }
    }
    return static_cast<unsigned>(std::size_t{used} * 1000 / (looked_at * 4));
}

}  // namespace tessera::search
