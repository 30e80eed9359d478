#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

/// What tells where a request was made, as its headers say.
struct Provenance {
    std::string_view method = "GET";
    std::string_view origin = {};  ///< Origin; empty where the browser sent none
    std::string_view host = {};    ///< Host
    std::string_view marker = {};  ///< X-Tessera
    bool has_bearer = false;
    bool is_secure = false;
};

/// Keeps other sites from asking in the name of somebody who is logged in here.
class OwnOrigins {
  public:
    /// Empty: the origin that the request's own Host has.
    explicit OwnOrigins(std::vector<std::string> origins);

    /// An Origin that is not there is not foreign: browsers send it wherever it matters.
    [[nodiscard]] bool is_own(const Provenance& request) const;
    /// The sentence of the refusal for a request that changes something and may be forged; nothing if it may pass.
    /// A bearer's token is not sent by browsers on their own, so nothing can be forged with it.
    [[nodiscard]] std::optional<std::string_view> refusal(const Provenance& request) const;

  private:
    std::vector<std::string> origins_;
};

}  // namespace tessera::server
