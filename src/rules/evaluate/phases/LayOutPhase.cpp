// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace muster::rules {

namespace {

std::vector<std::uint32_t> chainOf(Evaluation &evaluation, int index)
{
    std::vector<std::uint32_t> chain;
    for (int above = index; above >= 0; above = evaluation.item(above).parent)
        chain.push_back(evaluation.item(above).key);
    for (int above = evaluation.item(index).force; above >= 0; above = evaluation.force(above).parent)
        chain.push_back(evaluation.force(above).key);
    chain.push_back(Tree::rosterKey);
    return chain;
}

std::vector<std::uint32_t> associatesOf(Evaluation &evaluation, const Item &item)
{
    std::vector<std::uint32_t> keys;
    for (const std::vector<int> *list : {&item.associates, &item.attached}) {
        for (const int other : *list)
            keys.push_back(evaluation.item(other).key);
        if (!list->empty())
            keys.push_back(0);
    }
    return keys;
}

// Of the same entry, or in the same (outermost) group.
bool related(const NodeFacts &first, const NodeFacts &second)
{
    return &first == &second || (!first.groups.empty() && !second.groups.empty() && first.groups.back() == second.groups.back());
}

struct Neighbours
{
    std::uint32_t before = 0; // the sibling before it
    std::uint32_t twin = 0;   // the related one before it: which of several is meant in a finding depends on their order
};

/// Finds the neighbours of every item. Short lists of siblings are searched, long ones remember who was last of each kind.
class NeighbourSearch
{
public:
    explicit NeighbourSearch(Evaluation &evaluation) : m_evaluation(evaluation), m_found(evaluation.tree.items.size()) {}

    std::vector<Neighbours> run()
    {
        for (const ForceItem &force : m_evaluation.tree.forces)
            lookAt(force.firstItem, force.endItem);
        for (std::size_t index = 0; index < m_evaluation.tree.items.size(); ++index)
            lookAt(static_cast<int>(index) + 1, m_evaluation.tree.items[index].end);
        return std::move(m_found);
    }

private:
    static constexpr std::size_t shortList = 24;

    void lookAt(int first, int end)
    {
        if (first >= end)
            return;
        m_siblings.clear();
        for (int sibling = first; sibling < end; sibling = m_evaluation.item(sibling).end)
            m_siblings.push_back(sibling);
        for (std::size_t place = 1; place < m_siblings.size(); ++place)
            m_found[static_cast<std::size_t>(m_siblings[place])].before = m_evaluation.item(m_siblings[place - 1]).key;
        if (m_siblings.size() <= shortList)
            searchTwins();
        else
            rememberTwins();
    }

    void searchTwins()
    {
        for (std::size_t place = 1; place < m_siblings.size(); ++place) {
            const NodeFacts &facts = *m_evaluation.item(m_siblings[place]).facts;
            for (std::size_t other = place; other-- > 0;) {
                if (related(*m_evaluation.item(m_siblings[other]).facts, facts)) {
                    m_found[static_cast<std::size_t>(m_siblings[place])].twin = m_evaluation.item(m_siblings[other]).key;
                    break;
                }
            }
        }
    }

    void rememberTwins()
    {
        std::unordered_map<const NodeFacts *, int> lastOfEntry;
        std::unordered_map<Id, int> lastOfGroup;
        for (const int index : m_siblings) {
            const NodeFacts &facts = *m_evaluation.item(index).facts;
            int twin = -1;
            const auto look = [&](auto &last, const auto &key) {
                const auto [known, fresh] = last.try_emplace(key, index);
                if (!fresh)
                    twin = std::max(twin, std::exchange(known->second, index));
            };
            look(lastOfEntry, &facts);
            if (!facts.groups.empty())
                look(lastOfGroup, facts.groups.back());
            if (twin >= 0)
                m_found[static_cast<std::size_t>(index)].twin = m_evaluation.item(twin).key;
        }
    }

    Evaluation &m_evaluation;
    std::vector<Neighbours> m_found;
    std::vector<int> m_siblings;
};

} // namespace

void layOut(Evaluation &evaluation)
{
    evaluation.tree.build(evaluation.roster);
    evaluation.itemOfKey.clear();
    const int count = static_cast<int>(evaluation.tree.items.size());
    const std::vector<Neighbours> neighbours = NeighbourSearch(evaluation).run();
    for (int index = 0; index < count; ++index) {
        Item &item = evaluation.item(index);
        evaluation.itemOfKey[item.key] = index;
        SelectionRecord &record = evaluation.selections[item.key];
        std::vector<std::uint32_t> chain = chainOf(evaluation, index);
        const auto [before, twin] = neighbours[static_cast<std::size_t>(index)];
        const bool known = record.turn == evaluation.turn - 1;
        const bool same = known && record.number == item.number && record.facts == item.facts && record.chain == chain
            && record.twin == twin;
        if (known && evaluation.data && record.before != before)
            evaluation.touch(chain, Dependencies::order);
        record.before = before;
        if (std::vector<std::uint32_t> associates = associatesOf(evaluation, item); associates != record.associates) {
            record.associates = std::move(associates);
            record.valuesReady = record.costsReady = record.infoReady = false;
            evaluation.touched.add(item.key, Dependencies::associates);
        }
        if (!same) {
            if (known && evaluation.data)
                evaluation.touch(record); // where it was, as it was
            record.costsReady = record.valuesReady = record.infoReady = false;
            record.number = item.number;
            record.facts = item.facts;
            record.forceEntry = evaluation.force(item.force).entryId;
            record.catalogue = evaluation.force(item.force).catalogueId;
            record.chain = std::move(chain);
            record.twin = twin;
            if (!known) {
                record.categories.clear();
                record.incoming.clear();
            }
            if (evaluation.data)
                evaluation.touch(record);
        }
        record.turn = evaluation.turn;
    }
    for (auto record = evaluation.selections.begin(); record != evaluation.selections.end();) {
        if (record->second.turn == evaluation.turn) {
            ++record;
            continue;
        }
        if (evaluation.data && record->second.facts)
            evaluation.touch(record->second);
        record = evaluation.selections.erase(record);
    }
}

} // namespace muster::rules
