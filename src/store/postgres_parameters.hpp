#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <libpq-fe.h>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "store/connection.hpp"

namespace tessera::store {

/// Values as the protocol takes them in binary: numbers with the highest byte first, text as it is.
class PostgresParameters {
  public:
    explicit PostgresParameters(std::span<const Value> values) : numbers_(values.size()), formats_(values.size(), 1) {
        for (std::size_t index = 0; index < values.size(); ++index) {
            std::visit([&](const auto& value) { add(value, index); }, values[index]);
        }
    }

    [[nodiscard]] int count() const { return static_cast<int>(data_.size()); }
    [[nodiscard]] const char* const* data() const { return data_.data(); }
    [[nodiscard]] const int* lengths() const { return lengths_.data(); }
    [[nodiscard]] const int* formats() const { return formats_.data(); }
    [[nodiscard]] const Oid* types() const { return types_.data(); }

  private:
    // Numbers of PostgreSQL's types, which its protocol fixes.
    static constexpr Oid bigint_type = 20;
    static constexpr Oid text_type = 25;
    static constexpr Oid double_type = 701;

    using Bytes = std::array<char, sizeof(std::int64_t)>;

    void add(std::monostate /*none*/, std::size_t /*index*/) { add(nullptr, 0, 0); }
    void add(std::int64_t number, std::size_t index) {
        add_number(std::bit_cast<std::uint64_t>(number), index, bigint_type);
    }
    void add(double number, std::size_t index) { add_number(std::bit_cast<std::uint64_t>(number), index, double_type); }
    void add(std::string_view text, std::size_t /*index*/) {
        add(text.data() == nullptr ? "" : text.data(), static_cast<int>(text.size()), text_type);
    }
    void add_number(std::uint64_t bits, std::size_t index, Oid type) {
        if constexpr (std::endian::native == std::endian::little) bits = std::byteswap(bits);
        numbers_[index] = std::bit_cast<Bytes>(bits);
        add(numbers_[index].data(), sizeof bits, type);
    }
    void add(const char* data, int length, Oid type) {
        data_.push_back(data);
        lengths_.push_back(length);
        types_.push_back(type);
    }

    std::vector<Bytes> numbers_;
    std::vector<const char*> data_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
    std::vector<Oid> types_;
};

}  // namespace tessera::store
