#pragma once

#include <string_view>

namespace tessera::store {

/// Where SQLite and PostgreSQL do not share their SQL. Migrations are written with the names in braces; statements need
/// none.
struct Dialect {
    std::string_view integer;    ///< `{integer}`: 64 bits
    std::string_view real;       ///< `{real}`: 64 bits
    std::string_view text;       ///< `{text}`: compared byte by byte
    std::string_view strict;     ///< `{strict}`: after a table's columns
    std::string_view clustered;  ///< `{clustered}`: likewise, for a table that is kept in the order of its key
    std::string_view
        lock_schema;  ///< run first in a migration's transaction, so that two programs do not migrate at once
    std::string_view has_schema_table;  ///< how many tables `schema_version` there are
};

// SQLite's INTEGER has 64 bits; a strict table keeps nothing but what a column declares.
inline constexpr Dialect sqlite_dialect = {
    .integer = "INTEGER",
    .real = "REAL",
    .text = "TEXT",
    .strict = "STRICT",
    .clustered = "STRICT, WITHOUT ROWID",
    .lock_schema = "",
    .has_schema_table = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'schema_version'",
};

// PostgreSQL's TEXT would be compared as the server's language has it, which is slower and differs from one to the
// next.
inline constexpr Dialect postgres_dialect = {
    .integer = "BIGINT",
    .real = "DOUBLE PRECISION",
    .text = "TEXT COLLATE \"C\"",
    .strict = "",
    .clustered = "",
    .lock_schema = "SELECT pg_advisory_xact_lock(7463838)",
    .has_schema_table =
        "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_version'",
};

}  // namespace tessera::store
