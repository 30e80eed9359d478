#include "cli/play/history.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/rounds.hpp"
#include "cli/play/seats.hpp"

namespace tessera::cli::terminal {

namespace {

constexpr std::size_t number_width = 6;
constexpr std::size_t gap = 2;

struct Round {
    std::vector<std::string> turns;         ///< by seat
    std::vector<std::string> remarks = {};  ///< on what else happened
};

/// Points given after so many actions.
void remark_points(std::vector<std::string>& remarks, const play::Session& session, std::size_t actions) {
    const play::GameInfo& info = session.info();
    for (const play::GivenPoint& given : session.given_points()) {
        if (given.after != actions) continue;
        const std::string when =
            actions == 0 ? "Before all" : fmt::format("After {}", session.played()[actions - 1].notation);
        remarks.push_back(fmt::format("{}: a point for {}, because the partners of {} spoke.", when,
                                      info.side_names[given.side], info.side_names[opponent(given.side)]));
    }
}

std::vector<Round> rounds_of(const play::Session& session) {
    const std::size_t seats = seats_of(session.info()).size();
    std::vector<Round> rounds;
    Rounds counter;
    std::size_t actions = 0;
    for (const play::PlayedAction& action : session.played()) {
        const std::size_t number = counter.next(action.seat);
        if (rounds.size() < number) rounds.push_back({std::vector<std::string>(seats)});
        std::string& turn = rounds.back().turns[action.seat.index];
        turn += (turn.empty() ? "" : " ") + action.notation;
        remark_points(rounds.back().remarks, session, ++actions);
    }
    return rounds;
}

/// Takes as much off the front of a text as fits, up to a space or behind a `+`.
std::string take_line(std::string& text, std::size_t width) {
    std::size_t end = std::min(width, text.size());
    if (text.size() > width) {
        while (end > 0 && text[end] != ' ' && text[end - 1] != '+') --end;
        if (end == 0) end = width;
    }
    std::string line = text.substr(0, end);
    text.erase(0, text.find_first_not_of(' ', end));
    return line;
}

/// One row of cells; long ones go on below.
std::string row(std::string number, std::vector<std::string> cells, const std::vector<std::size_t>& widths) {
    std::string lines;
    do {
        std::string line = fmt::format("{:>{}}", number, number_width);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            line += fmt::format("{:<{}}", take_line(cells[i], widths[i]), widths[i] + gap);
        }
        lines += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        number.clear();
    } while (std::ranges::any_of(cells, [](const std::string& cell) { return !cell.empty(); }));
    return lines;
}

std::string indented(const std::vector<std::string>& remarks) {
    std::string lines;
    for (const std::string& remark : remarks) lines += labelled(std::string(number_width - 1, ' '), remark);
    return lines;
}

}  // namespace

std::string history_of(const play::Session& session) {
    const auto rounds = rounds_of(session);
    std::vector<std::string> names;
    for (const Seat seat : seats_of(session.info())) names.push_back(seat_name(session.info(), seat));
    const std::size_t widest = (screen_width - number_width) / names.size() - gap;
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::size_t width = names[i].size();
        for (const Round& round : rounds) width = std::max(width, round.turns[i].size());
        widths.push_back(std::min(width, widest));
    }
    std::vector<std::string> before;
    remark_points(before, session, 0);
    std::string lines = row("", names, widths) + indented(before);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        lines += row(fmt::format("{}. ", i + 1), rounds[i].turns, widths) + indented(rounds[i].remarks);
    }
    return lines;
}

}  // namespace tessera::cli::terminal
