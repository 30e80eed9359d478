#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "games/himiki/muk_yan/fitting.hpp"

namespace tessera::cli {

namespace {

/// H61 rolls the dice for Black's actions once the cubes stand.
void check_that_dice_are_due(const himiki::Position& position) {
    if (position.side_to_move() != Side::second) {
        throw Failure("position: White is to act; Muk Yan is Black (rule H60)");
    }
    if (position.phase() == himiki::Phase::place) {
        throw Failure("position: Black's cubes are still being placed, which no dice decide (rule H60)");
    }
}

}  // namespace

void print_muk_yan(const MukYanRequest& request) {
    const himiki::Rules rules = {.edition = request.edition, .teams = himiki::Teams::solo};
    const auto dice = value_or_fail(himiki::muk_yan::parse_dice(request.dice), "dice");
    const auto position = request.position == "startpos"
                              ? himiki::Position::initial(rules)
                              : value_or_fail(himiki::Position::parse(request.position, rules), "position");
    check_that_dice_are_due(position);
    if (position.outcome()) return;  // as `moves`, which lists nothing then
    const auto choice = himiki::muk_yan::Fitting(position).under(dice);
    std::vector<std::string> lines;
    for (const himiki::Move& move : choice.moves) {
        lines.push_back(fmt::format("{} {}", number_of(choice.aim), to_text(position, move)));
    }
    std::sort(lines.begin(), lines.end());
    for (const std::string& line : lines) fmt::print("{}\n", line);
}

}  // namespace tessera::cli
