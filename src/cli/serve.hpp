#pragma once

#include <functional>
#include <map>
#include <string>

namespace tessera::cli {

/// The online server: pages, API and sockets on one port, until a signal ends it.
struct ServeRequest {
    std::map<std::string, std::string, std::less<>> settings = {};  ///< by the names of server/net/config.hpp
    std::string data = {};                                          ///< a folder for the store, where none is named
    std::string puzzles = {};  ///< the folder of the packs, for the puzzle of the day
    unsigned engines = 0;      ///< threads that think for bots; 0: one fewer than cores, at least one
};

void serve(const ServeRequest& request);

/// A copy of a store in use.
struct BackupRequest {
    std::string store = {};
    std::string to = {};
};

void back_up(const BackupRequest& request);

}  // namespace tessera::cli
