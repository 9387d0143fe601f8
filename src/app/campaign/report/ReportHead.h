// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "app/campaign/report/ReportFields.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QHBoxLayout;

namespace muster::app {

class ReportAreas;
class ReportOrders;

/// Head of the after-battle report: which mission, when; of somebody who plays alone also objectives and result.
class ReportHead final : public QWidget
{
    Q_OBJECT

public:
    ReportHead(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    /// Takes the values of the draft.
    void load();
    /// Shows the values of the draft again.
    void restore();
    /// Takes the mission that is being typed: a name of the list means that mission.
    void commit();
    [[nodiscard]] QComboBox *mission() const { return m_mission; }
    /// The figures of the preview are others.
    void refresh();
    /// The force whose results are shown here; empty: of several each has its own head.
    [[nodiscard]] QString force() const;
    /// Whom it can have eliminated as a whole.
    void setTargets(const QVector<KillTarget> &targets);
    [[nodiscard]] ChipEdit *chips() const { return m_chips; }

signals:
    /// The keyboard is where the force's own kills are typed.
    void chipsFocused();

private:
    void fillMissions();
    void suggestMission();
    void makeSide();
    /// Whoever plays alone has one side, and it is shown here.
    [[nodiscard]] bool isAlone() const;
    QHBoxLayout *newRow(QWidget *&row);
    [[nodiscard]] bool wantsChips(const campaign::Side &side) const;
    void loadSide();
    void showMission();
    void missionPicked();
    [[nodiscard]] QString nameOf(const QString &scenario) const;

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QHBoxLayout *m_row = nullptr, *m_third = nullptr;
    QComboBox *m_mission = nullptr;
    QDateEdit *m_date = nullptr;
    QWidget *m_side = nullptr; ///< objectives and result of whoever plays alone
    QWidget *m_more = nullptr; ///< what nobody in particular eliminated
    ChipEdit *m_chips = nullptr;
    ReportOrders *m_orders = nullptr;
    ReportAreas *m_areas = nullptr;
    QVector<KillTarget> m_targets;
};

} // namespace muster::app
