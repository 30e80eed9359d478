#pragma once

#include <memory>

#include "core/perft.hpp"
#include "lab/match/player.hpp"
#include "search/table.hpp"

namespace tessera::lab {

/// Any legal action, each as likely as another.
class RandomPlayer final : public Player {
  public:
    explicit RandomPlayer(const PlayerSpec& spec) : name_(spec.name), seed_(spec.settings.seed) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] std::expected<void, PlayerFault> new_game() override { return {}; }
    [[nodiscard]] std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) override;

  private:
    std::string name_;
    std::uint64_t seed_;
};

/// Looks some actions ahead at every line alike.
class PlainPlayer final : public Player {
  public:
    explicit PlainPlayer(const PlayerSpec& spec);

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] std::expected<void, PlayerFault> new_game() override { return {}; }
    [[nodiscard]] std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) override;

  private:
    std::string name_;
    std::uint64_t seed_;
    int depth_;
};

/// Our engine in this process.
class EnginePlayer final : public Player {
  public:
    explicit EnginePlayer(const PlayerSpec& spec);

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] std::expected<void, PlayerFault> new_game() override;
    [[nodiscard]] std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) override;

  private:
    [[nodiscard]] search::Control control_for(const play::Session& session, const Task& task,
                                              std::optional<search::Score>& score) const;

    std::string name_;
    EngineSettings settings_;
    std::unique_ptr<search::Table> table_;
    ForEachIndex workers_;
};

}  // namespace tessera::lab
