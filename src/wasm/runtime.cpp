// What the C library of WebAssembly leaves to the program: the guard of its stack protector.

#include <cstdint>

extern "C" {

std::uintptr_t __stack_chk_guard = 0x7E55E2A5;

[[noreturn]] void __stack_chk_fail() {
    __builtin_trap();
}
}
