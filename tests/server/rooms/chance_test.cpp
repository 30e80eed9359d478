#include "server/rooms/chance.hpp"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

TEST(Sha256, FindsTheNumbersOfItsStandard) {
    EXPECT_EQ(to_hex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(to_hex(sha256({bytes_of("a"), bytes_of("bc")})),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Hex, IsReadAsItIsWritten) {
    const Digest digest = sha256({bytes_of("x")});
    EXPECT_EQ(parse_hex(to_hex(digest)), digest);
    EXPECT_FALSE(parse_hex(""));
    EXPECT_FALSE(parse_hex(std::string(63, 'a')));
    EXPECT_FALSE(parse_hex(std::string(64, 'g')));
}

/// The numbers were found by `sha256sum`, with 32 zero bytes for a seed.
TEST(Seeds, AreThoseOfTheProtocol) {
    const Digest zero{};
    EXPECT_EQ(deal_seed(zero), 2102821064839648829U);
    EXPECT_EQ(dice_seed(zero, 258), 4055432755638004320U);
    EXPECT_EQ(commitment_of({}), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
    EXPECT_NE(dice_seed(zero, 0), dice_seed(zero, 1));
    EXPECT_NE(bot_seed(zero, 0), dice_seed(zero, 0));
}

}  // namespace
}  // namespace tessera::server
