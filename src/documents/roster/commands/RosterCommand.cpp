// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/RosterCommand.h"

#include "documents/roster/EditCodec.h"
#include "documents/roster/EditDependence.h"
#include "documents/roster/RosterDocument.h"
#include "rules/data/CompositeId.h"

#include <algorithm>
#include <iterator>

namespace muster::documents {

namespace {

using RosterKind = rules::EditStep::Kind;
constexpr std::chrono::seconds mergeWindow{5};

bool setsSameThing(const rules::EditStep &first, const rules::EditStep &second)
{
    return first.kind == second.kind && first.id == second.id && first.key == second.key && first.categoryId == second.categoryId;
}

// Folds `next` into `step` when both only set the same value.
bool absorb(rules::EditStep &step, const rules::EditStep &next)
{
    if (!setsSameThing(step, next))
        return false;
    switch (step.kind) {
    case RosterKind::SetNumber:
        step.numberAfter = next.numberAfter;
        return true;
    case RosterKind::SetText:
    case RosterKind::SetCategoryText:
    case RosterKind::SetExtra:
    case RosterKind::SetAssociation:
        step.after = next.after;
        return true;
    case RosterKind::SetCostLimit:
        step.limitAfter = next.limitAfter;
        return true;
    default:
        return false;
    }
}

bool changesNothing(const rules::EditStep &step)
{
    switch (step.kind) {
    case RosterKind::SetNumber:
        return step.numberBefore == step.numberAfter;
    case RosterKind::SetText:
    case RosterKind::SetCategoryText:
    case RosterKind::SetExtra:
    case RosterKind::SetAssociation:
        return step.before == step.after;
    case RosterKind::SetCostLimit:
        return step.limitBefore == step.limitAfter;
    default:
        return false;
    }
}

bool onlySetsValues(const rules::RosterEdit &edit)
{
    return std::all_of(edit.steps.begin(), edit.steps.end(), [](const rules::EditStep &step) {
        return step.kind == RosterKind::SetNumber || step.kind == RosterKind::SetText || step.kind == RosterKind::SetCategoryText
            || step.kind == RosterKind::SetExtra || step.kind == RosterKind::SetCostLimit || step.kind == RosterKind::SetAssociation;
    });
}

} // namespace

void appendEdit(rules::RosterEdit &whole, rules::RosterEdit part)
{
    std::move(part.steps.begin(), part.steps.end(), std::back_inserter(whole.steps));
    if (whole.createdId.empty())
        whole.createdId = std::move(part.createdId);
    whole.automatic.merge(part.automatic);
}

QByteArray RosterCommand::payload() const
{
    return encodeEdit(m_edit);
}

void RosterCommand::perform(bool forward)
{
    const rules::RosterEdit wanted = forward ? m_edit : rules::inverse(m_edit);
    if (!m_document->m_history.hasOthers() || m_document->m_tried) // just made: it fits
        return m_document->perform(wanted);
    if (const std::optional<rules::RosterEdit> fitted = fittedTo(m_document->m_roster, wanted))
        m_document->perform(*fitted);
}

QString RosterCommand::whyKept() const
{
    return m_document->whyKept(*this);
}

bool RosterCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const RosterCommand *>(other);
    if (next->subject() != subject() || next->m_when - m_when > mergeWindow || !onlySetsValues(m_edit) || !onlySetsValues(next->m_edit))
        return false;
    for (const rules::EditStep &step : next->m_edit.steps) {
        const auto same = std::find_if(m_edit.steps.begin(), m_edit.steps.end(),
                                       [&step](const rules::EditStep &own) { return setsSameThing(own, step); });
        if (same == m_edit.steps.end() || !absorb(*same, step))
            m_edit.steps.push_back(step);
    }
    std::erase_if(m_edit.steps, changesNothing);
    m_when = next->m_when;
    grow();
    setText(next->text());
    setObsolete(m_edit.empty()); // back to the start: leave no entry in the history
    return true;
}

QString shownName(const RosterDocument &document, const std::string &id)
{
    if (const rules::SelectionPlace place = rules::findSelection(document.roster(), id)) {
        if (!place.selection->customName.empty())
            return QString::fromStdString(place.selection->customName);
        const rules::EffectiveSelection *now = document.evaluator().selection(id);
        return document.game().shown(place.selection->entryId, now && !now->name.empty() ? now->name : place.selection->name);
    }
    if (const rules::Force *force = rules::findForce(document.roster(), id)) {
        if (!force->customName.empty())
            return QString::fromStdString(force->customName);
        const rules::EffectiveForce *now = document.evaluator().force(id);
        return document.game().shown(force->entryId, now && !now->name.empty() ? now->name : force->name);
    }
    return document.name();
}

QString entryName(const RosterDocument &document, const std::string &entryId)
{
    const auto &data = document.game().data;
    const std::string_view last = rules::lastSegment(entryId);
    const std::string_view name = data ? data->nameOf(data->find(last)) : std::string_view();
    return document.game().shown(last, name.empty() ? last : name);
}

} // namespace muster::documents
