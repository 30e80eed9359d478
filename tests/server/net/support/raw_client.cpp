#include "server/net/support/raw_client.hpp"

#include <arpa/inet.h>
#include <array>
#include <cctype>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <fmt/format.h>

namespace tessera::server::test {

int Frame::close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

RawClient::RawClient(std::uint16_t port) : descriptor_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{.tv_sec = 10, .tv_usec = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(descriptor_);
        throw std::runtime_error("cannot connect");
    }
}

RawClient::~RawClient() {
    ::close(descriptor_);
}

bool RawClient::start_tls(int most) {
    context_.reset(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_max_proto_version(context_.get(), most);
    SSL_CTX_set_min_proto_version(context_.get(), TLS1_VERSION);
    SSL_CTX_set_security_level(context_.get(), 0);  // else the library itself would not offer old versions
    ssl_.reset(SSL_new(context_.get()));
    SSL_set_fd(ssl_.get(), descriptor_);
    return SSL_connect(ssl_.get()) == 1;
}

bool RawClient::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ssl_ ? SSL_write(ssl_.get(), bytes.data(), static_cast<int>(bytes.size()))
                               : ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool RawClient::read_some() {
    std::array<char, 65'536> piece{};
    const auto count = ssl_ ? SSL_read(ssl_.get(), piece.data(), static_cast<int>(piece.size()))
                            : ::recv(descriptor_, piece.data(), piece.size(), 0);
    if (count <= 0) return false;
    buffer_.append(piece.data(), static_cast<std::size_t>(count));
    return true;
}

bool RawClient::fill(std::size_t count) {
    while (buffer_.size() < count) {
        if (!read_some()) return false;
    }
    return true;
}

std::string RawClient::take(std::size_t count) {
    auto taken = buffer_.substr(0, count);
    buffer_.erase(0, taken.size());
    return taken;
}

std::optional<std::string> RawClient::read_line() {
    while (buffer_.find('\n') == std::string::npos) {
        if (!read_some()) return {};
    }
    auto line = take(buffer_.find('\n') + 1);
    line.pop_back();
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

Answer RawClient::read_answer(bool is_head) {
    Answer answer;
    const auto first = read_line();
    if (!first || !first->starts_with("HTTP/1.1 ")) return answer;
    answer.status = std::stoi(first->substr(9));
    while (const auto line = read_line()) {
        if (line->empty()) break;
        const auto colon = line->find(": ");
        std::string name = line->substr(0, colon);
        for (auto& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        answer.headers[name] = line->substr(colon + 2);
    }
    const auto length = answer.header("content-length");
    if (!length.empty() && !is_head) {
        const auto count = std::stoul(length);
        if (!fill(count)) answer.status = 0;
        answer.body = take(count);
    }
    return answer;
}

bool RawClient::is_closed_by_server() {
    while (read_some()) buffer_.clear();
    // Ten seconds without a word are no end.
    return errno != EAGAIN && errno != EWOULDBLOCK;
}

Answer RawClient::upgrade(std::string_view extra) {
    send(
        fmt::format("GET /api/v1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
                    extra));
    return read_answer();
}

bool RawClient::send_frame(std::string_view payload, FrameOptions options) {
    std::string frame;
    frame += static_cast<char>((options.is_final ? 0x80 : 0) | options.reserved << 4 | options.opcode);
    const int mask_bit = options.is_masked ? 0x80 : 0;
    if (payload.size() < 126) {
        frame += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    } else if (payload.size() < 65'536) {
        frame += static_cast<char>(mask_bit | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 255);
    } else {
        frame += static_cast<char>(mask_bit | 127);
        for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(payload.size() >> shift & 255);
    }
    if (options.is_masked) frame.append(4, '\0');  // a mask of zeros changes nothing
    frame += payload;
    return send(frame);
}

Frame RawClient::read_frame() {
    if (!fill(2)) return {};
    const auto head = take(2);
    Frame frame{.opcode = head[0] & 0x0F};
    std::size_t size = static_cast<unsigned char>(head[1]) & 0x7F;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (more > 0) {
        if (!fill(more)) return {};
        size = 0;
        for (const char byte : take(more)) size = size << 8 | static_cast<unsigned char>(byte);
    }
    if (!fill(size)) return {};
    frame.payload = take(size);
    return frame;
}

Frame RawClient::read_message() {
    auto frame = read_frame();
    while (frame.opcode == 9) frame = read_frame();
    return frame;
}

std::string request(std::string_view method, std::string_view target, std::string_view headers, std::string_view body) {
    const auto length = body.empty() ? std::string{} : fmt::format("Content-Length: {}\r\n", body.size());
    return fmt::format("{} {} HTTP/1.1\r\nHost: localhost\r\n{}{}\r\n{}", method, target, headers, length, body);
}

Answer ask(std::uint16_t port, std::string_view method, std::string_view target, std::string_view headers,
           std::string_view body) {
    RawClient client(port);
    client.send(request(method, target, headers, body));
    return client.read_answer(method == "HEAD");
}

}  // namespace tessera::server::test
