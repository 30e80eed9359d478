#include "solver/puzzles/remark.hpp"

#include <algorithm>
#include <utility>

#include "solver/puzzles/player_words.hpp"

namespace tessera::solver::puzzles {

namespace {

/// A saying's word and its English; `{…}` are gaps for the things that it is about.
struct Row {
    Saying saying;
    std::string_view word;
    std::string_view english;
};

constexpr std::array rows = {
    Row{Saying::mind_the_face, "mind-the-face", "the impulse tips the cube once more: mind the face that it will show"},
    Row{Saying::mind_the_neighbours, "mind-the-neighbours",
        "the cube slides as it lies: mind whom it will stand beside"},
    Row{Saying::swap_with, "swap-with", "the one to swap with is {whose}"},
    Row{Saying::spend_yokai, "spend-yokai", "the yokai is spent well here"},
    Row{Saying::save_yokai, "save-yokai", "the yokai can wait"},
    Row{Saying::leave_replay, "leave-replay", "the free replay is better left alone"},
    Row{Saying::use_replay, "use-replay", "the free replay is worth using"},
    Row{Saying::tile_helps, "tile-helps", "the {tile} is part of the way"},
    Row{Saying::terrain_helps, "terrain-helps", "the {tile} on {cell} is part of the way"},
    Row{Saying::gate_helps, "gate-helps", "the {tile} on {cell} is part of the way, though it takes a cube"},
    Row{Saying::replay_helps, "replay-helps", "a free replay is part of the way: look for equal tops"},
    Row{Saying::several_go, "several-go", "{number} black cubes can be removed at once"},
    Row{Saying::four_make_hold, "four-make-hold", "count the tops of {element}: four make the hold"},
    Row{Saying::next_loses, "next-loses", "the next move loses a conflict: that only ends the turn"},
    Row{Saying::next_prepares, "next-prepares", "the next move removes nothing: it prepares"},
    Row{Saying::look_at, "look-at", "look at {cubes}: {element} beats {top}"},
    Row{Saying::move_cube, "move-cube", "move the white cube on {cell}"},
    Row{Saying::move_cubes, "move-cubes", "move the white cubes on {cells}, all at once"},
    Row{Saying::play_for, "play-for", "play the {tile} for the white cube on {cell}"},
    Row{Saying::conjure_with, "conjure-with", "conjure with the black cube on {cell}"},
    Row{Saying::cube_goes_on, "cube-goes-on", "the white cube on {cell} goes on"},
    Row{Saying::swap_showing, "swap-showing", "swap with a {colour} cube that shows {element}"},
    Row{Saying::yokai_fights, "yokai-fights", "let the yokai fight"},
    Row{Saying::tip, "tip", "tip {cell} to {to}"},
    Row{Saying::pivot, "pivot", "pivot the {cube-noun} on {cells}"},
    Row{Saying::end_turn, "end-turn", "end the turn here"},
    Row{Saying::play_and_tip, "play-and-tip", "play the {tile} and tip {cell} to {to}"},
    Row{Saying::play_and_pivot, "play-and-pivot", "play the {tile} and pivot the cube on {cell}"},
    Row{Saying::conjure, "conjure", "play the conjuration and turn the black cube on {cell} to {element}"},
    Row{Saying::summon, "summon", "play the major yokai"},
    Row{Saying::tip_on, "tip-on", "tip on to {cell}"},
    Row{Saying::slide_to, "slide-to", "slide to {cell}"},
    Row{Saying::swap_on, "swap-on", "swap with the {colour} cube on {cell}"},
    Row{Saying::yokai_brings, "yokai-brings", "let the yokai bring {cubes} near"},
    Row{Saying::keep_yokai, "keep-yokai", "keep the yokai"},
    Row{Saying::go_on, "go-on", "go on"},
    Row{Saying::mirror_sends, "mirror-sends", "the mirror sends it to {cell}"},
    Row{Saying::vortex_turns, "vortex-turns", "the vortex turns it"},
    Row{Saying::gate_takes, "gate-takes", "the gate of hell takes it"},
    Row{Saying::impulse_again, "impulse-again", "the impulse lets it tip once more"},
    Row{Saying::teleport_on, "teleport-on", "the teleport lets it slide on"},
    Row{Saying::transfer_swaps, "transfer-swaps", "the transfer lets it swap"},
    Row{Saying::transfer_fails, "transfer-fails", "the transfer finds nobody to swap with"},
    Row{Saying::removes, "removes", "it removes {cubes}"},
    Row{Saying::takes_hold, "takes-hold", "it takes the hold of {element}"},
    Row{Saying::loses_to, "loses-to", "it loses to {cubes}, which only ends the turn"},
    Row{Saying::gives_replay, "gives-replay", "it gives a free replay"},
    Row{Saying::cube, "cube", "the {colour} cube on {cell}"},
    Row{Saying::terrain, "terrain", "the tile {code} on {cell}"},
    Row{Saying::event, "event", "the tile {code}"},
    Row{Saying::yokai, "yokai", "the yokai"},
    Row{Saying::hold, "hold", "the hold of {element}"},
};

constexpr bool are_in_order() {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].saying) != i) return false;
    }
    return true;
}
static_assert(are_in_order());

const Row& row_of(Saying saying) {
    return rows[static_cast<std::size_t>(saying)];
}

std::string_view colour_word(Side side) {
    return side == Side::first ? "white" : "black";
}

std::vector<std::string> names(const std::vector<Cell>& cells) {
    std::vector<std::string> list;
    for (const Cell cell : cells) list.emplace_back(himiki::name(cell));
    return list;
}

/// What fills a gap. Each row names only things that its remarks have.
std::string filling(std::string_view gap, const Remark& remark) {
    if (gap == "cell") return std::string(himiki::name(remark.cells.front()));
    if (gap == "to") return std::string(himiki::name(remark.cells.back()));
    if (gap == "cells") return listed(names(remark.cells));
    if (gap == "cube-noun") return remark.cells.size() == 1 ? "cube" : "cubes";
    if (gap == "cubes") return listed(remark.cubes);
    if (gap == "top") return std::string(word_of(remark.cubes.front().top));
    if (gap == "element") return std::string(word_of(*remark.element));
    if (gap == "tile") return std::string(word_of(*remark.tile));
    if (gap == "code") return std::string(name_of(*remark.tile));
    if (gap == "colour") return std::string(colour_word(*remark.colour));
    if (gap == "whose") return remark.colour == Side::first ? "one of your own" : "a black cube";
    return number_word(remark.number);
}

}  // namespace

std::string_view word_of(Saying saying) {
    return row_of(saying).word;
}

std::string english(const Remark& remark) {
    std::string text;
    std::string_view rest = row_of(remark.saying).english;
    for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const auto close = rest.find('}', open);
        text += rest.substr(0, open);
        text += filling(rest.substr(open + 1, close - open - 1), remark);
        rest.remove_prefix(close + 1);
    }
    return text + std::string(rest);
}

}  // namespace tessera::solver::puzzles
