#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera::store {

/// Where a store is, read from what people write. Its text may hold a password: it belongs in no message.
struct Address {
    enum class Kind : std::uint8_t { file, memory, postgres };
    Kind kind = Kind::file;
    std::string place;  ///< the file's path or the whole URL
};

/// Throws std::runtime_error with a sentence.
[[nodiscard]] Address parse_address(std::string_view text);

}  // namespace tessera::store
