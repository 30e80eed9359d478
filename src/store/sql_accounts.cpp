#include <fmt/format.h>

#include "store/folded_name.hpp"
#include "store/sql_store.hpp"

namespace tessera::store {

namespace {

AccountRow to_account(const Row& row) {
    return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)), row.integer(3),
            row.integer(4) != 0};
}

SessionRow to_session(const Row& row) {
    return {.id = std::string(row.text(0)),
            .secret_hash = std::string(row.text(1)),
            .account = std::string(row.text(2)),
            .label = std::string(row.text(3)),
            .is_token = row.integer(4) != 0,
            .created = row.integer(5),
            .used = row.integer(6),
            .expires = row.integer(7)};
}

}  // namespace

void SqlStore::create_account(const AccountRow& account) {
    const auto made = connection_->change(
        "INSERT INTO accounts (id, name, folded_name, password_hash, created, is_bot) VALUES ($1, $2, $3, $4, $5, $6) "
        "ON CONFLICT DO NOTHING",
        {account.id, account.name, folded(account.name), account.password_hash, account.created, account.is_bot});
    if (made == 0) throw Conflict("This name is taken.");
}

std::optional<AccountRow> SqlStore::account(std::string_view id) {
    std::optional<AccountRow> found;
    connection_->look("SELECT id, name, password_hash, created, is_bot FROM accounts WHERE id = $1", {id},
                      [&](const Row& row) { found = to_account(row); });
    return found;
}

std::optional<AccountRow> SqlStore::account_named(std::string_view name) {
    std::optional<AccountRow> found;
    connection_->look("SELECT id, name, password_hash, created, is_bot FROM accounts WHERE folded_name = $1",
                      {folded(name)}, [&](const Row& row) { found = to_account(row); });
    return found;
}

void SqlStore::set_password(std::string_view account, std::string_view hash) {
    const auto changed = connection_->change("UPDATE accounts SET password_hash = $1 WHERE id = $2", {hash, account});
    if (changed == 0) throw Conflict("There is no such account.");
}

void SqlStore::mark_as_bot(std::string_view account) {
    connection_->change("UPDATE accounts SET is_bot = 1 WHERE id = $1 AND is_bot = 0", {account});
}

void SqlStore::delete_account(std::string_view account) {
    whole([&] {
        // Sessions and tokens go with it.
        connection_->change("DELETE FROM accounts WHERE id = $1", {account});
        connection_->change("DELETE FROM pushes WHERE player = $1", {account});
        connection_->change("DELETE FROM blocks WHERE by = $1 OR whom = $1", {account});
        connection_->change("DELETE FROM daily WHERE player = $1", {account});
        connection_->change("DELETE FROM spoken WHERE player = $1", {account});
        connection_->change("DELETE FROM ratings WHERE player = $1", {account});
        connection_->change("DELETE FROM rating_history WHERE player = $1", {account});
        connection_->change("UPDATE reports SET by = '' WHERE by = $1", {account});
    });
}

void SqlStore::create_session(const SessionRow& session) {
    const auto made = connection_->change(
        "INSERT INTO sessions (id, secret_hash, account, label, is_token, created, used, expires) VALUES ($1, $2, $3, "
        "$4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        {session.id, session.secret_hash, session.account, session.label, session.is_token, session.created,
         session.used, session.expires});
    if (made == 0) throw Conflict("There is already such a session.");
}

std::optional<SessionRow> SqlStore::session_with(std::string_view secret_hash) {
    std::optional<SessionRow> found;
    connection_->look(
        "SELECT id, secret_hash, account, label, is_token, created, used, expires FROM sessions WHERE secret_hash = $1",
        {secret_hash}, [&](const Row& row) { found = to_session(row); });
    return found;
}

std::vector<SessionRow> SqlStore::sessions(std::string_view account) {
    std::vector<SessionRow> found;
    connection_->look(
        "SELECT id, secret_hash, account, label, is_token, created, used, expires FROM sessions WHERE account = $1 "
        "ORDER BY created DESC, id",
        {account}, [&](const Row& row) { found.push_back(to_session(row)); });
    return found;
}

void SqlStore::touch_session(std::string_view id, Moment used) {
    connection_->change("UPDATE sessions SET used = $1 WHERE id = $2 AND used < $1", {used, id});
}

void SqlStore::delete_session(std::string_view account, std::string_view id) {
    connection_->change("DELETE FROM sessions WHERE account = $1 AND id = $2", {account, id});
}

void SqlStore::delete_other_sessions(std::string_view account, std::string_view keep) {
    connection_->change("DELETE FROM sessions WHERE account = $1 AND id <> $2", {account, keep});
}

void SqlStore::delete_expired_sessions(Moment now) {
    connection_->change("DELETE FROM sessions WHERE expires <= $1", {now});
}

}  // namespace tessera::store
