// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the report page: where they stand, which are in sight, how the keyboard goes through them.
#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/ReportForces.h"
#include "app/campaign/report/ReportPage.h"
#include "app/campaign/report/ReportRow.h"
#include "app/campaign/report/ReportSide.h"
#include "app/campaign/report/ReportTotals.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int atOnce = 24;     // rows that are made before anything is in sight
constexpr int leastSide = 430; // pixels that a side needs beside another one

} // namespace

// A place for every line, side by side: recruits stand with their own.
void ReportPage::makePlaces()
{
    qDeleteAll(m_places);
    qDeleteAll(m_sides);
    m_places = QVector<QWidget *>(m_draft.lines().size());
    m_rows.resize(m_draft.lines().size());
    m_sides.clear();
    m_order.clear();
    const QVector<Side> &sides = m_draft.mission().sides;
    const auto addSide = [this](int side) {
        m_sides.append(new ReportSide(m_session, m_draft, side, m_scroll->widget()));
        connect(m_sides.last(), &ReportSide::focused, this, [this](const ReportSide *who) { focusOn(who->chips(), who->force()); });
    };
    const auto addLine = [this](int line) {
        auto *place = new QWidget(m_sides.last());
        m_sides.last()->rows()->addWidget(place);
        m_places[line] = place;
        m_order.append(line);
    };
    const bool several = sides.size() > 1 || m_session.state().forces.size() > 1;
    for (int side = 0; side < sides.size() && several; ++side) {
        addSide(side);
        for (int i = 0; i < m_draft.lines().size(); ++i) {
            const SoldierState *soldier = m_session.state().soldier(m_draft.lines().at(i).participant.soldier);
            if (soldier && soldier->force == sides.at(side).force)
                addLine(i);
        }
    }
    addSide(-1);
    for (int i = 0; i < m_draft.lines().size(); ++i) {
        if (!m_places.at(i)) // of no side
            addLine(i);
    }
}

bool ReportPage::isThere(int line) const
{
    const SoldierState *soldier = m_session.state().soldier(m_draft.lines().at(line).participant.soldier);
    return !soldier || m_draft.isPresent(soldier->force);
}

void ReportPage::showPresent()
{
    m_forces->load();
    int made = 0;
    for (int line : std::as_const(m_order)) {
        if (isThere(line) && made++ < atOnce)
            (void)rowAt(line);
        QWidget *shown = m_rows.at(line) ? static_cast<QWidget *>(m_rows.at(line)) : m_places.at(line);
        shown->setVisible(isThere(line));
    }
    for (ReportSide *side : std::as_const(m_sides)) {
        side->load();
        side->setVisible(side->side() >= 0 ? m_draft.isPresent(side->force()) : firstRow(side) != nullptr);
    }
    arrange();
}

// Null: nobody of that side is there, or their row is not made yet.
ReportRow *ReportPage::firstRow(const ReportSide *side) const
{
    for (int line : m_order) {
        if (isThere(line) && m_rows.at(line) && m_rows.at(line)->parentWidget() == side)
            return m_rows.at(line);
    }
    return nullptr;
}

// Side stands beside side, as many as have room; on a small window below each other.
void ReportPage::arrange()
{
    if (m_rows.size() != m_draft.lines().size())
        return; // in sight before it has read what is another report now
    QVector<ReportSide *> shown;
    for (ReportSide *side : std::as_const(m_sides)) {
        m_grid->removeWidget(side);
        if (side->isVisibleTo(m_scroll->widget()))
            shown.append(side);
    }
    // Not the room in sight: that changes with the scroll bar, and what follows from it would, too.
    const int room = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int columns = std::clamp(room / leastSide, 1, std::max(1, int(shown.size())));
    m_narrow = room / columns < ReportColumns::wide;
    for (int i = 0; i < std::max(m_grid->columnCount(), columns); ++i)
        m_grid->setColumnStretch(i, i < columns);
    for (int i = 0; i < m_grid->rowCount(); ++i)
        m_grid->setRowStretch(i, 0);
    for (int i = 0; i < shown.size(); ++i) {
        m_grid->addWidget(shown.at(i), i / columns, i % columns);
        shown.at(i)->setBeside(i % columns > 0);
    }
    m_grid->setRowStretch(shown.isEmpty() ? 0 : int(shown.size() - 1) / columns, 1);
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i))
            m_rows.at(i)->setNarrow(m_narrow);
        else
            m_places.at(i)->setFixedHeight(m_narrow ? ReportColumns::narrowHeight : ReportColumns::height);
    }
    // Of several each has its heads and totals; of one they stay in sight.
    ReportRow *alone = m_sides.size() == 1 ? firstRow(m_sides.first()) : nullptr;
    for (ReportSide *side : std::as_const(m_sides))
        side->follow(firstRow(side));
    m_totals->follow(alone);
    m_totals->setVisible(m_sides.size() == 1);
    m_columns->follow(alone);
    m_columns->setVisible(alone && !m_narrow);
}

// A row is made when it comes into sight: hundreds of soldiers cost no more than those one can see.
ReportRow *ReportPage::rowAt(int index)
{
    if (m_rows.at(index))
        return m_rows.at(index);
    QWidget *place = m_places.at(index);
    auto *row = new ReportRow(m_session, m_draft, index, place->parentWidget());
    row->setNarrow(m_narrow);
    row->setTargets(killTargets(m_session, m_draft, row->force(), m_kinds));
    connect(row, &ReportRow::focused, this, [this](const ReportRow *who) { focusOn(who->chips(), who->force()); });
    connect(row, &ReportRow::rowWanted, this, [this, row](int step) { moveRow(row, step); });
    delete place->parentWidget()->layout()->replaceWidget(place, row);
    delete std::exchange(m_places[index], nullptr);
    m_rows[index] = row;
    // Tab goes down the sheet, in whatever order the rows were made.
    const auto at = m_order.indexOf(index);
    for (auto before = at - 1; before >= 0; --before) {
        if (ReportRow *other = m_rows.at(m_order.at(before))) {
            row->follow(other);
            break;
        }
    }
    for (auto after = at + 1; after < m_order.size(); ++after) {
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
    if (m_rows.size() != m_draft.lines().size())
        return;
    const QRect sight = m_scroll->viewport()->rect().adjusted(0, -400, 0, 400).translated(0, m_scroll->verticalScrollBar()->value());
    const auto isNear = [&](const QWidget *place) {
        return place && place->isVisibleTo(m_scroll->widget())
            && QRect(place->mapTo(m_scroll->widget(), QPoint(0, 0)), place->size()).intersects(sight);
    };
    for (int i = 0; i < m_places.size(); ++i) {
        if (isNear(m_places.at(i)))
            (void)rowAt(i);
    }
}

void ReportPage::moveRow(ReportRow *from, int step)
{
    auto place = m_order.indexOf(int(m_rows.indexOf(from))) + step;
    while (place >= 0 && place < m_order.size() && !isThere(m_order.at(place)))
        place += step < 0 ? -1 : 1;
    if (place < 0 || place >= m_order.size())
        return;
    ReportRow *row = rowAt(m_order.at(place));
    row->chips()->input()->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(row);
}

} // namespace muster::app
