#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tessera {

/// A list of at most N values inside the object itself: no allocation, no initialisation of what is not used.
/// Made for lists of actions, which are built and thrown away millions of times a second.
template <class T, std::size_t N>
    requires std::is_trivially_copyable_v<T>
class InlineVector {
  public:
    using value_type = T;

    constexpr InlineVector() : size_(0) {}
    constexpr InlineVector(const InlineVector& other) : size_(other.size_) { copy_items(other); }
    constexpr InlineVector& operator=(const InlineVector& other) {
        size_ = other.size_;
        copy_items(other);
        return *this;
    }

    /// The caller promises that there is room: capacities are proved where they are chosen.
    constexpr void push_back(const T& item) {
        assert(size_ < N);
        put(size_, item);
        ++size_;
    }
    /// Keeps the item if it is wanted, without a branch that could be guessed wrong: the place behind the last one is
    /// written either way, so there must be room for one more.
    constexpr void push_back_if(bool wanted, const T& item) {
        assert(size_ < N);
        put(size_, item);
        size_ += wanted ? 1 : 0;
    }
    /// The list must not be empty.
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    [[nodiscard]] constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return storage_.items[i];
    }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return storage_.items[i];
    }

    [[nodiscard]] constexpr T* begin() { return storage_.items; }
    [[nodiscard]] constexpr T* end() { return storage_.items + size_; }
    [[nodiscard]] constexpr const T* begin() const { return storage_.items; }
    [[nodiscard]] constexpr const T* end() const { return storage_.items + size_; }

    friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.storage_.items[i] == b.storage_.items[i])) return false;
        }
        return true;
    }

    /// Adds many items in a row. It keeps the place of the next one in a register, which `push_back` cannot: the
    /// compiler must expect every item to be written over the size. The list has its new size once the appender is
    /// gone.
    class Appender {
      public:
        constexpr explicit Appender(InlineVector& list) : list_(&list), next_(list.end()) {}
        constexpr Appender(const Appender&) = delete;
        constexpr Appender& operator=(const Appender&) = delete;
        constexpr ~Appender() { list_->size_ = static_cast<std::size_t>(next_ - list_->storage_.items); }

        constexpr void push_back(const T& item) {
            assert(next_ < list_->storage_.items + N);
            std::construct_at(next_++, item);
        }
        /// Adds the item if the condition holds, without a branch. There must be room for it in any case.
        constexpr void push_back_if(bool condition, const T& item) {
            assert(next_ < list_->storage_.items + N);
            std::construct_at(next_, item);
            next_ += condition ? 1 : 0;
        }

      private:
        InlineVector* list_;
        T* next_;
    };

  private:
    constexpr void put(std::size_t i, const T& item) {
        if (std::is_constant_evaluated()) {
            storage_.items[i] =
                item;  // this is what begins the array's life at compile time, for a T without default values
        } else {
            std::construct_at(storage_.items + i, item);
        }
    }
    constexpr void copy_items(const InlineVector& other) {
        for (std::size_t i = 0; i < size_; ++i) put(i, other.storage_.items[i]);
    }

    /// A union, or a T that has default values would be made N times each time a list is.
    union Storage {
        constexpr Storage() {}
        T items[N];
    };

    std::size_t size_;
    Storage storage_;
};

}  // namespace tessera
