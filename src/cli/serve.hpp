#pragma once

#include <functional>
#include <map>
#include <string>

namespace tessera::cli {

/// The online server: pages, API and sockets on one port, until a signal ends it.
struct ServeRequest {
    std::map<std::string, std::string, std::less<>> settings = {};  ///< by the names of server/net/config.hpp
};

void serve(const ServeRequest& request);

/// A copy of a store in use.
struct BackupRequest {
    std::string store = {};
    std::string to = {};
};

void back_up(const BackupRequest& request);

/// What players have reported, for who runs the server.
struct ReportsRequest {
    std::string store = {};
    int limit = 100;
};

void print_reports(const ReportsRequest& request);

/// Whether a finished online game follows from its seed.
struct VerifyRequest {
    std::string file = {};        ///< `-` for standard input
    std::string commitment = {};  ///< as it was told at the start, where it was noted
};

void verify(const VerifyRequest& request);

}  // namespace tessera::cli
