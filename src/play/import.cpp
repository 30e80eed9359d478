#include "play/import.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/author_form.hpp"
#include "play/link.hpp"
#include "play/registry.hpp"
#include "record/reader.hpp"
#include "record/scanner.hpp"

namespace tessera::play {

namespace {

using Games = std::vector<Imported>;
using Read = std::expected<Games, ImportFault>;

std::size_t line_at(std::string_view text, std::size_t at) {
    return static_cast<std::size_t>(std::ranges::count(text.substr(0, at), '\n')) + 1;
}

/// Where an entry of a record stands. The text was read before, so every token is sound.
std::size_t place_of_entry(std::string_view text, std::size_t at, std::size_t entry) {
    record::Scanner scanner(text.substr(at));
    for (std::size_t seen = 0;;) {
        const auto token = scanner.next();
        if (!token || token->kind == record::Token::Kind::end) return at;
        if (token->kind == record::Token::Kind::tag || token->kind == record::Token::Kind::comment) continue;
        if (token->kind == record::Token::Kind::word) {
            std::string_view word = token->text;
            if (std::string_view("$@~").contains(word[0])) continue;
            if (const auto turn = record::turn_prefix(word)) word.remove_prefix(turn->length);
            if (word.empty()) continue;
        }
        if (seen++ == entry) return at + token->at;
    }
}

std::size_t notes_of(const record::Record& record) {
    std::size_t notes = record.preface.size();
    for (const record::Entry& entry : record.entries) {
        notes += entry.comments.size() + entry.judgements.size() + (entry.left ? 1U : 0U) + (entry.spent ? 1U : 0U);
    }
    return notes;
}

Read read_our_records(std::string_view text) {
    const auto fault = [&](std::size_t at, ParseError error) {
        return std::unexpected(ImportFault{Form::record, line_at(text, at), std::move(error)});
    };
    Games games;
    record::Reader reader(text);
    for (auto at = reader.next_at(); at; at = reader.next_at()) {
        const auto record = *reader.next();
        if (!record) return fault(record.error().at, record.error());
        auto game = replay(*record);
        if (!game) {
            const auto& entry = game.error().entry;
            return fault(entry ? place_of_entry(text, *at, *entry) : *at, std::move(game.error().error));
        }
        if (games.size() == most_imported) {
            return fault(*at, {.what = fmt::format("there are more than {} games; take them in parts", most_imported)});
        }
        games.push_back({Form::record, std::move(*game), record->tags, record->result, notes_of(*record)});
    }
    return games;
}

Imported from_session(Form form, std::unique_ptr<Session> session) {
    Imported imported{.form = form};
    imported.result = record::result_of(session->outcome());
    imported.game.session = std::move(session);
    return imported;
}

Read read_author_form(std::string_view text) {
    auto session = session_from_author_form(text);
    if (!session) {
        return std::unexpected(ImportFault{Form::author, line_at(text, session.error().at), session.error()});
    }
    Games games;
    games.push_back(from_session(Form::author, std::move(*session)));
    return games;
}

/// Rows of a board with slashes between them: no word of a record has so many.
bool looks_like_position(std::string_view line) {
    return std::ranges::count(line, '/') >= 4 && !line.contains("//");
}

/// Every game that has such a position; where none has, the reader that came furthest says what is wrong.
Read read_position(std::string_view line, std::size_t number) {
    Games games;
    ImportFault fault{.form = Form::position, .line = number};
    for (const Game& game : tessera::play::games()) {
        auto session = game.start(game.info);
        const auto started = session->start_from(line);
        if (started)
            games.push_back(from_session(Form::position, std::move(session)));
        else if (fault.error.what.empty() || started.error().at > fault.error.at)
            fault.error = started.error();
    }
    if (games.empty()) return std::unexpected(std::move(fault));
    return games;
}

Read read_positions(std::string_view text) {
    Games games;
    std::size_t number = 0;
    for (const Field& field : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(field.text);
        if (line.empty()) continue;
        auto read = read_position(line, number);
        if (!read) return read;
        if (games.size() + read->size() > most_imported) {
            return std::unexpected(
                ImportFault{Form::position, number, {.what = "there are too many positions; take them in parts"}});
        }
        std::ranges::move(*read, std::back_inserter(games));
    }
    return games;
}

constexpr std::string_view address_part = "/share/";

/// The link in an address, or the word itself.
std::string_view link_in(std::string_view word) {
    if (const auto at = word.find(address_part); at != std::string_view::npos)
        word.remove_prefix(at + address_part.size());
    return word.substr(0, word.find_first_of("?#/"));
}

/// An address that leads to us, or a word that has nothing but a link's letters and is no shorter than any link.
bool looks_like_link(std::string_view word) {
    if (std::ranges::any_of(word, is_space)) return false;
    if (word.contains(address_part)) return true;
    const auto fits = [](char c) { return is_digit(c) || is_upper(c) || is_lower(c) || c == '-' || c == '_'; };
    return word.size() >= 7 && std::ranges::all_of(word, fits);
}

Read read_link(std::string_view word) {
    auto session = parse_link(link_in(word));
    if (!session) return std::unexpected(ImportFault{Form::link, 1, session.error()});
    Games games;
    games.push_back(from_session(Form::link, std::move(*session)));
    return games;
}

}  // namespace

std::string_view to_text(Form form) {
    constexpr std::array<std::string_view, 4> words = {"record", "author", "position", "link"};
    return words[static_cast<std::size_t>(form)];
}

Read read_games(std::string_view text) {
    const auto refused = [](std::string sentence) {
        return std::unexpected(ImportFault{.error = {.what = std::move(sentence)}});
    };
    if (text.size() > longest_import) {
        return refused(
            fmt::format("the text has {} bytes, and at most {} are read at once", text.size(), longest_import));
    }
    const std::string_view content = trimmed(text);
    if (content.empty()) return refused("there is no game in an empty text");
    if (looks_like_link(content)) return read_link(content);
    if (looks_like_position(content.substr(0, content.find('\n')))) return read_positions(text);
    return looks_like_author_form(text) ? read_author_form(text) : read_our_records(text);
}

}  // namespace tessera::play
