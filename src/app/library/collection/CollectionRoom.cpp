// SPDX-License-Identifier: GPL-3.0-or-later
// What of CollectionPanel gives way where there is little room, and what its buttons do.
#include "app/library/collection/CollectionPanel.h"
#include "app/library/collection/StateBar.h"

#include <QLabel>
#include <QToolButton>

namespace muster::app {

namespace {

constexpr int lowPanel = 400; ///< below this height the rows of the table need what stands around them

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
