#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <openssl/ssl.h>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::server::test {

/// What a server answered, as far as a test looks.
struct Answer {
    int status = 0;                                   ///< 0: none came
    std::map<std::string, std::string> headers = {};  ///< names in small letters
    std::string body = {};

    [[nodiscard]] std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? std::string{} : found->second;
    }
};

struct Frame {
    int opcode = -1;  ///< -1: none came, the connection is closed
    std::string payload = {};

    /// Of a frame that closes.
    [[nodiscard]] int close_code() const;
};

/// How a frame that a client sends differs from what is usual.
struct FrameOptions {
    int opcode = 1;
    bool is_final = true;
    bool is_masked = true;
    int reserved = 0;
};

/// Sends any bytes at all and reads what comes back, blocking. No wait is longer than ten seconds.
class RawClient {
  public:
    explicit RawClient(std::uint16_t port);
    ~RawClient();
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    /// Goes on under TLS; false where the server does not want that. `most` is the highest version that is offered.
    [[nodiscard]] bool start_tls(int most = TLS1_3_VERSION);

    /// False: the connection is gone.
    bool send(std::string_view bytes);
    /// `is_head`: the answer has no body, whatever length it names.
    [[nodiscard]] Answer read_answer(bool is_head = false);
    /// Bytes until a line's end, without it; nothing if the connection is closed.
    [[nodiscard]] std::optional<std::string> read_line();
    /// Whether the server closes, after whatever it still says.
    [[nodiscard]] bool is_closed_by_server();

    /// Asks to become a WebSocket; 101 if it did. Extra header lines end with CR LF.
    [[nodiscard]] Answer upgrade(std::string_view extra = {});
    bool send_frame(std::string_view payload, FrameOptions options = {});
    [[nodiscard]] Frame read_frame();
    /// The next frame that is no ping.
    [[nodiscard]] Frame read_message();

    [[nodiscard]] int descriptor() const { return descriptor_; }

  private:
    struct FreeSsl {
        void operator()(SSL* ssl) const { SSL_free(ssl); }
        void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
    };
    /// At least so many bytes in `buffer_`; false: closed before.
    [[nodiscard]] bool fill(std::size_t count);
    [[nodiscard]] bool read_some();
    [[nodiscard]] std::string take(std::size_t count);

    int descriptor_ = -1;
    std::unique_ptr<SSL_CTX, FreeSsl> context_;
    std::unique_ptr<SSL, FreeSsl> ssl_;
    std::string buffer_;
};

/// A request as text: `request("POST", "/api/v1/echo", "X-Tessera: 1\r\n", "body")`.
[[nodiscard]] std::string request(std::string_view method, std::string_view target, std::string_view headers = {},
                                  std::string_view body = {});
/// Asks once on a connection of its own.
[[nodiscard]] Answer ask(std::uint16_t port, std::string_view method, std::string_view target,
                         std::string_view headers = {}, std::string_view body = {});

}  // namespace tessera::server::test
