// Law: a link that can be read is the very text that its game is written as. So that most inputs get behind the
// checksum, a part of them begin a game of their own: bytes choose among its legal actions, and its link must lead to
// it.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "play/link.hpp"
#include "play/registry.hpp"

namespace {

using namespace tessera::play;

void check_text(std::string_view text) {
    const auto game = parse_link(text);
    if (!game && (game.error().what.empty() || game.error().key.empty())) std::abort();
    if (game && to_link(**game).value_or("") != text) std::abort();
}

void check_game(const std::uint8_t* data, std::size_t size) {
    const Game& game = games()[data[0] % games().size()];
    const auto session = game.start(game.info);
    for (std::size_t i = 1; i < size && i < 40 && !session->outcome(); ++i) {
        const auto actions = session->actions();
        if (actions.empty() || !session->act(actions[data[i] % actions.size()])) break;
    }
    const auto link = to_link(*session);
    if (!link) std::abort();
    const auto again = parse_link(*link);
    if (!again || (*again)->position() != session->position()) std::abort();
    if (size < 2) return;
    std::string changed = *link;
    char& there = changed[data[1] % changed.size()];
    there = there == 'x' ? 'y' : 'x';
    if (parse_link(changed)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check_text({reinterpret_cast<const char*>(data), size});
    if (size > 0) check_game(data, size);
    return 0;
}
