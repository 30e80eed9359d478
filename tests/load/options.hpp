#pragma once

#include <string>
#include <vector>

namespace tessera::load {

/// What to do to which server, and what it must bear.
struct Options {
    std::string address = "127.0.0.1";
    unsigned short port = 0;
    int pid = 0;  ///< of the server, to see its memory and time; 0: not looked at
    int sockets = 200;
    int games = 75;
    int watchers = 0;  ///< of the sockets that do not play, so many follow a game each
    double rate = 100;
    double seconds = 10;
    double warm_up = 2;
    double step = 0;    ///< a ramp: so much more each stretch
    double most = 1e6;  ///< and not beyond
    std::vector<std::string> variants = {"himiki", "versus", "pijersi", "remparts"};
    unsigned long long seed = 1;
    double p99_limit = 50;
    double socket_limit = 0;  ///< KiB of the server's memory; 0: any
};

}  // namespace tessera::load
