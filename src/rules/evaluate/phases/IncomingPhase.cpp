// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace muster::rules {

namespace {

// From where a remote modifier of `owner` reaches down.
Element startOf(Evaluation &evaluation, int owner, const RemoteModifier &remote)
{
    const Modifier &modifier = *remote.modifier;
    const Item &item = evaluation.item(owner);
    if (modifier.hasScope)
        return evaluation.counter->resolve(modifier.scopeKind, modifier.scope, modifier.scopeSelf || remote.ofInfo,
                                           evaluation.contextOf(owner, nullptr));
    if (!remote.inGroup)
        return {Element::Kind::Selection, owner, {}};
    return item.parent >= 0 ? Element{Element::Kind::Selection, item.parent, {}, remote.inGroup}
                            : Element{Element::Kind::Force, item.force, {}, remote.inGroup};
}

// The selections that a remote modifier of `owner` reaches.
template <typename Visit>
void forEachTarget(Evaluation &evaluation, int owner, const RemoteModifier &remote, Visit &&visit)
{
    const Element element = startOf(evaluation, owner, remote);
    const auto offer = [&](int index) {
        if (!remote.filter || evaluation.counter->matches(index, {remote.filter, true, nullptr, nullptr}))
            visit(index);
    };
    Query everything;
    everything.includeChildSelections = remote.recursive;
    everything.includeChildForces = remote.forces || element.kind == Element::Kind::Roster;
    // Of a force or roster there is no "itself" to change: what it holds is meant.
    const bool wide = element.kind == Element::Kind::Force || element.kind == Element::Kind::Roster
        || element.kind == Element::Kind::Category;
    const auto reach = [&](const Element &start) {
        if (remote.self && start.kind == Element::Kind::Selection && !start.group) // a group is no selection
            offer(start.index);
        if (remote.entries || wide)
            evaluation.counter->forEachItem(everything, start, offer);
    };
    if (element.kind != Element::Kind::Selection || (!remote.group && !remote.associates))
        return reach(element);
    // The other side of an association, or all that are one attached unit.
    const Item &item = evaluation.item(element.index);
    if (remote.group && item.attached.empty())
        reach(element);
    for (const int other : remote.group ? item.attached : item.associates)
        reach({Element::Kind::Selection, other, {}});
}

// Who carries remote modifiers, by entry. Sorted by what the data call the entry: a list does not change its meaning when the
// player moves a unit up or down, though "set to 10" and "5 more" are not the same the other way round.
std::vector<std::pair<const NodeFacts *, std::vector<int>>> carriers(Evaluation &evaluation)
{
    std::vector<std::pair<const NodeFacts *, std::vector<int>>> found;
    std::unordered_map<const NodeFacts *, std::size_t> places;
    const int count = static_cast<int>(evaluation.tree.items.size());
    for (int owner = 0; owner < count; ++owner) {
        const NodeFacts *facts = evaluation.item(owner).facts;
        if (facts->remote.empty())
            continue;
        const auto [place, isNew] = places.try_emplace(facts, found.size());
        if (isNew)
            found.push_back({facts, {}});
        found[place->second].second.push_back(owner);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &first, const auto &second) { return first.first->node->path() < second.first->node->path(); });
    return found;
}

} // namespace

void collectIncoming(Evaluation &evaluation)
{
    evaluation.incoming.assign(evaluation.tree.items.size(), {});
    std::set<std::tuple<const Modifier *, int, int>> ofGroups; // with the force and the selection that the group is in
    for (const auto &[facts, owners] : carriers(evaluation))
        for (const RemoteModifier &remote : facts->remote)
            for (const int owner : owners) {
                const Item &item = evaluation.item(owner);
                if (remote.inGroup && !ofGroups.emplace(remote.modifier, item.force, item.parent).second)
                    continue;
                forEachTarget(evaluation, owner, remote, [&](int target) {
                    evaluation.incoming[static_cast<std::size_t>(target)].push_back({&remote, evaluation.item(owner).key});
                });
            }
}

void commitIncoming(Evaluation &evaluation)
{
    const int count = static_cast<int>(evaluation.tree.items.size());
    for (int index = 0; index < count; ++index) {
        SelectionRecord &record = evaluation.record(index);
        std::vector<Incoming> &now = evaluation.incoming[static_cast<std::size_t>(index)];
        if (record.incoming == now)
            continue;
        record.incoming = std::move(now);
        record.costsReady = record.valuesReady = record.infoReady = false;
    }
}

} // namespace muster::rules
