// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/BenchArmy.h"

#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterWriter.h"
#include "tools/bench/BenchTime.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace muster::tools {

using namespace rules;

namespace {

constexpr int wantedUnits = 10;
constexpr int wantedModels = 100;
constexpr std::size_t wantedSelections = 200;
constexpr int mostUnits = 60; // data without squads must come to an end too
constexpr int squadSize = 10;
constexpr std::size_t unitsInTurn = 20;
constexpr std::size_t mostRegiments = 4;

int modelsIn(const Selection &top)
{
    int count = 0;
    forEachSelection(top, [&](const Selection &selection) { count += selection.type == "model" ? selection.number : 0; });
    return count;
}

std::size_t kindsOfModels(const EntryNode &node)
{
    const auto &inside = node.entriesBelow();
    return static_cast<std::size_t>(
        std::count_if(inside.begin(), inside.end(), [](const EntryNode *inner) { return inner->entry().type == EntryType::Model; }));
}

template <typename Amount>
void sortByMost(std::vector<const EntryNode *> &nodes, Amount &&amount)
{
    std::stable_sort(nodes.begin(), nodes.end(), [&](const EntryNode *a, const EntryNode *b) { return amount(*a) > amount(*b); });
}

} // namespace

BenchArmy::BenchArmy(std::shared_ptr<const GameData> data)
    : m_data(std::move(data)), m_roster(newRoster(*m_data, "Benchmark", m_ids)), m_operations(m_roster, m_data.get(), m_ids),
      m_evaluator(m_data)
{
}

const DataFile *BenchArmy::largestCatalogue() const
{
    const DataFile *largest = nullptr;
    std::size_t most = 0;
    for (const DataFile *file : m_data->catalogues()) {
        const std::size_t size = file->library ? 0 : m_data->book(*file).roots().size();
        if (size > most) {
            largest = file;
            most = size;
        }
    }
    return largest;
}

// Units that a force offers: by turns the squad with most kinds of models, and what has most options.
std::vector<const EntryNode *> BenchArmy::offers(const std::string &force) const
{
    std::vector<const EntryNode *> bySize;
    for (const Slot &slot : m_evaluator.slotsOf(force))
        for (const Candidate &candidate : slot.candidates)
            if (candidate.canAdd && candidate.node->entry().type != EntryType::Upgrade)
                bySize.push_back(candidate.node);
    std::vector<const EntryNode *> byOptions = bySize;
    sortByMost(bySize, kindsOfModels);
    sortByMost(byOptions, [](const EntryNode &node) { return node.entriesBelow().size(); });
    std::vector<const EntryNode *> mixed;
    for (std::size_t i = 0; i < bySize.size(); ++i)
        for (const EntryNode *node : {bySize[i], byOptions[i]})
            if (std::find(mixed.begin(), mixed.end(), node) == mixed.end())
                mixed.push_back(node);
    return mixed;
}

bool BenchArmy::largeEnough() const
{
    return m_units >= wantedUnits && models() >= wantedModels && selectionCount(m_roster) >= wantedSelections;
}

// With the first kind of force that takes units: some only hold the others together.
void BenchArmy::build()
{
    const DataFile *catalogue = largestCatalogue();
    if (!catalogue)
        return;
    for (const ForceEntry *entry : m_data->book(*catalogue).forceEntries()) {
        if (entry->hidden || !apply(m_operations.addForce(entry->idText, catalogue->idText)))
            continue;
        std::vector<std::string> forces{m_roster.forces.front().id};
        addRegiments(forces);
        fill(forces);
        if (m_units > 0)
            return;
        apply(m_operations.removeForce(m_roster.forces.front().id));
    }
}

// Each force in turn, a few units at a time; what a force offers may depend on what it has (a regiment first wants its hero).
void BenchArmy::fill(const std::vector<std::string> &forces)
{
    std::set<std::pair<std::string, const EntryNode *>> taken;
    for (int before = -1; !largeEnough() && m_units < mostUnits && m_units != before;) {
        before = m_units;
        for (const std::string &force : forces) {
            std::size_t turn = 0;
            for (const EntryNode *node : offers(force)) {
                if (largeEnough() || turn >= unitsInTurn)
                    break;
                if (!m_evaluator.takes(force, *node) || !taken.emplace(force, node).second)
                    continue;
                addUnit(force, *node);
                ++turn;
            }
        }
    }
}

void BenchArmy::takeIfLarger(Roster played)
{
    relink(played, *m_data);
    if (selectionCount(played) <= selectionCount(m_roster))
        return;
    m_roster = std::move(played);
    m_evaluator.evaluate(m_roster);
}

// Units and models, with what is inside of them counted once.
int BenchArmy::units() const
{
    int count = 0;
    const std::function<void(const Selection &)> look = [&](const Selection &selection) {
        if (selection.type == "unit" || selection.type == "model")
            count += std::max(1, selection.number);
        else
            std::for_each(selection.selections.begin(), selection.selections.end(), look);
    };
    const std::function<void(const Force &)> lookInto = [&](const Force &force) {
        std::for_each(force.selections.begin(), force.selections.end(), look);
        std::for_each(force.forces.begin(), force.forces.end(), lookInto);
    };
    std::for_each(m_roster.forces.begin(), m_roster.forces.end(), lookInto);
    return count;
}

// Games whose units stand in forces inside the army.
void BenchArmy::addRegiments(std::vector<std::string> &forces)
{
    const std::string army = forces.front();
    for (std::size_t round = 0; round < mostRegiments; ++round)
        for (const OfferedForce &offer : m_evaluator.forcesIn(army)) {
            if (!offer.canAdd || forces.size() > mostRegiments)
                continue;
            const auto added = m_operations.addForce(offer.entryId, m_roster.forces.front().catalogueId, army);
            if (apply(added))
                forces.push_back(added->createdId);
        }
}

void BenchArmy::addUnit(const std::string &force, const EntryNode &node)
{
    const auto added = m_operations.addSelection(force, node.path(), node.groupPath());
    if (!apply(added))
        return;
    ++m_units;
    const std::string unit = added->createdId;
    while (modelsIn(*findSelection(std::as_const(m_roster), unit).selection) < squadSize && addModel(unit)) {
    }
    std::vector<std::string> owners;
    forEachSelection(*findSelection(std::as_const(m_roster), unit).selection,
                     [&](const Selection &selection) { owners.push_back(selection.id); });
    for (const std::string &owner : owners)
        addOptions(owner);
}

bool BenchArmy::addModel(const std::string &unit)
{
    for (const Slot &slot : m_evaluator.slotsOf(unit))
        for (const Candidate &candidate : slot.candidates)
            if (candidate.canAdd && candidate.type == "model")
                return apply(m_operations.addSelection(unit, candidate.entryId, candidate.node->groupPath()));
    return false;
}

// The first option of each slot where nothing is chosen yet.
void BenchArmy::addOptions(const std::string &owner)
{
    for (const Slot &slot : m_evaluator.slotsOf(owner)) {
        const auto free = std::find_if(slot.candidates.begin(), slot.candidates.end(),
                                       [](const Candidate &candidate) { return candidate.canAdd && candidate.type != "model"; });
        if (slot.current == 0 && free != slot.candidates.end())
            apply(m_operations.addSelection(owner, free->entryId, free->node->groupPath()));
    }
}

bool BenchArmy::apply(const Operations::Outcome &done)
{
    if (done)
        m_evaluator.update(m_roster, *done);
    return done.ok();
}

std::vector<double> BenchArmy::edit(int count)
{
    std::vector<std::string> ids;
    forEachSelection(m_roster, [&](const Selection &selection) { ids.push_back(selection.id); });
    std::vector<double> times;
    for (int turn = 0; turn < count && !ids.empty(); ++turn) {
        const std::string &id = ids[m_random() % ids.size()];
        const EntryNode *node = m_operations.nodeOf(id);
        if (!node)
            continue;
        RosterEdit done;
        times.push_back(timed([&] {
            done = randomEdit(id, *node);
            m_evaluator.update(m_roster, done);
        }));
        times.push_back(timed([&] {
            revert(m_roster, done);
            m_evaluator.update(m_roster, inverse(done));
        }));
    }
    return times;
}

RosterEdit BenchArmy::randomEdit(const std::string &id, const EntryNode &node)
{
    const auto &inside = node.entriesBelow();
    switch (m_random() % 4) {
    case 0:
        if (!inside.empty()) {
            const EntryNode &chosen = *inside[m_random() % inside.size()];
            return m_operations.addSelection(id, chosen.path(), chosen.groupPath()).valueOr({});
        }
        [[fallthrough]];
    case 1:
        return m_operations.setCount(id, 1 + static_cast<int>(m_random() % 10)).valueOr({});
    case 2:
        return m_operations.duplicateSelection(id).valueOr({});
    default:
        return m_operations.removeSelection(id).valueOr({});
    }
}

int BenchArmy::models() const
{
    int count = 0;
    forEachSelection(m_roster, [&](const Selection &selection) { count += selection.type == "model" ? selection.number : 0; });
    return count;
}

std::string BenchArmy::saved(std::size_t selections)
{
    Roster roster = m_roster;
    takeSnapshot(roster, m_evaluator);
    std::size_t left = selectionCount(roster);
    while (!roster.forces.empty() && !roster.forces.front().selections.empty()) {
        std::size_t last = 0;
        forEachSelection(roster.forces.front().selections.back(), [&](const Selection &) { ++last; });
        if (left < selections + last)
            break;
        left -= last;
        roster.forces.front().selections.pop_back();
    }
    return writeRoster(roster);
}

} // namespace muster::tools
