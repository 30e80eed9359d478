#include <algorithm>

#include "solver/tactics/described.hpp"

namespace tessera::solver::tactics {

namespace {

// Points; docs/tactics.md has the same table.
constexpr unsigned for_being_one = 100;
constexpr unsigned for_a_step = 150;
constexpr unsigned for_a_doubling = 12;       ///< of the choices along the solution
constexpr unsigned for_another_action = 40;   ///< within a turn
constexpr unsigned for_a_quiet_turn = 80;     ///< before the winning one
constexpr unsigned for_a_tempting_turn = 10;  ///< that gains something and does not win
constexpr unsigned most_tempting_turns = 12;

constexpr unsigned least_medium = 500;
constexpr unsigned least_hard = 700;
constexpr unsigned least_expert = 900;

}  // namespace

unsigned rating_of(unsigned steps, const Features& features) {
    return for_being_one + for_a_step * steps + for_a_doubling * features.effort / 16 +
           for_another_action * (features.actions - steps) + for_a_quiet_turn * features.quiet +
           for_a_tempting_turn * std::min(features.tempting, most_tempting_turns);
}

Grade grade_of(unsigned rating) {
    if (rating < least_medium) return Grade::easy;
    if (rating < least_hard) return Grade::medium;
    return rating < least_expert ? Grade::hard : Grade::expert;
}

}  // namespace tessera::solver::tactics
