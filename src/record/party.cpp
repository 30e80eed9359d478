#include "record/party.hpp"

namespace tessera::record {

std::string to_text(const Party& party) {
    std::string text = party.side == Side::first ? "P1" : "P2";
    if (party.partner) text += *party.partner == Partner::a ? 'a' : 'b';
    return text;
}

std::optional<Party> parse_party(std::string_view text) {
    for (const Side side : {Side::first, Side::second}) {
        for (const std::optional<Partner> partner :
             {std::optional<Partner>{}, std::optional{Partner::a}, std::optional{Partner::b}}) {
            const Party party{side, partner};
            if (to_text(party) == text) return party;
        }
    }
    return std::nullopt;
}

}  // namespace tessera::record
