#include "store/address.hpp"

#include <stdexcept>

#include <fmt/format.h>

namespace tessera::store {

Address parse_address(std::string_view text) {
    using Kind = Address::Kind;
    constexpr std::string_view sqlite = "sqlite:";
    constexpr std::string_view ways = "sqlite:PATH, a plain path, sqlite::memory: or postgres://…";

    if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
        return {Kind::postgres, std::string(text)};
    if (text == "sqlite::memory:") return {Kind::memory, ":memory:"};
    if (text.starts_with(sqlite)) {
        text.remove_prefix(sqlite.size());
    } else if (const auto end = text.find("://"); end != std::string_view::npos) {
        throw std::runtime_error(fmt::format("{}:// is no kind of store: {}.", text.substr(0, end), ways));
    }
    if (text.empty()) throw std::runtime_error(fmt::format("The store's path is missing: {}.", ways));
    // SQLite would take these for something else than a file.
    if (text.starts_with(':')) return {Kind::file, fmt::format("./{}", text)};
    return {Kind::file, std::string(text)};
}

}  // namespace tessera::store
