#include "server/net/tls.hpp"

#include <openssl/ssl.h>
#include <stdexcept>

#include <fmt/format.h>

namespace tessera::server {

boost::asio::ssl::context tls_context(const Config& config) {
    using Context = boost::asio::ssl::context;
    Context context(Context::tls_server);
    context.set_options(Context::default_workarounds | Context::no_sslv2 | Context::no_sslv3 | Context::no_tlsv1 |
                        Context::no_tlsv1_1 | Context::single_dh_use | SSL_OP_NO_RENEGOTIATION |
                        SSL_OP_CIPHER_SERVER_PREFERENCE);
    // Of TLS 1.2 only what keeps yesterday's traffic secret when the key is stolen tomorrow; those of 1.3 all do.
    SSL_CTX_set_cipher_list(context.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
    // Most connections rest most of the time.
    SSL_CTX_set_mode(context.native_handle(), SSL_MODE_RELEASE_BUFFERS);

    boost::system::error_code error;
    context.use_certificate_chain_file(config.tls_certificate.string(), error);
    if (error) {
        throw std::runtime_error(
            fmt::format("The certificate '{}' cannot be used: {}.", config.tls_certificate.string(), error.message()));
    }
    context.use_private_key_file(config.tls_key.string(), Context::pem, error);
    if (error) {
        throw std::runtime_error(
            fmt::format("The key '{}' cannot be used: {}.", config.tls_key.string(), error.message()));
    }
    if (SSL_CTX_check_private_key(context.native_handle()) != 1) {
        throw std::runtime_error(fmt::format("The key '{}' does not belong to the certificate '{}'.",
                                             config.tls_key.string(), config.tls_certificate.string()));
    }
    return context;
}

}  // namespace tessera::server
