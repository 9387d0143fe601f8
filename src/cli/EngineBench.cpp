// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/EngineBench.h"

#include "rules/evaluate/Difference.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <pugixml.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>

namespace muster::cli {

namespace {

using namespace rules;

/// Milliseconds that a piece of work takes.
template <typename Work>
double timed(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

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

/// A large army, built by adding what the data offer, and edits on it.
class ArmyBench
{
public:
    explicit ArmyBench(std::shared_ptr<const GameData> data)
        : m_data(std::move(data)), m_roster(newRoster(*m_data, "Benchmark", m_ids)), m_operations(m_roster, m_data.get(), m_ids),
          m_evaluator(m_data)
    {
    }

    void build()
    {
        const DataFile *largest = nullptr;
        for (const DataFile *file : m_data->catalogues())
            if (!file->library && (!largest || m_data->book(*file).roots().size() > m_data->book(*largest).roots().size()))
                largest = file;
        if (!largest)
            return;
        const auto forces = m_data->book(*largest).forceEntries();
        if (forces.empty())
            return;
        apply(m_operations.addForce(forces.front()->idText, largest->idText));
        std::vector<const EntryNode *> roots;
        for (const Slot &slot : m_evaluator.slotsOf(m_roster.forces.front().id))
            for (const Candidate &candidate : slot.candidates)
                if (candidate.canAdd && candidate.node->entry().type != EntryType::Upgrade)
                    roots.push_back(candidate.node);
        // Big ones first: those that can hold most models.
        std::stable_sort(roots.begin(), roots.end(), [](auto *a, auto *b) { return a->entriesBelow().size() > b->entriesBelow().size(); });
        for (std::size_t i = 0; i < roots.size() && (units < 10 || models() < 60) && units < 40; ++i)
            addUnit(*roots[i]);
    }

    void edit(int count, std::vector<double> &times)
    {
        std::vector<std::string> ids;
        forEachSelection(m_roster, [&](const Selection &selection) { ids.push_back(selection.id); });
        const Roster start = m_roster;
        for (int turn = 0; turn < count && !ids.empty(); ++turn) {
            const std::string &id = ids[m_random() % ids.size()];
            const EntryNode *node = m_operations.nodeOf(id);
            if (!node)
                continue;
            RosterEdit done;
            times.push_back(timed([&] { done = randomEdit(id, *node); m_evaluator.update(m_roster, done); }));
            times.push_back(timed([&] { revert(m_roster, done); m_evaluator.update(m_roster, inverse(done)); }));
        }
    }

    int models() const
    {
        int count = 0;
        forEachSelection(m_roster, [&](const Selection &selection) { count += selection.type == "model" ? selection.number : 0; });
        return count;
    }

    Roster roster() const { return m_roster; }
    Evaluator &evaluator() { return m_evaluator; }
    int units = 0;

private:
    void apply(const Operations::Outcome &done)
    {
        if (done)
            m_evaluator.update(m_roster, *done);
    }

    void addUnit(const EntryNode &node)
    {
        const auto added = m_operations.addSelection(m_roster.forces.front().id, node.path(), node.groupPath());
        if (!added)
            return;
        m_evaluator.update(m_roster, *added);
        ++units;
        const std::string id = added->createdId;
        for (int turn = 0; turn < 12; ++turn) {
            bool grown = false;
            for (const Slot &slot : m_evaluator.slotsOf(id)) {
                for (const Candidate &candidate : slot.candidates) {
                    const bool wanted = candidate.type == "model" ? candidate.current < 10 : turn == 0 && candidate.current == 0;
                    if (!candidate.canAdd || !wanted)
                        continue;
                    apply(m_operations.addSelection(id, candidate.entryId, candidate.node->groupPath()));
                    grown = true;
                    break;
                }
            }
            if (!grown)
                return;
        }
    }

    RosterEdit randomEdit(const std::string &id, const EntryNode &node)
    {
        const auto &inside = node.entriesBelow();
        switch (m_random() % 4) {
        case 0:
            if (!inside.empty()) {
                const EntryNode &chosen = *inside[m_random() % inside.size()];
                return m_operations.addSelection(id, chosen.path(), chosen.groupPath()).valueOr({});
            }
            [[fallthrough]];
        case 1: return m_operations.setCount(id, 1 + static_cast<int>(m_random() % 10)).valueOr({});
        case 2: return m_operations.duplicateSelection(id).valueOr({});
        default: return m_operations.removeSelection(id).valueOr({});
        }
    }

    std::shared_ptr<const GameData> m_data;
    base::CountingIdSource m_ids{"b"};
    std::mt19937 m_random{12345};
    Roster m_roster;
    Operations m_operations;
    Evaluator m_evaluator;
};

// A list of about 150 selections: the army, or what is needed of it.
std::string savedRoster(ArmyBench &army, std::size_t wanted)
{
    Roster roster = army.roster();
    takeSnapshot(roster, army.evaluator());
    while (!roster.forces.empty() && selectionCount(roster) > wanted && roster.forces.front().selections.size() > 1)
        roster.forces.front().selections.pop_back();
    return writeRoster(roster);
}

} // namespace

BenchFigures benchEngine(std::vector<DataSource> sources)
{
    std::vector<BenchFigure> figures;
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

    ArmyBench army(data);
    army.build();
    std::vector<double> edits;
    army.edit(1000, edits);
    figures.push_back({"army_units", double(army.units), "count", 0});
    figures.push_back({"army_models", double(army.models()), "count", 0});
    figures.push_back({"army_selections", double(selectionCount(army.roster())), "count", 0});
    figures.push_back({"edit_median", quantile(edits, 0.5), "ms", 3, 2});
    figures.push_back({"edit_p99", quantile(edits, 0.99), "ms", 3, 16});
    figures.push_back({"edit_max", quantile(edits, 1), "ms", 3});
    std::vector<double> full;
    for (int round = 0; round < 20; ++round)
        full.push_back(timed([&] { army.evaluator().evaluate(army.roster()); }));
    figures.push_back({"full_evaluation", quantile(full, 0.5), "ms", 3});

    const std::string xml = savedRoster(army, 150);
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
    return figures;
}

} // namespace muster::cli
