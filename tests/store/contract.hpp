#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/backend.hpp"
#include "store/store.hpp"

namespace tessera::store {

/// What every store does alike: tests that each back end must pass.
class Contract : public OnBackend {
  protected:
    void SetUp() override {
        OnBackend::SetUp();
        if (!IsSkipped() && !HasFatalFailure()) store_ = open_store(address());
    }
    [[nodiscard]] Store& store() const { return *store_; }
    void reopen() {
        store_.reset();
        store_ = open_store(address());
    }

    static GameRow some_game(const std::string& id, std::vector<std::string> players = {"a:ann", "g:bob"}) {
        return {.id = id,
                .variant = "versus",
                .state = GameState::running,
                .created = 1'000,
                .changed = 2'000,
                .players = std::move(players),
                .strength = 1600};
    }
    static EventRow some_event(std::int64_t number) {
        return {number, 5'000 + number, "action", R"({"action":"a1-b2","n":)" + std::to_string(number) + "}"};
    }
    void append(const std::string& game, const std::vector<EventRow>& events) const {
        store().append_events(game, events);
    }

  private:
    std::unique_ptr<Store> store_;
};

class GamesContract : public Contract {};
class TransactionsContract : public Contract {};
class AccountsContract : public Contract {};
class RatingsContract : public Contract {};
class PeopleContract : public Contract {};

}  // namespace tessera::store
