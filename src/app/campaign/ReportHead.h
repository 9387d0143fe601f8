// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/CampaignReportDraft.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace muster::app {

class Segments;

/// Head of the after-battle report: which mission, when, objectives and result of each side.
class ReportHead final : public QWidget
{
    Q_OBJECT

public:
    ReportHead(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    /// Takes the values of the draft.
    void load();
    /// Shows the values of the draft again; `side`: whose results to show, or -1.
    void restore(int side);
    /// Takes the mission that is being typed: a name of the list means that mission.
    void commit();
    [[nodiscard]] QComboBox *mission() const { return m_mission; }

private:
    QWidget *labelled(const QString &label, QWidget *control);
    void fillMissions();
    void suggestMission();
    void makeSide();
    void loadSide();
    void showMission();
    void missionPicked();
    [[nodiscard]] QMap<QString, int> awardsOf(const QString &scenario) const;

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QHBoxLayout *m_row = nullptr, *m_second = nullptr;
    QComboBox *m_mission = nullptr;
    QDateEdit *m_date = nullptr;
    QComboBox *m_force = nullptr;
    QWidget *m_forceField = nullptr;
    QWidget *m_side = nullptr; ///< objectives and result of the chosen side
};

} // namespace muster::app
