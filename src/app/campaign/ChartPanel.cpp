// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/ChartPanel.h"

#include "app/theme/ElidedLabel.h"
#include "app/theme/EmptyState.h"
#include "app/theme/Paint.h"
#include "app/theme/Segments.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QHorizontalBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int mostLines = 24;  ///< more cannot be told apart; the selected soldier is always among them
constexpr int mostBars = 14;

QPointF placeOf(const models::ExperiencePoint &point)
{
    return {double(point.mission), double(point.earned)};
}

double niceStep(double most)
{
    double step = 1;
    while (most / step > 6) {
        for (const double factor : {2.0, 2.5, 2.0}) {
            step *= factor;
            if (most / step <= 6)
                return step;
        }
    }
    return step;
}

} // namespace

CampaignChart::CampaignChart(CampaignSession &session, QWidget *parent) : QChartView(parent), m_session(session)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    dress();
}

// A fresh chart each time: parts of an old one would stay visible until the event loop takes them away.
void CampaignChart::dress()
{
    QChart *old = chart();
    auto *fresh = new QChart;
    fresh->legend()->hide();
    fresh->setBackgroundRoundness(0);
    fresh->layout()->setContentsMargins(0, 0, 0, 0);
    fresh->setBackgroundBrush(color(Token::Base));
    setBackgroundBrush(color(Token::Base));
    setChart(fresh);
    delete old;
}

QVector<CampaignChart::Line> CampaignChart::lines() const
{
    const CampaignState &state = m_session.state();
    QVector<const SoldierState *> soldiers;
    for (const SoldierState &soldier : state.soldiers)
        soldiers.append(&soldier);
    std::stable_sort(soldiers.begin(), soldiers.end(), [this](const SoldierState *a, const SoldierState *b) {
        return std::tuple(a->id != m_session.current(), -a->earned - a->contributed) < std::tuple(b->id != m_session.current(), -b->earned - b->contributed);
    });
    QVector<Line> lines;
    for (const SoldierState *soldier : soldiers.mid(0, mostLines)) {
        Line line{soldier->name, soldier->id == m_session.current(), soldier->status == Status::Dead, {}, {}};
        line.points = models::experienceLine(*soldier, state, m_session.rules());
        for (const ServiceEntry &entry : soldier->record) {
            if (entry.kind != ServiceEntry::Promoted || soldier->ladder < 0)
                continue;
            const auto at = std::find_if(line.points.begin(), line.points.end(), [&](const auto &point) { return point.mission == entry.mission; });
            if (at != line.points.end())
                line.ranks.append({placeOf(*at), m_session.rules().ladders.at(soldier->ladder).ranks.value(entry.rank).name.in(m_session.language())});
        }
        lines.append(line);
    }
    return lines;
}

void CampaignChart::showExperience()
{
    dress();
    m_lines = lines();
    const int missions = std::max(1, m_session.state().fought());
    double most = 10;
    for (const Line &line : std::as_const(m_lines)) {
        for (const models::ExperiencePoint &point : line.points)
            most = std::max(most, double(point.earned));
    }
    const double step = niceStep(most);
    auto *x = new QCategoryAxis(chart());
    x->setRange(0, missions);
    x->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    const int every = std::max(1, missions / 12);
    x->append(tr("Start"), 0);
    for (int i = every; i <= missions; i += every)
        x->append(QString("M%1").arg(i), i);
    auto *y = new QValueAxis(chart());
    y->setRange(0, std::ceil(most / step) * step);
    y->setTickType(QValueAxis::TicksDynamic);
    y->setTickInterval(step);
    y->setLabelFormat("%d");
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(x), static_cast<QAbstractAxis *>(y)}) {
        axis->setLabelsColor(color(Token::Text2));
        axis->setLabelsFont(roleFont(FontRole::Caption));
        axis->setGridLineColor(color(Token::Line2));
        axis->setLinePenColor(color(Token::Line));
    }
    x->setGridLineVisible(false);
    chart()->addAxis(x, Qt::AlignBottom);
    chart()->addAxis(y, Qt::AlignLeft);
    double names = 60;
    for (const Line &line : std::as_const(m_lines))
        names = std::max(names, Theme::current().metrics(FontRole::CaptionStrong).horizontalAdvance(line.name + " 000") + 14);
    auto *scale = new QLineSeries(chart()); // only carries the axes: a series cannot be half dotted
    scale->append(0, 0);
    scale->append(missions, 0);
    scale->setPen(Qt::NoPen);
    chart()->addSeries(scale);
    scale->attachAxis(x);
    scale->attachAxis(y);
    chart()->setMargins({4, 8, int(std::min(names, 140.0)), 0});
}

// A stroke for the missions he was in; dots where he stayed away, at what he had.
void CampaignChart::drawLine(QPainter &painter, const Line &line) const
{
    QPen stroke = line.current ? QPen(m_session.colours().strong, 2.5) : QPen(color(Token::Control), 1.3);
    QPen dots = stroke;
    dots.setStyle(Qt::DotLine);
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        painter.setPen(line.points.at(i).there ? stroke : dots);
        painter.drawLine(chart()->mapToPosition(placeOf(line.points.at(i - 1))), chart()->mapToPosition(placeOf(line.points.at(i))));
    }
}

void CampaignChart::showKills()
{
    dress();
    m_lines.clear();
    QVector<const SoldierState *> soldiers;
    for (const SoldierState &soldier : m_session.state().soldiers) {
        if (soldier.kills > 0)
            soldiers.append(&soldier);
    }
    std::stable_sort(soldiers.begin(), soldiers.end(), [](auto *a, auto *b) { return a->kills > b->kills; });
    soldiers = soldiers.mid(0, mostBars);
    std::reverse(soldiers.begin(), soldiers.end());
    auto *set = new QBarSet(tr("Kills"));
    QStringList names;
    int most = 1;
    for (const SoldierState *soldier : std::as_const(soldiers)) {
        set->append(soldier->kills);
        names.append(soldier->name);
        most = std::max(most, soldier->kills);
    }
    set->setColor(m_session.colours().strong);
    set->setBorderColor(Qt::transparent);
    set->setLabelColor(color(Token::Base));
    set->setLabelFont(roleFont(FontRole::CaptionStrong));
    auto *series = new QHorizontalBarSeries(chart());
    series->append(set);
    series->setLabelsVisible(true);
    series->setLabelsPosition(QAbstractBarSeries::LabelsInsideEnd);
    series->setBarWidth(0.6);
    chart()->addSeries(series);
    auto *y = new QBarCategoryAxis(chart());
    y->append(names);
    auto *x = new QValueAxis(chart());
    x->setRange(0, most);
    x->setTickType(QValueAxis::TicksDynamic);
    x->setTickInterval(std::max(1.0, niceStep(most)));
    x->setLabelFormat("%d");
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(x), static_cast<QAbstractAxis *>(y)}) {
        axis->setLabelsColor(color(Token::Text2));
        axis->setLabelsFont(roleFont(FontRole::Small));
        axis->setGridLineColor(color(Token::Line2));
        axis->setLinePenColor(color(Token::Line));
    }
    y->setGridLineVisible(false);
    chart()->addAxis(y, Qt::AlignLeft);
    chart()->addAxis(x, Qt::AlignBottom);
    series->attachAxis(x);
    series->attachAxis(y);
    chart()->setMargins({4, 8, 12, 0});
}

void CampaignChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_lines.isEmpty() || chart()->series().isEmpty())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (auto it = m_lines.rbegin(); it != m_lines.rend(); ++it) // the selected one last, on top
        drawLine(*painter, *it);
    for (const Line &line : std::as_const(m_lines)) {
        if (!line.current)
            continue;
        const QColor strong = m_session.colours().strong;
        for (const models::ExperiencePoint &point : line.points) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(strong);
            if (point.there)
                painter->drawEllipse(chart()->mapToPosition(placeOf(point)), 3, 3);
        }
        for (const auto &[point, rank] : line.ranks) {
            const QPointF at = chart()->mapToPosition(point);
            painter->setPen(QPen(strong, 2));
            painter->setBrush(color(Token::Base));
            painter->drawEllipse(at, 5, 5);
            const double width = Theme::current().metrics(FontRole::CaptionStrong).horizontalAdvance(rank);
            paint::text(*painter, {std::max(chart()->plotArea().left(), at.x() - width - 4), at.y() - 22, width + 2, 14}, rank, FontRole::CaptionStrong, strong);
        }
    }
    drawNames(*painter, m_lines);
    painter->restore();
}

// Names stand at the ends of the lines and make room for each other; whoever fell has a cross.
void CampaignChart::drawNames(QPainter &painter, const QVector<Line> &lines) const
{
    QVector<QPair<QPointF, const Line *>> ends;
    for (const Line &line : lines) {
        if (!line.points.isEmpty())
            ends.append({chart()->mapToPosition(placeOf(line.points.last())), &line});
    }
    std::stable_sort(ends.begin(), ends.end(), [](const auto &a, const auto &b) { return a.first.y() < b.first.y(); });
    const double right = chart()->plotArea().right();
    double below = -100;
    for (const auto &[at, line] : std::as_const(ends)) {
        const bool atEnd = at.x() > right - 4;
        double y = at.y() - 7;
        if (line->fallen) {
            painter.setPen(QPen(color(Token::Text2), 1.6));
            painter.drawLine(at - QPointF(3.5, 3.5), at + QPointF(3.5, 3.5));
            painter.drawLine(at - QPointF(3.5, -3.5), at + QPointF(3.5, -3.5));
        }
        if (atEnd) {
            if (y < below + 13)
                y = below + 13;
            below = y;
        }
        const QString words = line->fallen ? tr("%1 killed").arg(line->name) : QString("%1 %2").arg(line->name, QString::number(line->points.last().earned));
        paint::text(painter, {at.x() + 8, y, 150, 14}, words, line->current ? FontRole::CaptionStrong : FontRole::Caption,
                    line->current ? m_session.colours().strong : color(Token::Text2));
    }
}

ChartPanel::ChartPanel(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_title = new ElidedLabel(this);
    m_title->setProperty("role", "second");
    m_choice = new Segments(this);
    m_choice->setObjectName("campaign.chart.choice");
    m_choice->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_chart = new CampaignChart(session, this);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 0);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_choice);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    column->addLayout(bar);
    m_empty = new EmptyState(this);
    m_empty->setIcon("chart");
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_choice);
    connect(m_choice, &Segments::chosen, this, &ChartPanel::refresh);
    connect(&session, &CampaignSession::changed, this, &ChartPanel::refresh);
    connect(&session, &CampaignSession::currentChanged, this, &ChartPanel::refresh);
    connect(&Theme::current(), &Theme::changed, this, &ChartPanel::refresh);
    retranslate();
}

void ChartPanel::refresh()
{
    // A game without experience has one chart only.
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    m_choice->setVisible(experience);
    const bool kills = !experience || m_choice->currentIndex() == 1;
    m_stack->setCurrentWidget(m_session.state().fought() > 0 ? static_cast<QWidget *>(m_chart) : m_empty);
    m_title->setText(kills ? tr("Eliminated by each soldier") : tr("Earned experience after each mission"));
    m_chart->setAccessibleName(m_title->text());
    m_chart->viewport()->setAccessibleName(m_title->text());
    if (kills)
        m_chart->showKills();
    else
        m_chart->showExperience();
}

void ChartPanel::retranslate()
{
    const int index = std::max(0, m_choice->currentIndex());
    m_choice->setChoices({tr("Experience"), tr("Kills")});
    m_choice->setCurrentIndex(index);
    m_choice->setAccessibleName(tr("Chart"));
    m_empty->setTexts(tr("Nothing to draw yet"), tr("Lines begin with the first mission."));
    refresh();
}

} // namespace muster::app
