#pragma once

// The same benchmarks for every game: a file of a few lines names the game and calls `register_game_benchmarks`.

#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/game.hpp"
#include "core/perft.hpp"
#include "core/random.hpp"
#include "lab/workers.hpp"

namespace tessera::bench {

template <GamePosition P>
typename P::Move any_move(const typename P::MoveList& moves, Random& random) {
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Positions from random games, the ended ones left out: what the nouns are measured on.
template <GamePosition P>
std::vector<P> sample(std::size_t size) {
    std::vector<P> positions;
    Random random(1);
    while (positions.size() < size) {
        P position = P::initial({});
        while (!position.outcome() && positions.size() < size) {
            positions.push_back(position);
            position.play(any_move<P>(position.legal_moves(), random));
        }
    }
    return positions;
}

template <GamePosition P>
void legal_moves(benchmark::State& state) {
    const auto positions = sample<P>(256);
    std::int64_t listed = 0;
    for (auto _ : state) {
        for (const P& position : positions) {
            const auto moves = position.legal_moves();
            listed += static_cast<std::int64_t>(moves.size());
            benchmark::DoNotOptimize(moves.begin());
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * positions.size()));
    state.counters["moves"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kIsRate);
}

template <GamePosition P>
void play(benchmark::State& state) {
    const auto positions = sample<P>(256);
    Random random(2);
    std::vector<typename P::Move> moves;
    for (const P& position : positions) moves.push_back(any_move<P>(position.legal_moves(), random));
    for (auto _ : state) {
        for (std::size_t i = 0; i < positions.size(); ++i) {
            P next = positions[i];
            next.play(moves[i]);
            benchmark::DoNotOptimize(next);
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * positions.size()));
}

template <GamePosition P>
void key(benchmark::State& state) {
    const auto positions = sample<P>(256);
    for (auto _ : state) {
        for (const P& position : positions) benchmark::DoNotOptimize(position.key());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * positions.size()));
}

template <GamePosition P>
void parse(benchmark::State& state) {
    std::vector<std::string> texts;
    for (const P& position : sample<P>(256)) texts.push_back(to_text(position));
    for (auto _ : state) {
        for (const std::string& text : texts) benchmark::DoNotOptimize(P::parse(text, {}));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * texts.size()));
}

/// Whole random games: items are games; besides, actions a second, a game's length and the choices in it.
template <GamePosition P>
void playouts(benchmark::State& state) {
    Random random(3);
    std::int64_t actions = 0;
    std::int64_t choices = 0;
    for (auto _ : state) {
        P position = P::initial({});
        for (;;) {
            const auto moves = position.legal_moves();
            if (moves.size() == 0) break;
            choices += static_cast<std::int64_t>(moves.size());
            ++actions;
            position.play(any_move<P>(moves, random));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
    state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
    state.counters["length"] = static_cast<double>(actions) / static_cast<double>(state.iterations());
    state.counters["branching"] = static_cast<double>(choices) / static_cast<double>(actions);
}

/// Perft that lists the moves of its last ply too: what counting them saves.
template <GamePosition P>
std::uint64_t listed_leaves(const P& position, int depth) {
    const auto moves = position.legal_moves();
    if (depth == 1) return moves.size();
    std::uint64_t sum = 0;
    for (const auto& move : moves) {
        P next = position;
        next.play(move);
        sum += listed_leaves(next, depth - 1);
    }
    return sum;
}

template <GamePosition P>
void perft_by_listing(benchmark::State& state, int depth) {
    const P start = P::initial({});
    std::int64_t leaves = 0;
    for (auto _ : state) leaves += static_cast<std::int64_t>(listed_leaves(start, depth));
    state.SetItemsProcessed(leaves);
}

/// Items are leaves. The argument is the number of threads.
template <GamePosition P>
void perft_leaves(benchmark::State& state, int depth) {
    const P start = P::initial({});
    const ForEachIndex for_each = lab::workers(static_cast<unsigned>(state.range(0)));
    std::int64_t leaves = 0;
    for (auto _ : state) {
        leaves += static_cast<std::int64_t>(perft(start, depth, {.for_each = &for_each}));
    }
    state.SetItemsProcessed(leaves);
}

template <GamePosition P>
void register_game_benchmarks(const std::string& game, int perft_depth) {
    benchmark::RegisterBenchmark((game + "/legal_moves").c_str(), legal_moves<P>);
    benchmark::RegisterBenchmark((game + "/play").c_str(), play<P>);
    benchmark::RegisterBenchmark((game + "/key").c_str(), key<P>);
    benchmark::RegisterBenchmark((game + "/parse").c_str(), parse<P>);
    benchmark::RegisterBenchmark((game + "/playouts").c_str(), playouts<P>);
    benchmark::RegisterBenchmark((game + "/perft_by_listing").c_str(), perft_by_listing<P>, perft_depth)
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((game + "/perft_threads").c_str(), perft_leaves<P>, perft_depth)
        ->Arg(1)
        ->Arg(2)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

}  // namespace tessera::bench
