// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/formation/FormationPanel.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QDragMoveEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace muster::app {

FormationView::FormationView(QWidget *parent) : QTreeView(parent)
{
    setObjectName("formationView");
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(16);
    setUniformRowHeights(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(false); // painted by ourselves
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(true);
}

void FormationView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current.isValid())
        return emit activatedRow(current, {});
    if (event->key() == Qt::Key_Plus && current.isValid())
        return emit countStepped(1);
    if (event->key() == Qt::Key_Minus && current.isValid())
        return emit countStepped(-1);
    const auto *model = qobject_cast<const QAbstractItemModel *>(this->model());
    const auto *formation = model ? dynamic_cast<const models::FormationModel *>(model) : nullptr;
    const models::FormationRow *row = formation ? formation->row(current) : nullptr;
    const bool slot = row && (row->kind == models::FormationRow::Kind::EmptySlot || row->kind == models::FormationRow::Kind::AddLink);
    // Typing on an empty slot searches the catalogue for it.
    if (slot && !event->text().isEmpty() && event->text().front().isLetterOrNumber()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return emit activatedRow(current, event->text());
    QTreeView::keyPressEvent(event);
}

void FormationView::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex before = currentIndex();
    QTreeView::mouseReleaseEvent(event);
    const auto *formation = dynamic_cast<const models::FormationModel *>(model());
    const QModelIndex index = indexAt(event->position().toPoint());
    const models::FormationRow *row = formation && index.isValid() && index == before ? formation->row(index) : nullptr;
    if (row && event->button() == Qt::LeftButton
        && (row->kind == models::FormationRow::Kind::EmptySlot || row->kind == models::FormationRow::Kind::AddLink))
        emit activatedRow(index, {});
}

void FormationView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (state() != DraggingState)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
    const QModelIndex index = indexAt(at);
    if (!index.isValid())
        return;
    const QRect row = visualRect(index);
    if (dropIndicatorPosition() == AboveItem)
        paint::dropLine(painter, row.left() + 8, viewport()->width() - 14, row.top());
    else if (dropIndicatorPosition() == BelowItem)
        paint::dropLine(painter, row.left() + 8, viewport()->width() - 14, row.bottom());
    else
        paint::dashedOutline(painter, QRectF(2, row.top() + 1, viewport()->width() - 4, row.height() - 2), color(Token::Accent));
}

// What cannot be dropped says why while it is still in the hand.
void FormationView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    const auto *formation = dynamic_cast<const models::FormationModel *>(model());
    const QModelIndex under = indexAt(event->position().toPoint());
    QString why;
    if (formation && under.isValid() && !event->isAccepted()) {
        const bool between = dropIndicatorPosition() == AboveItem || dropIndicatorPosition() == BelowItem;
        const int row = between ? under.row() + (dropIndicatorPosition() == BelowItem ? 1 : 0) : -1;
        why = formation->refusal(*event->mimeData(), event->dropAction(), row, between ? under.parent() : under);
    }
    // Beside the view: under the pointer it would be a window of its own, and the next row down would be out of reach.
    QToolTip::showText(viewport()->mapToGlobal(QPoint(viewport()->width(), event->position().toPoint().y() - 20)), why, this);
}

void FormationView::dragLeaveEvent(QDragLeaveEvent *event)
{
    QToolTip::hideText();
    QTreeView::dragLeaveEvent(event);
}

void FormationView::dropEvent(QDropEvent *event)
{
    QToolTip::hideText();
    QTreeView::dropEvent(event);
    if (event->isAccepted())
        emit dropped();
}

void FormationView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    emit resized();
}

void FormationView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid())
        emit enteredWithoutRow(); // Qt would take the first one, the army, as a wish to stop filling the slot
    QTreeView::focusInEvent(event);
}

FormationHeader::FormationHeader(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(std::max(26, int(Theme::current().metrics(FontRole::CaptionStrong).height()) + 10));
}

void FormationHeader::follow(int rowWidth, double slotWords)
{
    m_rowWidth = rowWidth;
    m_slotWords = slotWords;
    update();
}

void FormationHeader::setWords(const QString &code, const QString &points)
{
    m_code = code;
    m_points = points;
    update();
}

void FormationHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Header));
    painter.setPen(QPen(color(Token::Line), 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    painter.setRenderHint(QPainter::Antialiasing);
    const FormationColumns columns = FormationColumns::forWidth(m_rowWidth > 0 ? m_rowWidth : width(), !m_code.isEmpty(), m_slotWords);
    const QColor ink = color(Token::Text2);
    paint::text(painter, QRectF(columns.slot, 0, columns.unit - columns.slot, height()), tr("Slot"), FontRole::CaptionStrong, ink);
    paint::text(painter, QRectF(columns.unit, 0, columns.star - columns.unit, height()), tr("Unit"), FontRole::CaptionStrong, ink);
    icons::paint(painter, QRectF(columns.star - 6, height() / 2.0 - 6, 12, 12), QStringLiteral("star-hollow"), ink);
    if (!m_code.isEmpty())
        paint::text(painter, QRectF(columns.code - 30, 0, 60, height()), m_code, FontRole::CaptionStrong, ink, Qt::AlignCenter);
    paint::text(painter, QRectF(columns.points - 60, 0, 60, height()), m_points, FontRole::CaptionStrong, ink,
                Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace muster::app
