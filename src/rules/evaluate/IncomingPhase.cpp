// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Phases.h"

namespace muster::rules {

namespace {

// The selections that a remote modifier of `owner` reaches.
template <typename Visit>
void forEachTarget(Evaluation &evaluation, int owner, const RemoteModifier &remote, Visit &&visit)
{
    const Modifier &modifier = *remote.modifier;
    const Element element = modifier.hasScope
        ? evaluation.counter->resolve(modifier.scopeKind, modifier.scope, evaluation.contextOf(owner, nullptr))
        : Element{Element::Kind::Selection, owner, {}};
    const auto offer = [&](int index) {
        if (!remote.filter || evaluation.counter->matches(index, {remote.filter, true, nullptr, nullptr}))
            visit(index);
    };
    Query everything;
    everything.includeChildSelections = remote.recursive;
    everything.includeChildForces = true;
    if (remote.self && element.kind == Element::Kind::Selection)
        offer(element.index);
    // Of a force or roster there is no "itself" to change: what it holds is meant.
    const bool wide = element.kind == Element::Kind::Force || element.kind == Element::Kind::Roster
        || element.kind == Element::Kind::Category;
    if (remote.entries || wide)
        evaluation.counter->forEachItem(everything, element, offer);
}

} // namespace

void collectIncoming(Evaluation &evaluation)
{
    const int count = static_cast<int>(evaluation.tree.items.size());
    evaluation.incoming.assign(static_cast<std::size_t>(count), {});
    for (int owner = 0; owner < count; ++owner)
        for (const RemoteModifier &remote : evaluation.item(owner).facts->remote)
            forEachTarget(evaluation, owner, remote, [&](int target) {
                evaluation.incoming[static_cast<std::size_t>(target)].push_back({&remote, evaluation.item(owner).key});
            });
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
