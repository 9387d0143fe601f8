// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Associations.h"
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/CategoryLimits.h"
#include "rules/evaluate/phases/FindingMaker.h"
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

namespace {

/// Walks the roster from the outside in, checks what has to be checked, and puts the findings in order.
class FindingPhase
{
public:
    explicit FindingPhase(Evaluation &evaluation)
        : m_evaluation(evaluation), m_checker(evaluation), m_maker(evaluation), m_categories(evaluation)
    {
    }

    void run()
    {
        m_evaluation.findings.clear();
        checkLimits();
        checkCostCycles();
        const int count = static_cast<int>(m_evaluation.tree.forces.size());
        for (int force = 0; force < count; ++force)
            checkForce(force);
        noteLeftOut();
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
            m_evaluation.findings.push_back(std::move(finding));
        }
    }

    // Quietly, and once: how many rules of what is chosen nobody here understands.
    void noteLeftOut()
    {
        std::unordered_set<const NodeFacts *> known;
        int count = 0;
        for (const Item &item : m_evaluation.tree.items)
            count += item.facts->notUnderstood > 0 && known.insert(item.facts).second ? item.facts->notUnderstood : 0;
        if (count == 0)
            return;
        RosterFinding finding;
        finding.kind = FindingKind::NotUnderstood;
        finding.severity = base::Severity::Info;
        m_maker.ownRoster(finding);
        finding.constraintId = "not-understood";
        finding.scope = "roster";
        finding.current = count;
        m_evaluation.findings.push_back(std::move(finding));
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
                if (isLimited(*force.book, link))
                    inCell({force.key, &link}, [&](CheckCell &cell) { m_categories.check(index, link.targetId, &link, cell); });
        }
        if (m_evaluation.data->newerDialect())
            for (const CategoryEntry *category : force.book->limitedCategories())
                if (!force.entry || !lists(*force.entry, category->id))
                    inCell({force.key, category}, [&](CheckCell &cell) { m_categories.check(index, category->id, nullptr, cell); });
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
            for (const Association *association : facts.associations)
                checkAssociation(index, *association);
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
        for (; index < end; index = m_evaluation.item(index).end) {
            const NodeFacts &facts = *m_evaluation.item(index).facts;
            if (!facts.node || facts.hasMinimum)
                continue;
            const auto parts = facts.node->parts();
            if (std::none_of(parts.begin(), parts.end(), [](const Entry *part) { return !part->constraints.empty(); }))
                continue;
            const auto cell = m_evaluation.cells.find({placeKey, facts.node});
            if (cell == m_evaluation.cells.end() || cell->second.turn != m_evaluation.turn) // of several, once
                check(*facts.node);
        }
    }

    void checkNode(const CheckPlace &place, const EntryNode &node, std::uint32_t placeKey, CheckCell &cell)
    {
        cell.seen.add(placeKey, node.entry().id);
        const Context context = m_checker.contextAt(place, node, &cell.seen);
        if (m_checker.hiddenAt(place, node, context))
            return;
        const std::vector<int> there = node.isGroup() ? std::vector<int>() : m_checker.chosen(node, place);
        for (EffectiveLimit &limit : m_checker.limits(node, place, context)) {
            if (limit.constraint->scopeKind != ScopeKind::Self || node.isGroup()) {
                if (limit.violated() && !notAsked(limit, node, place))
                    cell.findings.push_back(m_maker.ofLimit(limit, node, place, there, cell.seen));
                continue;
            }
            // A limit of itself holds for each selection alone.
            for (const int index : there)
                for (EffectiveLimit &own : m_checker.limits(node, place, m_evaluation.contextOf(index, &cell.seen)))
                    if (own.constraint == limit.constraint && own.violated())
                        cell.findings.push_back(m_maker.ofLimit(own, node, place, {index}, cell.seen));
        }
    }

    // A root entry must be there only where the force has its primary category.
    bool notAsked(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place)
    {
        const bool ofForce = limit.constraint->scopeKind == ScopeKind::Parent
            || (limit.constraint->scopeKind == ScopeKind::Force && m_evaluation.data->newerDialect());
        if (place.item >= 0 || limit.isMax() || !ofForce || node.isGroup() || limit.constraint->fieldKind == FieldKind::Forces)
            return false;
        const ForceEntry *force = m_evaluation.force(place.force).entry;
        for (const CategoryState &category : m_evaluation.facts.of(node).categories)
            if (category.primary && force)
                return std::none_of(force->categoryLinks.begin(), force->categoryLinks.end(),
                                    [&](const CategoryLink &link) { return link.targetId == category.id; });
        return true;
    }

    // Whom a selection has joined: neither too many, nor somebody who may not be joined. That nobody is chosen yet is no fault of the
    // list: other programs leave it open, and their lists are legal.
    void checkAssociation(int index, const Association &association)
    {
        const Item &item = m_evaluation.item(index);
        inCell({item.key, &association}, [&](CheckCell &cell) {
            cell.seen.add(item.key, Dependencies::associates);
            int count = 0;
            for (const AssociationChoice &choice : item.selection->associations) {
                const int other = choice.associationId == association.idText ? m_evaluation.tree.find(choice.to) : -1;
                if (other < 0)
                    continue;
                ++count;
                if (association.understood && !isCandidate(m_evaluation, index, association, other, &cell.seen))
                    cell.findings.push_back(m_maker.ofAssociation(FindingKind::CannotJoin, index, association, other, count));
            }
            if (association.max >= 0 && count > association.max)
                cell.findings.push_back(m_maker.ofAssociation(FindingKind::TooManyJoined, index, association, -1, count));
            if (count < association.min && !candidatesOf(m_evaluation, index, association, &cell.seen).empty())
                cell.findings.push_back(m_maker.ofAssociation(FindingKind::TooFewJoined, index, association, -1, count));
        });
    }

    void checkForceEntry(int index);
    static bool isLimited(const Book &book, const CategoryLink &link)
    {
        const CategoryEntry *entry = book.category(link.targetId);
        return !link.constraints.empty() || (entry && !entry->constraints.empty());
    }
    static bool lists(const ForceEntry &force, Id category)
    {
        return std::any_of(force.categoryLinks.begin(), force.categoryLinks.end(),
                           [&](const CategoryLink &link) { return link.targetId == category; });
    }

    Evaluation &m_evaluation;
    Checker m_checker;
    FindingMaker m_maker;
    CategoryLimits m_categories;
    std::unordered_set<std::uint64_t> m_once;
};

void FindingPhase::checkForceEntry(int index)
{
    const ForceItem &force = m_evaluation.force(index);
    if (force.entry->constraints.empty() && (!force.link || force.link->constraints.empty()))
        return;
    std::vector<const Definition *> modifiers{force.entry};
    if (force.link)
        modifiers.push_back(force.link);
    inCell({force.key, force.entry}, [&](CheckCell &target) {
        const auto check = [&](const Constraint &constraint, double value, CheckCell &cell) {
            Query query = constraint;
            const bool ofForces = countsForces(constraint, m_evaluation.data->newerDialect());
            if (ofForces)
                query.fieldKind = FieldKind::Forces;
            if (!query.childId || !m_evaluation.data->newerDialect())
                query.childId = ofForces ? force.entryId : m_evaluation.data->ids().any;
            if (ofForces && constraint.scopeKind == ScopeKind::Parent && force.parent < 0)
                query.scopeKind = ScopeKind::Roster;
            EffectiveLimit limit{&constraint, nullptr, value, 0, false, {}, {}};
            const Context context = m_evaluation.contextOfForce(index, &cell.seen);
            limit.current = constraint.fieldKind == FieldKind::LimitOfCost ? m_evaluation.counter->shareOfLimit(
                                query, m_evaluation.counter->resolve(query, context), {query.childId, true, nullptr, nullptr}, context)
                                                                           : m_evaluation.counter->value(query, context);
            if (!limit.violated())
                return;
            RosterFinding finding;
            m_maker.describe(finding, constraint, value, limit.current, false);
            finding.forceId = force.force->id;
            finding.entryId = force.entry->idText;
            finding.entryName = force.entry->name;
            if (ofForces)
                finding.kind = limit.isMax() ? FindingKind::TooManyForces : FindingKind::TooFewForces;
            if (ofForces || constraint.scopeKind == ScopeKind::Roster)
                m_maker.ownRoster(finding);
            else
                m_maker.ownForce(finding, index);
            FindingMaker::Names names;
            names.whole = m_maker.wholeOf(query, m_evaluation.counter->resolve(query, context));
            finding.authorText = m_maker.words(constraint, finding, names);
            cell.findings.push_back({std::move(finding), 0, 0, 0});
        };
        for (const auto &[constraint, value] : m_checker.limitsOf(force.entry->constraints, modifiers, index, &target.seen))
            check(*constraint, value, target);
        if (force.link)
            for (const auto &[constraint, value] : m_checker.limitsOf(force.link->constraints, modifiers, index, &target.seen))
                check(*constraint, value, target);
    });
}

} // namespace

void evaluateFindings(Evaluation &evaluation)
{
    FindingPhase(evaluation).run();
    for (RosterFinding &finding : evaluation.findings)
        if (finding.path.empty() && finding.ownerType == OwnerType::Selection)
            finding.path = evaluation.tree.path(finding.ownerId);
        else if (finding.path.empty() && !finding.forceId.empty())
            finding.path = evaluation.tree.path(finding.forceId);
}

} // namespace muster::rules
