// SPDX-License-Identifier: GPL-3.0-or-later
// How a unit is taken from the catalogue with the mouse.
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/catalogue/UnitTip.h"
#include "models/roster/EntryCard.h"

#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeView>

namespace muster::app {

using models::CatalogueRow;

bool CataloguePanel::pressedAdd(const QMouseEvent &event)
{
    if (!m_editor || event.button() != Qt::LeftButton)
        return false;
    const QPoint at = event.position().toPoint();
    const QModelIndex index = m_view->indexAt(at);
    const CatalogueRow *row = m_editor->catalogue().row(index);
    const QRect line = m_view->visualRect(index);
    const bool onPlus = row && row->kind != CatalogueRow::Kind::Group
        && CatalogueDelegate::addRect({0, line.top(), m_view->viewport()->width(), line.height()}).contains(at);
    if (event.type() == QEvent::MouseButtonRelease) {
        const QString pressed = std::exchange(m_pressedEntry, {});
        if (pressed.isEmpty())
            return false;
        if (onPlus && row->entryId == pressed)
            addInPlace(index);
        return true;
    }
    m_pressedEntry = onPlus ? row->entryId : QString();
    return onPlus;
}

// The card of a unit goes as soon as the mouse is at another row, or does something.
void CataloguePanel::followPointer(const QEvent &event)
{
    if (!m_tip || m_tip->isHidden())
        return;
    const bool moved = event.type() == QEvent::MouseMove
        && m_tipped != m_view->indexAt(static_cast<const QMouseEvent &>(event).position().toPoint());
    if (moved || event.type() == QEvent::Leave || event.type() == QEvent::Wheel || event.type() == QEvent::MouseButtonPress
        || event.type() == QEvent::Hide)
        m_tip->hide();
}

bool CataloguePanel::showCard(const QHelpEvent &event)
{
    const QModelIndex index = m_editor ? m_view->indexAt(event.pos()) : QModelIndex();
    const CatalogueRow *row = m_editor ? m_editor->catalogue().row(index) : nullptr;
    if (!row || row->kind == CatalogueRow::Kind::Group)
        return true;
    const models::CatalogueModel &catalogue = m_editor->catalogue();
    const share::RosterLook &look = m_editor->look();
    const models::EntryCard card = models::entryCard(m_editor->document(), look, catalogue.forceId(), row->entryId);
    const UnitTip::Content content{index.data(Qt::ToolTipRole).toString(),
                                   card.woken,
                                   catalogueProfiles(*m_editor, row->entryId),
                                   card.rules,
                                   catalogue.card(index),
                                   row->kind == CatalogueRow::Kind::Formation ? catalogueSlots(*m_editor, row->entryId) : QString()};
    if (!m_tip)
        m_tip = new UnitTip(this);
    m_tipped = index;
    const QRect line = m_view->visualRect(index);
    const auto global = [this](const QRect &rect) { return QRect(m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()); };
    m_tip->showFor(content, global(line), global(m_view->viewport()->rect()));
    return true;
}

void CataloguePanel::addInPlace(const QModelIndex &index)
{
    const CatalogueRow *row = m_editor ? m_editor->catalogue().row(index) : nullptr;
    if (!row || row->kind == CatalogueRow::Kind::Group)
        return;
    const QString id = row->entryId;
    const int top = m_view->visualRect(index).top();
    const bool filling = m_editor->target().isValid();
    if (!m_editor->addFromCatalogue(id))
        return; // the status bar says why
    // Another slot may have another list: the row just taken stays under the pointer as far as the list can be scrolled.
    const QModelIndex again = m_editor->catalogue().indexOfEntry(id);
    if (again.isValid()) {
        const QScopedValueRollback<bool> quiet(m_rowsGoing, true); // it is no wish to look at the catalogue's entry
        m_view->expand(again.parent());
        m_view->setCurrentIndex(again);
        m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->value() + m_view->visualRect(again).top() - top);
    }
    if (filling && !m_editor->target().isValid())
        emit slotsFilled();
}

} // namespace muster::app
