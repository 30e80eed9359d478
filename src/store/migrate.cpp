#include "store/migrate.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "store/migrations/0001_first.hpp"
#include "store/migrations/0002_speakers.hpp"

namespace tessera::store {

namespace {

constexpr std::array all = {migrations::first, migrations::speakers};

std::string in_dialect(std::string_view text, const Dialect& dialect) {
    std::string result(text);
    for (const auto& [name, meaning] : {std::pair<std::string_view, std::string_view>{"{integer}", dialect.integer},
                                        {"{real}", dialect.real},
                                        {"{text}", dialect.text},
                                        {"{strict}", dialect.strict},
                                        {"{clustered}", dialect.clustered}}) {
        for (auto at = result.find(name); at != std::string::npos; at = result.find(name, at + meaning.size())) {
            result.replace(at, name.size(), meaning);
        }
    }
    return result;
}

void step_forwards(Connection& connection, Migrations migrations) {
    if (!connection.dialect().lock_schema.empty())
        connection.script(std::string(connection.dialect().lock_schema).c_str());
    connection.script(in_dialect("CREATE TABLE IF NOT EXISTS schema_version (version {integer} NOT NULL) {strict}",
                                 connection.dialect())
                          .c_str());
    // Another program may have come first while this one waited.
    auto version = static_cast<std::size_t>(schema_of(connection));
    for (; version < migrations.size(); ++version) {
        connection.script(in_dialect(migrations[version], connection.dialect()).c_str());
    }
    connection.script("DELETE FROM schema_version");
    connection.change("INSERT INTO schema_version (version) VALUES ($1)", {static_cast<std::int64_t>(version)});
}

}  // namespace

Migrations all_migrations() {
    return all;
}

std::int64_t schema_of(Connection& connection) {
    bool has_table = false;
    connection.look(connection.dialect().has_schema_table, {},
                    [&](const Row& row) { has_table = row.integer(0) != 0; });
    std::int64_t version = 0;
    if (has_table) {
        connection.look("SELECT coalesce(max(version), 0) FROM schema_version", {},
                        [&](const Row& row) { version = row.integer(0); });
    }
    return version;
}

void migrate(Connection& connection, Migrations migrations, const std::function<void(std::int64_t)>& back_up) {
    const auto newest = static_cast<std::int64_t>(migrations.size());
    const auto version = schema_of(connection);
    if (version > newest) {
        throw std::runtime_error(
            fmt::format("The store has schema {}, but this program knows schemas up to {} only: start a newer program.",
                        version, newest));
    }
    if (version == newest) return;
    if (version > 0) back_up(version);

    connection.begin();
    try {
        step_forwards(connection, migrations);
        connection.commit();
    } catch (...) {
        connection.roll_back();
        throw;
    }
}

}  // namespace tessera::store
