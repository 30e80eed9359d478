#pragma once

#include <cstdint>
#include <optional>

#include "search/temper.hpp"
#include "server/rooms/answer.hpp"

namespace tessera::server {

/// A seat of a game and who has it.
struct Place {
    enum class Taker : std::uint8_t {
        nobody,   ///< open to all
        invited,  ///< open to who has the seat's key
        person,
        bot,
        script  ///< Muk Yan
    };
    Taker taker = Taker::nobody;
    Player player = {};  ///< of a person
    int level = 0;       ///< of a bot
    search::Temper temper = search::Temper::fair;
    std::optional<Moment> gone_until = {};  ///< a person who is away: until then the others wait

    [[nodiscard]] bool is_free() const { return taker == Taker::nobody || taker == Taker::invited; }
    [[nodiscard]] bool is_person() const { return taker == Taker::person; }
};

/// As events keep it, and as `parse_place` reads it.
[[nodiscard]] Json to_json(const Place& place);
[[nodiscard]] Answer<Place> parse_place(const Json& json);
/// As others see it.
[[nodiscard]] Json shown(const Place& place);

[[nodiscard]] Json to_json(const Player& player);
[[nodiscard]] Answer<Player> parse_player(const Json& json);
/// Accounts are rated, guests are not.
[[nodiscard]] bool is_account(const Player& player);

}  // namespace tessera::server
