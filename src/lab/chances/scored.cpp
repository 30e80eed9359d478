#include "lab/chances/scored.hpp"

#include <algorithm>

#include "lab/log_loss.hpp"
#include "play/win_chance.hpp"

namespace tessera::lab {

namespace {

template <class Loss>
double mean(std::span<const Scored> positions, const Loss& loss) {
    double sum = 0;
    for (const Scored& position : positions) sum += loss(position);
    return positions.empty() ? 0 : sum / static_cast<double>(positions.size());
}

}  // namespace

double loss_at(std::span<const Scored> positions, double scale) {
    return mean(positions, [scale](const Scored& position) {
        return log_loss(play::chance_of(position.centi, scale), position.result);
    });
}

double loss_of_constant(std::span<const Scored> positions, double foretold) {
    return mean(positions, [foretold](const Scored& position) { return log_loss(foretold, position.result); });
}

double best_scale(std::span<const Scored> positions) {
    // The loss is convex in the slope, so an interval of slopes can be narrowed from both ends.
    double flat = 1.0 / 5'000;
    double steep = 1.0 / 5;
    for (int i = 0; i < 60; ++i) {
        const double a = flat + (steep - flat) / 3;
        const double b = steep - (steep - flat) / 3;
        if (loss_at(positions, 1 / a) < loss_at(positions, 1 / b)) {
            steep = b;
        } else {
            flat = a;
        }
    }
    return 2 / (flat + steep);
}

std::array<Decile, 10> calibration(std::span<const Scored> positions, double scale) {
    std::array<Decile, 10> deciles = {};
    for (const Scored& position : positions) {
        const double foretold = play::chance_of(position.centi, scale);
        Decile& decile = deciles[std::min<std::size_t>(static_cast<std::size_t>(foretold * 10), 9)];
        ++decile.positions;
        decile.foretold += foretold;
        decile.result += position.result;
    }
    for (Decile& decile : deciles) {
        const double count = static_cast<double>(std::max<std::size_t>(decile.positions, 1));
        decile.foretold /= count;
        decile.result /= count;
    }
    return deciles;
}

}  // namespace tessera::lab
