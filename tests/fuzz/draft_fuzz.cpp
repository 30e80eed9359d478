// Law: whatever an editor sends gets a sentence, faults, or a position that the game starts from and that is the draft
// again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "play/draft_json.hpp"
#include "play/registry.hpp"

namespace {

using namespace tessera::play;

void check(const Session& table, const Json& asked) {
    const Json answer = position_of_draft_answer(table, asked);
    if (answer.contains("error")) {
        if (answer["error"].get<std::string_view>().empty()) std::abort();
        return;
    }
    if (answer.at("faults").empty() != answer.contains("position")) std::abort();
    if (!answer.contains("position")) return;
    const Json again = draft_answer(table, {{"game", asked["game"]}, {"position", answer["position"]}});
    if (!again.contains("draft")) std::abort();
    const Json same = position_of_draft_answer(table, {{"game", asked["game"]}, {"draft", again["draft"]}});
    if (!same.contains("position") || same["position"] != answer["position"]) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto table = games().front().start(games().front().info);
    const Json asked = Json::parse(std::string_view(reinterpret_cast<const char*>(data), size), nullptr, false);
    if (asked.is_object()) check(*table, asked);
    return 0;
}
