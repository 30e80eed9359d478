#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>

#include "store/dialect.hpp"

namespace tessera::store {

/// What a statement is given for `$1`, `$2`, …; text must live until the statement has run.
using Value = std::variant<std::monostate, std::int64_t, double, std::string_view>;

/// One row of an answer, columns from 0. Text is valid until the next row.
class Row {
  public:
    virtual ~Row() = default;
    [[nodiscard]] virtual bool is_null(int column) const = 0;
    [[nodiscard]] virtual std::int64_t integer(int column) const = 0;
    [[nodiscard]] virtual double real(int column) const = 0;
    [[nodiscard]] virtual std::string_view text(int column) const = 0;
};

/// A database that speaks SQL: all that `SqlStore` wants of one. Statements are prepared once and kept by their text,
/// so texts must not be made up of values. Throws `Conflict` where a constraint is broken, else std::runtime_error.
class Connection {
  public:
    using Each = std::function<void(const Row&)>;

    virtual ~Connection() = default;
    [[nodiscard]] virtual const Dialect& dialect() const = 0;

    /// Runs a statement that changes something; how many rows it changed.
    virtual std::int64_t change(std::string_view sql, std::span<const Value> values) = 0;
    /// Runs one that changes nothing. `each` must not run the same statement.
    virtual void look(std::string_view sql, std::span<const Value> values, const Each& each) = 0;
    /// Runs many statements without values, not kept.
    virtual void script(const char* sql) = 0;

    virtual void begin() = 0;
    virtual void commit() = 0;
    virtual void roll_back() = 0;
    [[nodiscard]] virtual bool is_in_transaction() const = 0;
    /// As `Store` has them. A mark within a mark has the same name and hides the outer one until it is gone.
    virtual void mark() = 0;
    virtual void release_mark() = 0;
    virtual void back_to_mark() = 0;

    std::int64_t change(std::string_view sql, std::initializer_list<Value> values) {
        return change(sql, std::span(values.begin(), values.size()));
    }
    void look(std::string_view sql, std::initializer_list<Value> values, const Each& each) {
        look(sql, std::span(values.begin(), values.size()), each);
    }
};

/// What a connection is for. One that reads cannot change anything, and its transactions are one look at one moment.
/// One that serves writes, and is the only one of its kind at a store: the next one is refused.
enum class Purpose : std::uint8_t { writing, reading, serving };

inline constexpr const char* taken_by_another =
    "Another server uses this store: stop it first, or give this one a store of its own.";

}  // namespace tessera::store
