#include "server/net/address.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <charconv>

#include <fmt/format.h>

namespace tessera::server {

namespace {

constexpr std::array<unsigned char, 12> v4_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

}  // namespace

std::optional<Network> Network::parse(std::string_view text) {
    Network network;
    const auto slash = text.find('/');
    const std::string address{text.substr(0, slash)};
    int most = 128;
    if (inet_pton(AF_INET, address.c_str(), &network.bytes_[12]) == 1) {
        std::ranges::copy(v4_prefix, network.bytes_.begin());
        most = 32;
    } else if (inet_pton(AF_INET6, address.c_str(), network.bytes_.data()) != 1) {
        return {};
    }
    if (slash == std::string_view::npos) return network;
    const auto length = text.substr(slash + 1);
    int bits = 0;
    const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), bits);
    if (error != std::errc{} || end != length.data() + length.size() || bits < 0 || bits > most) return {};
    return network.cut(bits + 128 - most);
}

bool Network::contains(const Network& address) const {
    return address.bits_ >= bits_ && address.cut(bits_).bytes_ == bytes_;
}

bool Network::is_v4() const {
    return std::equal(v4_prefix.begin(), v4_prefix.end(), bytes_.begin());
}

bool Network::is_loopback() const {
    if (is_v4()) return bytes_[12] == 127;
    return std::all_of(bytes_.begin(), bytes_.end() - 1, [](unsigned char byte) { return byte == 0; }) &&
           bytes_[15] == 1;
}

Network Network::cut(int bits) const {
    Network shorter = *this;
    shorter.bits_ = bits;
    for (int i = 0; i < 16; ++i) {
        const int kept = std::clamp(bits - 8 * i, 0, 8);
        shorter.bytes_[static_cast<std::size_t>(i)] &= static_cast<unsigned char>(0xFF00 >> kept);
    }
    return shorter;
}

std::string Network::text() const {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const auto* begin = is_v4() ? &bytes_[12] : bytes_.data();
    inet_ntop(is_v4() ? AF_INET : AF_INET6, begin, text.data(), text.size());
    return text.data();
}

std::string shortened(std::string_view address) {
    const auto network = Network::parse(address);
    if (!network) return "?";
    return network->cut(network->is_v4() ? 96 + 16 : 48).text();
}

std::string limit_key(std::string_view address) {
    const auto network = Network::parse(address);
    if (!network) return "?";
    return network->is_v4() ? network->text() : network->cut(64).text();
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& networks) {
    for (const auto& text : networks) {
        if (const auto network = Network::parse(text)) networks_.push_back(*network);
    }
}

bool TrustedProxies::trusts(std::string_view peer) const {
    const auto address = Network::parse(peer);
    return address &&
           std::ranges::any_of(networks_, [&](const Network& network) { return network.contains(*address); });
}

std::string TrustedProxies::client(std::string_view peer, std::string_view forwarded) const {
    std::string nearest{peer};
    // Each proxy adds who spoke to it at the end: what stands before the first stranger is that stranger's word.
    while (trusts(nearest) && !forwarded.empty()) {
        const auto comma = forwarded.rfind(',');
        const auto last = trimmed(comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1));
        forwarded = comma == std::string_view::npos ? std::string_view{} : forwarded.substr(0, comma);
        const auto address = Network::parse(last);
        if (!address) break;
        nearest = address->text();
    }
    return nearest;
}

}  // namespace tessera::server
