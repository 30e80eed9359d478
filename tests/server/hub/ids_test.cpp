// Names that the server makes, and what strangers put in their place.

#include <gtest/gtest.h>

#include "server/hub/support/person.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

TEST(Ids, OfOtherLettersThanOursAreNobodys) {
    const Served server;
    Person ann = Person::guest(server.port());
    for (const char* player : {"g:", "g:x", "g:ABCDEFGHIJKLMNOP", "g:23456789abcdefghi", "g:2345678 abcdefgh"}) {
        EXPECT_EQ(ann.ask("POST", "/api/v1/reports", {{"player", player}, {"text", "rude"}}).status, 404) << player;
        EXPECT_EQ(ann.ask("POST", "/api/v1/blocks", {{"player", player}}).status, 404) << player;
    }
    const Person ben = Person::guest(server.port());
    EXPECT_EQ(ann.ask("POST", "/api/v1/reports", {{"player", ben.id()}, {"text", "rude"}}).status, 204);
    EXPECT_EQ(ann.ask("POST", "/api/v1/reports", {{"player", ben.id()}, {"game", "../x"}, {"text", "rude"}}).status,
              400);
    ann.connect();
    for (const std::string& game : {std::string("abc\0defg", 8), std::string("ABCDEFGH"), std::string("abc defg")}) {
        EXPECT_EQ(ann.call({{"t", "join"}, {"game", game}, {"seen", 0}})["code"], "malformed");
    }
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", "abcdefgh"}, {"seen", 0}})["code"], "not_found");
    EXPECT_EQ(ann.ask("GET", "/api/v1/games/ABC%0A").status, 404);
}

}  // namespace
}  // namespace tessera::server::test
