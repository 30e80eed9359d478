#pragma once

#include <cstddef>
#include <cstdint>

#include "record/clock_time.hpp"

/// How much one record may hold. Generous for play, and small enough that hostile text costs milliseconds.
/// Lengths are in bytes.
namespace tessera::record::limits {

inline constexpr std::size_t tags = 256;
inline constexpr std::size_t tag_name = 64;
inline constexpr std::size_t game_id = 32;
inline constexpr std::size_t entries = 10'000;
inline constexpr std::size_t action = 128;
inline constexpr std::size_t plain_word = 32;  ///< an act, its detail, a reason
inline constexpr std::size_t judgements = 8;   ///< on one entry
inline constexpr std::size_t comments = 10'000;
inline constexpr std::size_t content = std::size_t{1} << 20;  ///< tag values and comments together
inline constexpr std::uint32_t turn_number = 999'999;
inline constexpr std::size_t turn_side = 4;
inline constexpr ClockTime time{10'000ULL * 60 * 60 * 1000 - 1};  ///< just below 10 000 hours

inline constexpr std::size_t record_text = std::size_t{8} << 20;

/// For collections read at once, so that a short text cannot take much memory.
inline constexpr std::size_t collection_text = std::size_t{16} << 20;
inline constexpr std::size_t collection_records = 100'000;
inline constexpr std::size_t collection_entries = 1'000'000;

/// Whatever obeys the limits above can be written and read again: an entry takes at most its turn (12), its word or act
/// (136), its judgements (5 each) and two times (18 each); escaping at most doubles the content.
static_assert(entries * (12 + 136 + 5 * judgements + 36) + 2 * content + 3 * comments + (tags + 3) * (tag_name + 40) <
              record_text);

}  // namespace tessera::record::limits
