# What every target is built with. The presets choose; nothing here looks at the preset's name.

option(TESSERA_WERROR "Warnings are errors" ON)
set(TESSERA_TESTS all CACHE STRING "Which tests to build: all, product (those of the finished program) or none")
# Who works on the engine only may leave it out: it has dependencies of its own and takes long to compile.
set(TESSERA_SERVER all CACHE STRING "Which parts of the server to build: all, inner (store and rooms) or none")
option(TESSERA_BENCH "Build the micro-benchmarks" OFF)
option(TESSERA_FUZZ "Build the fuzz targets (clang)" OFF)
option(TESSERA_LTO "Optimise across files" OFF)
option(TESSERA_TUNE "Use the instructions of x86-64-v3 where this machine has them" OFF)
set(TESSERA_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(TESSERA_CCACHE ccache)
if(TESSERA_CCACHE)
  # Without the sloppiness ccache does not keep what was compiled with precompiled headers. By the others a second clone
  # finds what the first one has compiled; the price is that debug information may name the first one's folder.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${TESSERA_CCACHE})
endif()

add_library(tessera_options INTERFACE)
target_include_directories(tessera_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(tessera_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wpedantic)
if(TESSERA_WERROR)
  target_compile_options(tessera_options INTERFACE -Werror)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 sees overlaps and overflows in its own inlined std::string code (its bugs 105329, 105651, 105562).
  set(false_alarms -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-maybe-uninitialized)
  target_compile_options(tessera_options INTERFACE ${false_alarms})
  target_link_options(tessera_options INTERFACE ${false_alarms})
endif()

if(TESSERA_SANITIZE)
  add_compile_options(-fsanitize=${TESSERA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TESSERA_SANITIZE})
endif()

if(TESSERA_FUZZ)
  # Coverage feedback for libFuzzer in every file; the targets themselves link the fuzzer's main.
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(TESSERA_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

if(TESSERA_TUNE AND NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs("
    int main() {
      __builtin_cpu_init();
      return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1;
    }" TESSERA_HAS_V3)
  if(TESSERA_HAS_V3)
    target_compile_options(tessera_options INTERFACE -march=x86-64-v3)
  endif()
endif()
