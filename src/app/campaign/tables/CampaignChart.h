// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/paper/ChartView.h"
#include "print/charts/ChartLayout.h"

namespace muster::app {

/// A chart of the campaign; a click chooses the soldier.
class CampaignChart final : public ChartView
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

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void take(const print::ChartTable &table);
    [[nodiscard]] QMarginsF room() const override { return {8, 8, 8, 4}; }
    [[nodiscard]] QMarginsF frameRoom() const override { return {2, 1, 2, 1}; }
    [[nodiscard]] print::ChartMarks drawOn(print::Canvas &canvas, const QRectF &area) const override;
    [[nodiscard]] print::ChartWords words() const;
    [[nodiscard]] print::ChartStyle style() const;

    CampaignSession &m_session;
    print::ExperienceChart m_experience;
    print::KillChart m_kills;
    bool m_showsKills = false, m_following = false;
};

} // namespace muster::app
