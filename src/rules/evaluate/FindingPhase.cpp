// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Apply.h"
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/CostFix.h"
#include "rules/evaluate/Phases.h"

#include "base/Number.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

constexpr const char *noCategoryId = "(No Category)";

std::uint64_t mix(std::uint64_t hash, std::uint64_t value)
{
    hash = (hash + 0x632BE59BD9B4E019ull) * 0x9E3779B97F4A7C15ull;
    value = (value + 0x7F4A7C15ull) * 0xC2B2AE3D27D4EB4Full;
    return (hash ^ (hash >> 29)) + (value ^ (value >> 31));
}

const char *scopeName(ScopeKind kind)
{
    switch (kind) {
    case ScopeKind::Self: return "self";
    case ScopeKind::Parent: return "parent";
    case ScopeKind::Force: case ScopeKind::PrimaryCatalogue: return "force";
    case ScopeKind::Roster: return "roster";
    case ScopeKind::PrimaryCategory: return "primary-category";
    case ScopeKind::Ancestor: return "ancestor";
    case ScopeKind::RootEntry: return "root-entry";
    case ScopeKind::Unit: return "unit";
    case ScopeKind::Model: return "model";
    case ScopeKind::ModelOrUnit: return "model-or-unit";
    case ScopeKind::Upgrade: return "upgrade";
    case ScopeKind::ById: break;
    }
    return "entry";
}

/// Walks the roster from the outside in, checks what has to be checked, and puts the findings in order.
class FindingPhase
{
public:
    explicit FindingPhase(Evaluation &evaluation) : m_evaluation(evaluation), m_checker(evaluation) {}

    void run()
    {
        m_evaluation.findings.clear();
        checkLimits();
        checkCostCycles();
        const int count = static_cast<int>(m_evaluation.tree.forces.size());
        for (int force = 0; force < count; ++force)
            checkForce(force);
        std::erase_if(m_evaluation.cells, [&](const auto &cell) { return cell.second.turn != m_evaluation.turn; });
    }

private:
    void emit(const std::vector<CheckedFinding> &findings)
    {
        for (const CheckedFinding &checked : findings) {
            if (checked.onceKey != 0 && !m_once.insert(checked.onceKey).second)
                continue;
            RosterFinding &finding = m_evaluation.findings.emplace_back(checked.finding);
            if (const auto owner = m_evaluation.selections.find(checked.ownerKey); owner != m_evaluation.selections.end())
                finding.ownerName = owner->second.value.name;
            if (const auto entry = m_evaluation.selections.find(checked.entryKey); entry != m_evaluation.selections.end())
                finding.entryName = entry->second.value.name;
        }
    }

    template <typename Check>
    void inCell(const CellKey &key, Check &&check)
    {
        CheckCell &cell = m_evaluation.cells[key];
        cell.turn = m_evaluation.turn;
        if (!cell.ready || m_evaluation.touched.hits(cell.seen)) {
            cell.findings.clear();
            cell.seen.clear();
            check(cell);
            cell.seen.finish();
            cell.ready = true;
        }
        emit(cell.findings);
    }

    void checkLimits()
    {
        for (const RosterCost &total : m_evaluation.totals) {
            if (!total.limit || total.value <= *total.limit + 1e-9)
                continue;
            RosterFinding finding;
            finding.kind = FindingKind::OverLimit;
            finding.ownerId = m_evaluation.roster.id;
            finding.ownerEntryId = m_evaluation.roster.gameSystemId;
            finding.ownerName = m_evaluation.roster.name;
            finding.entryId = "costLimits";
            finding.constraintId = finding.costTypeId = total.typeId;
            finding.costName = finding.entryName = total.name;
            finding.scope = "roster";
            finding.current = total.value;
            finding.wanted = *total.limit;
            finding.fix = Fix{Fix::Kind::SetCostLimit, total.typeId, {}, {}, 0, total.value, total.name};
            m_evaluation.findings.push_back(std::move(finding));
        }
    }

    void checkCostCycles()
    {
        for (const std::vector<int> &cycle : m_evaluation.costCycles) {
            const Item &item = m_evaluation.item(cycle.front());
            RosterFinding finding;
            finding.kind = FindingKind::CostCycle;
            finding.ownerType = OwnerType::Selection;
            finding.ownerId = item.selection->id;
            finding.ownerEntryId = finding.entryId = m_evaluation.data->text(item.facts->entryId);
            finding.ownerName = finding.entryName = m_evaluation.record(cycle.front()).value.name;
            finding.constraintId = "cost-cycle";
            finding.scope = "roster";
            finding.forceId = m_evaluation.force(item.force).force->id;
            finding.count = static_cast<int>(cycle.size());
            m_evaluation.findings.push_back(std::move(finding));
        }
    }

    void checkForce(int index)
    {
        const ForceItem &force = m_evaluation.force(index);
        ForceRecord &record = m_evaluation.forces[force.key];
        emit(record.findings);
        if (!force.book)
            return emitSelections(force.firstItem, force.endItem);
        if (force.entry) {
            checkForceEntry(index);
            for (const CategoryLink &link : force.entry->categoryLinks)
                checkCategory(index, link);
        }
        if (!record.watchedReady) {
            m_evaluation.facts.collectWatched(force.book->roots(force.entry), record.watched);
            record.watchedReady = true;
        }
        checkPlace({index, -1}, record.watched);
        emitSelections(force.firstItem, force.endItem);
    }

    void emitSelections(int first, int end)
    {
        for (int index = first; index < end; ++index) {
            emit(m_evaluation.record(index).findings);
            const NodeFacts &facts = *m_evaluation.item(index).facts;
            if (facts.node)
                checkPlace({m_evaluation.item(index).force, index}, m_evaluation.facts.watchedBelow(*facts.node));
        }
    }

    void checkPlace(const CheckPlace &place, const std::vector<const EntryNode *> &watched)
    {
        const std::uint32_t placeKey = place.item >= 0 ? m_evaluation.item(place.item).key : m_evaluation.force(place.force).key;
        const auto check = [&](const EntryNode &node) {
            inCell({placeKey, &node}, [&](CheckCell &cell) { checkNode(place, node, placeKey, cell); });
        };
        for (const EntryNode *node : watched)
            check(*node);
        // Besides: everything chosen here that has limits.
        const int end = place.item >= 0 ? m_evaluation.item(place.item).end : m_evaluation.force(place.force).endItem;
        int index = place.item >= 0 ? place.item + 1 : m_evaluation.force(place.force).firstItem;
        std::vector<const EntryNode *> done;
        for (; index < end; index = m_evaluation.item(index).end) {
            const NodeFacts &facts = *m_evaluation.item(index).facts;
            if (!facts.node || facts.hasMinimum || std::find(done.begin(), done.end(), facts.node) != done.end())
                continue;
            done.push_back(facts.node);
            const auto parts = facts.node->parts();
            if (std::any_of(parts.begin(), parts.end(), [](const Entry *part) { return !part->constraints.empty(); }))
                check(*facts.node);
        }
    }

    void checkNode(const CheckPlace &place, const EntryNode &node, std::uint32_t placeKey, CheckCell &cell)
    {
        cell.seen.add(placeKey, node.entry().id);
        const Context context = m_checker.contextAt(place, node, &cell.seen);
        if (hiddenHere(node, place, context))
            return;
        const std::vector<int> there = node.isGroup() ? std::vector<int>() : m_checker.chosen(node, place);
        for (EffectiveLimit &limit : m_checker.limits(node, place, context)) {
            if (limit.constraint->scopeKind != ScopeKind::Self || node.isGroup()) {
                if (limit.violated() && !notAsked(limit, node, place))
                    cell.findings.push_back(found(limit, node, place, there, cell.seen));
                continue;
            }
            // A limit of itself holds for each selection alone.
            for (const int index : there)
                for (EffectiveLimit &own : m_checker.limits(node, place, m_evaluation.contextOf(index, &cell.seen)))
                    if (own.constraint == limit.constraint && own.violated())
                        cell.findings.push_back(found(own, node, place, {index}, cell.seen));
        }
    }

    // A root entry must be there only where the force has its primary category.
    bool notAsked(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place)
    {
        if (place.item >= 0 || limit.isMax() || limit.constraint->scopeKind != ScopeKind::Parent || node.isGroup()
            || limit.constraint->fieldKind == FieldKind::Forces)
            return false;
        const ForceEntry *force = m_evaluation.force(place.force).entry;
        for (const CategoryState &category : m_evaluation.facts.of(node).categories)
            if (category.primary && force)
                return std::none_of(force->categoryLinks.begin(), force->categoryLinks.end(),
                    [&](const CategoryLink &link) { return link.targetId == category.id; });
        return true;
    }

    // Hidden itself, or (when nothing of it is chosen) in a hidden group.
    bool hiddenHere(const EntryNode &node, const CheckPlace &place, const Context &context)
    {
        if (m_checker.hidden(node, context))
            return true;
        for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
            if (m_checker.hidden(*group, m_checker.contextAt(place, *group, context.seen)))
                return true;
        return false;
    }

    CheckedFinding found(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place, const std::vector<int> &there,
        Dependencies &seen)
    {
        const Constraint &constraint = *limit.constraint;
        const bool isMax = limit.isMax();
        RosterFinding finding;
        describe(finding, constraint, limit.value, limit.current, limit.perModel);
        finding.forceId = m_evaluation.force(place.force).force->id;
        finding.entryId = limit.owner->idText;
        finding.entryName = node.name();
        finding.authorText = constraint.message;
        setOwner(finding, limit, node, place, there);
        setFix(finding, limit, node, place, there, seen);
        const int owner = finding.ownerType == OwnerType::Selection ? m_evaluation.tree.find(finding.ownerId) : -1;
        CheckedFinding checked{std::move(finding), 0, 0, 0};
        checked.ownerKey = owner >= 0 ? m_evaluation.item(owner).key : 0;
        checked.entryKey = there.empty() ? 0 : m_evaluation.item(there.back()).key;
        const bool wide = constraint.scopeKind != ScopeKind::Parent && constraint.scopeKind != ScopeKind::Self;
        if (wide) {
            std::uint64_t key = mix(mix(constraint.id.value + 1, isMax), m_evaluation.counter->keyOf(limit.element, {}));
            if (!constraint.shared)
                key = mix(key, std::hash<std::string>()(node.path()));
            checked.onceKey = mix(key, limit.owner->id.value);
        }
        return checked;
    }

    void describe(RosterFinding &finding, const Constraint &constraint, double wanted, double current, bool perModel)
    {
        const bool isMax = constraint.type == Constraint::Type::Max;
        finding.kind = isMax ? FindingKind::TooMany : FindingKind::TooFew;
        if (constraint.fieldKind == FieldKind::Forces)
            finding.kind = isMax ? FindingKind::TooManyForces : FindingKind::TooFewForces;
        if (constraint.fieldKind == FieldKind::Cost) {
            finding.kind = isMax ? FindingKind::CostTooHigh : FindingKind::CostTooLow;
            finding.costTypeId = m_evaluation.data->text(constraint.field);
            finding.costName = m_evaluation.data->nameOf(constraint.field);
        }
        finding.constraintId = m_evaluation.data->text(constraint.id);
        finding.scope = scopeName(constraint.scopeKind);
        finding.current = base::rounded(current);
        finding.wanted = base::rounded(wanted);
        finding.perModel = perModel;
        finding.percent = constraint.percentValue;
    }

    void ownRoster(RosterFinding &finding) const
    {
        finding.ownerType = OwnerType::Roster;
        finding.ownerId = m_evaluation.roster.id;
        finding.ownerEntryId = m_evaluation.roster.gameSystemId;
        finding.ownerName = m_evaluation.roster.name;
        finding.forceId.clear();
    }

    void ownForce(RosterFinding &finding, int index)
    {
        const ForceItem &force = m_evaluation.force(index);
        finding.ownerType = OwnerType::Force;
        finding.ownerId = force.force->id;
        finding.ownerEntryId = force.force->entryId;
        finding.ownerName = force.entry ? std::string(force.entry->name) : force.force->name;
    }

    void ownSelection(RosterFinding &finding, int index)
    {
        finding.ownerType = OwnerType::Selection;
        finding.ownerId = m_evaluation.item(index).selection->id;
        finding.ownerEntryId = m_evaluation.data->text(m_evaluation.item(index).facts->entryId);
        const EntryNode *node = m_evaluation.item(index).facts->node;
        finding.ownerName = node ? std::string(node->name()) : m_evaluation.item(index).selection->name;
    }

    void ownCategory(RosterFinding &finding, const Book &book, Id category) const
    {
        const CategoryEntry *entry = book.category(category);
        finding.ownerType = OwnerType::Category;
        finding.ownerId = finding.ownerEntryId = category ? std::string(m_evaluation.data->text(category)) : noCategoryId;
        finding.ownerName = entry ? std::string(entry->name) : "Uncategorised";
    }

    void setOwner(RosterFinding &finding, const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
        const std::vector<int> &there)
    {
        const Element &element = limit.element;
        if (limit.constraint->fieldKind == FieldKind::Forces)
            return ownRoster(finding);
        if (element.kind == Element::Kind::Selection && (limit.constraint->scopeKind != ScopeKind::Self || node.isGroup()))
            return ownSelection(finding, element.index);
        if (!there.empty() && (limit.isMax() || limit.constraint->scopeKind == ScopeKind::Self))
            return ownSelection(finding, there.back());
        switch (element.kind) {
        case Element::Kind::Roster: return ownRoster(finding);
        case Element::Kind::Force:
            if (limit.constraint->scopeKind != ScopeKind::Parent)
                return ownForce(finding, element.index);
            break;
        case Element::Kind::Category: return ownCategory(finding, node.book(), element.category);
        default: break;
        }
        if (place.item >= 0)
            return ownSelection(finding, place.item);
        // A root entry, seen from its parent: its primary category speaks for it.
        const auto &categories = there.empty() ? m_evaluation.facts.of(node).categories : m_evaluation.item(there.front()).categories;
        Id primary;
        for (const CategoryState &category : categories)
            if (category.primary || (!primary && &category == &categories.back()))
                primary = category.primary ? category.id : primary ? primary : category.id;
        ownCategory(finding, node.book(), primary);
    }

    void setFix(RosterFinding &finding, const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
        const std::vector<int> &there, Dependencies &seen)
    {
        const Constraint &constraint = *limit.constraint;
        if (constraint.fieldKind == FieldKind::Cost && limit.isMax() && constraint.scopeKind == ScopeKind::Self && there.size() == 1)
            finding.fix = costFix(m_evaluation.tree, there.front(), constraint.field, limit.current - limit.value);
        if (constraint.fieldKind != FieldKind::Selections || constraint.percentValue)
            return;
        const std::string &placeId = place.item >= 0 ? m_evaluation.item(place.item).selection->id
                                                     : m_evaluation.force(place.force).force->id;
        const double gap = std::fabs(limit.value - limit.current);
        const int amount = static_cast<int>(std::ceil(gap - 1e-9));
        if (!limit.isMax()) {
            const EntryNode *candidate = node.isGroup() ? fitting(node, place, seen) : &node;
            if (candidate)
                finding.fix = Fix{Fix::Kind::Add, placeId, candidate->path(), candidate->groupPath(), amount, 0,
                    std::string(candidate->name())};
            return;
        }
        std::vector<int> members = there;
        if (node.isGroup() && place.item >= 0)
            m_evaluation.counter->forEachItem(Query{}, {Element::Kind::Selection, place.item, {}}, [&](int index) {
                if (m_evaluation.counter->matches(index, {{}, true, &node, nullptr}))
                    members.push_back(index);
            });
        if (members.empty())
            return;
        const Item &last = m_evaluation.item(members.back());
        const std::string name = last.facts->node ? std::string(last.facts->node->name()) : last.selection->name;
        const int models = limit.perModel ? std::max(1, m_evaluation.item(place.item).number) : 1;
        const int left = last.number / models - amount;
        finding.fix = left > 0 ? Fix{Fix::Kind::SetCount, last.selection->id, {}, {}, left, 0, name}
                               : Fix{Fix::Kind::Remove, last.selection->id, {}, {}, 0, 0, name};
    }

    const EntryNode *fitting(const EntryNode &group, const CheckPlace &place, Dependencies &seen)
    {
        if (const EntryNode *chosen = group.defaultChild())
            return chosen;
        for (const EntryNode *entry : group.entriesBelow())
            if (!m_checker.hidden(*entry, m_checker.contextAt(place, *entry, &seen)))
                return entry;
        return nullptr;
    }

    void checkForceEntry(int index);
    void checkCategory(int index, const CategoryLink &link);
    void checkLimitsOf(std::span<const Constraint> constraints, const std::vector<const Definition *> &modifiers, int force,
        CheckCell &cell, const std::function<void(const Constraint &, double, CheckCell &)> &check);

    Evaluation &m_evaluation;
    Checker m_checker;
    std::unordered_set<std::uint64_t> m_once;
};

void FindingPhase::checkLimitsOf(std::span<const Constraint> constraints, const std::vector<const Definition *> &modifiers,
    int force, CheckCell &cell, const std::function<void(const Constraint &, double, CheckCell &)> &check)
{
    const Context context = m_evaluation.contextOfForce(force, &cell.seen);
    for (const Constraint &constraint : constraints) {
        double value = constraint.value;
        for (const Definition *definition : modifiers)
            forEachModifier(*definition, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind != ModifierField::ById || modifier.field != constraint.id)
                    return;
                if (const int times = m_evaluation.counter->times(modifier, chain, context); times > 0)
                    applyToNumber(value, modifier, times);
            });
        check(constraint, value, cell);
    }
}

void FindingPhase::checkForceEntry(int index)
{
    const ForceItem &force = m_evaluation.force(index);
    if (force.entry->constraints.empty())
        return;
    inCell({force.key, force.entry}, [&](CheckCell &target) {
        checkLimitsOf(force.entry->constraints, {force.entry}, index, target,
            [&](const Constraint &constraint, double value, CheckCell &cell) {
                Query query = constraint;
                query.childId = constraint.fieldKind == FieldKind::Forces ? force.entryId : m_evaluation.data->ids().any;
                if (constraint.fieldKind == FieldKind::Forces && constraint.scopeKind == ScopeKind::Parent && force.parent < 0)
                    query.scopeKind = ScopeKind::Roster;
                EffectiveLimit limit{&constraint, nullptr, value, 0, false, {}};
                limit.current = m_evaluation.counter->value(query, m_evaluation.contextOfForce(index, &cell.seen));
                if (!limit.violated())
                    return;
                RosterFinding finding;
                describe(finding, constraint, value, limit.current, false);
                finding.forceId = force.force->id;
                finding.entryId = force.entry->idText;
                finding.entryName = force.entry->name;
                finding.authorText = constraint.message;
                if (constraint.fieldKind == FieldKind::Forces || constraint.scopeKind == ScopeKind::Roster)
                    ownRoster(finding);
                else
                    ownForce(finding, index);
                cell.findings.push_back({std::move(finding), 0, 0, 0});
            });
    });
}

void FindingPhase::checkCategory(int index, const CategoryLink &link)
{
    const ForceItem &force = m_evaluation.force(index);
    const CategoryEntry *entry = force.book->category(link.targetId);
    if (link.constraints.empty() && (!entry || entry->constraints.empty()))
        return;
    inCell({force.key, &link}, [&](CheckCell &target) {
        std::vector<const Definition *> modifiers;
        if (entry)
            modifiers.push_back(entry);
        modifiers.push_back(&link);
        const auto check = [&](const Constraint &constraint, double value, CheckCell &cell) {
            Query query = constraint;
            query.childId = link.targetId;
            if (query.scopeKind == ScopeKind::Parent || query.scopeKind == ScopeKind::Self)
                query.scopeKind = ScopeKind::Force;
            EffectiveLimit limit{&constraint, nullptr, value, 0, false, {}};
            const Context context = m_evaluation.contextOfForce(index, &cell.seen);
            limit.current = m_evaluation.counter->value(query, context);
            if (!limit.violated())
                return;
            RosterFinding finding;
            describe(finding, constraint, value, limit.current, false);
            finding.scope = query.scopeKind == ScopeKind::Roster ? "roster" : "force";
            finding.forceId = force.force->id;
            finding.entryId = m_evaluation.data->text(link.targetId);
            finding.entryName = entry ? entry->name : link.name;
            finding.authorText = constraint.message;
            ownCategory(finding, *force.book, link.targetId);
            CheckedFinding checked{std::move(finding), 0, 0, 0};
            if (query.scopeKind == ScopeKind::Roster)
                checked.onceKey = mix(mix(constraint.id.value, link.targetId.value), 4);
            cell.findings.push_back(std::move(checked));
        };
        if (entry)
            checkLimitsOf(entry->constraints, modifiers, index, target, check);
        checkLimitsOf(link.constraints, modifiers, index, target, check);
    });
}

} // namespace

void evaluateFindings(Evaluation &evaluation)
{
    FindingPhase(evaluation).run();
    for (RosterFinding &finding : evaluation.findings)
        if (finding.path.empty() && finding.ownerType == OwnerType::Selection)
            finding.path = idPath(evaluation.roster, finding.ownerId);
        else if (finding.path.empty() && !finding.forceId.empty())
            finding.path = idPath(evaluation.roster, finding.forceId);
}

} // namespace muster::rules
