// Command lines shown in documents do what the documents say.

#include <fstream>

#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

/// A line `$ tessera …` and the lines below it, up to the next one or the end of the block.
struct Example {
    std::string command;
    std::string output;
};

std::vector<Example> examples_in(const std::string& path) {
    std::ifstream file(path);
    std::vector<Example> examples;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            inside = false;
        } else if (line.starts_with("$ tessera ")) {
            examples.push_back({line.substr(10), ""});
            inside = true;
        } else if (inside) {
            examples.back().output += line + "\n";
        }
    }
    return examples;
}

/// The words of a command line, those in double quotes together.
std::vector<std::string> words_of(const std::string& command) {
    std::vector<std::string> words(1);
    bool quoted = false;
    for (const char c : command) {
        if (c == '"') {
            quoted = !quoted;
        } else if (c == ' ' && !quoted) {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

TEST(Documents, ExamplesInTheReadmeAreTrue) {
    const auto examples = examples_in(TESSERA_SOURCE_DIR "/README.md");
    ASSERT_GE(examples.size(), 2U);
    for (const Example& example : examples) {
        const Ran ran = run(words_of(example.command));
        EXPECT_EQ(ran.out, example.output) << example.command;
        EXPECT_EQ(ran.code, 0) << example.command << ": " << ran.err;
    }
}

}  // namespace
}  // namespace tessera::cli
