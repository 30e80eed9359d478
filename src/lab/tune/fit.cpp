#include "lab/tune/fit.hpp"

#include <algorithm>
#include <cmath>

#include "lab/log_loss.hpp"
#include "play/win_chance.hpp"

namespace tessera::lab {

namespace {

double evaluation(const Samples& samples, std::size_t row, const std::vector<double>& weights) {
    double sum = 0;
    const std::int8_t* features = samples.features.data() + row * samples.width;
    for (std::size_t i = 0; i < samples.width; ++i) sum += weights[i] * features[i];
    return sum;
}

/// Adds up what `add(row, sum)` adds to a sum of so many numbers, over all rows; in blocks, whose sums are added in
/// order, so that the number of workers changes nothing.
template <class Add>
std::vector<double> sum_over(const Samples& samples, std::size_t numbers, const ForEachIndex& for_each,
                             const Add& add) {
    constexpr std::size_t block = 8'192;
    std::vector<std::vector<double>> sums((samples.size() + block - 1) / block, std::vector<double>(numbers));
    for_each(sums.size(), [&](std::size_t i) {
        const std::size_t end = std::min((i + 1) * block, samples.size());
        for (std::size_t row = i * block; row < end; ++row) add(row, sums[i]);
    });
    std::vector<double> whole(numbers);
    for (const auto& part : sums) {
        for (std::size_t i = 0; i < numbers; ++i) whole[i] += part[i];
    }
    return whole;
}

double mean_loss(const Samples& samples, const std::vector<double>& weights, double scale,
                 const ForEachIndex& for_each) {
    const auto sum = sum_over(samples, 1, for_each, [&](std::size_t row, std::vector<double>& part) {
        part[0] += log_loss(play::chance_of(evaluation(samples, row, weights), scale), samples.results[row]);
    });
    return sum[0] / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

/// The scale with the least loss, by narrowing an interval.
double best_scale(const Samples& samples, const std::vector<double>& weights, const ForEachIndex& for_each) {
    double low = 20;
    double high = 2'000;
    for (int i = 0; i < 30; ++i) {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        if (mean_loss(samples, weights, a, for_each) < mean_loss(samples, weights, b, for_each)) {
            high = b;
        } else {
            low = a;
        }
    }
    return (low + high) / 2;
}

}  // namespace

Fit fitted(const Samples& samples, std::vector<double> weights, const FitSettings& settings,
           const ForEachIndex& for_each, const std::function<void(int round, double error)>& tell) {
    Fit fit{.scale = best_scale(samples, weights, for_each)};
    fit.error_before = mean_loss(samples, weights, fit.scale, for_each);
    const std::vector<double> given = weights;
    // Gradient descent with a pace of its own for each weight (Adam: Kingma, Ba 2014), all samples a round.
    constexpr double pace = 2;
    constexpr double momentum = 0.9;
    constexpr double memory = 0.999;
    std::vector<double> speed(samples.width);
    std::vector<double> square(samples.width);
    for (int round = 1; round <= settings.rounds; ++round) {
        // One number a weight, then the loss.
        const auto sums =
            sum_over(samples, samples.width + 1, for_each, [&](std::size_t row, std::vector<double>& part) {
                const double foretold = play::chance_of(evaluation(samples, row, weights), fit.scale);
                part[samples.width] += log_loss(foretold, samples.results[row]);
                const double slope = (foretold - samples.results[row]) / fit.scale;
                const std::int8_t* features = samples.features.data() + row * samples.width;
                for (std::size_t i = 0; i < samples.width; ++i) part[i] += slope * features[i];
            });
        const auto count = static_cast<double>(samples.size());
        for (std::size_t i = 0; i < samples.width; ++i) {
            const double g = sums[i] / count + settings.pull * (weights[i] - given[i]) / (fit.scale * fit.scale);
            speed[i] = momentum * speed[i] + (1 - momentum) * g;
            square[i] = memory * square[i] + (1 - memory) * g * g;
            const double even_speed = speed[i] / (1 - std::pow(momentum, round));
            const double even_square = square[i] / (1 - std::pow(memory, round));
            weights[i] -= pace * even_speed / (std::sqrt(even_square) + 1e-12);
        }
        if (tell) tell(round, sums[samples.width] / count);
    }
    fit.error_after = mean_loss(samples, weights, fit.scale, for_each);
    fit.weights = std::move(weights);
    return fit;
}

}  // namespace tessera::lab
