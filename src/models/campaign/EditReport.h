// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/campaign/ReportValues.h"

#include <QUndoCommand>

namespace muster::models {

class CampaignReportDraft;

/// Where in the report something was entered, so that an undo can show it.
struct ReportPlace
{
    QString soldier; ///< whose line; empty: none
    int side = -1;   ///< whose results; -1: none
};

/// One entry of the after-battle report. Typing in one field grows one step until the field is left or a pause ends it.
class EditReport final : public QUndoCommand
{
public:
    /// `field`: what the entry is about; entries with the same one merge. Empty: it never does.
    EditReport(CampaignReportDraft &draft, const QString &sentence, const QString &field, const ReportPlace &place,
               const ReportValues &after);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *other) override;

    /// What comes next is a step of its own.
    void close() { m_open = false; }

private:
    CampaignReportDraft &m_draft;
    QString m_field;
    ReportPlace m_place;
    ReportValues m_before, m_after;
    bool m_open = true;
    bool m_first = true; ///< the widget that made it shows it already
};

} // namespace muster::models
