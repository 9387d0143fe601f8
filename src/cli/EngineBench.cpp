// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/EngineBench.h"

#include "cli/BenchArmy.h"
#include "cli/BenchTime.h"
#include "rules/evaluate/Difference.h"
#include "rules/roster/RosterReader.h"

#include <pugixml.hpp>

#include <algorithm>
#include <fstream>

namespace muster::cli {

namespace {

using namespace rules;

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const auto index = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5);
    return values[std::min(index, values.size() - 1)];
}

// In MB, from the kernel's own account of this process.
double memory(const char *field)
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with(field))
            return std::stod(line.substr(line.find(':') + 1)) / 1024;
    return 0;
}

void plainParse(const std::vector<DataSource> &sources)
{
    for (const DataSource &source : sources) {
        pugi::xml_document document;
        document.load_buffer(source.bytes.data(), source.bytes.size());
    }
}

base::Result<std::shared_ptr<const GameData>> loadFigures(const std::vector<DataSource> &sources, std::vector<BenchFigure> &figures)
{
    std::size_t bytes = 0;
    for (const DataSource &source : sources)
        bytes += source.bytes.size();
    std::shared_ptr<const GameData> data;
    std::vector<double> plain;
    std::vector<double> ours;
    constexpr int rounds = 7;
    double peak = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<DataSource> copy = sources;
        data.reset();
        base::Result<std::shared_ptr<const GameData>> loaded = base::Error{};
        ours.push_back(timed([&] { loaded = GameData::load(std::move(copy)); }));
        if (!loaded)
            return loaded.error();
        data = *loaded;
        if (round == 0)
            peak = memory("VmHWM") - double(bytes) / 1048576; // the second copy of the files is ours, not the loader's
        plain.push_back(timed([&] { plainParse(sources); }));
    }
    figures.push_back({"data_size", double(bytes) / 1048576, "MB"});
    figures.push_back({"elements", double(data->elementCount()), "count", 0});
    figures.push_back({"links", double(data->linkCount()), "count", 0});
    // The best of several rounds for both: what else the machine does meanwhile only ever adds.
    figures.push_back({"plain_parse", quantile(plain, 0), "ms"});
    figures.push_back({"load_and_link", quantile(ours, 0), "ms"});
    figures.push_back({"load_ratio", quantile(ours, 0) / quantile(plain, 0), "x", 2, 2});
    figures.push_back({"load_peak_memory", peak, "MB", 1, 250});
    return data;
}

void editFigures(BenchArmy &army, std::vector<BenchFigure> &figures)
{
    const std::vector<double> edits = army.edit(1000);
    figures.push_back({"army_units", double(army.units()), "count", 0});
    figures.push_back({"army_models", double(army.models()), "count", 0});
    figures.push_back({"army_selections", double(selectionCount(army.roster())), "count", 0});
    figures.push_back({"edit_median", quantile(edits, 0.5), "ms", 3, 2});
    figures.push_back({"edit_p99", quantile(edits, 0.99), "ms", 3, 16});
    figures.push_back({"edit_max", quantile(edits, 1), "ms", 3});
    std::vector<double> full;
    for (int round = 0; round < 20; ++round)
        full.push_back(timed([&] { army.evaluator().evaluate(army.roster()); }));
    figures.push_back({"full_evaluation", quantile(full, 0.5), "ms", 3});
}

void openFigures(const std::shared_ptr<const GameData> &data, const std::string &xml, std::vector<BenchFigure> &figures)
{
    std::vector<double> open;
    std::size_t opened = 0;
    for (int round = 0; round < 20; ++round) {
        open.push_back(timed([&] {
            auto read = readRoster(xml, "bench.ros");
            if (!read)
                return;
            relink(read->roster, *data);
            Evaluator evaluator(data);
            evaluator.evaluate(read->roster);
            opened = selectionCount(read->roster);
        }));
    }
    figures.push_back({"open_selections", double(opened), "count", 0});
    figures.push_back({"open_link_validate", quantile(open, 0.5), "ms", 3, 20});
}

} // namespace

BenchFigures benchEngine(const std::vector<DataSource> &sources)
{
    std::vector<BenchFigure> figures;
    const auto data = loadFigures(sources, figures);
    if (!data)
        return data.error();
    BenchArmy army(*data);
    army.build();
    editFigures(army, figures);
    openFigures(*data, army.saved(150), figures);
    return figures;
}

} // namespace muster::cli
