#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lab/match/opening_spec.hpp"
#include "play/session.hpp"

namespace tessera::lab {

/// Where two games of a pair begin. The actions that led there are in the session, for repetition and records.
struct Opening {
    std::unique_ptr<play::Session> session;
    std::string name;  ///< for records
};

/// The openings of a match: number i is the same whoever asks for it, whenever. Safe to ask from several threads.
class Openings {
  public:
    /// Reads what there is to read; an error is a sentence without its full stop.
    [[nodiscard]] static std::expected<Openings, std::string> prepare(std::string_view game, const OpeningSpec& spec,
                                                                      std::uint64_t seed);

    /// An error only where chance finds no opening that is still open.
    [[nodiscard]] std::expected<Opening, std::string> number(std::size_t i) const;

  private:
    Openings(std::unique_ptr<play::Session> start, OpeningSpec spec, std::uint64_t seed)
        : start_(std::move(start)), spec_(std::move(spec)), seed_(seed) {}

    [[nodiscard]] std::expected<void, std::string> read_file();
    [[nodiscard]] std::expected<void, std::string> read_positions(std::string_view text);
    [[nodiscard]] std::expected<void, std::string> read_records(std::string_view text);
    [[nodiscard]] std::expected<void, std::string> add(std::unique_ptr<play::Session> session, std::string name);
    [[nodiscard]] std::expected<Opening, std::string> random_number(std::size_t i) const;

    std::unique_ptr<play::Session> start_;
    OpeningSpec spec_;
    std::uint64_t seed_;
    std::vector<Opening> listed_;  ///< of a file
};

/// How many actions by chance make openings of that game different and leave it open.
[[nodiscard]] unsigned usual_plies(std::string_view game);

}  // namespace tessera::lab
