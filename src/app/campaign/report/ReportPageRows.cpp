// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the report page: where they stand, which are in sight, how the keyboard goes through them.
#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/ReportForces.h"
#include "app/campaign/report/ReportPage.h"
#include "app/campaign/report/ReportRow.h"
#include "app/campaign/report/ReportSide.h"
#include "app/campaign/report/ReportTotals.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int atOnce = 24; // rows that are made before anything is in sight

} // namespace

// A place for every line, force by force: recruits stand with their own.
void ReportPage::makePlaces()
{
    qDeleteAll(m_places);
    qDeleteAll(m_sides);
    m_places = QVector<QWidget *>(m_draft.lines().size());
    m_rows.resize(m_draft.lines().size());
    m_sides.clear();
    m_order.clear();
    const QVector<Side> &sides = m_draft.mission().sides;
    int at = 0;
    const auto addLine = [&](int line) {
        auto *place = new QWidget(m_scroll->widget());
        place->setFixedHeight(ReportColumns::height);
        m_rowColumn->insertWidget(at++, place);
        m_places[line] = place;
        m_order.append(line);
    };
    const bool several = m_session.state().forces.size() > 1;
    for (int side = 0; side < sides.size() && several; ++side) {
        m_sides.append(new ReportSide(m_session, m_draft, side, m_scroll->widget()));
        m_rowColumn->insertWidget(at++, m_sides.last());
        for (int i = 0; i < m_draft.lines().size(); ++i) {
            const SoldierState *soldier = m_session.state().soldier(m_draft.lines().at(i).participant.soldier);
            if (soldier && soldier->force == sides.at(side).force)
                addLine(i);
        }
    }
    for (int i = 0; i < m_draft.lines().size(); ++i) {
        if (!m_places.at(i)) // of no side
            addLine(i);
    }
}

void ReportPage::showPresent()
{
    m_forces->load();
    for (ReportSide *side : std::as_const(m_sides)) {
        side->setVisible(m_draft.isPresent(m_draft.side(side->side()).force));
        side->load();
    }
    ReportRow *first = nullptr;
    int made = 0;
    for (int line : std::as_const(m_order)) {
        const SoldierState *soldier = m_session.state().soldier(m_draft.lines().at(line).participant.soldier);
        const bool present = !soldier || m_draft.isPresent(soldier->force);
        if (present && made++ < atOnce)
            (void)rowAt(line);
        QWidget *shown = m_rows.at(line) ? static_cast<QWidget *>(m_rows.at(line)) : m_places.at(line);
        shown->setVisible(present);
        if (present && !first)
            first = m_rows.at(line);
    }
    m_totals->follow(first);
    static_cast<ReportTotals *>(m_columns)->follow(first);
    m_columns->setVisible(first);
}

// A row is made when it comes into sight: hundreds of soldiers cost no more than those one can see.
ReportRow *ReportPage::rowAt(int index)
{
    if (m_rows.at(index))
        return m_rows.at(index);
    auto *row = new ReportRow(m_session, m_draft, index, m_scroll->widget());
    row->setTargets(killTargets(m_session, m_draft, row->force(), m_kinds));
    connect(row, &ReportRow::focused, this, [this](const ReportRow *who) { focusOn(who->chips(), who->force()); });
    connect(row, &ReportRow::rowWanted, this, [this, row](int step) { moveRow(row, step); });
    delete m_rowColumn->replaceWidget(m_places.at(index), row);
    delete std::exchange(m_places[index], nullptr);
    m_rows[index] = row;
    // Tab goes down the sheet, in whatever order the rows were made.
    const auto place = m_order.indexOf(index);
    for (auto before = place - 1; before >= 0; --before) {
        if (ReportRow *other = m_rows.at(m_order.at(before))) {
            row->follow(other);
            break;
        }
    }
    for (auto after = place + 1; after < m_order.size(); ++after) {
        if (ReportRow *other = m_rows.at(m_order.at(after))) {
            other->follow(row);
            break;
        }
    }
    row->show();
    return row;
}

void ReportPage::makeVisibleRows()
{
    const QRect sight = m_scroll->viewport()->rect().adjusted(0, -400, 0, 400).translated(0, m_scroll->verticalScrollBar()->value());
    for (int i = 0; i < m_places.size(); ++i) {
        if (m_places.at(i) && m_places.at(i)->isVisibleTo(m_scroll->widget()) && m_places.at(i)->geometry().intersects(sight))
            (void)rowAt(i);
    }
}

void ReportPage::moveRow(ReportRow *from, int step)
{
    auto place = m_order.indexOf(int(m_rows.indexOf(from))) + step;
    const auto isAway = [this](int line) {
        const SoldierState *soldier = m_session.state().soldier(m_draft.lines().at(line).participant.soldier);
        return soldier && !m_draft.isPresent(soldier->force);
    };
    while (place >= 0 && place < m_order.size() && isAway(m_order.at(place)))
        place += step < 0 ? -1 : 1;
    if (place < 0 || place >= m_order.size())
        return;
    ReportRow *row = rowAt(m_order.at(place));
    row->chips()->input()->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(row);
}

} // namespace muster::app
