#include "games/perft_files.hpp"

namespace tessera {
namespace {

TEST(PerftFiles, CountsUpToTenMillionAgree) {
    EXPECT_GE(check_perft_files(0, 10'000'000, {}), 14U);
}

}  // namespace
}  // namespace tessera
