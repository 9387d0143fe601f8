// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace muster::app {

class ChipEdit;
class ReportAreas;
class ReportOrders;
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
    /// The figures of the preview are others.
    void refresh();
    /// The force whose results are shown.
    [[nodiscard]] QString force() const;
    /// Whom it can have eliminated as a whole.
    void setTargets(const QVector<KillTarget> &targets);
    [[nodiscard]] ChipEdit *chips() const { return m_chips; }

signals:
    /// The keyboard is where the force's own kills are typed.
    void chipsFocused();

private:
    QWidget *labelled(const QString &label, QWidget *control);
    void fillMissions();
    void suggestMission();
    void makeSide();
    void fillForces();
    /// Of the side that is shown; -1: nobody plays yet.
    [[nodiscard]] int sideIndex() const;
    QHBoxLayout *newRow(QWidget *&row);
    [[nodiscard]] bool wantsChips(const campaign::Side &side) const;
    void addObjectives(QHBoxLayout &row, int side);
    void addResult(QHBoxLayout &row, int side);
    void addChips(QHBoxLayout &row, int side);
    void loadSide();
    void showMission();
    void missionPicked();
    [[nodiscard]] QString nameOf(const QString &scenario) const;

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QHBoxLayout *m_row = nullptr, *m_second = nullptr, *m_third = nullptr;
    QComboBox *m_mission = nullptr;
    QDateEdit *m_date = nullptr;
    QComboBox *m_force = nullptr;
    QWidget *m_forceField = nullptr;
    QWidget *m_side = nullptr; ///< objectives of the chosen side
    QWidget *m_more = nullptr; ///< its result and kills
    ChipEdit *m_chips = nullptr;
    ReportOrders *m_orders = nullptr;
    ReportAreas *m_areas = nullptr;
    QVector<KillTarget> m_targets;
};

} // namespace muster::app
