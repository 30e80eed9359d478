// What an action did, for screens: movement, terrain, conflicts, then holds (H42).

#include "games/himiki/cells.hpp"
#include "games/himiki/puzzle/screen.hpp"
#include "games/himiki/scene_parts.hpp"
#include "games/himiki/story.hpp"

namespace tessera::himiki::puzzle {

namespace {

/// The motions of conflicts, and the black cubes that leave by them (H71).
std::vector<Motion> with_the_beaten(std::vector<Motion> conflicts, Cells beaten) {
    for (const Cell cell : each(beaten)) conflicts.push_back({.kind = "take", .cell = name(cell)});
    return conflicts;
}

std::vector<Motion> fight(const CubeBoard& board, Cell cell, Cells far_neighbour = 0) {
    const CubeBoard::Fight found = board.fight_of(cell, far_neighbour);
    return with_the_beaten(conflicts_of(cell, found), found.won);
}

/// H57, H75: in Mindlock a white cube that was swapped fights too.
std::vector<Motion> fights_after_swap(const Position& before, const CubeBoard& board, Cell with) {
    const Cell other = before.active();
    if (before.rules().is_headlock() || board.colour_of(other) == Side::second) return fight(board, with);
    const CubeBoard::Fight first = board.fight_of(with);
    const CubeBoard::Fight second = board.fight_of(other);
    std::vector<Motion> conflicts = conflicts_of(with, first);
    for (Motion& motion : conflicts_of(other, second)) conflicts.push_back(std::move(motion));
    return with_the_beaten(std::move(conflicts), first.won | second.won);
}

std::vector<Motion> holds_taken(const Position& before, const Position& after) {
    std::vector<Motion> beat;
    for (const Element element : elements) {
        if (before.hold(element) == after.hold(element)) continue;
        beat.push_back({.kind = "hold", .side = Side::first, .value = word_of_element(element)});
    }
    return beat;
}

}  // namespace

Beats motions_of(const Position& position, Move move) {
    Position after = position;
    after.play(move);
    Story story(position.board());
    if (const auto entered = story.begin(move, Side::first, position.active())) {
        const auto end = story.set_off_terrain(*entered, position.chaos(), after.chaos());
        // A question comes first.
        if (end && !Position::asks_about_a_cube(after.phase())) story.add(fight(story.board(), *end));
    }
    if (move.act() == Act::transfer) story.add(fights_after_swap(position, story.board(), move.to()));
    if (move.act() == Act::yokai) story.add(fight(story.board(), position.active(), set_of(move.to())));
    if (move.act() == Act::no_yokai) story.add(fight(story.board(), position.active()));
    story.add(holds_taken(position, after));
    return story.beats();
}

}  // namespace tessera::himiki::puzzle
