#include "server/net/answers.hpp"

#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tessera::server {

std::string json_quoted(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Response error_response(int status, std::string_view code, std::string_view sentence, std::string_view rule) {
    const auto rest = rule.empty() ? std::string{} : fmt::format(R"(,"rule":{})", json_quoted(rule));
    Response response;
    response.status = status;
    response.body =
        fmt::format(R"({{"error":{{"code":{},"sentence":{}{}}}}})", json_quoted(code), json_quoted(sentence), rest);
    return response;
}

Response too_often(std::chrono::milliseconds wait) {
    auto response = error_response(429, "too_often", "That is too often; wait a little.");
    response.headers.emplace_back("Retry-After", std::to_string(std::chrono::ceil<std::chrono::seconds>(wait).count()));
    return response;
}

std::string_view reason_phrase(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 201:
            return "Created";
        case 202:
            return "Accepted";
        case 204:
            return "No Content";
        case 304:
            return "Not Modified";
        case 400:
            return "Bad Request";
        case 401:
            return "Unauthorized";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 409:
            return "Conflict";
        case 413:
            return "Content Too Large";
        case 422:
            return "Unprocessable Content";
        case 426:
            return "Upgrade Required";
        case 429:
            return "Too Many Requests";
        case 431:
            return "Request Header Fields Too Large";
        case 500:
            return "Internal Server Error";
        case 503:
            return "Service Unavailable";
        default:
            return "Answer";
    }
}

}  // namespace tessera::server
