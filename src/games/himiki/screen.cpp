#include "games/himiki/screen.hpp"

#include "games/himiki/attempt.hpp"
#include "games/himiki/gestures.hpp"
#include "games/himiki/scene_parts.hpp"

namespace tessera::himiki {

namespace {

Asked asked_in(Phase phase) {
    switch (phase) {
        case Phase::place:
            return Asked::placing;
        case Phase::impulse:
            return Asked::impulse;
        case Phase::teleport:
            return Asked::teleport;
        case Phase::transfer:
            return Asked::transfer;
        case Phase::yokai:
            return Asked::yokai;
        default:
            return Asked::movement;
    }
}

}  // namespace

template <Tiles kTiles>
BoardPicture board_picture(const BasicPosition<kTiles>&) {
    return picture_of_zones();
}

template <Tiles kTiles>
std::vector<Gesture> gestures_of(const BasicPosition<kTiles>&, Move move) {
    return gestures_for(move, Dialect::game);
}

template <Tiles kTiles>
std::string attempt_of(const BasicPosition<kTiles>& position, std::span<const std::string> taps) {
    return attempted(taps, {.asked = asked_in(position.phase()), .movable = position.controlled()});
}

template BoardPicture board_picture(const Position&);
template BoardPicture board_picture(const ExpertPosition&);
template std::vector<Gesture> gestures_of(const Position&, Move);
template std::vector<Gesture> gestures_of(const ExpertPosition&, Move);
template std::string attempt_of(const Position&, std::span<const std::string>);
template std::string attempt_of(const ExpertPosition&, std::span<const std::string>);

}  // namespace tessera::himiki
