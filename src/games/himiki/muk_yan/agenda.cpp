#include "games/himiki/muk_yan/agenda.hpp"

namespace tessera::himiki::muk_yan {

namespace {

constexpr std::array<std::string_view, aim_count> names = {
    "last resort", "multiple attack", "attack", "threat", "hold", "block", "dodge", "pressure", "replay", "movement"};

/// From a list as the rules print it: `1 2 3 4 5 6 7 8 9o` without its blanks.
consteval Agenda printed(std::string_view list) {
    Agenda agenda{};
    for (std::size_t i = 0; i < agenda.aims.size(); ++i) agenda.aims[i] = static_cast<Aim>(list[i] - '0');
    agenda.stance = list.back() == 'o' ? Stance::offensive : Stance::defensive;
    return agenda;
}

/// H61: a row a black die, a column a white one. In the middle edition 2 leaves the 6 out; edition 1's list stands.
constexpr std::array<std::array<Agenda, 3>, 3> agendas = {{
    {printed("123456789o"), printed("124365789o"), printed("124386579o")},
    {printed("124837569o"), printed("124863759o"), printed("142856379d")},
    {printed("142583679o"), printed("142835679d"), printed("142583679d")},
}};

}  // namespace

std::string_view name_of(Aim aim) {
    return names[number_of(aim)];
}

const Agenda& agenda_of(Dice dice) {
    return agendas[index_of(dice.black)][index_of(dice.white)];
}

}  // namespace tessera::himiki::muk_yan
