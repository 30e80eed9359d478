#include "server/rooms/offers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera::server {

namespace {

constexpr std::array<std::pair<Matter, std::string_view>, 3> words = {
    {{Matter::draw, "draw"}, {Matter::undo, "undo"}, {Matter::rematch, "rematch"}}};

bool are_opponents(int seat, int other) {
    return seat % 2 != other % 2;
}

}  // namespace

std::string_view word_of(Matter matter) {
    return words[static_cast<std::size_t>(matter)].second;
}

std::optional<Matter> parse_matter(std::string_view word) {
    const auto found = std::ranges::find(words, word, &std::pair<Matter, std::string_view>::second);
    return found != words.end() ? std::optional(found->first) : std::nullopt;
}

bool Offers::stands(Matter matter, int seat) const {
    return std::ranges::find(standing_, Offer{matter, seat}) != standing_.end();
}

std::optional<int> Offers::from_opponents_of(int seat, Matter matter) const {
    for (const Offer& offer : standing_) {
        if (offer.matter == matter && are_opponents(offer.seat, seat)) return offer.seat;
    }
    return std::nullopt;
}

bool Offers::was_made(Matter matter, int seat, std::size_t played) const {
    return std::ranges::any_of(
        made_, [&](const Made& made) { return made.offer == Offer{matter, seat} && made.played == played; });
}

void Offers::make(Offer offer, std::size_t played) {
    standing_.push_back(offer);
    std::erase_if(made_, [&](const Made& made) { return made.offer == offer; });
    made_.push_back({offer, played});
}

void Offers::drop(Matter matter) {
    std::erase_if(standing_, [&](const Offer& offer) { return offer.matter == matter; });
}

void Offers::acted(int seat) {
    std::erase_if(standing_, [&](const Offer& offer) { return are_opponents(offer.seat, seat); });
}

}  // namespace tessera::server
