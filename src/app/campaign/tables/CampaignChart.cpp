// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/CampaignChart.h"

#include "print/paint/Replay.h"

#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>

namespace muster::app {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

CampaignChart::CampaignChart(CampaignSession &session, QWidget *parent) : QTableView(parent), m_session(session)
{
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    setModel(&m_table);
}

print::ChartWords CampaignChart::words() const
{
    return {tr("Start"), QStringLiteral("M%1"), tr("%1 killed"), tr("and %1 more"), tr("Name"), tr("Kills"), tr("%1, not there")};
}

print::ChartStyle CampaignChart::style() const
{
    const auto font = [](FontRole role, print::Weight weight) {
        return print::Font{roleFont(role).pointSizeF(), weight, false, print::Family::Window};
    };
    print::ChartStyle style;
    style.font = font(FontRole::Caption, print::Weight::Regular);
    style.strongFont = font(FontRole::CaptionStrong, print::Weight::Bold);
    style.text = color(Token::Text2).rgb();
    style.grid = color(Token::Line2).rgb();
    style.axis = color(Token::Line).rgb();
    style.line = color(Token::Control).rgb();
    style.strong = style.fill = m_session.colours().strong.rgb();
    style.onFill = style.ground = color(Token::Base).rgb();
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
void CampaignChart::take(const print::ChartTable &table)
{
    const QScopedValueRollback following(m_following, true);
    m_table.setColumnCount(int(table.columns.size()));
    m_table.setRowCount(int(table.rows.size()));
    m_table.setHorizontalHeaderLabels(table.columns);
    const int column = std::max(0, currentIndex().column());
    for (int row = 0; row < table.rows.size(); ++row) {
        const print::ChartTable::Row &line = table.rows.at(row);
        m_table.setHeaderData(row, Qt::Vertical, line.cells.first());
        for (int i = 0; i < line.cells.size(); ++i) {
            const QModelIndex index = m_table.index(row, i);
            const QString tip = i == 0 ? line.cells.first()
                                       : QStringLiteral("%1, %2: %3").arg(line.cells.first(), table.columns.at(i), line.cells.at(i));
            for (const auto &[role, value] :
                 {std::pair(int(Qt::DisplayRole), line.cells.at(i)), std::pair(idRole, line.id), std::pair(int(Qt::ToolTipRole), tip)})
                if (index.data(role).toString() != value)
                    m_table.setData(index, value, role);
        }
        if (line.id == m_session.current())
            setCurrentIndex(m_table.index(row, std::min(column, int(table.columns.size()) - 1)));
    }
    draw();
}

void CampaignChart::draw()
{
    const double margin = 8 / pixelsPerMm();
    const QRectF area = QRectF({}, QSizeF(viewport()->size()) / pixelsPerMm()).adjusted(margin, margin, -margin, -margin / 2);
    print::Canvas canvas(m_meter, {});
    m_marks.clear();
    if (area.isValid())
        m_marks = m_showsKills ? drawKills(canvas, area, m_kills, style(), words())
                               : drawExperience(canvas, area, m_experience, style(), words());
    m_drawing = canvas.take();
    viewport()->update();
}

void CampaignChart::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Token::Base));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    const double scale = pixelsPerMm() / print::unitsPerMm;
    print::Replay().list(painter, m_drawing, QTransform::fromScale(scale, scale) * painter.worldTransform());
    painter.restore();
    if (hasFocus() && currentIndex().isValid()) {
        painter.setPen(QPen(color(Token::Accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(visualRect(currentIndex())).adjusted(-2, -1, 2, 1), 3, 3);
    }
}

void CampaignChart::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    draw();
}

QRect CampaignChart::visualRect(const QModelIndex &index) const
{
    for (const print::ChartMark &mark : m_marks)
        if (mark.row == index.row() && mark.column == index.column())
            return QRectF(mark.box.topLeft() * pixelsPerMm(), mark.box.size() * pixelsPerMm()).toAlignedRect();
    return {};
}

QModelIndex CampaignChart::indexAt(const QPoint &point) const
{
    constexpr double reach = 12;
    QModelIndex nearest;
    double distance = reach;
    for (const print::ChartMark &mark : m_marks) {
        const QRect box = visualRect(m_table.index(mark.row, mark.column));
        // Names and bars are hit inside, points also from nearby.
        const double away = box.contains(point) && (mark.column == 0 || m_showsKills) ? 0 : QLineF(box.center(), point).length();
        if (away < distance) {
            distance = away;
            nearest = m_table.index(mark.row, mark.column);
        }
    }
    return nearest;
}

void CampaignChart::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
    const QString id = current.data(idRole).toString();
    if (!m_following && m_session.state().soldier(id)) // a force or a player is nobody to choose
        m_session.setCurrent(id);
}

} // namespace muster::app
