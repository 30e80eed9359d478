#include "server/net/files.hpp"

#include <filesystem>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

/// Pages as `npm run build` leaves them, and a secret beside their folder.
class Pages : public testing::Test {
  protected:
    Pages() {
        folder.write("secret.txt", "secret");
        folder.write("dist/index.html", "<html><script>let a = 1;</script></html>");
        folder.write("dist/index.html.br", "brotli of index");
        folder.write("dist/index.html.gz", "gzip of index");
        folder.write("dist/assets/engine-1a2b.wasm", "wasm");
        folder.write("dist/assets/app-3c4d.js", "script");
        folder.write("dist/assets/app-3c4d.js.br", "brotli of script");
        folder.write("dist/manifest.webmanifest", "{}");
        folder.write("dist/.hidden", "hidden");
        std::filesystem::create_symlink(folder.path / "secret.txt", folder.path / "dist/link.txt");
        config.web = folder.path / "dist";
    }

    TemporaryFolder folder;
    Config config = RunningServer::test_config();
};

TEST_F(Pages, AreServedWithTheirTypesAndCaching) {
    const RunningServer server(config);
    const auto index = ask(server.port(), "GET", "/");
    EXPECT_EQ(index.status, 200);
    EXPECT_EQ(index.body, "<html><script>let a = 1;</script></html>");
    EXPECT_EQ(index.header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(index.header("cache-control"), "no-cache");
    EXPECT_EQ(index.header("vary"), "Accept-Encoding");
    const auto wasm = ask(server.port(), "GET", "/assets/engine-1a2b.wasm");
    EXPECT_EQ(wasm.header("content-type"), "application/wasm");
    EXPECT_EQ(wasm.header("cache-control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(ask(server.port(), "GET", "/manifest.webmanifest").header("content-type"), "application/manifest+json");
}

TEST_F(Pages, APathWithoutADotIsAPageOfTheApp) {
    const RunningServer server(config);
    EXPECT_EQ(ask(server.port(), "GET", "/game/abc?x=y").body, "<html><script>let a = 1;</script></html>");
    EXPECT_EQ(ask(server.port(), "GET", "/game/abc/").status, 200);
    EXPECT_EQ(ask(server.port(), "GET", "/missing.js").status, 404);
}

TEST_F(Pages, TheSmallestVariantThatTheBrowserTakesIsSent) {
    const Files files(config.web);
    const auto coding = [&](std::string_view accepted) {
        const auto found = files.find({.path = "/", .accept_encoding = accepted, .if_none_match = {}});
        return std::string{found->body};
    };
    EXPECT_EQ(coding("gzip, deflate, br"), "brotli of index");
    EXPECT_EQ(coding("gzip;q=1.0, br;q=0"), "gzip of index");
    EXPECT_EQ(coding("gzip;q=0.000, identity"), "<html><script>let a = 1;</script></html>");
    EXPECT_EQ(coding("brx"), "<html><script>let a = 1;</script></html>");
    const RunningServer server(config);
    const auto answer = ask(server.port(), "GET", "/assets/app-3c4d.js", "Accept-Encoding: gzip, br\r\n");
    EXPECT_EQ(answer.header("content-encoding"), "br");
    EXPECT_EQ(answer.header("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(answer.body, "brotli of script");
    EXPECT_EQ(ask(server.port(), "GET", "/assets/app-3c4d.js.br").status, 404);
}

TEST_F(Pages, WhatTheBrowserHasIsNotSentAgain) {
    const RunningServer server(config);
    const auto first = ask(server.port(), "GET", "/", "Accept-Encoding: br\r\n");
    const auto tag = first.header("etag");
    ASSERT_FALSE(tag.empty());
    const auto again = ask(server.port(), "GET", "/", "Accept-Encoding: br\r\nIf-None-Match: \"x\", W/" + tag + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.body.empty());
    EXPECT_EQ(again.header("etag"), tag);
    EXPECT_EQ(ask(server.port(), "GET", "/", "If-None-Match: " + tag + "\r\n").status, 200) << "another variant";
    EXPECT_EQ(ask(server.port(), "GET", "/", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(Pages, HeadTellsTheLengthAndOtherMethodsAreRefused) {
    const RunningServer server(config);
    const auto head = ask(server.port(), "HEAD", "/");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("content-length"), "40");
    for (const auto* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"}) {
        const auto answer = ask(server.port(), method, "/");
        EXPECT_EQ(answer.status, 405) << method;
        EXPECT_EQ(answer.header("allow"), "GET, HEAD") << method;
    }
}

TEST_F(Pages, NoPathLeadsOutOfTheFolder) {
    const RunningServer server(config);
    for (const auto* path :
         {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/....//secret.txt",
          "/assets/..\\..\\secret.txt", "//secret.txt", "/./../secret.txt", "/link.txt", "/.hidden",
          "/%2e%2e%5csecret.txt", "/..;/secret.txt", "/%252e%252e/secret.txt"}) {
        const auto answer = ask(server.port(), "GET", path);
        EXPECT_EQ(answer.status, 404) << path;
        EXPECT_EQ(answer.body.find("hidden"), std::string::npos) << path;
    }
    // The absolute path has a dot nowhere but in its name.
    EXPECT_EQ(ask(server.port(), "GET", (folder.path / "secret.txt").string()).status, 404);
}

TEST_F(Pages, ThePolicyAllowsTheScriptsInThePagesByTheirHashAndNoOthers) {
    const RunningServer server(config);
    const auto answer = ask(server.port(), "GET", "/");
    const auto policy = answer.header("content-security-policy");
    // printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    EXPECT_THAT(policy, testing::HasSubstr("script-src 'self' 'wasm-unsafe-eval' "
                                           "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"));
    EXPECT_THAT(policy, testing::HasSubstr("default-src 'self'"));
    EXPECT_THAT(policy, testing::HasSubstr("worker-src 'self';"));
    EXPECT_THAT(policy, testing::HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(answer.header("cross-origin-embedder-policy"), "require-corp");
    EXPECT_EQ(answer.header("cross-origin-resource-policy"), "same-origin");
    EXPECT_FALSE(answer.header("permissions-policy").empty());
}

TEST(InlineScripts, AreFoundAndThoseWithASourceAreNot) {
    EXPECT_EQ(inline_script_hashes("<script src=\"/a.js\"></script><script type=\"module\" src=x></script>").size(),
              0U);
    EXPECT_EQ(inline_script_hashes("<script>1</script><p><script type=\"module\">2</script>").size(), 2U);
    EXPECT_EQ(inline_script_hashes("<script>never closed").size(), 0U);
}

TEST(Files, AFolderThatIsNotThereIsNamed) {
    try {
        const Files files("/nowhere/at/all");
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "There is no folder '/nowhere/at/all' with pages.");
    }
}

}  // namespace
}  // namespace tessera::server::test
