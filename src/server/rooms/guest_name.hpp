#pragma once

#include <string>
#include <string_view>

namespace tessera::server {

/// What others see of a guest: `Guest 1a2b`, the same for the same id and telling nothing of it.
[[nodiscard]] std::string guest_name(std::string_view id);

}  // namespace tessera::server
