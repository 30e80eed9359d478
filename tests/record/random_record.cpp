#include "record/random_record.hpp"

#include <array>
#include <string>
#include <string_view>

#include "record/limits.hpp"

namespace tessera::record {
namespace {

template <std::size_t N>
std::string text_of(Random& random, const std::array<std::string_view, N>& pieces, std::uint32_t most) {
    std::string text;
    for (std::uint32_t left = random.below(most + 1); left > 0; --left) text += pieces[random.below(N)];
    return text;
}

std::string free_text(Random& random) {
    constexpr std::array<std::string_view, 22> pieces = {" ",        " ",  " ", "\n", "\t", "\\", "{", "}",
                                                         "\"",       "(",  ")", "[",  "é",  "►",  "𝄞", "a",
                                                         "sentence", "1.", "*", "$1", "@",  "s"};
    return text_of(random, pieces, 30);
}

/// Not empty, because of the first letter.
std::string plain_word(Random& random) {
    return "w" + text_of(random, std::array<std::string_view, 4>{"a", "_", "z", "time"}, 7);
}

std::string action_word(Random& random) {
    return "c" + text_of(random,
                         std::array<std::string_view, 11>{"4", "-", "=", "!", "*", ">", "►", "@", "$", ".", "\""}, 40);
}

ClockTime random_time(Random& random) {
    const std::uint64_t time = random.next() % (limits::time.milliseconds + 1);
    return ClockTime{random.below(2) == 0 ? time : time % 100'000 / 100 * 100};
}

Party random_party(Random& random) {
    Party party{random.below(2) == 0 ? Side::first : Side::second};
    if (random.below(2) == 0) party.partner = random.below(2) == 0 ? Partner::a : Partner::b;
    return party;
}

Act random_act(Random& random) {
    Act act{.word = plain_word(random)};
    if (random.below(2) == 0) act.party = random_party(random);
    if (random.below(2) == 0) act.detail = plain_word(random);
    return act;
}

Entry random_entry(Random& random, std::uint32_t& turn) {
    Entry entry;
    if (random.below(5) == 0) {
        entry.step = random_act(random);
    } else {
        Action action{action_word(random)};
        if (random.below(3) != 0) {
            turn += random.below(3);
            action.turn = Turn{turn, text_of(random, std::array<std::string_view, 3>{"w", "b", "l"}, 4)};
        }
        entry.step = action;
    }
    for (std::uint32_t n = random.below(12); n < 3; ++n) {
        entry.judgements.push_back(static_cast<Judgement>(1 + random.below(255)));
    }
    if (random.below(3) == 0) entry.left = random_time(random);
    if (random.below(3) == 0) entry.spent = random_time(random);
    for (std::uint32_t n = random.below(6); n < 2; ++n) entry.comments.push_back(free_text(random));
    return entry;
}

}  // namespace

Record random_record(Random& random) {
    Record record;
    record.game = text_of(random, std::array<std::string_view, 3>{"pijersi", "-", "2"}, 3) + "x";
    for (std::uint32_t n = random.below(6); n > 0; --n) {
        record.tags.set("T" + text_of(random, std::array<std::string_view, 3>{"a", "Z", "_1"}, 5), free_text(random));
    }
    if (random.below(4) == 0) record.tags.set(tag::setup, to_text(Setup{"half-random", random.next()}));
    for (std::uint32_t n = random.below(5); n < 2; ++n) record.preface.push_back(free_text(random));
    std::uint32_t turn = 1;
    for (std::uint32_t n = random.below(20); n > 0; --n) record.entries.push_back(random_entry(random, turn));
    record.result = results[random.below(results.size())];
    if (random.below(2) == 0) record.reason = plain_word(random);
    return record;
}

}  // namespace tessera::record
