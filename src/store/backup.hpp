#pragma once

#include <string>

struct sqlite3;

namespace tessera::store {

/// Copies a database in use into a new file at `to`, which is there whole or not at all. Refuses to replace a file.
void copy_database(sqlite3* from, const std::string& to);

}  // namespace tessera::store
