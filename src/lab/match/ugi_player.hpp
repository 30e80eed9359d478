#pragma once

#include <utility>

#include "lab/match/player.hpp"
#include "lab/match/ugi_process.hpp"

namespace tessera::lab {

/// An external program that speaks UGI. One that dies or keeps silent is started again for the next game.
class UgiPlayer final : public Player {
  public:
    UgiPlayer(PlayerSpec spec, PlayerTerms terms) : spec_(std::move(spec)), terms_(std::move(terms)) {}

    /// Starts the program and agrees on game and options with it.
    [[nodiscard]] std::expected<void, PlayerFault> start();

    [[nodiscard]] const std::string& name() const override { return spec_.name; }
    [[nodiscard]] std::expected<void, PlayerFault> new_game() override;
    [[nodiscard]] std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) override;

  private:
    using Patience = UgiProcess::Patience;

    [[nodiscard]] std::expected<void, PlayerFault> introduce();
    [[nodiscard]] std::expected<void, PlayerFault> set_options(const std::vector<std::string>& known);
    [[nodiscard]] std::expected<void, PlayerFault> wait_until_ready();
    [[nodiscard]] std::expected<Answer, PlayerFault> ask(const play::Session& session, const Task& task);
    [[nodiscard]] Patience patience_for(const Task& task, Side side) const;
    [[nodiscard]] Patience usual_patience() const;

    PlayerSpec spec_;
    PlayerTerms terms_;
    std::unique_ptr<UgiProcess> process_;
};

/// `position startpos moves …` or `position fen STR moves …`: the whole game, because repetition matters.
[[nodiscard]] std::string position_line(const play::Session& session);

/// `go …` with all limits that are set.
[[nodiscard]] std::string go_line(const search::Limits& limits);

}  // namespace tessera::lab
