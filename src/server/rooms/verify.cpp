#include "server/rooms/verify.hpp"

#include <fmt/format.h>

#include "play/game_script.hpp"
#include "play/registry.hpp"
#include "search/temper.hpp"
#include "server/rooms/chance.hpp"
#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

std::unexpected<Refusal> unfit(std::string sentence) {
    return std::unexpected(Refusal{"conflict", std::move(sentence)});
}

Json member(const Json& object, std::string_view name) {
    return has(object, name) ? object[name] : Json();
}

Answer<Digest> committed_seed(const Json& fairness, std::string_view at_start) {
    const auto commitment = text_of(fairness, "commitment");
    const auto seed = parse_hex(text_of(fairness, "seed").value_or(""));
    const auto salt = parse_hex(text_of(fairness, "salt").value_or(""));
    if (!commitment) return bad_wish("This is no game of a server: it has no commitment.");
    if (!seed || !salt) return bad_wish("The game's seed is not told: it is told when the game is over.");
    if (!at_start.empty() && at_start != *commitment) {
        return unfit("The commitment is not the one that was told at the start.");
    }
    if (commitment_of({.seed = *seed, .salt = *salt}) != *commitment) {
        return unfit("The seed is not the one that was committed to.");
    }
    return *seed;
}

/// How Muk Yan plays in this game.
search::Temper temper_of(const Json& seats) {
    if (!seats.is_array()) return search::Temper::fair;
    for (const Json& seat : seats) {
        if (text_of(seat, "mukyan") == "ruthless") return search::Temper::ruthless;
    }
    return search::Temper::fair;
}

}  // namespace

Answer<Verified> verified(const Json& state, std::string_view at_start) {
    const auto seed = committed_seed(member(state, "fairness"), at_start);
    if (!seed) return std::unexpected(seed.error());
    const Json script = member(state, "script");
    const auto told = play::parse_script(script);
    if (!told) return bad_wish(fmt::format("The game cannot be replayed: {}.", told.error().what));

    auto session = play::new_session(text_of(state, "variant").value_or(""));
    if (!session) return bad_wish("The game is of no variant that is known here.");
    const auto setup = text_of(state, "setup");
    if (setup && !(*session)->set_up(*setup, deal_seed(*seed))) return bad_wish("There is no such set-up.");
    if ((*told)->info().id != (*session)->info().id || (*told)->start().position != (*session)->start().position) {
        return unfit("The game does not begin as its seed says.");
    }
    Verified found{.commitment = *text_of(state["fairness"], "commitment"), .has_deal = setup.has_value()};
    const auto& scripted = (*session)->info().script;
    const auto temper = temper_of(member(state, "seats"));
    for (const play::PlayedAction& action : (*told)->played()) {
        if (scripted && (*session)->seat_to_move() == scripted->seat) {
            const auto rolled = (*session)->roll(temper, dice_seed(*seed, static_cast<std::uint32_t>(found.actions)));
            if (!rolled || rolled->action != action.text) {
                return unfit(fmt::format("The dice of action {} are not those of the seed.", found.actions + 1));
            }
            ++found.rolls;
        }
        if (!(*session)->act(action.text)) {
            return unfit(fmt::format("Action {} cannot be played.", found.actions + 1));
        }
        ++found.actions;
    }
    return found;
}

}  // namespace tessera::server
