// Every game, played at random and held to the laws at each position. To add a game, add its type to `Games`.

#include <unordered_map>

#include <gtest/gtest.h>

#include "conformance/laws.hpp"
#include "conformance/screen_laws.hpp"
#include "core/history.hpp"
#include "core/random.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/puzzle/random_puzzle.hpp"
#include "games/himiki/puzzle/screen.hpp"
#include "games/himiki/screen.hpp"
#include "games/himiki/view.hpp"
#include "games/pijersi/position.hpp"
#include "games/pijersi/screen.hpp"
#include "games/remparts/position.hpp"
#include "games/versus/position.hpp"
#include "tiny/position.hpp"

namespace tessera::conformance {
namespace {

constexpr int games_played = 20;
constexpr int longest_game = 120;

/// The rules of game number `n`: the modes in turn, where the game lists them.
template <GamePosition P>
typename P::Rules rules_number(int n) {
    if constexpr (requires { P::modes(); }) {
        return P::modes()[static_cast<std::size_t>(n) % P::modes().size()];
    } else {
        return {};
    }
}

/// A start for game number `n`: the set-ups in turn, where there are several; for puzzles, one drawn by chance.
template <GamePosition P>
P start_number(int n) {
    if constexpr (std::is_same_v<P, himiki::puzzle::Position>) {
        Random random(static_cast<std::uint64_t>(n));
        return himiki::puzzle::random_puzzle(rules_number<P>(n), random);
    } else if constexpr (HasSetups<P>) {
        const auto which = static_cast<std::size_t>(n / 4) % P::setup_names().size();
        return P::set_up(rules_number<P>(n), which, static_cast<std::uint64_t>(n));
    } else {
        return P::initial(rules_number<P>(n));
    }
}

template <GamePosition P, class Visit>
void play_at_random(const Visit& visit) {
    for (int n = 0; n < games_played; ++n) {
        Random random(static_cast<std::uint64_t>(n));
        P position = start_number<P>(n);
        for (int ply = 0; ply < longest_game; ++ply) {
            visit(position);
            const auto moves = position.legal_moves();
            if (moves.size() == 0) break;
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

template <class P>
class Conformance : public testing::Test {};

using Games = testing::Types<tiny::Position, himiki::Position, himiki::ExpertPosition, himiki::puzzle::Position,
                             pijersi::Position, remparts::Position, versus::Position61, versus::Position91>;

struct GameNames {
    template <class P>
    static std::string GetName(int) {
        if (std::is_same_v<P, tiny::Position>) return "Tiny";
        if (std::is_same_v<P, himiki::Position>) return "Himiki";
        if (std::is_same_v<P, himiki::ExpertPosition>) return "HimikiExpert";
        if (std::is_same_v<P, himiki::puzzle::Position>) return "HimikiPuzzle";
        if (std::is_same_v<P, remparts::Position>) return "Remparts";
        if (std::is_same_v<P, versus::Position61>) return "Versus";
        if (std::is_same_v<P, versus::Position91>) return "Versus91";
        return "Pijersi";
    }
};

TYPED_TEST_SUITE(Conformance, Games, GameNames);

TYPED_TEST(Conformance, LawsHoldInRandomPlay) {
    play_at_random<TypeParam>([](const TypeParam& position) { hold_at(position); });
}

TYPED_TEST(Conformance, ScreensTellTheGame) {
    if constexpr (HasScreen<TypeParam>) {
        play_at_random<TypeParam>([](const TypeParam& position) { screen_holds_at(position); });
    }
}

TYPED_TEST(Conformance, KeysTellPositionsApart) {
    // What a key covers must differ where the text differs, but for counters that no rule looks at.
    std::unordered_map<std::uint64_t, TypeParam> seen;
    play_at_random<TypeParam>([&](const TypeParam& position) {
        const auto [found, is_new] = seen.emplace(position.key(), position);
        if (is_new) return;
        EXPECT_EQ(found->second.legal_moves(), position.legal_moves()) << to_text(position);
        EXPECT_EQ(found->second.side_to_move(), position.side_to_move()) << to_text(position);
    });
}

TYPED_TEST(Conformance, PerftIsTheSameWithATableWithWorkersAndByDivide) {
    PerftTable table(std::size_t{1} << 20);
    const ForEachIndex backwards = [](std::size_t n, const std::function<void(std::size_t)>& job) {
        while (n-- > 0) job(n);
    };
    for (int n = 0; n < 3; ++n) {
        const TypeParam position = start_number<TypeParam>(n);
        const std::uint64_t plain = perft(position, 2);
        EXPECT_EQ(perft(position, 2, {.table = &table, .for_each = &backwards}), plain);
        EXPECT_EQ(perft(position, 2, {.table = &table}), plain);
        std::uint64_t sum = 0;
        for (const auto& move : position.legal_moves()) {
            TypeParam next = position;
            next.play(move);
            sum += next.legal_moves().size();
        }
        EXPECT_EQ(sum, plain);
    }
}

TYPED_TEST(Conformance, UndoGivesBackEveryPosition) {
    History<TypeParam> game(start_number<TypeParam>(0));
    Random random(7);
    for (int ply = 0; ply < 40 && game.current().legal_moves().size() > 0; ++ply) {
        const auto moves = game.current().legal_moves();
        game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    while (!game.moves().empty()) {
        TypeParam replayed = game.position(game.moves().size() - 1);
        replayed.play(game.moves().back());
        EXPECT_EQ(replayed, game.current());
        ASSERT_TRUE(game.undo());
    }
    EXPECT_EQ(game.current(), start_number<TypeParam>(0));
    EXPECT_FALSE(game.undo());
}

TYPED_TEST(Conformance, HostileTextIsRefusedWithASentence) {
    const TypeParam start = start_number<TypeParam>(0);
    for (const std::string_view text :
         {"", " ", "/", "startpos", "w", "99999999999999999999", "////////", "\xff\xfe", "a1", "a1a1a1a1", "-", "!"}) {
        const auto position = TypeParam::parse(text, start.rules());
        ASSERT_FALSE(position) << text;
        EXPECT_FALSE(position.error().what.empty());
        const auto move = start.parse_move(text);
        ASSERT_FALSE(move) << text;
        EXPECT_FALSE(move.error().what.empty());
        EXPECT_EQ(to_text(move.error()).find('\n'), std::string::npos);
    }
}

}  // namespace
}  // namespace tessera::conformance
