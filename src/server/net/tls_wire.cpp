#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/net/wire_over.hpp"

namespace tessera::server {

std::unique_ptr<Wire> tls_wire(asio::ip::tcp::socket socket, asio::ssl::context& context) {
    using Stream = boost::beast::ssl_stream<boost::beast::tcp_stream>;
    return std::make_unique<WireOver<Stream>>(Stream(boost::beast::tcp_stream(std::move(socket)), context));
}

}  // namespace tessera::server
