#pragma once

#include <memory>

#include "store/address.hpp"
#include "store/connection.hpp"
#include "store/migrate.hpp"
#include "store/store.hpp"

namespace tessera::store {

[[nodiscard]] std::unique_ptr<Connection> connect(const Address& address, Purpose purpose);

/// `open_store` with other migrations than the program's own, for their tests, or for another purpose.
[[nodiscard]] std::unique_ptr<Store> open_store(std::string_view address, Migrations migrations,
                                                Purpose purpose = Purpose::writing);

/// `open_store` for a server, which is the only one as long as the store is open.
[[nodiscard]] std::unique_ptr<Store> open_to_serve(std::string_view address);

/// A store that only reads, of one that was opened before and so is up to date.
[[nodiscard]] std::unique_ptr<Store> open_reader(std::string_view address);

}  // namespace tessera::store
