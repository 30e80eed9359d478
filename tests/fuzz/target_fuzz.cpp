// Law: what a request asks for is a path of plain text, whatever was sent; and a cookie that nobody has signed is
// nobody's.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/net/cookies.hpp"
#include "server/net/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tessera::server;
    static const GuestCookies cookies("a secret of the fuzz target, of 32 bytes and more");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto target = Target::parse(text)) {
        if (!target->path.starts_with('/') || target->path.find('\0') != std::string::npos) std::abort();
    }
    const auto value = cookie_value(text, cookie_name(false));
    if (text.find(value) == std::string_view::npos) std::abort();
    if (cookies.verify(value, 0) || cookies.verify(text, 0)) std::abort();
    return 0;
}
