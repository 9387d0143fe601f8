// SPDX-License-Identifier: GPL-3.0-or-later
// A small stand-in for libFuzzer where only GCC is there: takes seeds from folders, runs the target on each as it is, then
// damages them and goes on until the time is over (-runs=0: not at all). The last input is kept in a file, so that a crash can
// be repeated.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

std::vector<std::string> seedsOf(const std::filesystem::path &folder)
{
    std::vector<std::string> seeds;
    std::error_code code;
    for (const auto &entry : std::filesystem::directory_iterator(folder, code)) {
        if (!entry.is_regular_file())
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        seeds.push_back(text.str());
    }
    return seeds;
}

void damage(std::string &input, const std::vector<std::string> &seeds, std::mt19937_64 &random)
{
    const auto place = [&] { return random() % (input.size() + 1); };
    switch (random() % 6) {
    case 0:
        if (!input.empty())
            input[place() % input.size()] ^= static_cast<char>(1 << (random() % 8));
        break;
    case 1:
        input.resize(place());
        break;
    case 2: {
        const auto from = place();
        input.erase(from, random() % 200);
        break;
    }
    case 3: {
        const auto from = place();
        input.insert(place(), input.substr(from, random() % 400));
        break;
    }
    case 4: {
        const std::string &other = seeds[random() % seeds.size()];
        const auto from = random() % (other.size() + 1);
        input.insert(place(), other.substr(from, random() % 1000));
        break;
    }
    default: { // one attribute value for another
        const auto first = input.find("=\"", place());
        const auto second = input.find("=\"", place());
        if (first == std::string::npos || second == std::string::npos)
            break;
        const std::string value = input.substr(second + 2, input.find('"', second + 2) - second - 2);
        const auto end = input.find('"', first + 2);
        if (end != std::string::npos)
            input.replace(first + 2, end - first - 2, value.substr(0, 200));
    }
    }
}

} // namespace

int main(int argc, char **argv)
{
    double seconds = 30;
    std::size_t longest = 200'000;
    std::string prefix;
    std::vector<std::string> seeds{""};
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument.starts_with("-max_total_time="))
            seconds = std::stod(argument.substr(16));
        else if (argument == "-runs=0")
            seconds = 0;
        else if (argument.starts_with("-max_len="))
            longest = std::stoul(argument.substr(9));
        else if (argument.starts_with("-artifact_prefix="))
            prefix = argument.substr(17);
        else
            for (std::string &seed : seedsOf(argument))
                seeds.push_back(std::move(seed));
    }
    for (const std::string &seed : seeds)
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(seed.data()), seed.size());
    std::mt19937_64 random(std::random_device{}());
    const auto start = std::chrono::steady_clock::now();
    long runs = 0;
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds) {
        std::string input = seeds[random() % seeds.size()];
        if (input.size() > longest)
            input = input.substr(0, longest);
        for (auto left = 1 + random() % 8; left > 0; --left)
            damage(input, seeds, random);
        if (input.size() > longest)
            input.resize(longest);
        if (!prefix.empty())
            std::ofstream(prefix + "last-input", std::ios::binary | std::ios::trunc) << input;
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.data()), input.size());
        ++runs;
    }
    std::printf("%ld runs from %zu seeds, nothing found\n", runs, seeds.size());
    return 0;
}
