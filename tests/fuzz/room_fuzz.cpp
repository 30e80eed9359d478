// Law: whatever people wish of an online game, it is refused with a sentence or becomes events; and those, read again,
// make the same game for everybody who looks. A line is a wish: the first for a game, the others begin with a digit for
// who asks. The time of a wish is its line's number in seconds.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "server/rooms/room.hpp"

namespace {

using namespace tessera::server;

const std::array<Player, 3> people = {Player{.id = "a:ann", .name = "Ann", .rating = 1600},
                                      {.id = "a:ben", .name = "Ben"},
                                      {.id = "g:eve", .name = "Guest 1"}};

std::string_view take_line(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

void check_refusal(const Refusal& refusal) {
    if (refusal.sentence.empty() || refusal.code.empty()) std::abort();
}

void check_same(const Room& room, const std::vector<tessera::store::EventRow>& events) {
    const auto again = Room::replay("game0001", events);
    if (!again) std::abort();
    for (const Player& player : people) {
        const Eyes eyes = room.eyes_of(player.id);
        if (again->state(eyes, player.id) != room.state(eyes, player.id)) std::abort();
    }
}

void play(std::string_view text) {
    std::array<unsigned char, 64> entropy{};
    entropy.fill(7);
    Moment now = 1'700'000'000'000;
    const Json first = Json::parse(take_line(text), nullptr, false);
    if (!first.is_object()) return;
    auto events = Room::create("game0001", first, people[0], entropy, now);
    if (!events) return check_refusal(events.error());
    auto room = Room::replay("game0001", *events);
    if (!room) std::abort();
    while (!text.empty()) {
        now += 1'000;
        std::string_view line = take_line(text);
        if (line.empty()) continue;
        const Player& who = people[static_cast<unsigned char>(line.front()) % people.size()];
        line.remove_prefix(1);
        const Json wish = Json::parse(line, nullptr, false);
        if (!wish.is_object()) continue;
        const auto decided = room->decide(wish, who, now);
        if (!decided) {
            check_refusal(decided.error());
            continue;
        }
        for (const auto& event : *decided) {
            room->apply(event);
            events->push_back(event);
        }
    }
    check_same(*room, *events);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    play({reinterpret_cast<const char*>(data), size});
    return 0;
}
