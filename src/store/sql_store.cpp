#include "store/sql_store.hpp"

#include <utility>

namespace tessera::store {

SqlStore::SqlStore(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

void SqlStore::begin() {
    connection_->begin();
}

void SqlStore::commit() {
    connection_->commit();
}

void SqlStore::roll_back() {
    connection_->roll_back();
}

void SqlStore::mark() {
    connection_->mark();
}

void SqlStore::release_mark() {
    connection_->release_mark();
}

void SqlStore::back_to_mark() {
    connection_->back_to_mark();
}

std::string SqlStore::secret(std::string_view name, std::string_view made) {
    std::string kept;
    whole([&] {
        connection_->change("INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING", {name, made});
        connection_->look("SELECT secret FROM secrets WHERE name = $1", {name},
                          [&](const Row& row) { kept = row.text(0); });
    });
    return kept;
}

bool SqlStore::is_alive() {
    bool answered = false;
    try {
        connection_->look("SELECT 1", {}, [&](const Row& /*row*/) { answered = true; });
    } catch (const std::runtime_error&) {
        return false;
    }
    return answered;
}

}  // namespace tessera::store
