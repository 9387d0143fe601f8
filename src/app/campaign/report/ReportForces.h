// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace muster::app {

class Chip;
class FlowLayout;
class Segments;

/// Who plays tonight: a chip for each force, everyone, nobody, and whether they play against each other.
class ReportForces final : public QWidget
{
    Q_OBJECT

public:
    ReportForces(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    /// Shows what the draft has; out of sight where there is one force only.
    void load();

private:
    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QLabel *m_count = nullptr;
    QWidget *m_chipRow = nullptr;
    QVector<Chip *> m_chips;
    QStringList m_forces;
    Segments *m_kind = nullptr;
};

} // namespace muster::app
