#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "store/postgres_server.hpp"
#include "store/temporary_folder.hpp"

namespace tessera::store {

enum class Backend : std::uint8_t { file, memory, postgres };

inline std::string name_of(const testing::TestParamInfo<Backend>& backend) {
    switch (backend.param) {
        case Backend::file:
            return "SqliteFile";
        case Backend::memory:
            return "SqliteInMemory";
        case Backend::postgres:
            return "PostgreSql";
    }
    return "";
}

/// A test that is given the address of an empty store; it is skipped where PostgreSQL is asked for and not installed.
class OnBackend : public testing::TestWithParam<Backend> {
  protected:
    void SetUp() override {
        switch (GetParam()) {
            case Backend::file:
                address_ = "sqlite:" + folder_.file("tessera.db");
                break;
            case Backend::memory:
                address_ = "sqlite::memory:";
                break;
            case Backend::postgres:
                if (PostgresServer::shared() == nullptr) GTEST_SKIP() << "PostgreSQL is not installed here.";
                address_ = PostgresServer::shared()->new_address();
        }
    }

    [[nodiscard]] const std::string& address() const { return address_; }
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    TemporaryFolder folder_;
    std::string address_;
};

}  // namespace tessera::store
