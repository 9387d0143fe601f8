// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "print/charts/ChartLayout.h"

#include <QStandardItemModel>
#include <QTableView>

namespace muster::app {

/// A chart of the campaign. It is the view of a table that is drawn as lines or bars: screen readers read the table, the arrow
/// keys go through its cells, a click chooses the soldier.
class CampaignChart final : public QTableView
{
    Q_OBJECT

public:
    explicit CampaignChart(CampaignSession &session, QWidget *parent = nullptr);

    void showExperience();
    void showKills();
    void showForces();
    void showPlayers();

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &, ScrollHint = EnsureVisible) override {}
    /// What is drawn, in millimetres.
    [[nodiscard]] const print::DisplayList &drawing() const { return m_drawing; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void take(const print::ChartTable &table);
    void draw();
    [[nodiscard]] print::ChartWords words() const;
    [[nodiscard]] print::ChartStyle style() const;
    [[nodiscard]] double pixelsPerMm() const { return logicalDpiX() / 25.4; }

    CampaignSession &m_session;
    QStandardItemModel m_table;
    print::TextMeter m_meter;
    print::ExperienceChart m_experience;
    print::KillChart m_kills;
    bool m_showsKills = false, m_following = false;
    print::DisplayList m_drawing;
    print::ChartMarks m_marks;
};

} // namespace muster::app
