// Offers and answers.

#include <algorithm>

#include "server/rooms/fields.hpp"
#include "server/rooms/wishes.hpp"

namespace tessera::server {

namespace {

/// Each is replayed whenever the game is read, and against a bot nothing else ends going to and fro.
constexpr std::int64_t most_events_to_take_back = 10'000;

Json about(Matter matter, int seat) {
    return {{"what", word_of(matter)}, {"seat", seat}};
}

}  // namespace

bool Wishes::has_person_opposite(int seat) const {
    for (std::size_t other = 0; other < room_.places.size(); ++other) {
        if (side_of(static_cast<int>(other)) != side_of(seat) && room_.places[other].is_person()) return true;
    }
    return false;
}

Answer<Events> Wishes::offer(const Json& wish, int seat) const {
    const auto matter = parse_matter(text_of(wish, "what").value_or(""));
    if (!matter) return bad_wish("What is offered is draw, undo or rematch.");
    if (room_.offers.stands(*matter, seat)) return Events{};
    if (*matter == Matter::rematch) return offer_rematch(seat);
    if (const auto running = check_running(); !running) return std::unexpected(running.error());
    if (room_.clock && room_.clock->is_fallen(now_)) return not_now("A side's time is up.");
    if (*matter == Matter::draw && room_.offers.from_opponents_of(seat, *matter)) return agree(*matter, seat);
    if (room_.offers.was_made(*matter, seat, room_.played())) {
        return not_now("You have asked for it already; ask again after the next action.");
    }
    return *matter == Matter::draw ? offer_draw(seat) : offer_undo(seat);
}

Answer<Events> Wishes::offer_draw(int seat) const {
    Events events = {event("offered", about(Matter::draw, seat))};
    // Bots and scripts play on.
    if (!has_person_opposite(seat)) {
        const int opposite = seat % 2 == 0 ? 1 : 0;
        events.push_back(event("declined", about(Matter::draw, opposite), 2));
    }
    return events;
}

std::optional<std::size_t> Wishes::last_action_of(int seat) const {
    const auto& actions = room_.session->played();
    for (std::size_t ply = actions.size(); ply-- > 0;) {
        if (actions[ply].seat.index == seat) return ply;
    }
    return std::nullopt;
}

Answer<Events> Wishes::take_back_for(int seat) const {
    const auto ply = last_action_of(seat);
    if (!ply) return not_now("There is no action of yours to take back.");
    return Events{event("undone", {{"played", *ply}})};
}

Answer<Events> Wishes::offer_undo(int seat) const {
    if (room_.session->has_secrets() || room_.session->info().script) {
        return not_now("What was seen cannot be unseen: no action is taken back in games with hidden tiles or dice.");
    }
    if (!last_action_of(seat)) return not_now("There is no action of yours to take back.");
    if (room_.number >= most_events_to_take_back) return not_now("Too much has been taken back in this game.");
    // Bots agree.
    if (!has_person_opposite(seat)) return take_back_for(seat);
    return Events{event("offered", about(Matter::undo, seat))};
}

Answer<Events> Wishes::offer_rematch(int seat) const {
    if (!room_.is_over()) return not_now("A rematch is offered when the game is over.");
    if (room_.ending->reason == reason::aborted) return not_now("An aborted game has no rematch.");
    if (room_.has_lost_player()) return not_now("Somebody of this game is gone for good.");
    if (!room_.rematch_id.empty()) return not_now("The rematch is there already.");
    if (room_.offers.was_made(Matter::rematch, seat, room_.played())) return not_now("You have asked for it already.");
    return Events{event("offered", about(Matter::rematch, seat))};
}

Answer<Events> Wishes::answer(const Json& wish, int seat) const {
    const auto matter = parse_matter(text_of(wish, "what").value_or(""));
    const auto is_yes = flag_of(wish, "yes");
    if (!matter || !is_yes) return bad_wish("An answer has what (draw, undo or rematch) and yes (true or false).");
    const auto stands = [&](const Offer& one) { return one.matter == *matter; };
    if (std::ranges::none_of(room_.offers.standing(), stands)) return not_now("There is no such offer.");
    if (!*is_yes) return Events{event("declined", about(*matter, seat))};
    return agree(*matter, seat);
}

/// The yes of somebody to what the other side has offered; in games of four any partner may say it for a draw or an
/// undo, and a rematch needs everybody's.
Answer<Events> Wishes::agree(Matter matter, int seat) const {
    if (matter == Matter::rematch) {
        return room_.offers.stands(matter, seat) ? Events{} : offer_rematch(seat);
    }
    if (const auto running = check_running(); !running) return std::unexpected(running.error());
    if (room_.clock && room_.clock->is_fallen(now_)) return not_now("A side's time is up.");
    const auto asker = room_.offers.from_opponents_of(seat, matter);
    if (!asker) return not_now("The other side has not offered it.");
    if (matter == Matter::draw) return Events{ended(by_agreement())};
    return take_back_for(*asker);
}

}  // namespace tessera::server
