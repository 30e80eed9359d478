#include <string>

#include <gtest/gtest.h>

#include "server/net/support/certificate.hpp"
#include "server/net/support/raw_client.hpp"
#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

class Tls : public testing::Test {
  protected:
    Tls() {
        make_certificate(folder, "own");
        make_certificate(folder, "other");
        config.tls_certificate = folder.path / "own.crt";
        config.tls_key = folder.path / "own.key";
    }
    TemporaryFolder folder;
    Config config = RunningServer::test_config();
};

TEST_F(Tls, ServesRequestsAndTellsBrowsersToStayWithIt) {
    const RunningServer server(config);
    RawClient client(server.port());
    ASSERT_TRUE(client.start_tls());
    client.send(request("GET", "/api/v1/one") + request("GET", "/api/v1/two", "Connection: close\r\n"));
    const auto answer = client.read_answer();
    EXPECT_NE(answer.body.find("secure=true"), std::string::npos);
    EXPECT_EQ(answer.header("strict-transport-security"), "max-age=31536000");
    EXPECT_NE(client.read_answer().body.find("/api/v1/two"), std::string::npos);
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(Tls, CarriesWebSockets) {
    RunningServer server(config);
    {
        RawClient client(server.port());
        ASSERT_TRUE(client.start_tls());
        ASSERT_EQ(client.upgrade("Origin: https://localhost\r\n").status, 101);
        EXPECT_EQ(client.read_message().payload, "hello");
        client.send_frame("secretly");
        EXPECT_EQ(client.read_message().payload, "secretly");
        client.send_frame("close");
        EXPECT_EQ(client.read_message().close_code(), 1000);
        client.send_frame("\x03\xE8", {.opcode = 8});
    }
    EXPECT_TRUE(server.application.wait_for_closed(1));
}

TEST_F(Tls, CarriesStreams) {
    RunningServer server(config);
    RawClient client(server.port());
    ASSERT_TRUE(client.start_tls());
    client.send(request("GET", "/api/v1/stream"));
    ASSERT_EQ(client.read_answer().status, 200);
    auto send = server.application.take_stream();
    EXPECT_TRUE(send("line"));
    EXPECT_EQ(client.read_line(), "5");
    EXPECT_EQ(client.read_line(), "line");
}

TEST_F(Tls, OldVersionsAreRefused) {
    const RunningServer server(config);
    EXPECT_FALSE(RawClient(server.port()).start_tls(TLS1_1_VERSION));
    EXPECT_TRUE(RawClient(server.port()).start_tls(TLS1_2_VERSION));
    EXPECT_TRUE(RawClient(server.port()).start_tls(TLS1_3_VERSION));
}

TEST_F(Tls, WhoSpeaksPlainlyIsClosed) {
    const RunningServer server(config);
    RawClient client(server.port());
    client.send(request("GET", "/"));
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(Tls, AHandshakeThatDoesNotComeIsClosed) {
    config.limits.handshake_time = std::chrono::milliseconds{200};
    const RunningServer server(config);
    RawClient client(server.port());
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(Tls, AKeyOfAnotherCertificateIsRefusedWithASentence) {
    config.tls_key = folder.path / "other.key";
    EXPECT_THROW(RunningServer{config}, std::runtime_error);
    config.tls_key = folder.path / "missing.key";
    EXPECT_THROW(RunningServer{config}, std::runtime_error);
}

}  // namespace
}  // namespace tessera::server::test
