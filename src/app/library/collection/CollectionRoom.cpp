// SPDX-License-Identifier: GPL-3.0-or-later
// What of CollectionPanel gives way where there is little room, and what its buttons do.
#include "app/library/collection/CollectionPanel.h"
#include "app/library/collection/StateBar.h"
#include "app/theme/style/Theme.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

namespace muster::app {

namespace {

constexpr int headingEdge = 10; ///< beside the words of a heading
constexpr int lowPanel = 400;   ///< below this height the rows of the table need what stands around them

} // namespace

void CollectionPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showRoom();
}

// Large texts on a small screen: the rows stay, the words of the buttons go into their tool tips.
void CollectionPanel::showRoom()
{
    const bool low = height() < lowPanel;
    m_bar->setVisible(!low);
    m_second->setVisible(!low);
    for (QToolButton *button : {m_count, m_move, m_box, m_csv, m_paints, m_ready}) {
        button->setToolButtonStyle(low ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setAccessibleName(button->text());
        if (button->toolTip().isEmpty() || button == m_count || button == m_csv || button == m_ready)
            button->setToolTip(button->text());
    }
}

// As wide as their headings and no wider: in every language all of them stand beside the names on a laptop.
void CollectionPanel::fitColumns()
{
    const QFontMetrics metrics(roleFont(FontRole::CaptionStrong));
    for (int column = models::CollectionModel::Owned; column <= models::CollectionModel::Based; ++column) {
        const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_table->header()->resizeSection(column, metrics.horizontalAdvance(title) + 2 * headingEdge);
    }
}

// What the button below offers, where the hand is: for all rows that are selected.
void CollectionPanel::offerMoves(const QPoint &at)
{
    const models::CollectionRow *row = m_model.row(m_table->indexAt(at));
    if (row && !row->heading)
        m_move->menu()->popup(m_table->viewport()->mapToGlobal(at));
}

void CollectionPanel::moveOn(std::optional<collection::State> to)
{
    record(m_model.movedOn(chosen(), to, 0));
}

void CollectionPanel::addBox()
{
    record(m_model.oneBox(chosen()));
}

// As far as the data say what a figure costs.
double CollectionPanel::points() const
{
    double sum = 0;
    for (const collection::Owned &owned : m_book.game(game()).figures()) {
        const collection::KnownFigure *known = m_model.known().find(owned.key);
        sum += known && known->points > 0 ? known->points * owned.counts.owned() : 0;
    }
    return sum;
}

} // namespace muster::app
