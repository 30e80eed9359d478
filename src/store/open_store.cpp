#include "store/open_store.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "store/backup.hpp"
#include "store/postgres_connection.hpp"
#include "store/sql_store.hpp"
#include "store/sqlite_connection.hpp"

namespace tessera::store {

namespace {

/// A free name beside the file: an earlier attempt may have left its own.
std::string backup_name(const std::string& path, std::int64_t schema) {
    auto name = fmt::format("{}.schema-{}.backup", path, schema);
    for (int copy = 2; std::filesystem::exists(name); ++copy)
        name = fmt::format("{}.schema-{}.backup-{}", path, schema, copy);
    return name;
}

}  // namespace

std::unique_ptr<Connection> connect(const Address& address, Purpose purpose) {
    if (address.kind == Address::Kind::postgres) return std::make_unique<PostgresConnection>(address.place, purpose);
    if (address.kind == Address::Kind::file && purpose != Purpose::reading) make_sqlite_file(address.place);
    return std::make_unique<SqliteConnection>(address.place, purpose);
}

std::unique_ptr<Store> open_store(std::string_view address, Migrations migrations, Purpose purpose) {
    const auto parsed = parse_address(address);
    auto connection = connect(parsed, purpose);
    migrate(*connection, migrations, [&](std::int64_t schema) {
        if (const auto* file = dynamic_cast<const SqliteConnection*>(connection.get())) {
            if (parsed.kind == Address::Kind::file) copy_database(file->handle(), backup_name(parsed.place, schema));
        }
    });
    return std::make_unique<SqlStore>(std::move(connection));
}

std::unique_ptr<Store> open_store(std::string_view address) {
    return open_store(address, all_migrations());
}

std::unique_ptr<Store> open_to_serve(std::string_view address) {
    return open_store(address, all_migrations(), Purpose::serving);
}

std::unique_ptr<Store> open_reader(std::string_view address) {
    return std::make_unique<SqlStore>(connect(parse_address(address), Purpose::reading));
}

}  // namespace tessera::store
