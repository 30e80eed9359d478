#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

#include "server/net/answers.hpp"
#include "server/net/application.hpp"
#include "server/rooms/room.hpp"

namespace tessera::server {

[[nodiscard]] inline Response reply(const Json& body, int status = 200) {
    Response response;
    response.status = status;
    response.body = body.dump();
    return response;
}

[[nodiscard]] Response refusal(int status, const Refusal& why);
[[nodiscard]] Response refusal(int status, std::string_view code, std::string_view sentence);

/// The status that fits a refusal's code.
[[nodiscard]] Response refused(const Refusal& why);

[[nodiscard]] Response not_found();

}  // namespace tessera::server
