#include "server/net/wire_over.hpp"

namespace tessera::server {

std::unique_ptr<Wire> plain_wire(asio::ip::tcp::socket socket) {
    return std::make_unique<WireOver<boost::beast::tcp_stream>>(boost::beast::tcp_stream(std::move(socket)));
}

}  // namespace tessera::server
