#include "server/hub/replies.hpp"

#include <map>
#include <string_view>

namespace tessera::server {

Response refusal(int status, const Refusal& why) {
    return error_response(status, why.code, why.sentence, why.rule);
}

Response refusal(int status, std::string_view code, std::string_view sentence) {
    return error_response(status, code, sentence);
}

Response refused(const Refusal& why) {
    static const std::map<std::string_view, int> statuses = {
        {"malformed", 400}, {"not_found", 404}, {"not_kept", 503}, {"too_often", 429}, {"forbidden", 403},
        {"damaged", 503},   {"not_yours", 403}, {"nobody", 401},   {"conflict", 409},  {"too_late", 409},
    };
    const auto found = statuses.find(why.code);
    return refusal(found == statuses.end() ? 422 : found->second, why);
}

Response not_found() {
    return refusal(404, "not_found", "There is nothing here, or it is not open to you.");
}

}  // namespace tessera::server
