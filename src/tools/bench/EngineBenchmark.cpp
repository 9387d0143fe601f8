// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/EngineBenchmark.h"

#include "rules/data/read/JsonTree.h"
#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterReader.h"
#include "tools/bench/BenchArmy.h"
#include "tools/bench/BenchTime.h"

#include <pugixml.hpp>
#include <simdjson.h>

#include <algorithm>
#include <fstream>

namespace muster::tools {

namespace {

using namespace rules;

constexpr std::size_t mostSelections = 10'000; // of which a list is read

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
    simdjson::dom::parser json;
    for (const DataSource &source : sources) {
        if (looksLikeJson(source.bytes)) {
            simdjson::dom::element root;
            if (json.parse(source.bytes).get(root) != simdjson::SUCCESS)
                return; // damaged: nothing to compare with
            continue;
        }
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

// A list as nobody plays it: the army's units with nothing in them, again and again, until no more would be read.
void crowdFigures(const std::shared_ptr<const GameData> &data, const Roster &army, std::vector<BenchFigure> &figures)
{
    if (army.forces.empty() || army.forces.front().selections.empty())
        return;
    Roster crowd = army;
    std::vector<Selection> &places = crowd.forces.front().selections;
    for (Selection &unit : places)
        unit.selections.clear();
    const std::size_t kinds = places.size();
    for (std::size_t i = kinds; i < mostSelections; ++i) {
        places.push_back(Selection(places[i % kinds]));
        places.back().id = "crowd" + std::to_string(i);
    }
    std::size_t wrong = 0;
    const double judged = timed([&] {
        Evaluator evaluator(data);
        evaluator.evaluate(crowd);
        for (const RosterFinding &finding : evaluator.findings())
            (void)evaluator.fixes(finding);
        (void)advantages(evaluator);
        wrong = evaluator.findings().size();
    });
    figures.push_back({"crowd_findings", double(wrong), "count", 0});
    figures.push_back({"crowd_judged", judged, "ms", 0, 2000});
}

} // namespace

BenchFigures engineFigures(const std::vector<DataSource> &sources, const std::vector<Roster> &played)
{
    std::vector<BenchFigure> figures;
    const auto data = loadFigures(sources, figures);
    if (!data)
        return data.error();
    BenchArmy army(*data);
    army.build();
    for (const Roster &list : played)
        army.takeIfLarger(list);
    editFigures(army, figures);
    openFigures(*data, army.saved(150), figures);
    crowdFigures(*data, army.roster(), figures);
    return figures;
}

} // namespace muster::tools
