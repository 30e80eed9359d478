#include "server/rooms/guest_name.hpp"

#include "server/rooms/chance.hpp"

namespace tessera::server {

std::string guest_name(std::string_view id) {
    return "Guest " + to_hex(sha256({bytes_of("guest"), bytes_of(id)})).substr(0, 4);
}

}  // namespace tessera::server
