#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "store/connection.hpp"

namespace tessera::store {

/// A step forwards of the schema: the text of `migrations/NNNN_*.hpp`. The first one makes schema 1. Never changed once
/// somebody has it.
using Migrations = std::span<const std::string_view>;

/// All of them, in order.
[[nodiscard]] Migrations all_migrations();

/// Which schema a store has: 0 for an empty one.
[[nodiscard]] std::int64_t schema_of(Connection& connection);

/// Brings the schema up to date, all steps or none. `back_up` is called before one that has data is changed, with its
/// number. Throws a sentence where the store is newer than the program.
void migrate(Connection& connection, Migrations migrations, const std::function<void(std::int64_t)>& back_up);

}  // namespace tessera::store
