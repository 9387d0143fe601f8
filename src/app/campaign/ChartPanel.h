// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/ExperienceLine.h"

#include <QtCharts/QChartView>

class QLabel;
class QStackedWidget;

namespace muster::app {

class EmptyState;
class Segments;

/// The drawing itself: lines or bars by Qt Charts, names, ranks and losses written beside them.
class CampaignChart final : public QChartView
{
    Q_OBJECT

public:
    explicit CampaignChart(CampaignSession &session, QWidget *parent = nullptr);
    void showExperience();
    void showKills();

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    struct Line
    {
        QString name;
        bool current = false, fallen = false;
        QVector<models::ExperiencePoint> points;
        QVector<QPair<QPointF, QString>> ranks; ///< promotions
    };
    void dress();
    [[nodiscard]] QVector<Line> lines() const;
    void drawLine(QPainter &painter, const Line &line) const;
    void drawNames(QPainter &painter, const QVector<Line> &lines) const;

    CampaignSession &m_session;
    QVector<Line> m_lines;
};

/// Experience over the missions, or kills by soldier.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(CampaignSession &session, QWidget *parent = nullptr);
    void retranslate();

private:
    void refresh();

    CampaignSession &m_session;
    QLabel *m_title = nullptr;
    Segments *m_choice = nullptr;
    CampaignChart *m_chart = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace muster::app
