#include "record/writer.hpp"

#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/checker.hpp"
#include "record/clock_time.hpp"
#include "record/escape.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

constexpr std::size_t line_width = 80;

/// Lays words out in lines.
class Flow {
  public:
    /// Keeps the words on one line if one line can hold them.
    void put(const std::vector<std::string>& unit) {
        std::size_t width = unit.size() - 1;
        for (const std::string& word : unit) width += count_characters(word);
        if (column_ != 0 && column_ + 1 + width > line_width) end_line();
        for (const std::string& word : unit) put(word);
    }

    void put(std::string_view word) {
        const std::size_t width = count_characters(word);
        if (column_ != 0 && column_ + 1 + width > line_width) end_line();
        if (column_ != 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += width;
    }

    void put_comment(std::string_view comment) {
        const std::string text = "{" + escaped_comment(comment) + "}";
        for (const Field& word : split(text, ' ')) put(word.text);
    }

    void end_line() {
        text_ += '\n';
        column_ = 0;
    }

    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    std::string text_;
    std::size_t column_ = 0;
};

/// The entry without its comments.
std::vector<std::string> words_of(const Entry& entry) {
    std::vector<std::string> unit;
    if (const auto* action = std::get_if<Action>(&entry.step)) {
        if (action->turn) unit.push_back(to_text(*action->turn));
        unit.push_back(action->text);
    } else {
        unit.push_back(to_text(std::get<Act>(entry.step)));
    }
    for (const Judgement judgement : entry.judgements) {
        unit.push_back(fmt::format("${}", static_cast<unsigned>(judgement)));
    }
    if (entry.left) unit.push_back("@" + to_text(*entry.left));
    if (entry.spent) unit.push_back("~" + to_text(*entry.spent));
    return unit;
}

std::string written_tag(std::string_view name, std::string_view value) {
    return fmt::format("[{} \"{}\"]\n", name, escaped_value(value));
}

std::string written_tags(const Record& record) {
    std::string text = written_tag(tag::game, record.game);
    for (const Tag& tag : record.tags) text += written_tag(tag.name, tag.value);
    text += written_tag(tag::result, to_text(record.result));
    if (record.reason) text += written_tag(tag::reason, *record.reason);
    return text;
}

std::string written_course(const Record& record) {
    Flow flow;
    for (const std::string& comment : record.preface) {
        flow.put_comment(comment);
        flow.end_line();
    }
    for (const Entry& entry : record.entries) {
        flow.put(words_of(entry));
        for (const std::string& comment : entry.comments) flow.put_comment(comment);
    }
    flow.put(to_text(record.result));
    flow.end_line();
    return std::move(flow).text();
}

}  // namespace

std::expected<std::string, std::string> write(const Record& record) {
    if (auto fault = fault_of(record)) return std::unexpected(std::move(*fault));
    return written_tags(record) + "\n" + written_course(record);
}

std::expected<std::string, std::string> write_all(std::span<const Record> records) {
    std::string text;
    for (const Record& record : records) {
        auto written = write(record);
        if (!written) return written;
        if (!text.empty()) text += '\n';
        text += *written;
    }
    return text;
}

}  // namespace tessera::record
