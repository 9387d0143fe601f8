// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QComboBox;
class QVBoxLayout;

namespace muster::app {

/// Which areas of the map change hands by the mission: a line for each, and one to add another. Nothing without a map.
class ReportAreas final : public QWidget
{
    Q_OBJECT

public:
    ReportAreas(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    void load();

private:
    void addLine(const QString &area, const QString &player);
    void take(const QString &before, const QComboBox *area, const QComboBox *player);

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QVBoxLayout *m_column = nullptr;
    QMap<QString, QString> m_shown;
};

} // namespace muster::app
