// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "share/campaign/SoldierFigures.h"

#include <QWidget>

namespace muster::app {

/// Head of the service record: portrait or rank shield, name, rank and function, status, four figures.
class RecordHead final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordHead(CampaignSession &session, QWidget *parent = nullptr);
    void show(const campaign::SoldierState *soldier);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CampaignSession &m_session;
    campaign::SoldierState m_soldier;
    QPixmap m_portrait;
};

/// Earned = spent + free, as a bar with its three figures.
class ExperienceSum final : public QWidget
{
    Q_OBJECT

public:
    explicit ExperienceSum(CampaignSession &session, QWidget *parent = nullptr);
    void show(int earned, int spent);
    QSize sizeHint() const override { return {300, 56}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CampaignSession &m_session;
    int m_earned = 0, m_spent = 0;
};

/// Two rows of figures: the soldier as they are, and with the next rank; what changes stands out.
class RankComparison final : public QWidget
{
    Q_OBJECT

public:
    explicit RankComparison(CampaignSession &session, QWidget *parent = nullptr);
    void show(const campaign::SoldierState &soldier);
    void clear();
    QSize sizeHint() const override { return {300, 66}; }
    QSize minimumSizeHint() const override { return {220, 66}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QList<double> columns() const;
    void paintRow(QPainter &painter, const QRectF &row, bool next) const;

    CampaignSession &m_session;
    QString m_names[2];
    int m_rungs[2] = {0, 0};
    QVector<share::SoldierFigure> m_figures[2];
};

} // namespace muster::app
