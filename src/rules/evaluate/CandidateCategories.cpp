// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/CandidateCategories.h"

#include "rules/evaluate/phases/Apply.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int mostCandidateRounds = 3; // one category may lead to the next

} // namespace

void CandidateCategories::collect()
{
    m_sources.clear();
    const int count = static_cast<int>(m_evaluation.tree.items.size());
    for (int owner = 0; owner < count; ++owner)
        for (const RemoteModifier &remote : m_evaluation.item(owner).facts->remote) {
            const Modifier &modifier = *remote.modifier;
            if (modifier.fieldKind != ModifierField::Category || remote.profiles || remote.group || remote.associates)
                continue;
            const Context context = m_evaluation.contextOf(owner, nullptr);
            if (m_evaluation.counter->times(modifier, remote.chain, context) <= 0)
                continue;
            const Element element = modifier.hasScope
                ? m_evaluation.counter->resolve(modifier.scopeKind, modifier.scope, modifier.scopeSelf, context)
                : Element{Element::Kind::Selection, owner, {}};
            m_sources.push_back({&remote, element});
        }
}

// As IncomingPhase finds those that are chosen.
bool CandidateCategories::reaches(const Source &source, int force, int item) const
{
    const bool deep = item < 0 || source.remote->recursive;
    switch (source.element.kind) {
    case Element::Kind::Roster:
        return deep;
    case Element::Kind::Force:
        if (source.element.index == force)
            return deep;
        for (int above = force; source.remote->forces && above >= 0; above = m_evaluation.force(above).parent)
            if (above == source.element.index)
                return deep;
        return false;
    case Element::Kind::Selection:
        if (!source.remote->entries)
            return false;
        for (int above = item; above >= 0; above = source.remote->recursive ? m_evaluation.item(above).parent : -1)
            if (above == source.element.index)
                return true;
        return false;
    default:
        return false;
    }
}

const std::vector<CategoryState> *CandidateCategories::of(int force, int item, const EntryNode &node)
{
    if (m_turn != m_evaluation.turn || m_force != force || m_item != item) {
        if (m_turn != m_evaluation.turn)
            collect();
        m_turn = m_evaluation.turn;
        m_force = force;
        m_item = item;
        m_made.clear();
        m_here.clear();
        std::copy_if(m_sources.begin(), m_sources.end(), std::back_inserter(m_here),
                     [&](const Source &source) { return reaches(source, force, item); });
    }
    if (m_here.empty())
        return nullptr;
    const NodeFacts &facts = m_evaluation.facts.of(node);
    const auto [place, fresh] = m_made.try_emplace(&node, facts.categories);
    std::vector<CategoryState> &categories = place->second;
    for (int round = 0; fresh && round < mostCandidateRounds; ++round) {
        const std::vector<CategoryState> before = categories;
        for (const Source &source : m_here)
            if (!source.remote->filter || m_evaluation.counter->isOf(facts, categories, source.remote->filter))
                applyToCategories(categories, *source.remote->modifier);
        if (categories == before)
            break;
    }
    return &categories;
}

} // namespace muster::rules
