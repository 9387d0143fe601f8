// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/campaign/CampaignReportDraft.h"

#include <QUndoCommand>

namespace muster::models {

/// A report that was thrown away: undo brings it back. Not part of the book's history, which others share.
class DiscardReport final : public QUndoCommand
{
public:
    DiscardReport(CampaignReportDraft &draft, const QString &sentence) : QUndoCommand(sentence), m_draft(draft) {}

    void undo() override { m_draft.bringBack(); }
    void redo() override
    {
        if (!std::exchange(m_first, false))
            setObsolete(true); // it is open again and can be discarded there
    }

private:
    CampaignReportDraft &m_draft;
    bool m_first = true;
};

} // namespace muster::models
