#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "server/net/answers.hpp"
#include "server/net/application.hpp"
#include "server/rooms/room.hpp"

namespace tessera::server {

/// For clients. Bytes that are no UTF-8 are replaced: one bad text must not take the whole answer with it.
[[nodiscard]] inline std::string wire_text(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

[[nodiscard]] inline Response reply(const Json& body, int status = 200) {
    Response response;
    response.status = status;
    response.body = wire_text(body);
    return response;
}

[[nodiscard]] Response refusal(int status, const Refusal& why);
[[nodiscard]] Response refusal(int status, std::string_view code, std::string_view sentence);

/// The status that fits a refusal's code.
[[nodiscard]] Response refused(const Refusal& why);

[[nodiscard]] Response not_found();

}  // namespace tessera::server
