// The C library's memory is not safe for several threads at once, so all of ours is had one at a time. Nothing here
// calls malloc itself.

#include <cstdlib>
#include <new>

#include "wasm/spin_lock.hpp"

namespace {

constinit tessera::wasm::SpinLock one_at_a_time;

/// Nobody could go on without it.
void* or_trap(void* memory) {
    if (memory == nullptr) __builtin_trap();
    return memory;
}

void give_back(void* memory) {
    const tessera::wasm::SpinGuard guard(one_at_a_time);
    std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
    const tessera::wasm::SpinGuard guard(one_at_a_time);
    return or_trap(std::malloc(size == 0 ? 1 : size));
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    const tessera::wasm::SpinGuard guard(one_at_a_time);
    return or_trap(std::aligned_alloc(step, (size + step - 1) / step * step));
}

void* operator new[](std::size_t size) {
    return operator new(size);
}

void* operator new[](std::size_t size, std::align_val_t alignment) {
    return operator new(size, alignment);
}

void operator delete(void* memory) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    give_back(memory);
}

void operator delete[](void* memory) noexcept {
    give_back(memory);
}

void operator delete[](void* memory, std::size_t) noexcept {
    give_back(memory);
}

void operator delete[](void* memory, std::align_val_t) noexcept {
    give_back(memory);
}

void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    give_back(memory);
}
