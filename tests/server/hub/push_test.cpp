// Web Push: RFC 8291's own example, and where the server must not knock.

#include <gtest/gtest.h>

#include "server/hub/push_crypto.hpp"
#include "server/hub/push_sender.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {
namespace {

constexpr const char* server_public =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr const char* server_private = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr const char* browser_public =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* browser_auth = "BTBZMqHH6r4Tts7J_aSIgg";

std::string decoded(std::string_view text) {
    const auto bytes = parse_base64url(text);
    return {bytes->begin(), bytes->end()};
}

TEST(Push, SealsAsTheExampleOfRfc8291) {
    const auto sealed = sealed_push("When I grow up, I want to be a watermelon", browser_public, browser_auth,
                                    {.private_key = decoded(server_private),
                                     .public_key = decoded(server_public),
                                     .salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")});
    ASSERT_TRUE(sealed);
    EXPECT_EQ(
        *sealed,
        decoded("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
                "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"));
}

TEST(Push, SealsEveryMessageAnewAndRefusesBadKeys) {
    const auto one = sealed_push("turn", browser_public, browser_auth);
    const auto other = sealed_push("turn", browser_public, browser_auth);
    ASSERT_TRUE(one);
    ASSERT_TRUE(other);
    EXPECT_NE(*one, *other);
    EXPECT_FALSE(sealed_push("turn", "BCVx", browser_auth));
    EXPECT_FALSE(sealed_push("turn", std::string(87, 'A'), browser_auth));
    EXPECT_FALSE(sealed_push("turn", browser_public, "short"));
}

TEST(Push, SignsForTheServiceItSpeaksTo) {
    const auto header = push_authorization(
        {.public_key = server_public, .private_key = server_private, .contact = "mailto:a@example.org"},
        "https://push.example.net", 1'000);
    ASSERT_TRUE(header);
    EXPECT_TRUE(header->starts_with("vapid t="));
    EXPECT_TRUE(header->ends_with(std::string(", k=") + server_public));
    const auto token = header->substr(8, header->find(',') - 8);
    const auto dot = token.find('.');
    EXPECT_EQ(decoded(token.substr(dot + 1, token.rfind('.') - dot - 1)),
              R"({"aud":"https://push.example.net","exp":44200,"sub":"mailto:a@example.org"})");
    EXPECT_EQ(decoded(token.substr(token.rfind('.') + 1)).size(), 64U);
    EXPECT_FALSE(push_authorization({.public_key = server_public, .private_key = "AAAA"}, "https://x.example", 0));
}

TEST(Push, KnocksOnlyAtPublicServices) {
    EXPECT_EQ(parse_push_endpoint("https://push.example.net/a/b?c")->origin(), "https://push.example.net");
    EXPECT_EQ(parse_push_endpoint("https://push.example.net/a/b?c")->path, "/a/b?c");
    for (const char* address :
         {"http://push.example.net/a", "https://localhost/a", "https://127.0.0.1/a", "https://[::1]/a",
          "https://push.example.net:8080/a", "https://user@push.example.net/a", "https:///a",
          "https://push.example.net", "https://push.example.net/a b", "ftp://x.y/z", ""}) {
        EXPECT_FALSE(parse_push_endpoint(address)) << address;
    }
    for (const char* address : {"127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
                                "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fc00::1", "fe80::1", "ff02::1",
                                "::ffff:127.0.0.1", "::ffff:10.0.0.1", "nonsense"}) {
        EXPECT_FALSE(is_public_address(address)) << address;
    }
    for (const char* address : {"8.8.8.8", "142.250.1.1", "2a00:1450:4001::1"}) {
        EXPECT_TRUE(is_public_address(address)) << address;
    }
}

}  // namespace
}  // namespace tessera::server
