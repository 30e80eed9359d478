#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

/// An IP address, or many that begin alike: `10.0.0.0/8`, `::1`. IPv4 is kept as IPv6 keeps it (::ffff:…).
class Network {
  public:
    [[nodiscard]] static std::optional<Network> parse(std::string_view text);
    [[nodiscard]] bool contains(const Network& address) const;
    [[nodiscard]] bool is_v4() const;
    [[nodiscard]] bool is_loopback() const;
    /// The first so many bits of the 128, the rest zero.
    [[nodiscard]] Network cut(int bits) const;
    [[nodiscard]] std::string text() const;

  private:
    std::array<unsigned char, 16> bytes_{};
    int bits_ = 128;
};

/// For logs: `192.0.0.0`, `2001:db8:1::`; enough to see where trouble comes from, too little to find a person.
[[nodiscard]] std::string shortened(std::string_view address);
/// Who is one for limits: an IPv4 address, the /64 of an IPv6 one.
[[nodiscard]] std::string limit_key(std::string_view address);

/// Whose word on where a request came from is believed.
class TrustedProxies {
  public:
    explicit TrustedProxies(const std::vector<std::string>& networks);
    [[nodiscard]] bool trusts(std::string_view peer) const;
    /// The nearest address of `forwarded` (X-Forwarded-For) that is no proxy of ours, where `peer` is one; else `peer`.
    [[nodiscard]] std::string client(std::string_view peer, std::string_view forwarded) const;

  private:
    std::vector<Network> networks_;
};

}  // namespace tessera::server
