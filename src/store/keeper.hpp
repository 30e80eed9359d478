#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <string_view>

#include "store/store.hpp"

namespace tessera::store {

/// Work on a store from many threads. Writes wait in one queue; a thread takes all that wait, makes one transaction of
/// them and tells each of them once it is durable (grouped, synchronous commits). A piece of work that throws is undone
/// alone. Reads have connections of their own and see what was told to be durable.
class Keeper {
  public:
    using Work = std::function<void(Store&)>;
    /// Called on a thread of the keeper: null, or what the work threw. Must not block. What it throws is only counted.
    using Done = std::function<void(std::exception_ptr)>;

    /// The only one at a store: throws a sentence where another one is, in any process.
    explicit Keeper(std::string_view address, unsigned readers = 1);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    ~Keeper();
    /// Does what waits and what that leads to; afterwards nothing is done any more. For who is told by it and goes
    /// before it does.
    void finish();

    void write(Work work, Done done);
    void read(Work work, Done done);
    /// How many pieces of work wait to be written.
    [[nodiscard]] std::size_t backlog() const;

    struct Figures {
        std::uint64_t commits = 0;
        std::uint64_t writes = 0;
        std::uint64_t reads = 0;
        std::uint64_t faults = 0;  ///< of those who were told
        double commit_seconds = 0;
    };
    [[nodiscard]] Figures figures() const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace tessera::store
