// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/CampaignChart.h"

#include <QScopedValueRollback>

namespace muster::app {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

CampaignChart::CampaignChart(CampaignSession &session, QWidget *parent) : ChartView(parent), m_session(session) {}

print::ChartWords CampaignChart::words() const
{
    return {tr("Start"), QStringLiteral("M%1"), tr("%1 killed"), tr("and %1 more"), tr("Name"), tr("Kills"), tr("%1, not there")};
}

print::ChartStyle CampaignChart::style() const
{
    print::ChartStyle style = themeStyle();
    style.text = color(Token::Text2).rgb();
    style.axis = color(Token::Line).rgb();
    style.line = color(Token::Control).rgb();
    style.strong = style.fill = m_session.colours().strong.rgb();
    return style;
}

void CampaignChart::showExperience()
{
    m_showsKills = false;
    m_experience = print::experienceChart(m_session.state(), m_session.rules(), m_session.language(), m_session.current());
    take(tableOf(m_experience, words()));
}

void CampaignChart::showKills()
{
    m_showsKills = true;
    m_kills = print::killChart(m_session.state(), m_session.current());
    take(tableOf(m_kills, words()));
}

void CampaignChart::showForces()
{
    m_showsKills = false;
    const campaign::SoldierState *current = m_session.state().soldier(m_session.current());
    m_experience = print::forceChart(m_session.state(), m_session.rules(), current ? current->force : QString());
    take(tableOf(m_experience, words()));
}

void CampaignChart::showPlayers()
{
    m_showsKills = false;
    m_experience = print::playerChart(m_session.state(), m_session.rules());
    take(tableOf(m_experience, words()));
}

// Cell by cell, so that whoever reads the table keeps the place.
void CampaignChart::take(const print::ChartTable &from)
{
    const QScopedValueRollback following(m_following, true);
    table().setColumnCount(int(from.columns.size()));
    table().setRowCount(int(from.rows.size()));
    table().setHorizontalHeaderLabels(from.columns);
    const int column = std::max(0, currentIndex().column());
    for (int row = 0; row < from.rows.size(); ++row) {
        const print::ChartTable::Row &line = from.rows.at(row);
        table().setHeaderData(row, Qt::Vertical, line.cells.first());
        for (int i = 0; i < line.cells.size(); ++i) {
            const QModelIndex index = table().index(row, i);
            const QString tip = i == 0 ? line.cells.first()
                                       : QStringLiteral("%1, %2: %3").arg(line.cells.first(), from.columns.at(i), line.cells.at(i));
            for (const auto &[role, value] :
                 {std::pair(int(Qt::DisplayRole), line.cells.at(i)), std::pair(idRole, line.id), std::pair(int(Qt::ToolTipRole), tip)})
                if (index.data(role).toString() != value)
                    table().setData(index, value, role);
        }
        if (line.id == m_session.current())
            setCurrentIndex(table().index(row, std::min(column, int(from.columns.size()) - 1)));
    }
    draw();
}

print::ChartMarks CampaignChart::drawOn(print::Canvas &canvas, const QRectF &area) const
{
    return m_showsKills ? drawKills(canvas, area, m_kills, style(), words()) : drawExperience(canvas, area, m_experience, style(), words());
}

QRect CampaignChart::visualRect(const QModelIndex &index) const
{
    for (const print::ChartMark &mark : marks())
        if (mark.row == index.row() && mark.column == index.column())
            return boxOf(mark);
    return {};
}

QModelIndex CampaignChart::indexAt(const QPoint &point) const
{
    constexpr double reach = 12;
    QModelIndex nearest;
    double distance = reach;
    for (const print::ChartMark &mark : marks()) {
        const QRect box = visualRect(table().index(mark.row, mark.column));
        // Names and bars are hit inside, points also from nearby.
        const double away = box.contains(point) && (mark.column == 0 || m_showsKills) ? 0 : QLineF(box.center(), point).length();
        if (away < distance) {
            distance = away;
            nearest = table().index(mark.row, mark.column);
        }
    }
    return nearest;
}

void CampaignChart::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    ChartView::currentChanged(current, previous);
    const QString id = current.data(idRole).toString();
    if (!m_following && m_session.state().soldier(id)) // a force or a player is nobody to choose
        m_session.setCurrent(id);
}

} // namespace muster::app
