// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/ColumnFit.h"

#include "app/theme/style/Theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int mostMeasured = 600; ///< rows of a column that is not to be cut

} // namespace

ColumnFit::ColumnFit(QTableView *view, const QVector<Column> &columns) : QObject(view), m_view(view), m_columns(columns)
{
    view->viewport()->installEventFilter(this);
    view->horizontalHeader()->setStretchLastSection(false);
    view->horizontalHeader()->setMinimumSectionSize(24);
    connect(view->horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        // Hiding and showing columns resizes them too; a hand has the mouse on the header.
        if (!m_fitting && QGuiApplication::mouseButtons() != Qt::NoButton && m_view->horizontalHeader()->underMouse())
            m_byHand = true;
    });
}

bool ColumnFit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitSoon();
    return QObject::eventFilter(watched, event);
}

void ColumnFit::fitSoon(bool afresh)
{
    if (afresh)
        m_byHand = false;
    if (m_soon || m_byHand)
        return;
    m_soon = true;
    QTimer::singleShot(0, this, [this] {
        m_soon = false;
        fit();
    });
}

int ColumnFit::wanted(int column) const
{
    // Of a long table the rows in sight and some more are measured, never all; further down only what must not be cut.
    const QHeaderView *header = m_view->horizontalHeader();
    const QString label = m_view->model()->headerData(column, Qt::Horizontal).toString();
    const int arrow = header->sortIndicatorSection() == column ? 14 : 0;
    int width = Theme::current().metrics(FontRole::CaptionStrong).horizontalAdvance(label) + 2 * 8 + 12 + arrow;
    const int first = std::max(0, m_view->rowAt(0)), rows = m_view->model()->rowCount();
    const auto measure = [&](int from, int to) {
        for (int row = std::max(0, from); row < std::min(rows, to); ++row)
            width = std::max(width, m_view->sizeHintForIndex(m_view->model()->index(row, column)).width());
    };
    m_columns.at(column).whole ? measure(first - mostMeasured / 2, first + mostMeasured / 2) : measure(first, first + 60);
    return width;
}

void ColumnFit::setFold(int steps, const Fold &fold)
{
    m_steps = steps;
    m_fold = fold;
}

QVector<int> ColumnFit::wantedWidths() const
{
    QVector<int> widths(m_columns.size(), 0);
    for (int i = 0; i < m_columns.size(); ++i) {
        if (!m_view->isColumnHidden(i))
            widths[i] = wanted(i);
    }
    return widths;
}

// Columns that give way may lose a fifth of their words before the table takes a shorter form, unless they are to stay whole.
bool ColumnFit::isRoomFor(const QVector<int> &widths) const
{
    int sum = 0;
    for (int i = 0; i < widths.size(); ++i) {
        const int least = m_columns.at(i).whole ? 0 : m_columns.at(i).least;
        sum += least > 0 ? std::min(widths.at(i), std::max(least, widths.at(i) * 4 / 5)) : widths.at(i);
    }
    return sum <= m_view->viewport()->width();
}

void ColumnFit::fit()
{
    if (!m_view->model() || m_byHand)
        return;
    m_fitting = true;
    const int room = m_view->viewport()->width();
    QVector<int> widths = wantedWidths();
    for (int step = 0; m_fold && step <= m_steps; ++step) {
        m_fold(step);
        widths = wantedWidths();
        if (isRoomFor(widths))
            break;
    }
    int sum = 0, shares = 0;
    for (int i = 0; i < m_columns.size(); ++i) {
        sum += widths.at(i);
        shares += widths.at(i) > 0 ? m_columns.at(i).share : 0;
    }
    // Too wide: those that can give way do, in equal parts of what they can give; whole words go last.
    if (sum > room)
        (void)narrow(widths, true, narrow(widths, false, sum - room));
    const int left = std::max(0, room - sum);
    for (int i = 0; i < m_columns.size(); ++i) {
        if (widths.at(i) == 0)
            continue;
        if (left > 0 && shares > 0)
            widths[i] += left * m_columns.at(i).share / shares;
        m_view->setColumnWidth(i, widths.at(i));
    }
    m_fitting = false;
}

int ColumnFit::narrow(QVector<int> &widths, bool whole, int over) const
{
    const auto spare = [&](int i) {
        const Column &column = m_columns.at(i);
        return column.least > 0 && column.whole == whole ? std::max(0, widths.at(i) - column.least) : 0;
    };
    int give = 0;
    for (int i = 0; i < m_columns.size(); ++i)
        give += spare(i);
    const int taken = std::min(give, over);
    for (int i = 0; i < m_columns.size() && taken > 0; ++i)
        widths[i] -= (spare(i) * taken + give - 1) / give;
    return over - taken;
}

} // namespace muster::app
