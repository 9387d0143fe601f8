// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/FormationRows.h"

#include "models/roster/ChosenShort.h"
#include "models/roster/FormationSections.h"
#include "models/roster/FormationSentences.h"
#include "rules/evaluate/AttachedUnits.h"
#include "share/roster/LinkText.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace muster::models {
namespace {

using Kind = FormationRow::Kind;
using rules::EffectiveSelection;
using rules::Selection;
using share::amount;
using share::RosterLook;
using share::toText;

struct FormationRowsWords
{
    Q_DECLARE_TR_FUNCTIONS(FormationRows)
};

// Inside a sentence a slot is a common word, unless it is an abbreviation.
QString inSentence(const QString &name)
{
    if (name.size() < 2 || !name.at(1).isLower())
        return name;
    return name.at(0).toLower() + name.mid(1);
}

/// Builds the tree of one roster; short-lived, holds references only.
class FormationRowsBuilder
{
public:
    FormationRowsBuilder(rules::Evaluator &evaluator, const share::RosterLook &look)
        : m_evaluator(evaluator), m_look(look), m_advantages(rules::advantages(evaluator)), m_worst(worstFindings(evaluator.findings())),
          m_links(evaluator, look)
    {
        for (const rules::RosterFinding &finding : evaluator.findings()) {
            if (finding.kind == rules::FindingKind::CostTooHigh && finding.ownerType == rules::OwnerType::Selection)
                m_caps.emplace(finding.ownerId, &finding);
        }
        for (const rules::Advantage &advantage : m_advantages) {
            for (const std::string &unit : advantage.unitIds)
                m_marks[unit] |= advantage.active ? 2 : 1;
        }
    }

    std::vector<FormationRow> rows()
    {
        std::vector<FormationRow> rows;
        for (const rules::Force &force : m_evaluator.roster().forces)
            rows.push_back(forceRow(force));
        return rows;
    }

private:
    FormationRow forceRow(const rules::Force &force)
    {
        FormationRow row;
        row.kind = Kind::Force;
        row.id = row.key = toText(force.id);
        const rules::EffectiveForce *effective = m_evaluator.force(force.id);
        row.name = m_look.name(force.entryId, effective ? effective->name : force.name);
        row.nickname = toText(force.customName);
        row.remark = m_look.name(force.catalogueId, force.catalogueName);
        row.points = effective ? m_look.cost(effective->totalCosts) : 0;
        for (const rules::RosterCost &total : m_evaluator.totals()) {
            if (total.typeId == m_look.costTypeId && total.limit)
                row.limit = *total.limit;
        }
        markFindings(row, force.id);
        addRootRows(row, force);
        for (const rules::Force &child : force.forces)
            row.children.push_back(forceRow(child));
        row.sentence = FormationRowsWords::tr("%1, %2").arg(row.name, m_look.costText(row.points));
        return row;
    }

    // Formations first, in the user's order; single units below, under one heading or, in data without formations, under
    // the headings of their categories.
    void addRootRows(FormationRow &forceRow, const rules::Force &force)
    {
        const bool formations = offersFormations(force);
        FormationSections sections(m_evaluator, m_look, force, formations);
        for (const Selection &selection : force.selections) {
            const EffectiveSelection *effective = m_evaluator.selection(selection.id);
            if (effective && effective->node && isFormation(*effective->node)) {
                forceRow.children.push_back(formationRow(selection, *effective));
                continue;
            }
            const std::vector<std::string> members = rules::shownAsOne(m_evaluator, selection.id);
            if (!members.empty() && members.front() != selection.id)
                continue; // it stands below the unit that it is one with
            FormationRow unit = unitRow(selection);
            addAttached(unit, members);
            FormationRow &section = members.empty() ? sections.ofUnit(effective) : sections.attached();
            section.points += unit.points;
            section.children.push_back(std::move(unit));
        }
        if (formations && offersUnits(force))
            sections.units();
        for (FormationRow &section : sections.sorted())
            forceRow.children.push_back(std::move(section));
    }

    // A unit and those who have joined it are one row, with what they cost together; they stand below it.
    void addAttached(FormationRow &unit, const std::vector<std::string> &members)
    {
        for (const std::string &id : members) {
            const Selection *member = m_evaluator.chosen(id);
            if (!member || toText(id) == unit.id)
                continue;
            FormationRow joined = unitRow(*member);
            unit.points += joined.points;
            unit.hasProblem = unit.hasProblem || joined.hasProblem;
            unit.children.insert(unit.children.begin(), std::move(joined));
        }
        if (!members.empty())
            unit.sentence = unitSentence(unit, m_look);
    }

    bool offersFormations(const rules::Force &force) const
    {
        const rules::EffectiveForce *effective = m_evaluator.force(force.id);
        if (!effective || !effective->book)
            return false;
        const auto roots = effective->book->roots(effective->entry);
        return std::any_of(roots.begin(), roots.end(), [](const rules::EntryNode *node) { return isFormation(*node); });
    }

    // Whether the force takes units outside of its formations.
    bool offersUnits(const rules::Force &force) const
    {
        const rules::EffectiveForce *effective = m_evaluator.force(force.id);
        const auto roots = effective && effective->book ? effective->book->roots(effective->entry)
                                                        : std::vector<const rules::EntryNode *>();
        return std::any_of(roots.begin(), roots.end(), [](const rules::EntryNode *node) {
            return !node->isGroup() && isUnitType(rules::toString(node->entry().type)) && !node->hidden();
        });
    }

    FormationRow formationRow(const Selection &selection, const EffectiveSelection &effective)
    {
        FormationRow row = basicRow(selection, &effective);
        row.kind = Kind::Formation;
        row.sentence = FormationRowsWords::tr("%1, %2").arg(row.nickname.isEmpty() ? row.name : row.nickname, m_look.costText(row.points));
        if (const auto cap = m_caps.find(selection.id); cap != m_caps.end()) {
            row.overCap = true;
            row.remark = FormationRowsWords::tr("%1 over its cap of %2")
                             .arg(amount(cap->second->current - cap->second->wanted), amount(cap->second->wanted));
            row.sentence += QStringLiteral(", ") + row.remark;
        }
        addAdvantages(row, selection.id);
        addSlots(row, selection);
        return row;
    }

    void addAdvantages(FormationRow &formation, const std::string &selectionId)
    {
        for (const rules::Advantage &advantage : m_advantages) {
            if (advantage.formationId != selectionId)
                continue;
            FormationRow row;
            row.kind = Kind::Advantage;
            row.key = QStringLiteral("advantage:") + toText(advantage.ruleId);
            row.ownerId = toText(selectionId);
            row.name = m_look.name(advantage.ruleId, advantage.name);
            row.mark = advantage.active ? FormationRow::Mark::Active : FormationRow::Mark::Inactive;
            row.remark = advantageRemark(advantage, m_look);
            row.sentence = FormationRowsWords::tr("Advantage %1, %2").arg(row.name, row.remark);
            formation.children.push_back(std::move(row));
        }
    }

    bool isRow(std::string_view ownerType, const Selection &selection) const
    {
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        return isRowIn(ownerType, selection.type, effective ? effective->node : nullptr);
    }

    void addSlots(FormationRow &owner, const Selection &selection)
    {
        std::set<std::string> shown;
        for (const rules::Slot &slot : m_evaluator.slotsOf(selection.id, false, rules::Priced::No)) {
            if (slot.hidden || (!isUnitSlot(slot, selection.type) && slot.candidates.empty() && slot.selectionIds.empty()))
                continue;
            const bool units = isUnitSlot(slot, selection.type);
            const QString name = slot.group ? m_look.name(slot.group->entry().idText, slot.name) : QString();
            bool first = true;
            // In the user's own order, which is that of the roster.
            for (const Selection &child : selection.selections) {
                const std::string &id = child.id;
                if (std::find(slot.selectionIds.begin(), slot.selectionIds.end(), id) == slot.selectionIds.end())
                    continue;
                if (!isRow(selection.type, child))
                    continue;
                FormationRow unit = unitRow(child);
                unit.slot = first ? name : QString();
                unit.slotName = name;
                unit.groupId = toText(slot.groupId);
                unit.ownerId = owner.id;
                unit.sentence = name.isEmpty() ? unit.sentence : FormationRowsWords::tr("%1, %2").arg(name, unit.sentence);
                first = false;
                shown.insert(id);
                owner.children.push_back(std::move(unit));
            }
            if (units)
                addOpenPlaces(owner, slot, name, first);
        }
        addRest(owner, selection, shown);
    }

    // What is still missing in a slot, each as a row to fill; then a link where more may come.
    void addOpenPlaces(FormationRow &owner, const rules::Slot &slot, const QString &name, bool first)
    {
        FormationRow row;
        row.ownerId = owner.id;
        row.groupId = toText(slot.groupId);
        row.slotName = name;
        const int missing = int(slot.min) - int(slot.current);
        for (const rules::Candidate &candidate : slot.candidates)
            row.fitting += candidate.canAdd && !candidate.hidden ? 1 : 0;
        if (missing > 0)
            addPrices(row, slot);
        for (int i = 0; i < missing && i < 20; ++i) {
            row.kind = Kind::EmptySlot;
            row.key = QStringLiteral("empty:%1:%2").arg(row.groupId, QString::number(i));
            row.slot = first ? name : QString();
            row.name = FormationRowsWords::tr("Choose a unit");
            row.hasProblem = true;
            const QString range = row.cheapest == row.dearest
                ? m_look.costText(row.cheapest)
                : FormationRowsWords::tr("%1 to %2").arg(amount(row.cheapest), m_look.costText(row.dearest));
            row.remark = FormationRowsWords::tr("%n (fits|fit)", nullptr, row.fitting)
                + (row.priced > 0 ? QStringLiteral(", ") + range : QString());
            row.sentence = FormationRowsWords::tr("%1, empty, required, %2").arg(name, row.remark);
            owner.children.push_back(row);
            first = false;
        }
        if (missing <= 0 && (slot.max < 0 || slot.current < slot.max) && (slot.group || row.fitting > 0)) {
            row.kind = Kind::AddLink;
            row.key = QStringLiteral("add:") + row.groupId;
            row.slot = first ? name : QString();
            row.hasProblem = false;
            row.remark.clear();
            row.name = name.isEmpty() ? FormationRowsWords::tr("Add a unit") : FormationRowsWords::tr("Add %1").arg(inSentence(name));
            row.sentence = row.name;
            owner.children.push_back(std::move(row));
        }
    }

    // Only a place that must be filled says what that may cost: prices may have to be tried.
    void addPrices(FormationRow &row, const rules::Slot &open) const
    {
        for (const rules::Slot &slot : m_evaluator.slotsOf(share::toData(row.ownerId))) {
            if (slot.group != open.group)
                continue;
            for (const rules::Candidate &candidate : slot.candidates) {
                const double cost = m_look.cost(candidate.costs);
                if (candidate.hidden || !candidate.canAdd || (cost == 0 && !m_look.hasCost(candidate.costs)))
                    continue; // or nobody knows its price
                row.cheapest = row.priced ? std::min(row.cheapest, cost) : cost;
                row.dearest = row.priced++ ? std::max(row.dearest, cost) : cost;
            }
        }
    }

    // Units and orphans that stand in no known slot are never left out.
    void addRest(FormationRow &owner, const Selection &selection, const std::set<std::string> &shown)
    {
        for (const Selection &child : selection.selections) {
            if (shown.count(child.id))
                continue;
            const EffectiveSelection *effective = m_evaluator.selection(child.id);
            if (isRow(selection.type, child) || !effective || effective->orphan)
                owner.children.push_back(unitRow(child));
        }
    }

    FormationRow unitRow(const Selection &selection)
    {
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        FormationRow row = basicRow(selection, effective);
        row.kind = Kind::Unit;
        row.chosen = chosenShort(m_evaluator, m_look, selection);
        for (const Selection &child : selection.selections)
            row.models += child.type == "model" ? child.number : 0;
        if (row.models < 2)
            row.models = 0;
        if (effective && (isUnitType(effective->type) || (effective->node && isFormation(*effective->node)))) {
            // Most units hold nothing that is a row: their slots, which take long to judge, need not be asked.
            if (!effective->node || mayHoldRows(selection.type, *effective->node))
                addSlots(row, selection);
            else
                addRest(row, selection, {});
        }
        row.sentence = unitSentence(row, m_look);
        return row;
    }

    FormationRow basicRow(const Selection &selection, const EffectiveSelection *effective)
    {
        FormationRow row;
        row.id = row.key = toText(selection.id);
        row.nickname = toText(selection.customName);
        row.note = !selection.customNotes.empty();
        row.number = selection.number;
        if (const auto tag = selection.extras.find("tag"); tag != selection.extras.end())
            row.tag = toText(tag->second);
        row.orphan = !effective || effective->orphan;
        row.name = effective ? m_look.name(*effective) : toText(selection.name);
        if (effective) {
            row.points = m_look.cost(effective->totalCosts);
            row.pointsKnown = m_look.hasCost(effective->totalCosts) || !isUnitType(effective->type);
            row.icon = m_look.icon(effective->categories, m_evaluator.info(selection.id).profiles);
            row.code = m_look.code(m_evaluator.info(selection.id).profiles, effective->categories, effective->type);
        }
        row.remark = row.orphan ? FormationRowsWords::tr("not in the data") : m_links.sentence(selection.id);
        if (const auto mark = m_marks.find(selection.id); mark != m_marks.end())
            row.mark = mark->second & 2 ? FormationRow::Mark::Active : FormationRow::Mark::Inactive;
        markFindings(row, selection.id);
        return row;
    }

    void markFindings(FormationRow &row, const std::string &id) const
    {
        const auto found = m_worst.find(id);
        row.hasProblem = found != m_worst.end() && found->second == int(base::Severity::Error) + 1;
        row.hasWarning = found != m_worst.end() && found->second == int(base::Severity::Warning) + 1;
    }

    rules::Evaluator &m_evaluator;
    const RosterLook &m_look;
    std::vector<rules::Advantage> m_advantages;
    std::map<std::string, int> m_worst;
    std::map<std::string, int> m_marks;
    std::map<std::string, const rules::RosterFinding *> m_caps;
    share::LinkText m_links;
};

} // namespace

std::vector<FormationRow> formationRows(rules::Evaluator &evaluator, const share::RosterLook &look)
{
    return FormationRowsBuilder(evaluator, look).rows();
}

} // namespace muster::models
