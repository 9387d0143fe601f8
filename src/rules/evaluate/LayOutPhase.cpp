// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Phases.h"

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

Neighbours neighboursOf(Evaluation &evaluation, int index)
{
    const Item &item = evaluation.item(index);
    const int first = item.parent >= 0 ? item.parent + 1 : evaluation.force(item.force).firstItem;
    Neighbours found;
    for (int sibling = first; sibling < index; sibling = evaluation.item(sibling).end) {
        found.before = evaluation.item(sibling).key;
        if (related(*evaluation.item(sibling).facts, *item.facts))
            found.twin = found.before;
    }
    return found;
}

} // namespace

void layOut(Evaluation &evaluation)
{
    evaluation.tree.build(evaluation.roster);
    evaluation.itemOfKey.clear();
    const int count = static_cast<int>(evaluation.tree.items.size());
    for (int index = 0; index < count; ++index) {
        Item &item = evaluation.item(index);
        evaluation.itemOfKey[item.key] = index;
        SelectionRecord &record = evaluation.selections[item.key];
        std::vector<std::uint32_t> chain = chainOf(evaluation, index);
        const auto [before, twin] = neighboursOf(evaluation, index);
        const bool known = record.turn == evaluation.turn - 1;
        const bool same = known && record.number == item.number && record.facts == item.facts && record.chain == chain
            && record.twin == twin;
        if (known && evaluation.data && record.before != before)
            evaluation.touch(chain, Dependencies::order);
        record.before = before;
        if (!same) {
            if (known && evaluation.data)
                evaluation.touch(record); // where it was, as it was
            record.costsReady = record.valuesReady = record.infoReady = false;
            record.number = item.number;
            record.facts = item.facts;
            record.forceEntry = evaluation.force(item.force).entryId;
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
