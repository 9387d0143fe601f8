// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/Prices.h"

#include "base/Number.h"
#include "rules/roster/Draft.h"

#include <algorithm>

namespace muster::rules {

namespace {

std::vector<Id> idsOf(const NodeFacts &facts)
{
    std::vector<Id> ids{facts.entryId, facts.linkId, facts.pathId, facts.typeId};
    ids.insert(ids.end(), facts.groups.begin(), facts.groups.end());
    for (const CategoryState &category : facts.categories)
        ids.push_back(category.id);
    return ids;
}

// Categories that a node's modifiers give or take, from itself or from others.
void addChanging(const NodeFacts &facts, std::vector<Id> &changing)
{
    if (facts.hasCategoryModifiers)
        for (const Entry *part : facts.node->parts())
            forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &) {
                if (modifier.fieldKind == ModifierField::Category && isLocal(modifier))
                    changing.push_back(modifier.valueId);
            });
    for (const RemoteModifier &remote : facts.remote)
        if (remote.modifier->fieldKind == ModifierField::Category)
            changing.push_back(remote.modifier->valueId);
}

bool changesCosts(const NodeFacts &facts)
{
    return std::any_of(facts.remote.begin(), facts.remote.end(), [](const RemoteModifier &remote) { return remote.costs; });
}

Id idOf(std::uint64_t pair)
{
    return Id{static_cast<std::uint32_t>(pair)};
}

} // namespace

void Prices::follow(bool anew)
{
    m_trialBehind = true;
    m_trialAnew = m_trialAnew || anew;
    m_watched = false;
    if (anew)
        m_kept.clear();
    else
        std::erase_if(m_kept, [&](const auto &kept) { return m_list.touched.hits(kept.second.seen); });
}

std::vector<CostValue> Prices::of(const CheckPlace &place, const EntryNode &node)
{
    const int twin = twinOf(place, node);
    const bool total = node.collective() || m_list.data->newerDialect();
    const int number = total && place.item >= 0 ? m_list.item(place.item).number : 1;
    const Whole &one = whole(node, number);
    watch();
    // What grows takes its choices along, which need not be those of a new one.
    const bool grows = twin >= 0 && (m_list.item(twin).end > twin + 1 || one.ownModifiers);
    if (grows || othersCare(one, place, twin))
        return inWords(tried(place, node).costs);
    if (!one.ownModifiers)
        return inWords(one.costs);
    const CellKey key{place.item >= 0 ? m_list.item(place.item).key : m_list.force(place.force).key, &node};
    if (const auto kept = m_kept.find(key); kept != m_kept.end() && isSettled(kept->second.seen, one))
        return inWords(kept->second.costs);
    PriceTrial::Price price = tried(place, node);
    std::vector<CostValue> result = inWords(price.costs);
    if (price.possible)
        m_kept.insert_or_assign(key, Kept{std::move(price.costs), std::move(price.seen)});
    return result;
}

PriceTrial::Price Prices::tried(const CheckPlace &place, const EntryNode &node)
{
    if (!m_trial)
        m_trial = std::make_unique<PriceTrial>(m_list);
    if (m_trialBehind)
        m_trial->follow(m_list, m_trialAnew);
    m_trialBehind = m_trialAnew = false;
    return m_trial->of(place.item >= 0 ? m_list.item(place.item).selection->id : m_list.force(place.force).force->id, node);
}

// The selection that would be counted up instead of adding another; -1 when there is none.
int Prices::twinOf(const CheckPlace &place, const EntryNode &node) const
{
    if (place.item < 0 || node.instanced() || node.entry().type == EntryType::Unit)
        return -1;
    for (int index = place.item + 1; index < m_list.item(place.item).end; index = m_list.item(index).end)
        if (m_list.item(index).facts->node == &node)
            return index;
    return -1;
}

const Prices::Whole &Prices::whole(const EntryNode &node, int number)
{
    const auto [known, isNew] = m_wholes.try_emplace(std::uint64_t(node.serial()) << 32 | std::uint32_t(number));
    if (!isNew)
        return known->second;
    Whole &one = known->second;
    Roster none;
    TrialIds ids;
    CostSums sums;
    gather(one, Draft(none, ids).create(node, number), node, sums);
    sums.round();
    one.costs = sums.costs();
    std::sort(one.ids.begin(), one.ids.end(), [](Id first, Id second) { return first.value < second.value; });
    one.ids.erase(std::unique(one.ids.begin(), one.ids.end()), one.ids.end());
    return one;
}

void Prices::gather(Whole &whole, const Selection &selection, const EntryNode &node, CostSums &sums)
{
    const NodeFacts &facts = m_list.facts.of(node);
    for (const Cost &cost : facts.costs)
        sums.add({{cost.typeId, base::rounded(cost.value * selection.number)}});
    for (const Id id : idsOf(facts))
        if (id)
            whole.ids.push_back(id);
    addChanging(facts, whole.changing);
    whole.ownModifiers = whole.ownModifiers || facts.hasCostModifiers;
    whole.remoteModifiers = whole.remoteModifiers || changesCosts(facts);
    for (const Selection &child : selection.selections)
        if (const EntryNode *inner = node.book().locate(&node, nullptr, child.entryId, child.entryGroupId))
            gather(whole, child, *inner, sums);
}

void Prices::watch()
{
    if (m_watched)
        return;
    m_watched = true;
    m_watch = {};
    std::unordered_set<const NodeFacts *> known;
    std::vector<Id> changing;
    for (const auto &[key, record] : m_list.selections) {
        for (const std::uint64_t pair : record.costsSeen.pairs()) {
            m_watch.pairs.add(static_cast<std::uint32_t>(pair >> 32), idOf(pair));
            m_watch.ids.insert(idOf(pair));
        }
        if (!record.facts || !known.insert(record.facts).second)
            continue;
        addChanging(*record.facts, changing);
        m_watch.remoteModifiers = m_watch.remoteModifiers || changesCosts(*record.facts);
    }
    m_watch.changing.insert(changing.begin(), changing.end());
}

// Whether the new one may change what others cost, or be changed by them.
bool Prices::othersCare(const Whole &whole, const CheckPlace &place, int twin) const
{
    if (m_watch.remoteModifiers || whole.remoteModifiers || !m_list.costCycles.empty())
        return true;
    if (m_watch.ids.empty())
        return false;
    const auto watched = [&](Id id) { return m_watch.ids.count(id) > 0; };
    if (std::any_of(whole.changing.begin(), whole.changing.end(), watched)
        || std::any_of(m_watch.changing.begin(), m_watch.changing.end(), watched))
        return true;
    Dependencies counted;
    const auto note = [&](std::uint32_t key) {
        counted.add(key, m_list.data->ids().any);
        for (const Id id : whole.ids)
            counted.add(key, id);
        counted.add(key, m_list.force(place.force).entryId);
    };
    if (twin >= 0) {
        note(m_list.item(twin).key);
        counted.add(m_list.item(twin).key, Id{});
    }
    for (int above = place.item; above >= 0; above = m_list.item(above).parent)
        note(m_list.item(above).key);
    for (int above = place.force; above >= 0; above = m_list.force(above).parent)
        note(m_list.force(above).key);
    note(Tree::rosterKey);
    return m_watch.pairs.hits(counted);
}

// A price that looks at categories which come and go cannot be told from what an edit touched.
bool Prices::isSettled(const Dependencies &seen, const Whole &whole) const
{
    return std::none_of(seen.pairs().begin(), seen.pairs().end(), [&](std::uint64_t pair) {
        return m_watch.changing.count(idOf(pair)) > 0
            || std::find(whole.changing.begin(), whole.changing.end(), idOf(pair)) != whole.changing.end();
    });
}

std::vector<CostValue> Prices::inWords(const std::vector<CostAmount> &costs) const
{
    std::vector<CostValue> values;
    for (const CostAmount &cost : costs) {
        const CostType *type = m_list.data->costType(cost.typeId);
        const std::string id(m_list.data->text(cost.typeId));
        values.push_back({type ? std::string(type->name) : id, id, cost.value});
    }
    return values;
}

} // namespace muster::rules
