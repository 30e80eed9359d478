#include "games/perft_files.hpp"
#include "lab/workers.hpp"

namespace tessera {
namespace {

TEST(PerftFilesFull, GreatCountsAgreeOnAllProcessors) {
    PerftTable table(std::size_t{256} << 20);
    const ForEachIndex for_each = lab::workers(lab::processors());
    EXPECT_GE(check_perft_files(10'000'001, ~0ULL, {.table = &table, .for_each = &for_each}), 2U);
}

}  // namespace
}  // namespace tessera
