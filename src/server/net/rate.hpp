#pragma once

namespace tessera::server {

/// So many a second in the long run, and so many at once after a rest. Nothing a second: no limit.
struct Rate {
    double per_second = 0;
    double burst = 0;
    friend bool operator==(const Rate&, const Rate&) = default;
};

}  // namespace tessera::server
