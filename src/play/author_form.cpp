#include "play/author_form.hpp"

#include "core/text.hpp"
#include "games/pijersi/author_record.hpp"
#include "play/registry.hpp"

namespace tessera::play {

bool looks_like_author_form(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    // Our records begin with a tag, or with a comment before it.
    text = trimmed(text);
    return !text.empty() && text.front() != '[' && text.front() != '{';
}

Parsed<std::unique_ptr<Session>> session_from_author_form(std::string_view text) {
    const auto record = pijersi::parse_author_record(text);
    if (!record) return std::unexpected(record.error());
    auto session = new_session("pijersi");
    if (!session) return session;
    if (record->start != pijersi::Position::initial()) {
        if (const auto started = (*session)->start_from(to_text(record->start)); !started) {
            return std::unexpected(started.error());
        }
    }
    pijersi::Position now = record->start;
    for (const pijersi::Move& move : record->moves) {
        if (const auto acted = (*session)->act(to_text(now, move)); !acted) return std::unexpected(acted.error());
        now.play(move);
    }
    return session;
}

Parsed<std::string> to_author_form(const Session& session) {
    if (session.info().id != "pijersi") return malformed(0, "only PIJERSI has this form of record");
    pijersi::AuthorRecord record;
    const auto start = pijersi::Position::parse(session.start().position);
    if (!start) return std::unexpected(start.error());
    if (!pijersi::fits_author_record(*start)) {
        return malformed(0, "this form of record begins with White to move, no quiet turns and turn 1");
    }
    record.start = *start;
    pijersi::Position now = *start;
    for (const PlayedAction& played : session.played()) {
        const auto move = now.parse_move(played.text);
        if (!move) return std::unexpected(move.error());
        record.moves.push_back(*move);
        now.play(*move);
    }
    if (const auto outcome = session.outcome()) record.stated = pijersi::StatedEnd{outcome->winner};
    return to_author_text(record);
}

}  // namespace tessera::play
