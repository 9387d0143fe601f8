// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/CategoryLimits.h"

#include "rules/evaluate/phases/Apply.h"

namespace muster::rules {

struct CategoryLimits::Place
{
    int force = -1;
    Id category;
    const CategoryEntry *entry = nullptr;
    const CategoryLink *link = nullptr;
};

void CategoryLimits::check(int force, Id category, const CategoryLink *link, CheckCell &cell)
{
    const ForceItem &item = m_evaluation.force(force);
    const Place place{force, category, item.book->category(category), link};
    std::vector<const Definition *> modifiers;
    if (place.entry)
        modifiers.push_back(place.entry);
    if (link)
        modifiers.push_back(link);
    const auto checkAll = [&](std::span<const Constraint> constraints) {
        for (const auto &[constraint, value] : m_checker.limitsOf(constraints, modifiers, force, &cell.seen)) {
            const bool wide = constraint->scopeKind == ScopeKind::Force || (constraint->scopeKind == ScopeKind::Roster && item.parent < 0);
            if (link || wide)
                checkLimit(place, *constraint, value, cell);
        }
    };
    if (place.entry)
        checkAll(place.entry->constraints);
    if (link)
        checkAll(link->constraints);
}

void CategoryLimits::checkLimit(const Place &place, const Constraint &constraint, double value, CheckCell &cell)
{
    const Counter &counter = *m_evaluation.counter;
    Query query = constraint;
    query.childId = place.category;
    if (query.scopeKind == ScopeKind::Parent || query.scopeKind == ScopeKind::Self)
        query.scopeKind = ScopeKind::Force;
    const Context context = m_evaluation.contextOfForce(place.force, &cell.seen);
    const Element element = counter.resolve(query, context);
    const Wanted wanted{place.category, true, nullptr, nullptr};
    EffectiveLimit limit{&constraint, nullptr, value, 0, false, {}, {}};
    limit.current = constraint.fieldKind == FieldKind::LimitOfCost ? counter.shareOfLimit(query, element, wanted, context)
                                                                   : counter.value(query, context);
    if (!limit.violated())
        return;
    // What nobody sees and nobody has chosen is not missing.
    if (m_evaluation.data->newerDialect() && place.link && !limit.isMax() && limit.current == 0 && isHidden(place, context))
        return;
    const bool ofRoster = query.scopeKind == ScopeKind::Roster;
    RosterFinding finding;
    m_maker.describe(finding, constraint, value, limit.current, false);
    finding.scope = ofRoster ? "roster" : "force";
    setOwner(finding, place, ofRoster);
    FindingMaker::Names names;
    names.scope = names.parent = ofRoster ? m_evaluation.roster.name : m_maker.nameOfForce(place.force);
    names.whole = m_maker.wholeOf(query, element);
    finding.authorText = m_maker.words(constraint, finding, names);
    if (limit.isMax())
        m_maker.setMembers(finding, query, element, wanted, cell.seen);
    CheckedFinding checked{std::move(finding), 0, 0, 0};
    if (ofRoster)
        checked.onceKey = mixed(mixed(constraint.id.value, place.category.value), 4);
    cell.findings.push_back(std::move(checked));
}

bool CategoryLimits::isHidden(const Place &place, const Context &context) const
{
    bool hidden = place.link->hidden || (place.entry && place.entry->hidden);
    const auto modify = [&](const Modifier &modifier, const GroupChain &chain) {
        if (modifier.fieldKind == ModifierField::Hidden && m_evaluation.counter->times(modifier, chain, context) > 0)
            hidden = hiddenBy(modifier);
    };
    if (place.entry)
        forEachModifier(*place.entry, modify);
    forEachModifier(*place.link, modify);
    return hidden;
}

// The heading speaks for what stands under it; what has no heading is said of the force or the roster.
void CategoryLimits::setOwner(RosterFinding &finding, const Place &place, bool ofRoster)
{
    const ForceItem &force = m_evaluation.force(place.force);
    finding.forceId = force.force->id;
    finding.entryId = m_evaluation.data->text(place.category);
    finding.entryName = place.entry ? place.entry->name : place.link->name;
    if (place.link)
        m_maker.ownCategory(finding, *force.book, place.category);
    else if (ofRoster)
        m_maker.ownRoster(finding);
    else
        m_maker.ownForce(finding, place.force);
}

} // namespace muster::rules
