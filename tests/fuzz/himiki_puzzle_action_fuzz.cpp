// Law: an accepted action is legal and its two forms lead back to it. The first byte chooses the puzzle and its
// edition, the second how far it was played at random.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/random.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace {

using namespace tessera::himiki::puzzle;

/// Between them they have every tile, holds and all cubes.
constexpr std::string_view puzzles[] = {
    "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -",
    "6/1HM4/6/1m.MK3/6 turn 0 - - CJ,MH,MK A1=MR,A3=TP,A4=PE,C1=IM,C4=TR -",
    "m.KH4/m.HK1h.KM1/1MH2k.1/6/6 turn 0 ?w. - MK,MM E3=VX,E5=TR y",
    "h.m.k.3/1HM2m.1/2KHMK2/1h.2HK1/3k.1m. turn 0 ??? - CJ,MH,MM,YM B3=IM,C6=TP,D4=MR,E5=VX -",
    "2KM3/1k.4/k.5/h.HK3KH/2k.3 turn 1 - B2<B3 - A6=TP,C2=IM,D3=MR,D5=VX,E4=TR -",
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    const auto start = Position::parse(puzzles[data[0] / 2 % std::size(puzzles)], Rules::all()[data[0] & 1]);
    if (!start) return 0;  // not of this edition
    Position puzzle = *start;
    tessera::Random random(data[1] / 32U);
    for (unsigned ply = 0; ply < data[1] % 32U && !puzzle.outcome(); ++ply) {
        const auto moves = puzzle.legal_moves();
        puzzle.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const auto move = puzzle.parse_move(text);
    if (!move) {
        if (move.error().what.empty()) std::abort();
        return 0;
    }
    if (puzzle.parse_move(to_text(puzzle, *move)) != *move) std::abort();
    if (puzzle.parse_move(record_text(puzzle, *move)) != *move) std::abort();
    puzzle.play(*move);
    if (!Position::parse(to_text(puzzle), puzzle.rules())) std::abort();
    return 0;
}
