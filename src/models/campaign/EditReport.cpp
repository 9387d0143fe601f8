// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/EditReport.h"

#include "models/campaign/CampaignReportDraft.h"

namespace muster::models {

EditReport::EditReport(CampaignReportDraft &draft, const QString &sentence, const QString &field, const ReportPlace &place,
                       const ReportValues &after)
    : QUndoCommand(sentence), m_draft(draft), m_field(field), m_place(place), m_before(draft.values()), m_after(after)
{
}

void EditReport::undo()
{
    m_open = false;
    m_draft.put(m_before);
    emit m_draft.restored(m_place);
}

void EditReport::redo()
{
    m_draft.put(m_after);
    if (!std::exchange(m_first, false)) {
        m_open = false;
        emit m_draft.restored(m_place);
    }
}

bool EditReport::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const EditReport *>(other);
    if (!m_open || m_field.isEmpty() || next->m_field != m_field)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before); // typed and taken away again: nothing to undo
    return true;
}

} // namespace muster::models
